/** What may be asked in a beat of this night, and what lies on the table for it. */
import type { Gesture } from "../../../screens/night/asking";
import type { OneNight, OneNightSettings, Power } from "../../../wire";
import { cardReference } from "../reference";

/** How many cards lie in the middle. */
export const centerOf = ({ center_werewolf }: OneNight): number => (center_werewolf ? 4 : 3);

export const gestures = (live: OneNight, { edition }: Pick<OneNightSettings, "edition">): Gesture[] =>
  mightAsk(live).map(({ kind, must, avoids }) => ({ kind, avoids, mayDecline: !must.includes(edition) }));

/** What may be asked in this beat: by whom is called, or as one of the other cards. */
const mightAsk = ({ calls, deck }: OneNight): Power[] =>
  calls.flatMap(({ id, role }) =>
    (cardReference().powers[id] ?? []).filter((power) => power.role === role || deck.includes(power.role)),
  );
