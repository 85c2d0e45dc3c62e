/** For tests: the app knows what the server would have told it. */
import { learnReference, type Reference } from "./reference";
import golden from "./reference.golden.json";

const { games, limits } = golden;
learnReference({
  version: "",
  rulings: [],
  limits,
  games: { ...games, "one-night": { ...games["one-night"], scenarios: [] } },
} as unknown as Reference);
