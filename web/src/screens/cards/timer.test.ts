import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leftOf, longer, running, turned } from "./timer";

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test("time runs, stands still and goes on", () => {
  const timer = running(60);
  vi.advanceTimersByTime(20_000);
  expect(leftOf(timer)).toBe(40_000);
  const still = turned(timer);
  vi.advanceTimersByTime(30_000);
  expect(leftOf(still)).toBe(40_000);
  const on = turned(still);
  vi.advanceTimersByTime(15_000);
  expect(leftOf(on)).toBe(25_000);
  expect(leftOf(longer(on, 60))).toBe(85_000);
  vi.advanceTimersByTime(90_000);
  expect(leftOf(on)).toBe(0);
});

test("what was kept as text runs on after a reload", () => {
  const kept = JSON.stringify(running(60));
  vi.advanceTimersByTime(45_000);
  expect(leftOf(JSON.parse(kept) as ReturnType<typeof running>)).toBe(15_000);
});
