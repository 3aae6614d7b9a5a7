// Where everything of Kingsbridge lies: the town plan of 1068 by 590, and the small one of a phone.

import type { Item, Scene, Spot } from '../../lib/messages';
import { wordOf, type Names } from '../../lib/names';
import type { Box } from '../stage';
import { itemsOf, spotsOf, zoneOf } from '../reading';

/** How many alike an item stands for; 0 where there is none. */
export const numberOf = (item: Item | undefined): number => (item ? (item.n ?? 1) : 0);

export interface Point {
  x: number;
  y: number;
}

export const DESK: Box = { x: 0, y: 0, w: 1068, h: 590 };
export const PHONE: Box = { x: 0, y: 0, w: 374, h: 366 };

export const rect = (w: number, h: number, x = -w / 2, y = -h / 2) => `M${x} ${y}h${w}v${h}h${-w}z`;
export const circle = (r: number) => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
export const diamond = (r: number) => `M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`;

export const sortIn = (spot: Spot | undefined, sort: string) => spot?.items?.find((item) => item.sort === sort);
export const figure = (item: Item | undefined, key: string) => item?.figures?.[key];

// The favour ribbon: five spaces on top from left to right, five below from right to left.

export const RING = 10;
const HALF = RING / 2;
export const SPACE = { w: 202, h: 46, phone: { w: 74.8, h: 40 } };

/** The middle of a space: the ring runs clockwise. */
export function favourAt(number: number, phone = false): Point {
  const { w, h } = phone ? SPACE.phone : SPACE;
  const board = phone ? PHONE : DESK;
  const i = number - 1;
  const column = i < HALF ? i : RING - 1 - i;
  return { x: (board.w - w * HALF) / 2 + w * (column + 0.5), y: i < HALF ? h / 2 : board.h - h / 2 };
}

/** The way of the marker along the ribbon, from one space to another. */
export function wayOf(from: number, to: number, phone = false): string {
  const points: Point[] = [];
  const inset = phone ? 4 : 12;
  const edge = phone ? 3 : 5; // the way keeps to the rim, clear of names
  const at = (number: number): Point => {
    const { x, y } = favourAt(number, phone);
    return { x, y: y < DESK.h / 4 ? edge : (phone ? PHONE : DESK).h - edge };
  };
  const right = (phone ? PHONE.w : DESK.w) - inset;
  for (let i = from; ; i = (i % RING) + 1) {
    points.push(at(i));
    if (i === to) break;
    const [here, next] = [at(i), at((i % RING) + 1)];
    if (here.x === next.x) {
      const side = here.y < next.y ? right : inset;
      points.push({ x: side, y: here.y }, { x: side, y: next.y });
    }
  }
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** The space that the favour marker stands on. */
export const markerAt = (scene: Scene) => Number(wordOf(spotsOf(scene, 'board:favours').find((spot) => sortIn(spot, 'favour-marker'))?.ref ?? ''));
/** Where a rotation would bring the favour marker, and the gold that stopping there costs. */
export function stopBy(scene: Scene, rotation: string): { spot: Spot; price: number } | undefined {
  const spot = spotsOf(scene, 'board:favours').find((each) => each.items?.some((item) => item.ref === `stop:${rotation}`));
  return spot && { spot, price: figure(sortIn(spot, 'price'), 'gold') ?? 0 };
}

// The council: the viewer's side is always below, the others follow clockwise.

export const SIDES = 4;
export const BELOW = 2;
export const COUNCIL: Point = { x: 520, y: 214 };
const WAYS: Point[] = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }];

export const sideOf = (scene: Scene, seat: number) =>
  figure(itemsOf(zoneOf(scene, 'table:seats')).find((item) => item.sort === 'player' && item.seat === seat), 'side');
/** Which way a side of the board lies as the viewer sees it. */
export function wayTo(side: number, own: number | undefined): Point & { index: number } {
  const index = (side + SIDES + BELOW - (own ?? BELOW)) % SIDES;
  return { ...WAYS[index]!, index };
}
/** Who sits on which side. */
export function sitters(scene: Scene): Map<number, number> {
  const players = itemsOf(zoneOf(scene, 'table:seats')).filter((item) => item.sort === 'player');
  return new Map(players.map((item) => [figure(item, 'side') ?? 0, item.seat ?? 0]));
}
/** What a player receives by a rotation: kind and amount. */
export function incomeOf(turn: Item | undefined, colour: string): { kind: string; n: number } | null {
  const found = Object.entries(turn?.figures ?? {}).find(([key]) => key.startsWith(`${colour}-`));
  return found ? { kind: found[0].slice(colour.length + 1), n: found[1] } : null;
}

// Works: blocks lie in rows of a width of their own, stone first, then wood.

const WIDTHS: Record<string, number> = { P1: 5, P2: 2, P3: 2, P4: 3, P5: 3, P6: 3, P7: 4 };
export const BLOCK = { w: 21, h: 17, deep: 5 };
export const widthOf = (project: string) => WIDTHS[project] ?? 3;

export interface Work extends Point {
  below?: boolean; // its name stands below
  drop?: number; // so much lower, under what it stands on
}
export const WORKS: Record<string, Work> = {
  P1: { x: 788, y: 250, below: true },
  P2: { x: 193, y: 204 },
  P3: { x: 668, y: 162 },
  P4: { x: 90, y: 182 },
  P5: { x: 271, y: 182 },
  P6: { x: 760, y: 452 },
  P7: { x: 940, y: 526 },
};
export const SMALL_WORKS: Record<string, Work> = {
  P1: { x: 46, y: 118, below: true },
  P3: { x: 118, y: 118, below: true },
  P2: { x: 187, y: 92, below: true, drop: 34 },
  P5: { x: 262, y: 118, below: true },
  P4: { x: 330, y: 118, below: true },
  P6: { x: 262, y: 62, below: true },
  P7: { x: 330, y: 62, below: true },
};

export interface Cell extends Point {
  kind: string;
  state: 'laid' | 'substitute' | 'free';
}
/** Every space of a project, from the lowest row up; blocks are laid from the left. */
export function cellsOf(spot: Spot, totals: Record<string, number>): Cell[] {
  const width = widthOf(wordOf(spot.ref));
  const kinds = ['st', 'wd'].flatMap((kind) => {
    const laid = numberOf(spot.items?.find((item) => item.sort === 'good' && item.face === kind));
    const others = figure(spot.items?.find((item) => item.sort === 'substitute' && item.face === kind), 'count') ?? 0;
    return Array.from({ length: totals[kind] ?? 0 }, (_, i) => ({
      kind,
      state: i < laid ? ('laid' as const) : i < laid + others ? ('substitute' as const) : ('free' as const),
    }));
  });
  return kinds.map((cell, i) => {
    const row = Math.floor(i / width);
    const inRow = Math.min(width, kinds.length - row * width);
    return { ...cell, x: ((i % width) - inRow / 2) * BLOCK.w, y: -(row + 1) * BLOCK.h };
  });
}
export const sizeOf = (cells: Cell[], project: string) => ({
  w: Math.min(widthOf(project), cells.length) * BLOCK.w,
  h: Math.ceil(cells.length / widthOf(project)) * BLOCK.h,
});

// The High Street: two plots a column, one on either side.

export const STREET = { x: 46, y: 398, w: 528, h: 130, plot: 66, side: 47 };
export const SMALL_STREET = { x: 9, y: 236, w: 356, h: 90, plot: 44.5, side: 32 };
export function plotAt(i: number, street = STREET): Point {
  return {
    x: street.x + (Math.floor(i / 2) + 0.5) * street.plot,
    y: i % 2 ? street.y + street.h - street.side / 2 : street.y + street.side / 2,
  };
}
/** The good of some kind among figures, and how many. */
export function goodIn(figures: Record<string, number> | undefined, prefix = ''): { kind: string; n: number } | null {
  const found = Object.entries(figures ?? {}).find(([key]) => key.startsWith(prefix) && /^[a-z]{2}$/.test(key.slice(prefix.length)));
  return found ? { kind: found[0].slice(prefix.length), n: found[1] } : null;
}

// Plague places, supplies.

export const PLACES: Point[] = [
  { x: 330, y: 372 }, { x: 56, y: 332 }, { x: 196, y: 332 }, { x: 196, y: 372 }, { x: 830, y: 162 }, { x: 330, y: 332 },
  { x: 626, y: 282 }, { x: 56, y: 372 }, { x: 626, y: 322 }, { x: 912, y: 260 }, { x: 906, y: 376 },
];
/** Six in the first row, five in the second, beside the small council. */
export const smallPlaceAt = (i: number): Point => ({ x: 124 + (i % 6) * 44, y: 170 + Math.floor(i / 6) * 40 });

export const STORES: Record<string, Point> = {
  st: { x: 916, y: 208 }, wd: { x: 880, y: 312 }, gr: { x: 880, y: 426 }, pi: { x: 118, y: 222 },
  lo: { x: 364, y: 76 }, mk: { x: 364, y: 103 }, go: { x: 364, y: 130 }, wo: { x: 610, y: 380 }, cl: { x: 610, y: 406 },
};
export const KINDS = ['st', 'wd', 'gr', 'pi', 'wo', 'cl', 'lo', 'mk', 'go'];

/** Action cards, in units of their drawing. */
export const CARD_SIZES = { large: [74, 136], low: [92, 66], small: [57, 66], brief: [57, 47], tiny: [24, 27] } as const;
export type CardSize = keyof typeof CARD_SIZES;

// Text in drawings.

/** How much larger text is where the board is drawn small. */
export const enlarged = (scale: number) => Math.max(1, Math.min(1.25, 0.92 / scale));

/** About how wide a line of text is: letters are narrow, wide or neither. */
export const widthOfText = (text: string, size: number) =>
  size * [...text].reduce((sum, letter) => sum + (/[mwMW]/.test(letter) ? 0.8 : /[filjrtI'’., ]/.test(letter) ? 0.29 : /[A-Z]/.test(letter) ? 0.58 : 0.5), 0);
/** Words in lines of so many letters at most. */
export function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
/** At most so many lines, with a sign where some are left out. */
export const cut = (lines: string[], most: number) =>
  lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]!.replace(/[.,;]?$/, '')} …`];
export const firstSentence = (text = '') => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
/** A name in two parts: what comes first, and its last word. */
export function twoParts(name: string): [string, string] {
  const at = name.lastIndexOf(' ');
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)];
}

// Duties: what is due at the end of the chapter, and what it would cost now.

export interface Due {
  spot: Spot;
  kind: string;
  least: number;
  most: number;
  loss: [number, number]; // at least, at most
}
export function duesOf(scene: Scene, held: ReadonlyMap<string, number>): Due[] {
  return spotsOf(scene, 'board:duties').map((spot) => {
    const item = sortIn(spot, 'due');
    const kind = item?.face ?? '';
    const least = figure(item, 'due') ?? figure(item, 'least') ?? 0;
    const most = figure(item, 'due') ?? figure(item, 'most') ?? 0;
    const lost = (due: number) => Math.max(0, due - (held.get(kind) ?? 0)) * (figure(item, 'loss') ?? 0);
    return { spot, kind, least, most, loss: [lost(least), lost(most)] };
  });
}

export const valueOf = (names: Names, ref: string) => names.entry(ref)?.figures ?? {};
