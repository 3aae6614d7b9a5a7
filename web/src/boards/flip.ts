// Moves of pieces between places: from where a thing was drawn to where it is drawn now.

const TIME = 200;

function key(element: Element): string {
  const spot = element.closest('[data-spot]');
  return `${spot?.getAttribute('data-spot') ?? ''}|${element.getAttribute('data-id')}`;
}

export type Places = Map<string, DOMRect>;

/** Where the things that change and the places they leave are drawn. Only of those is it asked: the
 * browser lays out the page for an answer. */
export function measure(root: HTMLElement, changes: string[][]): Places {
  const found: Places = new Map();
  const leaving = new Set(changes.flatMap(([ref, from, to]) => (from && to && from !== to ? [ref!, from] : [])));
  if (!leaving.size) return found;
  for (const element of root.querySelectorAll('[data-id]')) {
    if (leaving.has(element.getAttribute('data-id')!)) found.set(key(element), element.getBoundingClientRect());
  }
  // A closed card stands for every place it holds.
  for (const card of root.querySelectorAll('[data-holds]')) {
    for (const ref of card.getAttribute('data-holds')!.split(' ').filter((each) => leaving.has(each))) {
      const place = `${ref}|${ref}`;
      if (!found.has(place)) found.set(place, card.getBoundingClientRect());
    }
  }
  return found;
}

/** How many pixels a unit of the thing's own measure is: drawn boards are scaled. */
const scaleOf = (piece: Element) =>
  (piece instanceof SVGGraphicsElement && piece.getScreenCTM()?.a) || 1;

/** Let what has changed its place travel there. */
export function travel(root: HTMLElement, before: Places, changes: string[][]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const [ref, from, to] of changes) {
    if (!from || !to || from === to) continue;
    const old = before.get(`${from}|${ref}`) ?? before.get(`${from}|${from}`);
    const piece = root.querySelector(`[data-spot="${CSS.escape(to)}"] [data-id="${CSS.escape(ref!)}"]`);
    if (!old || !piece) continue;
    const now = piece.getBoundingClientRect();
    const scale = scaleOf(piece);
    const move = `translate(${(old.x - now.x) / scale}px, ${(old.y - now.y) / scale}px)`;
    // On a drawn board the drawing lies beside what can be pointed at, and goes with it.
    (piece.closest('.moves') ?? piece).animate([{ transform: move }, { transform: 'none' }], { duration: TIME, easing: 'ease-out' });
  }
}
