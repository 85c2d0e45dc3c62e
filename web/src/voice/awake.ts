/** Keeps the screen from locking while a game is on: a wake lock, or a silent film where there is none. */

let film: HTMLVideoElement | null = null;

/** Call this inside a tap. A lock is lost whenever the page is hidden, so it is asked for again. */
export function stayAwake(): void {
  if ("wakeLock" in navigator) {
    void lock();
    document.removeEventListener("visibilitychange", lock);
    document.addEventListener("visibilitychange", lock);
  } else silentFilm();
}

async function lock(): Promise<void> {
  if (document.visibilityState !== "visible") return;
  await navigator.wakeLock.request("screen").catch(silentFilm);
}

/** Pages that are not secure have no wake lock, but a screen that shows a film stays on. */
function silentFilm(): void {
  if (film || !("captureStream" in HTMLCanvasElement.prototype)) return;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 2;
  canvas.getContext("2d");
  film = document.createElement("video");
  film.muted = film.loop = true;
  film.srcObject = canvas.captureStream(1);
  void film.play().catch(() => {});
}
