/** "I am…": a role, then what it did and saw, one tap after the other. What may be said next is the server's to know. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { role, several, t } from "../../../i18n";
import { Button, Link, Medallion, Sheet } from "../../../look";
import { lastKnown } from "../../../screens/night/learned";
import type { GameProps } from "../../../screens/props";
import type { OneNight, Told } from "../../../wire";
import { CardTelling } from "../telling";

export function ClaimBuilder(props: GameProps<OneNight> & { onClose: () => void }): JSX.Element {
  const { seat, view, live, events, onClose } = props;
  const [claimed, claim] = useState<string | null>(null);
  const [story, tell] = useState<readonly Told[]>([]);
  const next = useNext(props, claimed, story, tell);
  const telling = new CardTelling(view.seats);
  const say = async (): Promise<void> => {
    const reply = await seat.say({ do: "claim", role: claimed ?? "", story: [...story] });
    if (reply.say === "done") onClose();
  };
  if (claimed === null) {
    const mine = lastKnown(events, view.me!);
    const roles = [...new Set(live.deck)].sort((one, other) => Number(other === mine) - Number(one === mine));
    return (
      <Sheet title={t("app-day-i-am")} onClose={onClose}>
        <div class="role-grid">
          {roles.map((id) => (
            <button key={id} type="button" class="role-key" onClick={() => claim(id)}>
              <Medallion id={id} size={52} />
              <span>{role(id)}</span>
            </button>
          ))}
        </div>
      </Sheet>
    );
  }
  const sentence = telling.story(view.me!, [...story]).join(" ");
  return (
    <Sheet title={t("app-day-i-am-role", { role: role(claimed, "a") })} onClose={onClose}>
      <p class="lead" aria-live="polite">
        {sentence || (next?.length ? t("app-day-and-then") : t("app-day-and-slept"))}
      </p>
      {next && next.length > 0 && (
        <div class={next.every((told) => told.kind === "looked") ? "role-grid" : "chips"}>
          {next.map((told) => (
            <Saying
              key={JSON.stringify(told)}
              told={told}
              telling={telling}
              onSay={() => tell([...story, told])}
            />
          ))}
        </div>
      )}
      <div class="builder-foot">
        <Button onPress={() => void say()}>
          {next?.length ? t("app-day-that-is-all") : t("app-day-say-it")}
        </Button>
        <Link
          wide
          onPress={() => {
            tell([]);
            claim(null);
          }}
        >
          {t("app-day-start-again")}
        </Link>
      </div>
    </Sheet>
  );
}

/** What may be said next; where there is but one thing, it is said. */
function useNext(
  { seat }: GameProps<OneNight>,
  claimed: string | null,
  story: readonly Told[],
  tell: (story: readonly Told[]) => void,
): readonly Told[] | null {
  const [next, know] = useState<readonly Told[] | null>(null);
  useEffect(() => {
    if (claimed === null) return;
    let wanted = true;
    know(null);
    void seat.say({ do: "story", role: claimed, story: [...story] }).then((reply) => {
      if (!wanted) return;
      const found = reply.say === "stories" ? reply.next : [];
      if (found.length === 1) tell([...story, found[0]!]);
      else know(found);
    });
    return () => {
      wanted = false;
    };
  }, [claimed, story]);
  return next;
}

function Saying(props: { told: Told; telling: CardTelling; onSay: () => void }): JSX.Element {
  const { told, telling, onSay } = props;
  const [first = ""] = told.what;
  if (told.kind === "looked")
    return (
      <button type="button" class="role-key" onClick={onSay}>
        <Medallion id={first} size={46} />
        <span>{role(first)}</span>
      </button>
    );
  return (
    <button type="button" class="chip" onClick={onSay}>
      {words(told, telling)}
    </button>
  );
}

function words(told: Told, telling: CardTelling): string {
  const places = told.places.map((place) => telling.place(place));
  const [first = ""] = told.what;
  switch (told.kind) {
    case "chose":
      return places.length ? several(places) : telling.answer(first);
    case "declined":
      return t("app-day-declined");
    case "shown":
      return places.length ? several(places) : t("app-day-nobody");
    case "became":
      return role(first);
    default:
      return telling.story(0, [told]).join(" ");
  }
}
