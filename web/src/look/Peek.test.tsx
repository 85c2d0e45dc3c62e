/** A secret is in the page only while it is held open. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { read as reading } from "../reading";
import { prefer } from "../settings";
import { Peek } from "./Peek";

reading(
  "en",
  "app-common-read-card = Read my card\napp-common-read-warning = Headphones.\napp-common-read-now = Now",
);

let box: HTMLElement;
const seen = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  seen.mockReset();
  prefer({ tapToPeek: false });
  box = document.body.appendChild(document.createElement("div"));
  HTMLElement.prototype.setPointerCapture = () => undefined;
});
afterEach(() => {
  render(null, box);
  box.remove();
  vi.useRealTimers();
});

const show = (): HTMLButtonElement => {
  act(() =>
    render(
      <Peek label="Hold" words="You are the Robber." onSeen={seen}>
        <b>Robber</b>
      </Peek>,
      box,
    ),
  );
  return box.querySelector<HTMLButtonElement>(".pad-thumb")!;
};
const fire = (on: EventTarget, event: Event): void => void act(() => void on.dispatchEvent(event));
const later = (ms: number): void => void act(() => void vi.advanceTimersByTime(ms));

test("holding opens it, letting go shuts it", () => {
  const thumb = show();
  expect(box.textContent).not.toContain("Robber");
  fire(thumb, new PointerEvent("pointerdown", { pointerId: 1 }));
  expect(box.querySelector(".shown")?.textContent).toBe("Robber");
  expect(seen).toHaveBeenCalledOnce();
  fire(thumb, new PointerEvent("pointerup"));
  later(200);
  expect(box.textContent).not.toContain("Robber");
});

test("the space bar holds too; six seconds are enough; a lost page shuts it", () => {
  const thumb = show();
  fire(thumb, new KeyboardEvent("keydown", { key: " " }));
  expect(box.textContent).toContain("Robber");
  fire(thumb, new KeyboardEvent("keyup", { key: " " }));
  later(200);
  expect(box.textContent).not.toContain("Robber");
  fire(thumb, new PointerEvent("pointerdown", { pointerId: 1 }));
  later(6_200);
  expect(box.textContent).not.toContain("Robber");
  fire(thumb, new PointerEvent("pointerdown", { pointerId: 1 }));
  fire(window, new Event("blur"));
  later(200);
  expect(box.textContent).not.toContain("Robber");
});

test("whoever can't hold opens and shuts it with a tap", () => {
  prefer({ tapToPeek: true });
  const thumb = show();
  act(() => thumb.click());
  expect(box.textContent).toContain("Robber");
  later(10_000);
  expect(box.textContent).toContain("Robber");
  act(() => thumb.click());
  later(200);
  expect(box.textContent).not.toContain("Robber");
});

test("what is drawn is not read out by itself: words come only when they are asked for, after a warning", () => {
  show();
  expect(box.querySelector(".shown")?.getAttribute("aria-hidden")).toBe("true");
  const press = (words: string): void =>
    void act(() =>
      [...box.querySelectorAll("button")].find((button) => button.textContent === words)?.click(),
    );
  press("Read my card");
  expect(box.textContent).toContain("Headphones.");
  expect(box.textContent).not.toContain("You are the Robber.");
  press("Now");
  expect(document.activeElement?.textContent).toBe("You are the Robber.");
  expect(box.querySelector('[role="status"], [aria-live]')).toBeNull();
});
