/** The toy game, as the app knows it: its name, and why it ended. All else is as in any game. */
import type { Game } from "../../../web/src/games/game";
import { t } from "../../../web/src/i18n";

export const game: Game = { id: "owl", name: "game-owl", why: () => [t("owl-won")] };
