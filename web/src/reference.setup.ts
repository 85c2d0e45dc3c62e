/** For tests: the app knows what the server would have told it. */
import { learnReference, type Reference } from "./reference";
import golden from "./reference.golden.json";

const { games, limits } = golden;
const oneNight = Object.assign({ scenarios: [] }, games["one-night"]);
learnReference({
  version: "",
  rulings: [],
  limits,
  games: { ...games, "one-night": oneNight },
} as unknown as Reference);
