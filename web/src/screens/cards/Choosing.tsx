/** Who plays what: the names around the table, and the cards to take out of the box. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Trouble } from "../../ask";
import { apartOf, gameOf, GAMES } from "../../games";
import { explain, t } from "../../i18n";
import { Button, Link, Ring } from "../../look";
import { usePalette } from "../../palette";
import { LanguageSwitch } from "../../parts/LanguageSwitch";
import { Stepper } from "../../parts/Stepper";
import { reference, referenceOf } from "../../reference";
import { SoundSheet } from "../../voice/SoundSheet";
import type { Checked, Settings } from "../../wire";
import { Games } from "../lobby/Lobby";
import { Options } from "../lobby/Options";
import { check, chosen, plan } from "./plan";
import { again, play, set, table } from "./table";

export function Choosing(): JSX.Element {
  usePalette();
  const { names, settings } = table.value;
  const [checked, refused] = useChecked();
  const [trouble, complain] = useState<Trouble | null>(null);
  const [listening, listen] = useState(false);
  const change = (some: Partial<Settings>): void => set({ settings: { ...settings, ...some } as Settings });
  const players = names.length;
  const { Played } = gameOf(settings.game);
  const shared = { players, settings, change, hosting: true };
  const called = names.map((name, seat) => name.trim() || t("app-cards-player", { number: seat + 1 }));
  const twice = called.find((name, seat) => called.indexOf(name) < seat);
  const problems = checked?.problems ?? [];
  const wrong = trouble ?? refused;
  const go = async (): Promise<void> => {
    complain(null);
    try {
      again("deal", await plan(table.value));
      set({ names: called });
    } catch (error) {
      complain(error as Trouble);
    }
  };
  return (
    <main class="screen lobby at-cards">
      <div class="half who-sits">
        <header class="band pad">
          <div class="headline">
            <h1>{t("app-cards-title")}</h1>
            <LanguageSwitch />
          </div>
          <p class="lead">{t("app-cards-about")}</p>
        </header>
        <Sitting />
        <div class="as-we-sit">
          <Ring names={called} me={null} label={t("app-lobby-as-we-sit")} />
        </div>
      </div>
      <div class="half">
        <Games {...shared} play={play} games={GAMES.filter(({ id }) => apartOf(id).cards)} />
        {Played && <Played {...shared} past={1} />}
        <Options {...shared} alone />
        <nav class="asides pad" aria-label={t("app-home-more")}>
          <Link onPress={() => listen(true)}>{t("app-sound-title")}</Link>
          <Link to="/rules">{t("app-home-rules")}</Link>
          <Link to="/">{t("app-common-home")}</Link>
        </nav>
        <footer class="bar">
          <div class="column">
            <div role="status" class="remarks">
              {twice && <p class="small">{explain({ code: "same-name-twice", details: { name: twice } })}</p>}
              {wrong && (
                <p class="small problem">{wrong === "away" ? t("app-cards-away") : explain(wrong)}</p>
              )}
              {(problems.length ? problems : (checked?.advice ?? [])).slice(0, 2).map((remark) => (
                <p key={remark.code} class="small">
                  {explain(remark)}
                </p>
              ))}
            </div>
            <Button
              disabled={!checked || problems.length > 0 || twice !== undefined}
              onPress={() => void go()}
            >
              {t("app-cards-take")}
            </Button>
          </div>
        </footer>
      </div>
      {listening && <SoundSheet onClose={() => listen(false)} />}
    </main>
  );
}

const PATIENCE = 250;
const AGAIN = 4_000;

/** What the server says about these cards; asked again while it is away. */
function useChecked(): [Checked | null, Trouble | null] {
  const [checked, know] = useState<Checked | null>(null);
  const [trouble, complain] = useState<Trouble | null>(null);
  const asked = JSON.stringify(chosen(table.value));
  useEffect(() => {
    let timer = setTimeout(ask, PATIENCE);
    function ask(): void {
      void check(table.value).then(
        (answer) => {
          know(answer);
          complain(null);
        },
        (error: Trouble) => {
          complain(error);
          timer = setTimeout(ask, AGAIN);
        },
      );
    }
    return () => clearTimeout(timer);
  }, [asked]);
  return [checked, trouble];
}

/** How many, and what they are called, clockwise. */
function Sitting(): JSX.Element {
  const { names, settings } = table.value;
  const { fewest_players: fewest, most_players, giant_players } = referenceOf(settings.game);
  const most = giant_players ?? most_players;
  return (
    <section class="pad people">
      <Stepper
        label={t("app-cards-players")}
        value={names.length}
        shown={String(names.length)}
        steps={Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more)}
        onChange={(players) =>
          set({ names: Array.from({ length: players }, (_, seat) => names[seat] ?? "") })
        }
      />
      <p class="small muted">{t("app-cards-clockwise")}</p>
      <ol class="sitting">
        {names.map((name, seat) => (
          <li key={seat}>
            <input
              class="field"
              value={name}
              maxLength={reference().limits.name}
              placeholder={t("app-cards-player", { number: seat + 1 })}
              aria-label={t("app-cards-name", { number: seat + 1 })}
              autocomplete="off"
              onInput={({ currentTarget }) =>
                set({ names: names.map((each, other) => (other === seat ? currentTarget.value : each)) })
              }
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
