// The manual, searched and cut into what can be shown.

import type { Paragraph } from './messages';

/** The paragraph of a rule: its own, or that of the nearest rule above it (K4.1.3 → K4.1 → K4). */
export function paragraphOf(paragraphs: Paragraph[], rule: string): number {
  for (let wanted = rule; wanted; wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf('.')))) {
    const found = paragraphs.findIndex((each) => each.rule === wanted);
    if (found >= 0) return found;
  }
  return -1;
}

/** Paragraphs that hold all words, each under its heading. */
export function search(paragraphs: Paragraph[], wanted: string): Paragraph[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return paragraphs;
  const found: Paragraph[] = [];
  let heading: Paragraph | null = null;
  for (const each of paragraphs) {
    if (each.level) heading = each;
    const have = `${each.rule ?? ''} ${each.text}`.toLowerCase();
    if (!words.every((word) => have.includes(word))) continue;
    if (heading && heading !== each) found.push(heading);
    heading = null;
    found.push(each);
  }
  return found;
}

/** Marks of emphasis in a text of the manual: pieces that are plain, strong, slanted or code. */
export function inline(text: string): { text: string; as: 'plain' | 'strong' | 'em' | 'code' }[] {
  const as = { '*': 'em', '**': 'strong', '`': 'code' } as const;
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((piece) => {
      const sign = /^(\*\*|\*|`).+\1$/s.exec(piece)?.[1] as keyof typeof as | undefined;
      if (!sign) return { text: piece, as: 'plain' };
      return { text: piece.slice(sign.length, -sign.length), as: as[sign] };
    });
}
