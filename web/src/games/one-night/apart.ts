/** What of One Night is fetched later. */
import type { OneNight, OneNightSettings } from "../../wire";
import type { Apart } from "../game";
import { cards } from "./cards";
import Replaying from "./replay/Replaying";
import { rules } from "./rules";
import { Daylight } from "./table/Daylight";
import { Ending } from "./table/Ending";

const apart: Apart<OneNightSettings, OneNight> = {
  table: { day: Daylight, over: Ending },
  Replaying,
  rules,
  cards,
};

export default apart;
