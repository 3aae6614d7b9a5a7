// Words on pieces: SVG does not break lines, so how wide they are is reckoned here.

const NARROW = 'fijlrtI.,:;\'’()|! ';
const BROAD = 'mwMWOQGDHNUAV%+–';

/** About how wide a text is, in units of its size. */
export function widthOf(text: string): number {
  let sum = 0;
  for (const letter of text) sum += NARROW.includes(letter) ? 0.3 : BROAD.includes(letter) ? 0.72 : 0.5;
  return sum;
}

/** A text in lines of at most this width; what does not fit into so many lines ends in an ellipsis. */
export function lines(text: string, width: number, size: number, most = 99): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer) * size > width) {
      found.push(line);
      line = word;
    } else line = longer;
  }
  found.push(line);
  if (found.length <= most) return found;
  const last = found[most - 1]!.replace(/[.,;:]$/, '');
  return [...found.slice(0, most - 1), `${last} …`];
}

/** When a card works, as its text says before a colon, and what it does. */
export function parted(text: string): { when: string; what: string } {
  const at = text.indexOf(': ');
  if (at < 0 || at > 24 || text.slice(0, at).includes('. ')) return { when: '', what: text };
  const what = text.slice(at + 2);
  return { when: text.slice(0, at), what: what.charAt(0).toUpperCase() + what.slice(1) };
}

// Titles are set in a broader face.
const BROADER = 1.18;
const LEAST = 12;

/** A name in one or two lines, the size at which the longer one fits, and whether it fits at all. */
export function titled(name: string, width: number, size: number): { lines: string[]; size: number; fits: boolean } {
  const found = lines(name, width, size * BROADER, 2);
  const widest = Math.max(...found.map(widthOf)) * BROADER;
  return { lines: found, size: Math.max(LEAST, Math.min(size, Math.floor((width / widest) * 2) / 2)), fits: widest * LEAST <= width };
}

/** A text without its first sentence, where figures beside it say that already. */
export const shorn = (text: string) => text.replace(/^[^.]*\.\s*/, '');
