/** Words in two languages. */
import { expect, test } from "vitest";
import { de, explain, role, several, t } from "./i18n";
import { read } from "./reading";
import { prefer } from "./settings";

read(
  "en",
  `several = { $most } and { $last }
role-seer = { $edition ->
    [bezier] Oracle
   *[ravensburger] Seer
}
    .about = Looks.
role-mason = Mason
too-few-cards = { $cards } cards are too few for { $players ->
    [one] one player
   *[other] { $players } players
}.
three-stars = Leave out: { $roles }.
not-one-of-the-answers = No.
app-common-refused = Not done ({ $code }).`,
);
read("fr", "several = { $most } et { $last }\ncard-of = la carte { DE($player) }");
prefer({ language: "en" });

test("texts and their attributes, by edition", () => {
  expect(role("seer")).toBe("Seer");
  expect(t("role-seer", { edition: "bezier" })).toBe("Oracle");
  expect(role("seer", "about")).toBe("Looks.");
});

test("lists in sentences", () => {
  expect(several(["Ana"])).toBe("Ana");
  expect(several(["Ana", "Ben", "Cleo"])).toBe("Ana, Ben and Cleo");
});

test("errors by their code, with their details in words", () => {
  expect(explain({ code: "too-few-cards", details: { cards: 4, players: 1 } })).toBe(
    "4 cards are too few for one player.",
  );
  expect(explain({ code: "three-stars", details: { roles: ["seer", "mason"] } })).toBe(
    "Leave out: Seer, Mason.",
  );
  expect(explain({ code: "not-an-option", details: { question: "…" } })).toBe("No.");
  expect(explain({ code: "never-heard-of" })).toBe("Not done (never-heard-of).");
});

test.each([
  ["Ana", "d'Ana"],
  ["Ben", "de Ben"],
  ["Élodie", "d'Élodie"],
  ["Hugo", "d'Hugo"],
  ["Yves", "d'Yves"],
  ["Yann", "de Yann"],
  ["Œdipe", "d'Œdipe"],
  ["7", "de 7"],
])("French elides before %s", (name, of) => {
  expect(de(name)).toBe(of);
});

test("a phone speaks its owner's language from one moment to the next", () => {
  prefer({ language: "fr" });
  expect(several(["Ana", "Ben"])).toBe("Ana et Ben");
  expect(t("card-of", { player: "Ana" })).toBe("la carte d'Ana");
  prefer({ language: "en" });
  expect(several(["Ana", "Ben"])).toBe("Ana and Ben");
});
