/** Keeps the app on this device, so that a reload works with the server gone: where the browser allows it. */
import { signal } from "../../store";

/** Whether the app is kept: never on a page that is not secure. */
export const kept = signal<"never" | "soon" | "now">("serviceWorker" in navigator ? "soon" : "never");

export async function keep(): Promise<void> {
  if (kept.value !== "soon") return;
  try {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
    kept.value = "now";
  } catch {
    kept.value = "never";
  }
}
