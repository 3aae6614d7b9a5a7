// The pattern of a tincture, one long stroke over a field of 140 by 120: it is cut where a card ends.

const WIDE = 140;
const HIGH = 120;

/** A small figure again and again, every other row shifted by half a step. */
function sown(figure: string, across: number, down: number): string {
  let d = '';
  for (let y = 0, row = 0; y < HIGH; y += down, row++)
    for (let x = row % 2 ? across / 2 : 0; x < WIDE; x += across) d += `M${x} ${y}${figure}`;
  return d;
}
/** A line through the whole width, from steps. */
function lined(step: string, length: number, down: number): string {
  let d = '';
  for (let y = 2; y < HIGH; y += down) d += `M-4 ${y}` + step.repeat(Math.ceil(WIDE / length) + 1);
  return d;
}

const PATTERNS: Record<string, () => string> = {
  daqan: () => sown('m4 1v6m-3 -3h6', 14, 9),
  latari: () => sown('m2 8q0 -7 7 -8q0 7 -7 8l3.5 -4', 16, 11),
  waiqar: () => lined('l5 4l5 -4', 10, 8),
  uthuk: () => sown('q4 -4 2 -9q6 3 4 9q-1 3 -4 3q-3 -1 -2 -3', 15, 12),
  dwarves: () => sown('l5 -5l5 5l-5 5zm5 0h5m-2.5 -2.5v5', 15, 7.5),
  orcs: () => sown('l3 8l3 -8z', 11, 11),
  neutral: () => lined('q5 -1.2 10 0t10 0', 20, 4),
  mercenary: () => sown('h.1', 7, 4),
  gold: () => sown('a4 4 0 1 1 .1 0z', 16, 9),
  rune: () => sown('l3 -4l3 4m-6 3l3 4l3 -4', 14, 12),
  event: () => sown('q2 -3 0 -6q3 -3 1 -7', 13, 11),
};
const known = new Map<string, string>();

export function patternOf(tincture: string): string {
  const found = known.get(tincture) ?? (PATTERNS[tincture] ?? PATTERNS.neutral!)();
  known.set(tincture, found);
  return found;
}
