/** Who won? The table as it lies: one tap for where each finger points, one for each card, and what else matters. */
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { gameOf } from "../../games";
import { roleOf } from "../../games/game";
import { role, t } from "../../i18n";
import { Back, Button, Face, Link, Medallion, Ring } from "../../look";
import { usePalette } from "../../palette";
import { finger, useDrag } from "./fingers";
import { Frame } from "./Frame";
import { type Asked, laid, next, points, remaining } from "./result";
import { enter, set, table } from "./table";

export function Entering(): JSX.Element {
  usePalette("day");
  const now = table.value;
  const { names, entered } = now;
  const { votes, artifacts } = entered;
  const asked = next(now);
  const cards = laid(now);
  const [picked, pick] = useState<number | null>(null);
  const at = asked?.what === "vote" ? asked.seat : (picked ?? (asked?.what === "card" ? asked.seat : null));
  const point = (from: number, to: number): void => enter({ votes: { ...votes, [from]: to } });
  const dragged = useDrag((from, to) => {
    if (points(now, from)) point(from, to);
  });
  return (
    <Frame
      look={asked?.what === "vote" ? "entering" : "entering with-tray"}
      title={t("app-cards-who-won")}
      about={question(asked, names[at ?? 0] ?? "")}
      live
      middle={
        <div class="table" {...dragged.on}>
          <Ring
            names={names}
            me={null}
            label={t("app-table-seats")}
            center={0}
            chosen={at === null ? [] : [at]}
            choosable={(place) => asked !== null && (asked.what !== "vote" || place !== asked.seat)}
            onChoose={(place) => (asked?.what === "vote" ? point(asked.seat, place) : pick(place))}
            at={(place) => (cards[place] ? <Face id={cards[place]} /> : <Back />)}
            says={(place) =>
              [
                cards[place] && named(cards[place]),
                artifacts[place] && t(`artifact-${artifacts[place]}`),
                votes[place] != null && t("app-reveal-voted", { target: names[votes[place]] ?? "" }),
              ]
                .filter(Boolean)
                .join(", ")
            }
            drawn={(spot, oval) =>
              asked?.what !== "card" && (
                <path
                  class="fingers"
                  d={
                    names.map((_, from) => finger(spot, oval, from, votes[from])).join("") +
                    dragged.path(spot, oval)
                  }
                />
              )
            }
          >
            <span />
          </Ring>
        </div>
      }
    >
      <Answers asked={asked} at={at} onDone={() => pick(null)} />
      {!asked && <Button onPress={() => set({ step: "verdict" })}>{t("app-cards-judge")}</Button>}
    </Frame>
  );
}

const named = (id: string): string => roleOf(gameOf(table.value.settings.game), id);

function question(asked: Asked | null, name: string): string {
  switch (asked?.what) {
    case "vote":
      return t("app-cards-ask-vote", { name });
    case "card":
      return t("app-cards-ask-card", { name });
    case "became":
      return t("app-cards-ask-became", { role: role(asked.card, "the") });
    case "artifacts":
      return t("app-cards-ask-artifacts");
    default:
      return t("app-cards-ask-nothing");
  }
}

/** What can be answered below the table: a card, an artifact; that there is none; and a step back. */
function Answers(props: { asked: Asked | null; at: number | null; onDone: () => void }): JSX.Element {
  const { asked, at } = props;
  const { entered, plan, found } = table.value;
  const { votes, cards, became, artifacts, before } = entered;
  const put = (change: Parameters<typeof enter>[0]) => (): void => {
    enter(change);
    props.onDone();
  };
  const tray = (
    choices: Iterable<readonly [string, number]>,
    words: typeof named,
    answer: (id: string) => () => void,
  ) => (
    <ul class="tray">
      {[...choices].map(([id, left]) => (
        <li key={id}>
          <button type="button" class="cut" disabled={left <= 0} onClick={answer(id)}>
            <Medallion id={id} size={40} off={left <= 0} />
            <span>{words(id)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  const lying = Object.values(artifacts);
  return (
    <>
      {asked?.what === "card" &&
        tray(remaining(table.value), named, (id) => put({ cards: { ...cards, [at ?? 0]: id } }))}
      {asked?.what === "became" &&
        tray(
          asked.options.map((id) => [id, 1]),
          named,
          (id) => put({ became: { ...became, [asked.card]: id } }),
        )}
      {asked?.what === "artifacts" &&
        at !== null &&
        tray(
          (plan?.artifacts ?? []).map((id) => [id, lying.includes(id) ? 0 : 1]),
          (id) => t(`artifact-${id}`),
          (id) => put({ artifacts: { ...artifacts, [at]: id } }),
        )}
      <div class="asides">
        <Link
          onPress={() => {
            set(before ? { entered: before } : { step: found ? "found" : "vote" });
            props.onDone();
          }}
        >
          {t("app-cards-back")}
        </Link>
        {asked?.what === "vote" && (
          <Link onPress={put({ votes: { ...votes, [asked.seat]: null } })}>{t("app-cards-nobody")}</Link>
        )}
        {asked?.what === "became" && (
          <Link onPress={put({ became: { ...became, [asked.card]: "" } })}>{t("app-cards-nothing")}</Link>
        )}
        {asked?.what === "artifacts" && (
          <Link onPress={put({ done: true })}>{t("app-cards-no-artifacts")}</Link>
        )}
      </div>
    </>
  );
}
