/** Sets of the group's own: kept on this phone, offered by the server, handed on as a link or a file. */
import "./sets.css";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ask, type Trouble } from "../../ask";
import { explain, t } from "../../i18n";
import { keep, recall } from "../../kept";
import { Button, Link, Sheet } from "../../look";
import { useAnswer } from "../../useAnswer";
import type { OwnSet, Settings } from "../../wire";
import { Handing } from "./Handing";
import { Row } from "./Row";
import { Saving } from "./Saving";

const KEY = "noctambule.sets";

interface SetsProps {
  /** Where one is chosen: what is chosen now, and for how many. */
  lobby?: { settings: Settings; players: number; take: (settings: Settings) => void };
  /** One that came in a link. */
  given?: string;
  onClose: () => void;
}

export default function Sets({ lobby, given, onClose }: SetsProps): JSX.Element {
  const [kept, hold] = useState(recalled);
  const [before, remember] = useState<OwnSet[] | null>(null);
  const [said, say] = useState("");
  const [fresh, look] = useState<OwnSet | null>(null);
  const [handed, hand] = useState<OwnSet | null>(null);
  const offered = useAnswer<OwnSet[]>("/sets");
  const put = (next: OwnSet[], undone: OwnSet[] | null, words: string): void => {
    hold(next);
    keep(KEY, next);
    remember(undone);
    look(null);
    say(words);
  };
  const add = (one: OwnSet): void => {
    const others = without(kept, one);
    const words = others.length < kept.length ? "app-lobby-sets-replaced" : "app-lobby-sets-kept";
    put([one, ...others], kept, t(words, { name: one.name }));
  };
  /** Whatever is written is read by the server: it knows what makes a game there. */
  const read = (text: string, then: (one: OwnSet) => void): void => {
    remember(null);
    say("");
    ask<OwnSet>("/sets", { text }).then(then, (trouble: Trouble) =>
      say(trouble === "away" ? t("app-lobby-sets-away") : explain(trouble)),
    );
  };
  useEffect(() => {
    if (given) read(given, look);
  }, []);
  const choose = (one: OwnSet): void =>
    read(one.file, ({ settings }) => {
      lobby?.take(settings);
      onClose();
    });
  const row = (one: OwnSet): JSX.Element => (
    <Row key={one.id} one={one} players={lobby?.players} onChoose={choose} />
  );
  return (
    <Sheet title={t("app-lobby-sets")} onClose={onClose}>
      <div class="sets">
        {fresh && (
          <section>
            <h3>{t("app-lobby-sets-given")}</h3>
            {row(fresh)}
            <Button soft onPress={() => add(fresh)}>
              {t("app-lobby-sets-keep")}
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
                  onPress={() => read(one.file, hand)}
                >
                  {t("app-lobby-sets-hand-on")}
                </Link>
                <Link
                  label={t("app-lobby-sets-remove-one", { name: one.name })}
                  onPress={() =>
                    put(without(kept, one), kept, t("app-lobby-sets-removed", { name: one.name }))
                  }
                >
                  {t("app-lobby-sets-remove")}
                </Link>
              </div>
              {handed?.id === one.id && <Handing one={handed} />}
            </li>
          ))}
        </ul>
        {Array.isArray(offered) && offered[0] && (
          <section>
            <h3>{t("app-lobby-sets-of-server")}</h3>
            {offered.map(row)}
          </section>
        )}
        {lobby && (
          <Saving
            key={kept.length}
            onSave={(words) => read(JSON.stringify({ ...lobby.settings, ...words }), add)}
          />
        )}
        <Opening onOpen={(text) => read(text, look)} />
        <p role="status" class="told">
          {said && (
            <>
              {said} {before && <Link onPress={() => put(before, null, "")}>{t("app-lobby-sets-undo")}</Link>}
            </>
          )}
        </p>
      </div>
    </Sheet>
  );
}

const without = (sets: OwnSet[], { id }: OwnSet): OwnSet[] => sets.filter((each) => each.id !== id);

function recalled(): OwnSet[] {
  const found = recall(KEY);
  return Array.isArray(found) ? (found as OwnSet[]) : [];
}

const Opening = ({ onOpen }: { onOpen: (text: string) => void }): JSX.Element => (
  <label class="link">
    {t("app-lobby-sets-open")}
    <input
      type="file"
      class="unseen"
      accept=".yaml,.yml"
      onChange={({ currentTarget: chosen }) => {
        void chosen.files?.[0]?.text().then(onOpen);
        chosen.value = ""; // the same one may be opened again, once it is mended
      }}
    />
  </label>
);
