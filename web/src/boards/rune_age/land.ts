// The land behind the Cities, always the same for the same width.

import { n1, stream } from '../../pieces/random';

/** Hills with an engraver's hatching, from left to right. */
export function hills(width: number, foot: number): string[] {
  const next = stream(7);
  const found: string[] = [];
  for (let x = -40; x < width; x += 70 + next() * 60) {
    const [w, h] = [110 + next() * 90, 36 + next() * 34];
    let d = `M${n1(x)} ${foot}Q${n1(x + w * 0.3)} ${n1(foot - h * 1.5)} ${n1(x + w * 0.52)} ${n1(foot - h * 0.9)}T${n1(x + w)} ${foot}`;
    for (let i = 0; i < 5; i++) d += `M${n1(x + w * (0.56 + i * 0.07))} ${n1(foot - h * (0.82 - i * 0.13))}l${n1(6 + i)} ${n1(h * 0.3)}`;
    found.push(d);
  }
  return found;
}

export const road = (width: number, y: number) =>
  `M0 ${y}` + Array.from({ length: Math.ceil(width / 160) }, () => 'q40 -5 80 0t80 0').join('');
