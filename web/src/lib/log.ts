// What lines of a log name on the table.

export interface Told {
  pieces: string[][]; // [text] or [text, ref]
}

/** The refs that lines name, each once; seats are people, not places. */
export function refsOf(lines: Told[]): string[] {
  const named = lines.flatMap((line) => line.pieces.flatMap((piece) => piece.slice(1)));
  return [...new Set(named)].filter((ref) => ref && !ref.startsWith('seat:'));
}
