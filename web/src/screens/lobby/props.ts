/** What a game's own parts of the lobby are given. */
import type { Settings } from "../../wire";

export interface OptionsProps<S extends Settings = Settings> {
  settings: S;
  change(some: Partial<S>): void;
  players: number;
  /** How many words the group has of its own, where the settings don't show them. */
  ownWords?: number;
  /** One device tells it all: nobody to chat with, and no pace to choose. */
  alone?: boolean;
}

export interface PlayedProps<S extends Settings = Settings> {
  settings: S;
  change(some: Partial<S>): void;
  players: number;
  hosting: boolean;
  /** How many games this table has played. */
  past: number;
  /** Whether the room says that this makes a game. */
  fits?: boolean;
}
