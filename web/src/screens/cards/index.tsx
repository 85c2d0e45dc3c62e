/** Cards mode: physical cards on the table, and this one device as narrator, clock and referee's desk. */
import "./cards.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useEdition } from "../../useEdition";
import { hush } from "../../voice";
import { Choosing } from "./Choosing";
import { Counting } from "./Counting";
import { Daytime } from "./Daytime";
import { Entering } from "./Entering";
import { Judged } from "./Judged";
import { Laying } from "./Laying";
import { Night } from "./Night";
import { keep } from "./offline";
import { type Step, table } from "./table";

const SCREENS: Record<Step, () => JSX.Element> = {
  choose: Choosing,
  deal: Laying,
  night: Night,
  day: Daytime,
  found: Daytime,
  talk: Daytime,
  vote: Counting,
  enter: Entering,
  verdict: Judged,
};

export default function CardsMode(): JSX.Element {
  const { step, settings } = table.value;
  useEffect(() => {
    void keep();
    return hush;
  }, []);
  useEffect(() => {
    const title = document.querySelector("h1");
    title?.setAttribute("tabindex", "-1");
    title?.focus();
    scrollTo(0, 0);
  }, [step]);
  useEdition(settings);
  const Screen = SCREENS[step];
  return <Screen key={step} />;
}
