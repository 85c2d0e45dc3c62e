/** The cards of the next game: a scenario's to look at, or the host's own to put together. */
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { role, t } from "../../../i18n";
import { counted } from "../../../lists";
import { Link, Medallion, Sheet } from "../../../look";
import type { PlayedProps } from "../../../screens/lobby/props";
import type { OneNightReference, OneNightSettings, Role } from "../../../wire";
import { cardReference } from "../reference";
import { deckFor, deckOf, mostOf, scenarioOf, tapped } from "./deck";
import { Scenarios } from "./Scenarios";

const HOLD = 450;

export function Cards(props: PlayedProps<OneNightSettings>): JSX.Element {
  const { players, settings, change, hosting } = props;
  const all = cardReference();
  const [choosing, setChoosing] = useState(false);
  const [reading, read] = useState<string | null>(null);
  const scenario = scenarioOf(settings.scenario);
  const own = settings.deck !== null || !scenario;
  const deck = deckFor(settings, players);
  const wanted = players + 3;
  const put = (next: string[]): void =>
    change({
      deck: next,
      scenario: null,
      ...(!next.includes(all.center_werewolf_with) && { center_werewolf: null }),
    });
  return (
    <section class="cards pad">
      <div class="headline">
        <h2>{own ? t("app-lobby-own-cards") : t(`scenario-${scenario.id}`)}</h2>
        {hosting && (
          <Link glow onPress={() => setChoosing(true)}>
            {t("app-lobby-scenarios")}
          </Link>
        )}
      </div>
      <p class="small muted">
        {own
          ? t("app-lobby-own-count", { cards: deck.length, wanted })
          : scenario.draw
            ? t("app-lobby-drawn")
            : [
                scenario.difficulty && t(`difficulty-${scenario.difficulty}`),
                ...scenario.boxes.map((box) => t(`box-${box}`)),
              ]
                .filter(Boolean)
                .join(" · ")}
      </p>
      <Grid
        all={all}
        deck={deck}
        editing={own && hosting}
        onTap={(tap) =>
          own && hosting ? put(tapped(deck, tap.id, mostOf(tap, players, all))) : read(tap.id)
        }
        onHold={(held) => read(held.id)}
      />
      <div class="asides">
        {hosting && !own && !scenario.draw && (
          <Link onPress={() => put(deckOf(scenario, players))}>{t("app-lobby-change-cards")}</Link>
        )}
        {own && hosting && <span class="small muted hint">{t("app-lobby-hold-hint")}</span>}
        {deck.length > 0 && <Link onPress={() => read("")}>{t("app-lobby-read-cards")}</Link>}
      </div>
      {choosing && <Scenarios {...props} all={all} onClose={() => setChoosing(false)} />}
      {reading !== null && (
        <Reading ids={reading ? [reading] : [...new Set(deck)]} onClose={() => read(null)} />
      )}
    </section>
  );
}

function Grid(props: {
  all: OneNightReference;
  deck: readonly string[];
  editing: boolean;
  onTap: (role: Role) => void;
  onHold: (role: Role) => void;
}): JSX.Element {
  const count = counted(props.deck);
  const shown = props.editing ? props.all.roles : props.all.roles.filter(({ id }) => count.has(id));
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const held = useRef(false);
  const letGo = (): void => clearTimeout(timer.current);
  return (
    <ul class="grid">
      {shown.map((each) => {
        const copies = count.get(each.id) ?? 0;
        const name = role(each.id);
        return (
          <li key={each.id}>
            <button
              type="button"
              class={copies ? "role in" : "role"}
              aria-label={t("app-lobby-card-count", { name, count: copies })}
              onClick={() => {
                if (held.current) held.current = false;
                else props.onTap(each);
              }}
              onPointerDown={() => {
                held.current = false;
                letGo();
                timer.current = setTimeout(() => {
                  held.current = true;
                  props.onHold(each);
                }, HOLD);
              }}
              onPointerUp={letGo}
              onPointerLeave={letGo}
              onPointerCancel={letGo}
              onContextMenu={(event) => event.preventDefault()}
            >
              <Medallion id={each.id} size={72} off={!copies} />
              {copies > 1 && <em data-count={copies} />}
              <span>{name}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** What roles do, in their own words. */
export function Reading({ ids, onClose }: { ids: readonly string[]; onClose: () => void }): JSX.Element {
  const [only] = ids;
  return (
    <Sheet title={ids.length === 1 && only ? role(only) : t("app-lobby-read-cards")} onClose={onClose}>
      <ul class="reading">
        {ids.map((id) => (
          <li key={id}>
            <Medallion id={id} size={64} />
            <div>
              {ids.length > 1 && <h3>{role(id)}</h3>}
              <p>{role(id, "about")}</p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
