// Stained glass for a lancet: panes in leads, in several shades of one colour.

import { stream } from '../../pieces/random';
import { cut, drawn, type Corner } from './cutting';

export const SHADES = 5;
const [LEADS, SLANT, BAR] = [17, 1.1, -31]; // how far leads are apart, how steep they run, where a bar lies
const side = (x: number) => [0, 0.2, 0.4, 0.6, 0.8].map((t): Corner => [x * ((1 - t) ** 2 * 36 + 2 * t * (1 - t) * 34), -30 * (1 - t) ** 2 - 110 * t * (1 - t) - 66 * t * t]);
const ARCH: Corner[] = [[-36, 0], ...side(-1), [0, -66], ...side(1).reverse(), [36, 0]]; // as LANCET

/** Path data of the panes, by shade. */
export function glass(): string[] {
  const random = stream(22);
  const shades = Array.from({ length: SHADES }, () => '');
  for (let i = -8; i <= 8; i++) {
    for (let k = -8; k <= 8; k++) {
      const strip = cut(cut(ARCH, 1, SLANT, (i + 1) * LEADS), -1, -SLANT, -i * LEADS);
      const pane = cut(cut(strip, 1, -SLANT, (k + 1) * LEADS), -1, SLANT, -k * LEADS);
      for (const way of [1, -1]) shades[Math.floor(random() * SHADES)] += drawn(cut(pane, 0, way, way * BAR));
    }
  }
  return shades;
}
