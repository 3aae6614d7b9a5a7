import { expect, test } from 'vitest';
import type { Scene, Spot } from '../../lib/messages';
import { cellsOf, COUNCIL, cut, DESK, duesOf, enlarged, favourAt, firstSentence, goodIn, incomeOf, markerAt, PHONE, PLACES, plotAt, sideOf, sizeOf, sitters, SMALL_STREET, stopBy, STREET, twoParts, wayOf, wayTo, widthOfText, wrap } from './layout';

const player = (seat: number, side: number) => ({ ref: `seat:${seat}`, items: [{ ref: `player:${seat}`, sort: 'player', seat, figures: { side } }] });
const scene = (...zones: Scene['zones']): Scene => ({ zones, figures: {} });

test('the favour ring runs clockwise and stays on the board', () => {
  for (const phone of [false, true]) {
    const board = phone ? PHONE : DESK;
    const all = Array.from({ length: 10 }, (_, i) => favourAt(i + 1, phone));
    expect(all[0]!.x).toBeLessThan(all[4]!.x);
    expect(all[5]!.x).toBe(all[4]!.x);
    expect(all[9]!.x).toBe(all[0]!.x);
    expect(all.every(({ x, y }) => x > 0 && x < board.w && y > 0 && y < board.h)).toBe(true);
  }
});

test('the marker goes along the ribbon, and round its corners', () => {
  expect(wayOf(1, 3).split('L')).toHaveLength(3);
  const round = wayOf(10, 1).slice(1).split('L').map((point) => Number(point.split(' ')[0]));
  expect(Math.min(...round)).toBeLessThan(favourAt(10).x - 80);
});

test('a rotation leads to a stop, which may cost gold', () => {
  const favours = scene({
    ref: 'board:favours',
    layout: 'row',
    spots: [
      { ref: 'favour:3', items: [{ ref: 'price:3', sort: 'price', figures: { gold: 1 } }, { ref: 'stop:2', sort: 'stop' }] },
      { ref: 'favour:4', items: [{ ref: 'marker:favour', sort: 'favour-marker' }, { ref: 'stop:3', sort: 'stop' }] },
    ],
  });
  expect(markerAt(favours)).toBe(4);
  expect(stopBy(favours, '2')).toMatchObject({ spot: { ref: 'favour:3' }, price: 1 });
  expect(stopBy(favours, '3')!.price).toBe(0);
  expect(stopBy(favours, '1')).toBeUndefined();
});

test('neighbours among the places do not run together, nor over the council', () => {
  const names = ["Wool merchant's", "Weaver's", "Mason's", "Carpenter's", "Miller's", "Parish priest's", "Alderman's", "Constable's", "Apothecary's", 'Inn', "Outlaws'"];
  const ends = PLACES.map(({ x }, i) => x + 30 + widthOfText(names[i]!, 12.6));
  PLACES.forEach((one, i) => {
    for (const other of PLACES) {
      if (Math.abs(one.y - other.y) < 38 && other.x > one.x) expect(ends[i]).toBeLessThan(other.x - 26);
    }
  });
  expect(ends[0]).toBeLessThan(COUNCIL.x - 59);
  expect(widthOfText('camp', 12)).toBeGreaterThan(widthOfText('firs', 12));
});

test('the side of the viewer lies below, the others follow clockwise', () => {
  const table = scene({ ref: 'table:seats', layout: 'row', spots: [player(0, 0), player(1, 1), player(2, 3)] });
  expect(sideOf(table, 2)).toBe(3);
  expect(wayTo(3, 3)).toMatchObject({ x: 0, y: 1 });
  expect(wayTo(0, 3)).toMatchObject({ x: -1, y: 0 });
  expect(wayTo(1, undefined)).toMatchObject({ x: 1, y: 0 });
  expect([...sitters(table)]).toEqual([[0, 0], [1, 1], [3, 2]]);
});

test('an income is told by colour and kind', () => {
  const turn = { ref: 'turn:1', sort: 'turn', figures: { 'blue-wd': 1, 'red-go': 2, moves: 1 } };
  expect(incomeOf(turn, 'red')).toEqual({ kind: 'go', n: 2 });
  expect(incomeOf(turn, 'green')).toBeNull();
});

test('blocks fill a project from below, stone first; what is missing is free', () => {
  const spot: Spot = {
    ref: 'project:P2',
    items: [
      { ref: 'good:st', sort: 'good', face: 'st', n: 2 },
      { ref: 'substitute:st', sort: 'substitute', face: 'st', figures: { count: 1 } },
    ],
  };
  const cells = cellsOf(spot, { st: 4, wd: 1 });
  expect(cells.map((cell) => cell.state)).toEqual(['laid', 'laid', 'substitute', 'free', 'free']);
  expect(cells[2]!.y).toBeLessThan(cells[0]!.y);
  expect(cells[4]!).toMatchObject({ kind: 'wd', x: -10.5 });
  expect(sizeOf(cells, 'P2')).toEqual({ w: 42, h: 51 });
});

test('two plots face each other across the street', () => {
  for (const street of [STREET, SMALL_STREET]) {
    const [upper, lower, next] = [plotAt(0, street), plotAt(1, street), plotAt(2, street)];
    expect(upper.x).toBe(lower.x);
    expect(upper.y).toBeLessThan(lower.y);
    expect(next.x - upper.x).toBe(street.plot);
    expect(plotAt(15, street).x).toBeLessThan(street.x + street.w);
  }
});

test('a good is found among figures, with or without a prefix', () => {
  expect(goodIn({ number: 3, points: 2, wo: 1 })).toEqual({ kind: 'wo', n: 1 });
  expect(goodIn({ gr: 2, 'price:st': 1 }, 'price:')).toEqual({ kind: 'st', n: 1 });
  expect(goodIn({ points: 2, 'each:house': 1 }, 'each:')).toBeNull();
});

test('text is laid in lines, and cut where there is no room', () => {
  expect(wrap('During the plague', 10)).toEqual(['During the', 'plague']);
  expect(cut(['a', 'b.', 'c'], 2)).toEqual(['a', 'b …']);
  expect(cut(['a'], 2)).toEqual(['a']);
  expect(firstSentence('Wool sells for 1 gold. Long-term: in force.')).toBe('Wool sells for 1 gold.');
  expect(twoParts("Parish priest's house")).toEqual(["Parish priest's", 'house']);
  expect(twoParts('Inn')).toEqual(['Inn', '']);
});

test('text grows where the board is small, but not without end', () => {
  expect(enlarged(1.2)).toBe(1);
  expect(14 * 0.8 * enlarged(0.8)).toBeGreaterThan(12);
  expect(enlarged(0.3)).toBe(1.25);
});

test('duties say what they would cost now; the tax is not known before the roll', () => {
  const due = (word: string, face: string, figures: Record<string, number>): Spot => ({ ref: `duty:${word}`, items: [{ ref: `due:${word}`, sort: 'due', face, figures }] });
  const table = scene({ ref: 'board:duties', layout: 'row', spots: [due('begging', 'gr', { due: 2, loss: 2 }), due('court', 'go', { least: 2, most: 5, loss: 1 })] });
  expect(duesOf(table, new Map([['go', 3]])).map((each) => each.loss)).toEqual([[4, 4], [0, 2]]);
});
