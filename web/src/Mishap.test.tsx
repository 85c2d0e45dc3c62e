import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Later } from "./Later";
import { Mishap } from "./Mishap";
import { read, write } from "./phone";

const root = document.createElement("div");
const broken = new Error("a card fell off the table");

const Falls = (): never => {
  throw broken;
};

beforeEach(() => {
  document.body.append(root);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  render(null, root);
  vi.restoreAllMocks();
});

/** The calm page: its words, and what its button does. */
function expectCalm(): void {
  expect(root.querySelector("main h1")?.textContent).toBe("app-common-mishap");
  expect(root.querySelector("[role=alert]")?.textContent).toContain("app-common-mishap.about");
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  root.querySelector<HTMLButtonElement>("main button")!.click();
  expect(reload).toHaveBeenCalledOnce();
}

test("a screen that can't be drawn leaves a calm page, and the seat where it is", async () => {
  write("noctambule.seat.MOON", ["a secret"]);
  const draw = (falls: boolean): void => render(<Mishap>{falls ? <Falls /> : <p>night</p>}</Mishap>, root);
  draw(false);
  expect(root.textContent).toBe("night");
  draw(true);
  await vi.waitFor(expectCalm);
  expect(console.error).toHaveBeenCalledWith(broken);
  expect(read("noctambule.seat.MOON")).toEqual(["a secret"]);
});

test("so does a screen that can't be fetched", async () => {
  render(
    <Mishap>
      <Later load={(): Promise<{ default: () => null }> => Promise.reject(broken)} />
    </Mishap>,
    root,
  );
  expect(root.querySelector("main")?.getAttribute("aria-busy")).toBe("true");
  await vi.waitFor(expectCalm);
});
