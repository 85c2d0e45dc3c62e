/** All there is to choose from in Werewords. */
import { reference } from "../../reference";
import type { WordReference } from "../../wire";

export const wordReference = (): WordReference => reference().games.werewords;
