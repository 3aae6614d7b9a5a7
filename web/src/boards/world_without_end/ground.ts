// The engraved town plan, as path data: trees, small houses, hatching, the water. Always the same.

import { n1, stream } from '../../pieces/random';

/** A tufted tree that stands on its foot. */
export function tree(x: number, y: number, seed: number): string {
  const next = stream(seed);
  const s = 1 + next() * 0.5;
  const at = (dx: number, dy: number) => `${n1(x + dx * s)} ${n1(y + dy * s)}`;
  return `M${at(0, 0)}L${at(0, -6)}M${at(-6, -6)}Q${at(-11, -11)} ${at(-5, -13)}Q${at(-4, -20)} ${at(2, -17)}Q${at(9, -18)} ${at(8, -11)}Q${at(11, -5)} ${at(4, -6)}Q${at(-1, -3)} ${at(-6, -6)}Z`;
}
/** The shade on the right of a tree. */
export function shade(x: number, y: number): string {
  return [0, 1, 2, 3].map((i) => `M${x + 2 + i * 1.6} ${y - 7}l-1 ${-6 + i * 0.6}`).join('');
}
/** A cottage with a gable on the left and a long roof. */
export function cottage(x: number, y: number, s = 1): string {
  const at = (dx: number, dy: number) => `${n1(x + dx * s)} ${n1(y + dy * s)}`;
  return `M${at(-14, 0)}V${n1(y - 8 * s)}L${at(-8, -16)}L${at(-2, -8)}V${n1(y)}ZM${at(-8, -16)}H${n1(x + 9 * s)}L${at(15, -8)}V${n1(y)}H${n1(x - 2 * s)}M${at(-2, -8)}H${n1(x + 15 * s)}M${at(-10, 0)}V${n1(y - 5 * s)}H${n1(x - 6 * s)}V${n1(y)}`;
}
/** Flow lines between the banks of a river. */
export function flow(banks: (y: number) => [number, number], from: number, to: number): string {
  const next = stream(11);
  let d = '';
  for (let y = from; y < to; y += 9) {
    const part = 0.12 + next() * 0.76;
    const long = 14 + next() * 18;
    const [a, b] = [banks(y), banks(Math.min(to, y + long))];
    d += `M${n1(a[0] + (a[1] - a[0]) * part)} ${y}L${n1(b[0] + (b[1] - b[0]) * part)} ${n1(Math.min(to, y + long))}`;
  }
  return d;
}
/** Furrows of a field. */
export function furrows(x: number, y: number, w: number, h: number): string {
  return Array.from({ length: Math.floor(h / 5) }, (_, i) => `M${x} ${y + 3 + i * 5}q${w / 4} -4 ${w / 2} 0t${w / 2} 0`).join('');
}

/** The banks of the river at a height of the board. */
export function river(y: number): [number, number] {
  const bend = y < 250 ? Math.sin(((y - 46) / 204) * Math.PI * 0.5) * 46 : 46 - ((y - 250) / 294) ** 1.25 * 176;
  const left = 708 + bend;
  return [left, left + 64];
}
export function water(from = 47, to = 543): string {
  const heights = Array.from({ length: 32 }, (_, i) => from + (i * (to - from)) / 31);
  const left = heights.map((y) => `${n1(river(y)[0])} ${n1(y)}`);
  const right = heights.map((y) => `${n1(river(y)[1])} ${n1(y)}`).reverse();
  return `M${left.join('L')}L${right.join('L')}Z`;
}

/** The cathedral in elevation around the foot of its crossing: nave, aisles, choir, west tower. */
export function cathedral(): { wall: string; lines: string } {
  const arch = (x: number, y: number, w: number, h: number) => `M${x - w} ${y}v${-h}q0 ${-w * 1.2} ${w} ${-w * 1.6}q${w} ${w * 0.4} ${w} ${w * 1.6}v${h}`;
  const bays = [-92, -74, -56, -38, 38, 56, 74, 92];
  const wall = 'M-140 0V-58L-128 -84L-116 -58V-44H-26V-62L0 -84L26 -62V-44H104V-22L114 -14V0Z';
  const lines =
    'M-140 -58H-116M-128 -84v-10M-132 -90h8M-116 -44V0M-26 -62V0M26 -62V0M-26 -62H26M-116 -22H-26M26 -22H104M-116 -40H-26M26 -40H104M104 -44V0M-140 -30H-116' +
    bays.map((x) => arch(x, -26, 4, 6) + arch(x, -4, 5, 8) + `M${x + 9} 0v-22`).join('') +
    arch(-128, -36, 4, 10) + arch(-128, -2, 5, 10) + arch(0, 0, 9, 14) +
    'M0 -52a9 9 0 1 1 0 18a9 9 0 1 1 0 -18M0 -52v18M-9 -43h18M-6.4 -49.4l12.8 12.800M6.4 -49.4l-12.8 12.8'.replaceAll('.8', '.8');
  return { wall, lines };
}
