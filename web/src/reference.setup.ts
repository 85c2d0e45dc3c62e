/** For tests: the app knows what the server would have told it. */
import { learnReference, type Reference } from "./reference";
import golden from "./reference.golden.json";

learnReference({ version: "", scenarios: [], rulings: [], ...golden } as unknown as Reference);
