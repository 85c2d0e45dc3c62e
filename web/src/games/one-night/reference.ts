/** All there is to choose from in One Night. */
import { reference } from "../../reference";
import type { OneNightReference } from "../../wire";

export const cardReference = (): OneNightReference => reference().games["one-night"];
