import { expect, test } from 'vitest';
import type { Item, Scene, Spot } from '../../lib/messages';
import { bannersOf, chainsOf, cityBox, crowd, cut, groupsOf, hallOf, handOf, levelOf, menIn, piecesOf, pointOf, prizesOf, prizesWide, reachOf, singles, suitsOf, thamesOf, TILE, usualSource, votersOf, wayBetween } from './layout';

const man = (seat: number, n = 1, face = ''): Item => ({ ref: `man:${seat}`, sort: 'man', seat, n, ...(face && { face }) });
const tile = (figures: Record<string, number> = {}): Item => ({ ref: 'tile:7', sort: 'tile', face: '7', figures });
const place = (x: number, y: number, ...items: Item[]): Spot => ({ ref: `place:${x},${y}`, at: [x, y], items });

test('tiles lie in rows with streets between them', () => {
  const [a, b] = [pointOf(place(0, 0)), pointOf(place(1, 1))];
  expect(b.x - a.x).toBeGreaterThan(TILE.w);
  expect(b.y - a.y).toBeGreaterThan(TILE.h);
});

test('the city is seen whole, and no plots beyond it', () => {
  const spots = [place(0, 0, tile()), place(3, 2, tile()), place(-1, 2)];
  const { x, w } = cityBox(spots);
  expect(x).toBeLessThan(-TILE.w / 2);
  expect(x).toBeGreaterThan(pointOf(spots[2]!).x);
  expect(x + w).toBeGreaterThan(pointOf(spots[1]!).x + TILE.w / 2);
});

test('the Guildhall is one cell, or two side by side', () => {
  const hall: Spot = { ref: 'place:hall', at: [1, 1], ground: 'guildhall' };
  const wing: Spot = { ref: 'place:2,1', at: [2, 1], ground: 'guildhall' };
  expect(hallOf([hall])!.w).toBe(TILE.w);
  const both = hallOf([hall, wing])!;
  expect(both.w).toBeGreaterThan(2 * TILE.w);
  expect(both.x).toBe((pointOf(hall).x + pointOf(wing).x) / 2);
  expect(hallOf([place(0, 0, tile())])).toBeNull();
});

test('what is told depends on how wide a tile is on the screen', () => {
  expect([160, 100, 70].map(levelOf)).toEqual(['large', 'medium', 'small']);
});

test('bridge, ship and Plantation share the river', () => {
  const at = thamesOf(900, 12);
  expect(at.arch * 12).toBeCloseTo(at.bridge);
  expect(at.bridge).toBeLessThan(at.ship);
  expect(at.ship).toBeLessThan(at.water);
  expect(900 - at.field - at.water).toBeGreaterThan(25); // open water for the buttons of the stage
});

test('prizes keep the order of their icons, and other figures are none', () => {
  expect(prizesOf({ majority: 4, Y: 1, X: 1, V: 2 })).toEqual([{ icon: 'X', n: 1 }, { icon: 'V', n: 2 }]);
  expect(prizesOf({ 'first-V': 5, 'first-returns': 1, 'second-D': 1 }, 'second-')).toEqual([{ icon: 'D', n: 1 }]);
  expect(prizesWide([{ icon: 'D', n: 2 }], 20)).toBeGreaterThan(prizesWide([{ icon: 'D', n: 1 }], 20));
  expect(suitsOf({ R: 1, Y: 1, majority: 3 })).toBe('YR');
});

test('leaders stand first, those without a vote last; Masters and seeded men are no people of a race', () => {
  const items: Item[] = [{ ref: 'piece:beadle', sort: 'beadle' }, { ref: 'piece:neutral', sort: 'neutral', n: 2 }, man(1), man(0, 3), man(2, 1, 'master'), { ref: 'piece:neutral', sort: 'neutral', face: 'seeded' }];
  const groups = groupsOf(items);
  expect(groups.map((group) => [group.sort, group.n])).toEqual([['man', 3], ['man', 1], ['neutral', 2], ['beadle', 1]]);
  expect(piecesOf(groups)).toHaveLength(7);
});

test('a crowd fits its street: one row, two, or a figure with a number', () => {
  const groups = groupsOf([man(0, 2), man(1, 1)]);
  expect(crowd(groups, 100).map((each) => each.row)).toEqual([0, 0, 0]);
  const twelve = groupsOf([man(0, 3), man(1, 3), man(2, 2), man(3, 2), { ref: 'piece:neutral', sort: 'neutral', n: 2 }]);
  const rows = crowd(twelve, 105);
  expect(rows).toHaveLength(12);
  expect(new Set(rows.map((each) => each.row))).toEqual(new Set([0, 1]));
  expect(Math.max(...rows.map((each) => each.x))).toBeLessThan(105);
  expect(rows[0]).toMatchObject({ row: 1, first: true });
  const many = crowd(groupsOf([man(0, 9), man(1, 9), man(2, 9)]), 105);
  expect(many.map((each) => each.told)).toEqual([9, 9, 9]);
  expect(crowd(groups, 100, true).map((each) => each.told)).toEqual([2, 0]);
});

test('a chain hangs between neighbouring Masters of one player, not across a corner', () => {
  const spots = [place(0, 0, tile(), man(0, 1, 'master')), place(1, 0, tile(), man(0, 1, 'master')), place(1, 1, tile(), man(0, 1, 'master')), place(0, 1, tile(), man(1, 1, 'master'))];
  expect(chainsOf(spots).map((chain) => [chain.key, chain.down])).toEqual([['0,0 1,0', false], ['1,0 1,1', true]]);
});

test('the Masters that decided a tie are pointed at', () => {
  const tied = place(1, 1, tile({ winner: 0, beside: 1 }), man(0), man(1));
  const spots = [tied, place(1, 0, tile(), man(0, 1, 'master')), place(0, 1, tile(), man(1, 1, 'master'))];
  expect(votersOf(spots, tied)).toEqual([[0, -1]]);
});

test('men are counted where they stand', () => {
  const scene: Scene = { figures: {}, zones: [{ ref: 'board:supply', layout: 'pile', spots: [{ ref: 'place:supply', items: [man(2, 7)] }] }] };
  expect([menIn(scene, 2, 'place:supply'), menIn(scene, 1, 'place:supply')]).toEqual([7, 0]);
});

test('cards tell their banners; several of a kind lie one by one', () => {
  expect([bannersOf('Y1'), bannersOf('Y1+R')]).toEqual(['Y', 'YR']);
  expect(singles([{ ref: 'card:Y1', sort: 'card', n: 2 }])).toHaveLength(2);
});

test('a long name is cut between words', () => {
  expect(cut('Church of St Lawrence Jewry', 120, 14)).toBe('Church of St…');
  expect(cut('Ale Brewers', 120, 14)).toBe('Ale Brewers');
});

test('a hand keeps what would leave it in sight, the lifted card of several first', () => {
  const card = (word: string, n = 1): Item => ({ ref: `card:${word}`, sort: 'card', face: word, n });
  const hand = handOf([card('Y1', 2), card('B2')], [card('Y1'), card('B2'), card('P3')], 'card:Y1 0');
  expect(hand.map(({ key, gone }) => [key, gone])).toEqual([
    ['card:Y1 0', true],
    ['card:Y1 1', false],
    ['card:B2 0', false],
    ['card:P3 0', false],
  ]);
});

test('a man comes from the Guildhall, else from where most stand', () => {
  const option = (id: number, verb: string, target: string) => ({ do: id, verb, label: '', say: '', targets: [target] });
  const scene: Scene = {
    figures: {},
    zones: [{ ref: 'board:city', layout: 'grid', spots: [place(0, 0, man(2)), place(1, 0, man(2, 3))] }],
  };
  const [move, few, many, hall] = [option(1, 'move', 'card:Y1'), option(2, 'from', 'place:0,0'), option(3, 'from', 'place:1,0'), option(4, 'from', 'place:hall')];
  expect(usualSource(move, [few, many, hall], scene, 2)).toBe(hall);
  expect(usualSource(move, [few, many], scene, 2)).toBe(many);
  expect(usualSource(hall, [few, many], scene, 2)).toBeUndefined();
});

test('a man walks along the streets, whichever way he goes', () => {
  const at = (x: number, y: number) => ({ x: x * 169, y: y * 113 });
  const [right, down, up] = [wayBetween(at(0, 0), at(2, 0)), wayBetween(at(0, 0), at(1, 1)), wayBetween(at(1, 2), at(0, 0))];
  expect(right).toBe('M0 48.5V56.5H338V48.5'); // out below, in from below
  expect(down).toBe('M0 48.5V56.5H169V64.5'); // the street between the two rows
  expect(up).toBe('M169 177.5V169.5H84.5V56.5H0V48.5'); // round the tile between them
});

test('people reach as far as the last of them', () => {
  const group = (n: number) => ({ ref: 'man:red', sort: 'man', seat: 0, n });
  expect(reachOf([])).toBe(0);
  expect(reachOf(crowd([group(3)], 100))).toBe(35);
  expect(reachOf(crowd([group(3)], 100, true))).toBe(28.5);
});
