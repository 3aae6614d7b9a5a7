// The pattern of a tincture, as one stroke over a field: whole figures only, so that nothing has to be cut.

interface Pattern {
  figure: string; // from its upper left corner
  w: number;
  h: number;
  across: number; // from one to the next
  down: number;
  shifted?: boolean; // every other row by half a step
}

const PATTERNS: Record<string, Pattern> = {
  daqan: { figure: 'm3 0v6m-3 -3h6', w: 6, h: 6, across: 14, down: 8, shifted: true },
  latari: { figure: 'm0 8q0 -7 7 -8q0 7 -7 8l3.5 -4', w: 7, h: 8, across: 16, down: 10, shifted: true },
  waiqar: { figure: 'l5 4l5 -4', w: 10, h: 4, across: 10, down: 8 },
  uthuk: { figure: 'm1 9q4 -4 2 -9q6 3 4 9q-1 3 -4 3q-3 -1 -2 -3', w: 8, h: 12, across: 15, down: 11, shifted: true },
  dwarves: { figure: 'm0 5l5 -5l5 5l-5 5zm5 0h5m-2.5 -2.5v5', w: 10, h: 10, across: 15, down: 7.5, shifted: true },
  orcs: { figure: 'l3 8l3 -8z', w: 6, h: 8, across: 11, down: 10, shifted: true },
  neutral: { figure: 'q5 -1.2 10 0t10 0', w: 20, h: 0.5, across: 20, down: 4 },
  mercenary: { figure: 'h.1', w: 0.1, h: 0.1, across: 7, down: 4, shifted: true },
  gold: { figure: 'm4 0a4 4 0 1 1 -.1 0z', w: 8, h: 8, across: 16, down: 9, shifted: true },
  rune: { figure: 'm0 4l3 -4l3 4m-6 3l3 4l3 -4', w: 6, h: 11, across: 14, down: 12, shifted: true },
  event: { figure: 'm0 13q2 -3 0 -6q3 -3 1 -7', w: 3, h: 13, across: 13, down: 11, shifted: true },
};
const EDGE = 2;
const known = new Map<string, string>();

export function patternOf(tincture: string, w: number, h: number): string {
  const key = `${tincture} ${Math.round(w)} ${Math.round(h)}`;
  const found = known.get(key) ?? sown(PATTERNS[tincture] ?? PATTERNS.neutral!, w - 2 * EDGE, h - 2 * EDGE);
  known.set(key, found);
  return found;
}

/** A small figure again and again, as often as it fits, in the middle of the field. */
function sown(pattern: Pattern, w: number, h: number): string {
  const { figure, across, down } = pattern;
  const rows = Math.floor((h - pattern.h) / down) + 1;
  const columns = Math.floor((w - pattern.w) / across) + 1;
  const left = EDGE + (w - pattern.w - (columns - 1) * across) / 2;
  const top = EDGE + (h - pattern.h - (rows - 1) * down) / 2;
  let d = '';
  for (let row = 0; row < rows; row++) {
    const shift = pattern.shifted && row % 2 ? across / 2 : 0;
    for (let column = 0; column < columns; column++) {
      const x = left + column * across + shift;
      if (x + pattern.w <= w + 2 * EDGE) d += `M${+x.toFixed(1)} ${+(top + row * down).toFixed(1)}${figure}`;
    }
  }
  return d;
}
