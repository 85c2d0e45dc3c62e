import { expect, test } from "vitest";
import type { OneNight } from "../wire";
import { closing, type Line, opening } from "./cues";

const line = (at: number, call: string, text: string, silence: number): Line => ({ at, call, text, silence });
const LINES = [
  line(0, "night", "All asleep.", 2),
  line(3, "2", "Wolves, wake.", 10),
  line(14, "2", "Wolves, sleep.", 2),
  line(17, "5", "Seer, wake.", 10),
  line(28, "5", "Seer, sleep.", 2),
  line(31, "dawn", "Day.", 0),
];
const live = (phase: string, beat: number, ...calls: string[]): OneNight =>
  ({ phase, beat, goes_on: [], calls: calls.map((id) => ({ id, role: "seer" })) }) as unknown as OneNight;

test("the first beat says the night, then its call, one after the other", () => {
  const cues = opening(LINES, live("night", 0, "2"), null);
  expect(cues.map((cue) => cue.text)).toEqual(["All asleep.", "Wolves, wake."]);
  expect(cues[1]!.after).toBe(3000);
});

test("in quick pace nobody is called, and no eyes are closed", () => {
  const cues = opening(LINES, live("night", 0, "2", "5"), "Thumbs busy.");
  expect(cues.map((cue) => cue.text)).toEqual(["Thumbs busy."]);
});

test("the morning is said when the night has been", () => {
  expect(opening(LINES, live("look", 2), null).map((cue) => cue.text)).toEqual(["Day."]);
  expect(opening(LINES, live("day", 2), null)).toEqual([]);
});

test("a call is closed so that its silence ends with the beat", () => {
  const [cue] = closing(LINES, live("night", 1, "5"), 11_000);
  expect(cue!.name).toBe("5-2");
  expect(cue!.after).toBeCloseTo(11_000 - 2_000 - (12 / 14) * 1000);
});

test("a call with another question to come is not closed yet", () => {
  expect(closing(LINES, { ...live("night", 1, "5"), goes_on: ["5"] }, 9_000)).toEqual([]);
});
