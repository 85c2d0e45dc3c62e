/** One Night with physical cards. */
import { reference } from "../../../reference";
import type { AtCards } from "../../../screens/cards/props";
import { by } from "../../../screens/cards/result";
import { Told } from "./Told";

export const cards: AtCards = {
  most: () => reference().giant_players,
  chosen: ({ deck, scenario, edition, center_werewolf, artifacts }) => ({
    deck,
    scenario,
    edition,
    center_werewolf,
    artifacts,
  }),
  lay: "app-cards-lay-cards",
  written: ({ settings, names, entered }, final, votes) => ({
    edition: settings.edition,
    final,
    became: Object.fromEntries(Object.entries(entered.became).filter(([, role]) => role)),
    artifacts: by(names, (seat) => entered.artifacts[seat]),
    votes,
  }),
  Told,
};
