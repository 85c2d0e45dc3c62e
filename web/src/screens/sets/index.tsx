/** Sets of the group's own: kept on this phone, offered by the server, handed on as a link or a file. */
import "./sets.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { gameOf } from "../../games";
import { roleOf } from "../../games/game";
import { explain, t } from "../../i18n";
import { keep, recall } from "../../kept";
import { Button, Link, Medallion, Sheet } from "../../look";
import { Share } from "../../parts/Share";
import type { OwnSet, Settings } from "../../wire";

const KEY = "noctambule.sets";

interface SetsProps {
  /** Where one is chosen: what is now, and for how many. */
  lobby?: { settings: Settings; players: number; take: (settings: Settings) => void };
  /** One that came as a link, as it stands there. */
  given?: string;
  onClose: () => void;
}

export default function Sets({ lobby, given, onClose }: SetsProps): JSX.Element {
  const [kept, hold] = useState(recalled);
  const [before, remember] = useState<OwnSet[] | null>(null);
  const [offered, offer] = useState<OwnSet[]>([]);
  const [fresh, look] = useState<OwnSet | null>(null);
  const [handed, hand] = useState<OwnSet | null>(null);
  const [name, call] = useState("");
  const [about, describe] = useState("");
  const [said, say] = useState("");
  const put = (next: OwnSet[], undoes: OwnSet[] | null, words: string): void => {
    hold(next);
    keep(KEY, next);
    remember(undoes);
    look(null);
    say(words);
  };
  const add = (one: OwnSet): void =>
    put([one, ...without(one)], kept, t("app-lobby-sets-kept", { name: one.name }));
  const without = ({ id }: OwnSet): OwnSet[] => kept.filter((each) => each.id !== id);
  /** Whatever is written is read by the server: it knows what makes a game there. */
  const read = async (text: string, then: (one: OwnSet) => void): Promise<void> => {
    remember(null);
    say("");
    try {
      const headers = { "Content-Type": "application/json" };
      const answer = await fetch("/sets", { method: "POST", headers, body: JSON.stringify({ text }) });
      const found = await answer.json();
      if (answer.ok) then(found as OwnSet);
      else say(explain(found as Parameters<typeof explain>[0]));
    } catch {
      say(t("app-lobby-sets-nothing-heard"));
    }
  };
  useEffect(() => {
    if (given) void read(decoded(given), look);
    else
      void fetch("/sets")
        .then(async (answer) => answer.ok && offer((await answer.json()) as OwnSet[]))
        .catch(() => undefined);
  }, []);
  const keepWords = (called: string, otherwise: string): string =>
    kept.some((each) => each.name.toLowerCase() === called.trim().toLowerCase())
      ? t("app-lobby-sets-replace")
      : otherwise;
  const row = (one: OwnSet): JSX.Element => (
    <Row
      one={one}
      fits={!lobby || one.players.includes(lobby.players)}
      onChoose={
        lobby &&
        (() =>
          void read(one.file, ({ settings }) => {
            lobby.take(settings);
            onClose();
          }))
      }
    />
  );
  return (
    <Sheet title={t("app-lobby-sets")} onClose={onClose}>
      <div class="sets">
        <p role="status" class="told">
          {said} {before && <Link onPress={() => put(before, null, "")}>{t("app-lobby-sets-undo")}</Link>}
        </p>
        {fresh && (
          <section>
            <h3>{t("app-lobby-sets-given")}</h3>
            {row(fresh)}
            <Button soft onPress={() => add(fresh)}>
              {keepWords(fresh.name, t("app-lobby-sets-take"))}
            </Button>
          </section>
        )}
        <ul>
          {kept.map((one) => (
            <li key={one.id}>
              {row(one)}
              <div class="asides">
                <Link
                  label={t("app-lobby-sets-hand-on-one", { name: one.name })}
                  onPress={() => void read(one.file, hand)}
                >
                  {t("app-lobby-sets-hand-on")}
                </Link>
                <Link
                  label={t("app-lobby-sets-remove-one", { name: one.name })}
                  onPress={() => put(without(one), kept, t("app-lobby-sets-removed", { name: one.name }))}
                >
                  {t("app-lobby-sets-remove")}
                </Link>
              </div>
              {handed?.id === one.id && <Handing one={handed} />}
            </li>
          ))}
        </ul>
        {offered.length > 0 && <h3>{t("app-lobby-sets-of-server")}</h3>}
        {offered.map(row)}
        {lobby && (
          <form
            class="sit"
            onSubmit={(event) => {
              event.preventDefault();
              void read(JSON.stringify({ ...lobby.settings, name, about }), add);
            }}
          >
            <h3>{t("app-lobby-sets-save")}</h3>
            <label for="set-name">{t("app-lobby-sets-name")}</label>
            <input
              id="set-name"
              class="field"
              maxLength={40}
              required
              value={name}
              onInput={(event) => call(event.currentTarget.value)}
            />
            <label for="set-about">{t("app-lobby-sets-about")}</label>
            <input
              id="set-about"
              class="field"
              maxLength={200}
              value={about}
              onInput={(event) => describe(event.currentTarget.value)}
            />
            <Button soft submit>
              {keepWords(name, t("app-lobby-sets-keep"))}
            </Button>
          </form>
        )}
        <label class="link">
          {t("app-lobby-sets-open")}
          <input
            type="file"
            class="unseen"
            accept=".yaml,.yml"
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              void file?.text().then((text) => read(text, look));
            }}
          />
        </label>
      </div>
    </Sheet>
  );
}

function recalled(): OwnSet[] {
  const found = recall(KEY);
  return Array.isArray(found) ? (found as OwnSet[]) : [];
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

function Row({
  one: { name, about, settings, players },
  fits,
  onChoose,
}: {
  one: OwnSet;
  fits: boolean;
  onChoose: (() => void) | undefined;
}): JSX.Element {
  const game = gameOf(settings.game);
  const deck = [...new Set(game.deck?.(settings, players[0]!))];
  return (
    <button
      type="button"
      class={`scenario cut ${fits ? "" : "unfit"}`}
      disabled={!onChoose}
      onClick={onChoose}
    >
      <span class="title">{name}</span>
      <span class="small">
        {t("app-lobby-for", { fewest: players[0]!, most: players.at(-1)! })} · {t(game.name)}
      </span>
      <span class="small">{about}</span>
      <span class="row" role="img" aria-label={deck.map((id) => roleOf(game, id)).join(", ")}>
        {deck.map((id) => (
          <Medallion key={id} id={id} size={30} />
        ))}
      </span>
    </button>
  );
}

/** Another phone keeps it by its link, another machine by its file. */
const Handing = ({ one: { id, link, file } }: { one: OwnSet }): JSX.Element => (
  <div class="sit">
    <label for="set-link">{t("app-lobby-sets-link")}</label>
    <input
      id="set-link"
      class="field"
      readOnly
      value={link}
      onFocus={(event) => event.currentTarget.select()}
    />
    <Share link={link} />
    <a
      class="link"
      download={`${id}.yaml`}
      href={`data:application/yaml;charset=utf-8,${encodeURIComponent(file)}`}
    >
      {t("app-lobby-sets-file")}
    </a>
  </div>
);
