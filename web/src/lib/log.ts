// How lines and reasons are written, and what they name on the table.

export interface Told {
  pieces: string[][]; // [text] or [text, ref]
}

/** A reason as a sentence of its own. */
export function sentence(text: string): string {
  const whole = text.slice(0, 1).toUpperCase() + text.slice(1);
  return !whole || /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

/** The refs that lines name, each once; seats are people, not places. */
export function refsOf(lines: Told[]): string[] {
  const named = lines.flatMap((line) => line.pieces.flatMap((piece) => piece.slice(1)));
  return [...new Set(named)].filter((ref) => ref && !ref.startsWith('seat:'));
}

/** Who chose since the last choice of a seat; -1 if nobody did, so that something was drawn or shown;
 * null if the seat has not chosen yet. */
export function since(log: readonly { n: number; seat?: number }[], seat: number): number | null {
  const last = log.findLast((line) => line.seat === seat);
  return last ? (log.find((line) => line.n > last.n && (line.seat ?? -1) >= 0)?.seat ?? -1) : null;
}
