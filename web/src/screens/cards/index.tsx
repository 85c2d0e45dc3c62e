/** Cards mode: physical cards on the table, and this one device as narrator, clock and referee's desk. */
import "./cards.css";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { edition } from "../../i18n";
import { hush } from "../../voice";
import { Choosing } from "./Choosing";
import { Counting } from "./Counting";
import { Daytime } from "./Daytime";
import { Entering } from "./Entering";
import { Laying } from "./Laying";
import { Night } from "./Night";
import { keep } from "./offline";
import { table } from "./table";
import { Judged } from "./Judged";

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
  useEffect(() => {
    edition.value = settings.edition;
  }, [settings.edition]);
  switch (step) {
    case "choose":
      return <Choosing />;
    case "deal":
      return <Laying />;
    case "night":
      return <Night />;
    case "vote":
      return <Counting />;
    case "enter":
      return <Entering />;
    case "verdict":
      return <Judged />;
    default:
      return <Daytime key={step} step={step} />;
  }
}
