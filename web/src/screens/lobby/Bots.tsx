/** Bots in the lobby: one more of them, and what the host may change about one. */
import type { JSX } from "preact";
import type { Seen } from "../../connection";
import { gameOf } from "../../games";
import { t } from "../../i18n";
import { Choice, Link } from "../../look";
import type { Settings } from "../../wire";
import type { RoomProps } from "../props";

type Bot = Seen["bots"][number];

const STRENGTHS: Bot[1][] = ["beginner", "regular", "sharp"];
const TEMPERAMENTS: Bot[2][] = ["eager", "sceptical", "quiet", "theatrical"];
const nameOf = (each: Bot[1] | Bot[2]): string => t(`app-bots-${each}`);
const named = <T extends Bot[1] | Bot[2]>(all: T[]): [T, string][] => all.map((each) => [each, nameOf(each)]);

/** A bot sits down: as good as the last one, and of another temper. */
export async function addBot(
  seat: RoomProps["seat"],
  bots: number,
  strength: Bot[1] = "regular",
): Promise<boolean> {
  const answer = await seat.say({ do: "bot", strength, temperament: TEMPERAMENTS[bots % 4]! });
  return answer.say === "done";
}

/** Four bots and a deal, for whoever has just sat down alone. */
export async function playAlone(seat: RoomProps["seat"], settings: Settings): Promise<void> {
  await seat.say({ do: "choose", settings: { ...settings, ...gameOf(settings.game).withBots } as Settings });
  for (let bots = 0; bots < 4; bots += 1) if (!(await addBot(seat, bots))) return;
  await seat.say({ do: "start" });
}

export const botAt = (view: Seen, which: number): Bot | undefined =>
  view.bots.find(([seat]) => seat === which);

/** What a bot is like, beside its name. */
export const likeness = (bot: Bot | undefined): string | undefined =>
  bot && [t("app-bots-is-bot"), nameOf(bot[1]), nameOf(bot[2])].join(", ");

export function BotActions({ seat, bot }: { seat: RoomProps["seat"]; bot: Bot }): JSX.Element {
  const [which, strength, temperament] = bot;
  const change = (next: { strength?: Bot[1]; temperament?: Bot[2] }): void =>
    void seat.say({ do: "change-bot", seat: which, strength, temperament, ...next });
  return (
    <div class="actions">
      <Choice
        label={t("app-bots-strength")}
        options={named(STRENGTHS)}
        chosen={strength}
        onChoose={(strength) => change({ strength })}
      />
      <Choice
        label={t("app-bots-temperament")}
        options={named(TEMPERAMENTS)}
        chosen={temperament}
        onChoose={(temperament) => change({ temperament })}
      />
      <Link onPress={() => void seat.say({ do: "kick", seat: which })}>{t("app-lobby-kick")}</Link>
    </div>
  );
}
