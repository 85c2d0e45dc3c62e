/** The table under fingers and keys. */
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { read } from "../reading";
import { Ring } from "./Ring";

read("en", "app-common-you = you\nplace-center = center { $number }\nplace-center-werewolf = the wolf");

let box: HTMLElement;
beforeEach(() => {
  box = document.body.appendChild(document.createElement("div"));
});
afterEach(() => {
  render(null, box);
  box.remove();
});

const NAMES = ["Ana", "Ben", "Cleo", "Dov"];
const labels = (): (string | null)[] =>
  [...box.querySelectorAll("button")].map((button) => button.getAttribute("aria-label"));
const key = (name: string): void =>
  void document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));

test("reads clockwise from me, then the middle", () => {
  act(() => render(<Ring names={NAMES} me={2} label="The table" />, box));
  expect(labels()).toEqual(["Cleo, you", "Dov", "Ana", "Ben", "center 1", "center 2", "center 3"]);
  expect(box.querySelector("ul")?.getAttribute("aria-label")).toBe("The table");
});

test("only what may be chosen can be pressed, and says whether it is", () => {
  const chosen: number[] = [];
  const ring = (lit: number[]): void =>
    render(
      <Ring
        names={NAMES}
        me={0}
        label="Whose?"
        chosen={lit}
        choosable={(place) => place === 1 || place === 5}
        onChoose={(place) => chosen.push(place)}
      />,
      box,
    );
  act(() => ring([5]));
  const buttons = [...box.querySelectorAll("button")];
  expect(
    buttons.filter((button) => !button.disabled).map((button) => button.getAttribute("aria-label")),
  ).toEqual(["Ben", "center 2"]);
  expect(buttons[5]?.getAttribute("aria-pressed")).toBe("true");
  expect(buttons[1]?.getAttribute("aria-pressed")).toBe("false");
  for (const button of buttons) button.click();
  expect(chosen).toEqual([1, 5]);
});

test("arrow keys walk what can be pressed, and around", () => {
  act(() =>
    render(<Ring names={NAMES} me={0} label="Whose?" choosable={(place) => place > 0 && place < 4} />, box),
  );
  const [, ben, cleo, dov] = box.querySelectorAll("button");
  ben!.focus();
  key("ArrowRight");
  expect(document.activeElement).toBe(cleo);
  key("ArrowLeft");
  key("ArrowLeft");
  expect(document.activeElement).toBe(dov);
});

test("eleven and more sit at a long table on a phone, in the same order", () => {
  vi.stubGlobal("innerWidth", 390);
  const many = Array.from({ length: 13 }, (_, nth) => `P${nth}`);
  act(() => render(<Ring names={many} me={3} label="The table" />, box));
  expect(box.querySelector(".ring")?.classList.contains("long")).toBe(true);
  expect(labels()[0]).toBe("P3, you");
  expect(labels()[12]).toBe("P2");
});
