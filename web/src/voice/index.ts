/** All that makes a sound or keeps a screen lit. Phones of players stay silent at night. */
import { unlockSound } from "./ambience";
import { stayAwake } from "./awake";
import { unlockVoice } from "./speaking";

export { dayBreaks, knock, nightFalls, tick } from "./ambience";
export { stayAwake } from "./awake";
export { hush, lastSaid, say, speaks, voices } from "./speaking";

/** Voice, sound and a lit screen are allowed from a tap on: call this inside one. */
export function unlock(): void {
  unlockVoice();
  unlockSound();
  stayAwake();
}
