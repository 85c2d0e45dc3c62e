/** Night or day: one class on the page's root; components read tokens. */
import { effect, signal } from "./store";
import { useLayoutEffect } from "preact/hooks";
import { settings, still } from "./settings";

export type Palette = "night" | "day";

const palette = signal<Palette>("night");

effect(() => {
  const classes = document.documentElement.classList;
  classes.toggle("night", palette.value === "night");
  classes.toggle("day", palette.value === "day");
  classes.toggle("low", settings.value.low);
  classes.toggle("still", still());
  const ground = palette.value === "night" ? "#0B1E2A" : settings.value.low ? "#C9992F" : "#F5C54A";
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
});

/** Says in which palette this screen is; without one, it is the quiet screens': as the phone's owner prefers. */
export function usePalette(wanted?: Palette): void {
  const chosen = wanted ?? (settings.value.daylight ? "day" : "night");
  useLayoutEffect(() => {
    palette.value = chosen;
  }, [chosen]);
}
