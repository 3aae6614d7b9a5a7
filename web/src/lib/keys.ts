// Keys: what they do at a table, and how arrows walk among places.

export const KEYS = {
  confirm: 'Enter',
  undo: 'u',
  redo: 'r',
  hint: 'h',
  plan: 'p',
  next: 'n',
  search: '/',
  log: 'l',
  help: '?',
  text: 't',
  back: 'Escape',
} as const;

export type Deed = keyof typeof KEYS;

/** The key of a deed: the reader's own, or the usual one. */
export function keyOf(deed: Deed, own: Record<string, string>): string {
  return own[deed] ?? KEYS[deed];
}

/** What a key press asks for: a deed, an option by number (from 0), a way to go, or nothing. */
export function readKey(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  own: Record<string, string>,
): Deed | number | Way | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[1-9]$/.test(event.key)) return Number(event.key) - 1;
  if (event.key in WAYS) return WAYS[event.key]!;
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const deeds = Object.keys(KEYS) as Deed[];
  return deeds.find((deed) => keyOf(deed, own) === pressed) ?? null;
}

export type Way = 'left' | 'right' | 'up' | 'down';
const WAYS: Record<string, Way> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
export const isWay = (found: unknown): found is Way =>
  typeof found === 'string' && Object.values(WAYS).includes(found as Way);

/** True where letters are typed, so that shortcuts keep quiet. */
export function typing(target: EventTarget | null): boolean {
  const at = target as HTMLElement | null;
  return !!at?.closest?.('input, textarea, select, [contenteditable]');
}

export interface Box {
  x: number; // of the middle
  y: number;
}

/** The nearest box in a direction; what lies aside counts double. -1 if there is none. */
export function nearest(boxes: Box[], from: Box, way: Way): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [dx, dy] = [box.x - from.x, box.y - from.y];
    const ahead = { left: -dx, right: dx, up: -dy, down: dy }[way];
    const aside = Math.abs(way === 'left' || way === 'right' ? dy : dx);
    if (ahead < 1 || aside > ahead * 3) return;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

export type Given = { keys: Record<string, string> } | { taken: Deed } | { fixed: true };

/** Give a deed another key, unless it has a meaning already. */
export function giveKey(own: Record<string, string>, deed: Deed, pressed: string): Given {
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  if (/^\d$/.test(key) || key in WAYS || ['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(key)) return { fixed: true };
  const taken = (Object.keys(KEYS) as Deed[]).find((each) => each !== deed && keyOf(each, own) === key);
  if (taken) return { taken };
  const { [deed]: _, ...others } = own;
  return { keys: key === KEYS[deed] ? others : { ...others, [deed]: key } };
}
