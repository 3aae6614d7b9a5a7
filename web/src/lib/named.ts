// Texts that name things: where they do, and the pieces in between.

export type Span = readonly [from: number, to: number, ref: string];

/** A part of a text in pieces, each with the ref of what it names, or ''. */
export function cut(part: string, named: readonly Span[], from = 0): [string, string][] {
  const found: [string, string][] = [];
  let at = 0;
  for (const [begin, end, ref] of named) {
    if (begin - from < at || end - from > part.length) continue;
    found.push([part.slice(at, begin - from), ''], [part.slice(begin - from, end - from), ref]);
    at = end - from;
  }
  return [...found, [part.slice(at), ''] as [string, string]].filter(([piece]) => piece);
}
