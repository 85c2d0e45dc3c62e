/** Addresses. */
import { expect, test } from "vitest";
import { parse } from "./router";

test.each([
  ["/", { screen: "home" }],
  ["/r/kipu", { screen: "room", room: "KIPU" }],
  ["/table/KIPU/", { screen: "table", room: "KIPU" }],
  ["/past/KIPU", { screen: "past", room: "KIPU" }],
  ["/cards", { screen: "cards" }],
  ["/rules", { screen: "rules" }],
  ["/r/", { screen: "home" }],
  ["/elsewhere", { screen: "home" }],
])("%s", (path, route) => {
  expect(parse(path)).toEqual(route);
});
