import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { render } from "preact";
import { fetchApart } from "../../games";
import { referenceOf } from "../../reference";
import { prefer } from "../../settings";
import { onChange } from "../../store";
import { begin, goTo, Night } from "./Night";
import { type Plan, set, table } from "./table";

const line = (call: string, text: string, silence: number) => ({ at: 0, call, text, silence });
const call = (role: string) => ({ id: role, role, again: false, thumb: null, together: [] });
const PLAN: Plan = {
  deck: ["mayor", "seer", "werewolf", "villager"],
  center_werewolf: null,
  artifacts: [],
  becomes: {},
  wakes: [call("mayor"), call("seer")],
  lines: [
    line("night", "Night falls, all.", 2),
    line("mayor", "Mayor, wake up.", 3),
    line("mayor", "Mayor, sleep.", 1),
    line("seer", "Seer, read it.", 4),
    line("dawn", "Day.", 0),
  ],
  lay_out: [],
  at_the_vote: [],
  short: [line("night", "Night.", 1), line("mayor", "Mayor.", 3), line("mayor", "Sleep.", 1)],
  words: ["owl", "cat"],
  other_words: ["bat", "fox"],
};
const root = document.createElement("div");

beforeAll(fetchApart);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("the server is gone")));
  document.body.append(root);
  const draw = (): void => render(<Night />, root);
  onChange(draw);
  set({ plan: PLAN, settings: referenceOf("werewords").settings, word: "", secret: null });
  begin();
  draw();
});
afterEach(async () => {
  render(null, root);
  await vi.runOnlyPendingTimersAsync();
  onChange(() => {});
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (seconds: number): Promise<unknown> => vi.advanceTimersByTimeAsync(seconds * 1000);
const press = (words: string): void =>
  [...root.querySelectorAll("button")].find((button) => button.textContent === words)!.click();

test("every line is on the screen for as long as it takes to read, and its silence", async () => {
  await wait(1);
  expect(root.textContent).toContain("Night falls, all.");
  await wait(1.5);
  expect(root.textContent).toContain("Night falls, all.");
  await wait(1.5);
  expect(root.textContent).toContain("Mayor, wake up.");
});

test("the mayor's call waits for a word and a role; going back lets the mayor choose again", async () => {
  goTo(1);
  await wait(60);
  expect(root.textContent).toContain("Mayor, wake up.");
  press("app-cards-other-words");
  await wait(0.1);
  press("fox");
  await wait(0.1);
  press("app-cards-secret-later");
  await wait(0.1);
  expect(table.value).toMatchObject({ line: 2, word: "fox", secret: "" });
  goTo(1);
  expect(table.value).toMatchObject({ line: 1, word: "", secret: null });
});

test("the word is shown to who is called, and to nobody while it is paused", async () => {
  set({ word: "owl", secret: "seer", line: 3 });
  await wait(0.5);
  expect(root.textContent).toContain("owl");
  press("app-lobby-pause");
  await wait(30);
  expect(root.textContent).not.toContain("owl");
  expect(table.value.line).toBe(3);
  press("app-lobby-go-on");
  await wait(10);
  expect(table.value.step).toBe("day");
});

test("whoever knows the night hears it in few words, from the middle of it on too", async () => {
  const said = (): string => root.querySelector(".line")!.textContent;
  goTo(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toBe("Mayor, wake up.");
  prefer({ short: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toBe("Mayor.");
  goTo(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toBe("Sleep.");
  prefer({ short: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(said()).toBe("Mayor, sleep.");
});
