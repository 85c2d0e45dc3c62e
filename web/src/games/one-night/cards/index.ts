/** One Night with physical cards. */
import type { AtCards } from "../../../screens/cards/props";
import { by } from "../../../screens/cards/result";
import type { OneNightSettings } from "../../../wire";
import { Told } from "./Told";

export const cards: AtCards<OneNightSettings> = {
  chosen: ({ deck, scenario, edition, center_werewolf, artifacts }) => ({
    deck,
    scenario,
    edition,
    center_werewolf,
    artifacts,
  }),
  written: ({ settings, names, entered }, final, votes) => ({
    edition: (settings as OneNightSettings).edition,
    final,
    became: Object.fromEntries(Object.entries(entered.became).filter(([, role]) => role)),
    artifacts: by(names, (seat) => entered.artifacts[seat]),
    votes,
  }),
  Told,
};
