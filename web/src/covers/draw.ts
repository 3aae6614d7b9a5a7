// Strokes that several covers share, as path data.

const r = (n: number) => Math.round(n * 10) / 10;

export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** Lines of an engraved sky, a little uneven as by hand. */
export function sky(from: number, to: number, step: number, wave = 2): string {
  let d = '';
  for (let y = from, i = 0; y < to; y += step, i++) {
    const a = Math.sin(i * 1.7) * wave;
    const b = Math.cos(i * 2.3) * wave;
    d += `M0 ${r(y + a / 2)}C130 ${r(y + b)} 270 ${r(y - b)} 400 ${r(y - a / 2)}`;
  }
  return d;
}

/** A pointed arch: its left foot, width and height. */
export function gothic(x: number, foot: number, w: number, h: number): string {
  const top = foot - h;
  return `M${r(x)} ${foot}V${r(top + w * 0.9)}Q${r(x + w * 0.06)} ${r(top + w * 0.32)} ${r(x + w / 2)} ${r(top)}Q${r(x + w * 0.94)} ${r(top + w * 0.32)} ${r(x + w)} ${r(top + w * 0.9)}V${foot}z`;
}

/** Battlements: n teeth over a wall's width, standing on y. */
export function teeth(x: number, y: number, w: number, n: number, h: number): string {
  const step = w / (2 * n - 1);
  let d = `M${r(x)} ${y}`;
  for (let i = 0; i < 2 * n - 1; i++) d += `V${r(i % 2 ? y - h / 2.2 : y - h)}H${r(x + (i + 1) * step)}`;
  return `${d}V${y}z`;
}

/** Short waves on water, row by row. */
export function ripples(x: number, y: number, w: number, rows: number, gap = 9): string {
  let d = '';
  for (let i = 0; i < rows; i++) {
    const from = x + ((i * 37) % 23);
    for (let at = from; at < x + w - 22; at += 34 + ((i * 13) % 9))
      d += `M${r(at)} ${r(y + i * gap)}q6 -4 11 0t11 0`;
  }
  return d;
}

/** A house seen from its corner: gable, side, roof. */
export interface Hut {
  x: number;
  y: number;
  s: number;
  roof: string;
  flip?: boolean;
}
export const HUT = {
  side: 'M14 -14L44 -16V2L14 8z',
  gable: 'M0 -10L7 -24L14 -12V8L0 4z',
  roof: 'M7 -25L38 -30L46 -15L14 -11z',
  tiles: 'M15 -26l7 14M23 -27.5l7 14M31 -28.5l7 14',
  door: 'M5 5.5v-9h4.5v10.5z',
};
