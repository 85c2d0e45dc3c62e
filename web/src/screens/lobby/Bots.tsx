/** Bots in the lobby: one more of them, and what the host may change about one. */
import type { JSX } from "preact";
import { t } from "../../i18n";
import { Choice, Link } from "../../look";
import type { Seen } from "../../connection";
import type { RoomProps } from "../props";

type Bot = Seen["bots"][number];

const STRENGTHS = ["beginner", "regular", "sharp"] as const;
const TEMPERAMENTS = ["eager", "sceptical", "quiet", "theatrical"] as const;

/** A bot sits down: as good as the last one, and of another temper. */
export async function addBot(seat: RoomProps["seat"], bots: number, strength: Bot[1] = "regular"): Promise<void> {
  await seat.say({ do: "bot", strength, temperament: TEMPERAMENTS[bots % TEMPERAMENTS.length]! });
}

/** Four bots and a deal, for whoever has just sat down alone. */
export async function playAlone(seat: RoomProps["seat"]): Promise<void> {
  for (let bots = 0; bots < 4; bots += 1) await addBot(seat, bots);
  await seat.say({ do: "start" });
}

export const botAt = (view: Seen, which: number): Bot | undefined =>
  view.bots.find(([seat]) => seat === which);

/** What a bot is like, beside its name. */
export const likeness = (bot: Bot | undefined): string | undefined =>
  bot && [t("app-bots-is-bot"), t(`app-bots-${bot[1]}`), t(`app-bots-${bot[2]}`)].join(", ");

export function BotActions({ seat, bot }: { seat: RoomProps["seat"]; bot: Bot }): JSX.Element {
  const [which, strength, temperament] = bot;
  const change = (next: { strength?: Bot[1]; temperament?: Bot[2] }): void =>
    void seat.say({ do: "change-bot", seat: which, strength, temperament, ...next });
  return (
    <div class="actions">
      <Choice
        label={t("app-bots-strength")}
        options={STRENGTHS.map((each) => [each, t(`app-bots-${each}`)] as const)}
        chosen={strength}
        onChoose={(strength) => change({ strength })}
      />
      <Choice
        label={t("app-bots-temperament")}
        options={TEMPERAMENTS.map((each) => [each, t(`app-bots-${each}`)] as const)}
        chosen={temperament}
        onChoose={(temperament) => change({ temperament })}
      />
      <Link onPress={() => void seat.say({ do: "kick", seat: which })}>{t("app-lobby-kick")}</Link>
    </div>
  );
}
