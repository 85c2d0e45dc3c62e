/** Who moved my card: what became of one place, and of the card that was dealt there. */
import type { JSX } from "preact";
import { role, t } from "../../../i18n";
import { Chip, Link, Medallion, Sheet } from "../../../look";
import type { Replay } from "../../../wire";
import { movesAt, type Step } from "../reveal/steps";
import { CardTelling } from "../telling";

export function Moved(props: {
  replay: Replay;
  me: number | null;
  walked: readonly Step[];
  followed: number;
  onFollow: (seat: number) => void;
  onGo: (step: number) => void;
  onClose: () => void;
}): JSX.Element {
  const { walked, followed, onFollow } = props;
  const { players, dealt } = props.replay;
  const moves = movesAt(walked, followed, dealt);
  const card = dealt[followed] ?? "";
  const end = walked.at(-1)!.lying.indexOf(followed);
  const telling = new CardTelling(players);
  return (
    <Sheet
      title={props.me === null ? t("app-reveal-who-moved") : t("app-reveal-who-moved-mine")}
      onClose={props.onClose}
    >
      <div class="moved">
        <div class="chips" role="group" aria-label={t("app-reveal-whose")}>
          {players.map((name, seat) => (
            <Chip key={seat} on={seat === followed} onPress={() => onFollow(seat)}>
              {seat === props.me ? t("app-reveal-mine") : name}
            </Chip>
          ))}
        </div>
        <p class="dealt">
          <Medallion id={card} size={46} />
          {t("app-reveal-was-dealt", { role: role(card) })}
        </p>
        {moves.length ? (
          <ol>
            {moves.map(([step, lies]) => (
              <li key={step}>
                <Link onPress={() => props.onGo(step)}>{walked[step]!.text}</Link>
                <span class="muted">{t("app-reveal-then", { role: lies })}</span>
              </li>
            ))}
          </ol>
        ) : (
          <p class="lead">{t("app-reveal-never-moved")}</p>
        )}
        {end !== followed && <p>{t("app-reveal-ended", { role: role(card), place: telling.place(end) })}</p>}
      </div>
    </Sheet>
  );
}
