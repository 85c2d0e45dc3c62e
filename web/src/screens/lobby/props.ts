/** What a game's own parts of the lobby are given. */
import type { Settings } from "../../wire";
import type { Change } from "./useSettings";

export interface OptionsProps<S extends Settings = Settings> {
  settings: S;
  change: Change<S>;
  players: number;
  /** How many words the group has of its own. */
  ownWords: number;
  /** One device tells it all: nobody to chat with, and no pace to choose. */
  alone?: boolean;
}

export interface PlayedProps<S extends Settings = Settings> {
  settings: S;
  change: Change<S>;
  players: number;
  hosting: boolean;
  /** How many games this table has played. */
  past: number;
  /** Whether the room says that this makes a game. */
  fits?: boolean;
}
