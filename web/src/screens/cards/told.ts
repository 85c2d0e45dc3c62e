/** The line of the night that is being said: in full, or short where this device is to be short. */
import { settings } from "../../settings";
import type { Line } from "../../voice/cues";
import type { Plan } from "./table";

export interface Told extends Line {
  /** The lines it is one of: a recording is named by its place among them. */
  among: readonly Line[];
}

/** Where the short night has no such line, nothing is said, and it is over at once. */
export function told(plan: Plan | null, at: number): Told | null {
  const line = plan?.lines[at];
  if (!plan || !line) return null;
  const short = plan.short ?? [];
  if (!settings.value.short || !short.length) return { ...line, among: plan.lines };
  const nth = plan.lines.slice(0, at).filter(({ call }) => call === line.call).length;
  const said = short.filter(({ call }) => call === line.call)[nth];
  return { ...(said ?? { ...line, text: "", silence: 0 }), among: short };
}
