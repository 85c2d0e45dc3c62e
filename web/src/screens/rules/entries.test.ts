import { beforeAll, expect, test } from "vitest";
import { read } from "../../reading";
import { type Entry, found } from "./entries";

const entry = (name: string, about: string): Entry => ({
  id: name,
  name,
  facts: [],
  about,
});
const all = [
  entry("Sorcière", "Regarde une carte."),
  entry("Voyante", "Pas une sorciere."),
  entry("Loup", "Hurle."),
];

beforeAll(() => read("en", "role-seer = Seer"));

test("accents and case do not matter, and names come before texts", () => {
  expect(found(all, "SORCIERE").map((each) => each.name)).toEqual(["Sorcière", "Voyante"]);
});

test("every word must be there", () => {
  expect(found(all, "carte regarde").map((each) => each.name)).toEqual(["Sorcière"]);
  expect(found(all, "carte hurle")).toEqual([]);
});

test("nothing looked for finds everything", () => {
  expect(found(all, " ")).toHaveLength(3);
});
