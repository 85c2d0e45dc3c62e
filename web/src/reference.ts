/** All there is to choose from and to look up, as the games have it: fetched once. */
import { signal } from "./store";

export interface Role {
  id: string;
  team: string;
  stars: number;
  /** How many of it each box holds. */
  boxes: Record<string, number>;
  /** All the copies there are. */
  copies: number;
  not_in_bezier: number;
  /** The calls at which it wakes, in order. */
  wakes: string[];
}

export interface Scenario {
  id: string;
  boxes: string[];
  difficulty: string | null;
  edition: string;
  players: number[];
  /** By the number of players; none where it is drawn by chance. */
  decks: Record<string, string[]>;
  draw: boolean;
  /** A minimum set: for more players, roles may be added. */
  minimum: boolean;
  introduction: boolean;
}

export interface Reference {
  version: string;
  roles: Role[];
  teams: string[];
  artifacts: string[];
  scenarios: Scenario[];
  editions: string[];
  boxes: string[];
  rulings: string[];
  center_werewolves: string[];
  fewest_players: number;
  most_players: number;
  giant_players: number;
  words: {
    roles: string[];
    tokens: string[];
    languages: string[];
    difficulties: string[];
    packs: { language: string; difficulty: string; words: number }[];
    fewest_players: number;
    most_players: number;
  };
  limits: { name: number; chat: number; question: number; code: number; code_letters: string };
}

const known = signal<Reference | null>(null);
let asked = false;

/** The reference, or null while it is on its way. */
export function reference(): Reference | null {
  if (!asked) {
    asked = true;
    void ask();
  }
  return known.value;
}

async function ask(): Promise<void> {
  try {
    const answer = await fetch("/reference.json");
    if (!answer.ok) throw new Error(String(answer.status));
    known.value = (await answer.json()) as Reference;
  } catch {
    setTimeout(() => void ask(), 2_000);
  }
}
