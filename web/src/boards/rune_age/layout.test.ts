import { describe, expect, it } from 'vitest';
import edition from '../../../../src/boardwright/games/rune_age/edition.toml?raw';
import type { Scene, Zone } from '../../lib/messages';
import { patternOf } from './fields';
import { damageTo, fan, fightOf, outline, passing, purseOf, sitesOf, singles, stagesOf, tiles, usualPayment } from './layout';
import { CRESTS, MONUMENTS, pictureOf, strokesOf } from './motifs';
import { PARTS } from './motifs/parts';
import { PLACES } from './places';
import { lines, parted, shorn, titled, widthOf } from './text';

const scene = (zones: Zone[], figures: Record<string, number> = {}): Scene => ({ zones, figures });
const card = (word: string, n = 1, figures: Record<string, number> = {}) => ({ ref: `card:${word}`, sort: 'card', face: word, n, figures });

describe('damage to a Home Realm', () => {
  const realm = (damage: number): Zone => ({
    ref: 'realm:blue', layout: 'row', seat: 0,
    spots: [{ ref: 'race:orcs', items: [{ ref: 'card:realm-blue', sort: 'realm', seat: 0, face: 'orcs', figures: { damage, limit: 20 } }] }],
  });
  const siege = (harm: number): Zone => ({
    ref: 'combat:front', layout: 'row',
    spots: [{ ref: 'combat:front', items: [{ ref: 'card:realm-blue', sort: 'front', seat: 1, n: 0, figures: { defender: 0, harm } }] }],
  });
  it('is what it is', () => expect(damageTo(scene([realm(7)]), null, 0)).toEqual({ damage: 7, next: 7 }));
  it('would be what the chosen option makes it', () => expect(damageTo(scene([realm(4)]), scene([realm(7)]), 0)).toEqual({ damage: 7, next: 4 }));
  it('and grows by a siege that ends as it stands, up to the limit', () => {
    expect(damageTo(scene([realm(7), siege(5)]), null, 0)).toEqual({ damage: 7, next: 12 });
    expect(damageTo(scene([realm(7), siege(50)]), null, 0).next).toBe(20);
    expect(damageTo(scene([realm(7), siege(5)]), null, 1)).toEqual({ damage: 0, next: 0 });
  });
});

describe('rows of cards', () => {
  it('stand side by side where there is room', () => expect(fan(3, 500, 100, 10)).toEqual([0, 110, 220]));
  it('overlap where there is none, and end at the edge', () => {
    const at = fan(6, 300, 100);
    expect(at.at(-1)! + 100).toBe(300);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });
  it('of one begin at the left', () => expect(fan(1, 50, 100)).toEqual([0]));
  it('are narrower up to a least width, then go on below', () => {
    expect(tiles(4, 500, 150, 100)).toBe(119);
    expect(tiles(2, 1000, 150, 100)).toBe(150);
    expect(tiles(8, 330, 150, 100)).toBe(104); // three across
  });
  it('show every copy', () => {
    const spots = [{ ref: 'hand:blue-gold1', items: [card('gold1', 3)] }, { ref: 'hand:blue-vampire', items: [card('vampire')] }];
    const found = singles(spots);
    expect(found.map(({ item }) => item.face)).toEqual(['gold1', 'gold1', 'gold1', 'vampire']);
    expect(new Set(found.map(({ key }) => key)).size).toBe(4);
  });
  it('have an outline about their middle', () => expect(outline(20, 10, 2)).toMatch(/^M-8 -5h16a2 2 0 0 1 2 2v6/));
});

describe('a payment', () => {
  const source = (ref: string, n = 1) => ({ spot: { ref, items: [card(ref, n)] }, option: { do: 0, say: ref, verb: 'pay', label: ref, targets: [ref] } });
  const sources = [source('hand:blue-gold1', 4), source('hand:blue-gold2'), source('card:rune-gold')];
  const paid = (owed: number, worth = [1, 2, 4]) => {
    const pays = Object.fromEntries(sources.map(({ spot }, i) => [`pays:${spot.ref}`, worth[i]!]));
    const options = sources.map(({ option }) => option);
    return usualPayment(options[0]!, options, scene([{ ref: 'hand:blue', layout: 'hand', spots: sources.map(({ spot }) => spot) }], { ...pays, owed }))?.say;
  };
  it('leaves as little over as can be', () => expect(paid(1)).toBe('hand:blue-gold1'));
  it('takes few cards', () => expect(paid(4)).toBe('card:rune-gold'));
  it('takes as many of a kind as there are', () => expect(paid(6, [2, 7, 9])).toBe('hand:blue-gold1'));
  it('leaves something over where it must', () => expect(paid(3, [1, 5, 9])).toBe('hand:blue-gold1'));
  it('is left to the page where nothing can be spared', () => expect(paid(10)).toBeUndefined());
  it('is no answer to another question', () => {
    const keep = { ...sources[0]!.option, verb: 'keep' };
    expect(usualPayment(keep, [keep], scene([], { owed: 1 }))).toBeUndefined();
  });
});

describe('the map', () => {
  const place = (word: string, seat?: number) => ({ ref: `card:${word}`, sort: 'place', face: word, seat });
  it('keeps every City in its place, whoever holds it', () => {
    const before = scene([{ ref: 'centre:places', layout: 'row', spots: [{ ref: 'centre:places', items: [place('nerekhall'), place('forge')] }] }]);
    const after = scene([
      { ref: 'centre:places', layout: 'row', spots: [{ ref: 'centre:places', items: [place('nerekhall')] }] },
      { ref: 'play:red', layout: 'row', seat: 1, spots: [{ ref: 'exhausted:red', items: [place('forge', 1)] }] },
    ]);
    expect(sitesOf(before).map((site) => site.word)).toEqual(['forge', 'nerekhall']);
    expect(sitesOf(after).map(({ word, owner, tired }) => [word, owner, tired])).toEqual([['forge', 1, true], ['nerekhall', -1, false]]);
  });
});

describe('a combat', () => {
  const side = (name: string, word: string): Zone => ({ ref: `side:${name}`, layout: 'row', spots: [{ ref: `side:${name}-${word}`, items: [card(word)] }] });
  const fight = (figures: Record<string, number>, attacker: number): Scene =>
    scene([
      { ref: 'combat:front', layout: 'row', spots: [{ ref: 'combat:front', items: [{ ref: 'card:forge', sort: 'front', seat: attacker, figures }] }] },
      side('attacker', 'knight'),
      side('defender', 'vampire'),
    ]);
  const siege = fight({ attack: 12, defence: 4, defender: 0, 'defence-more': 2 }, 1);
  it('is not there without a front', () => expect(fightOf(scene([]), 0)).toBeNull());
  it('has one’s own line below', () => {
    expect(fightOf(siege, 0)!.lower).toMatchObject({ name: 'defender', seat: 0, total: 4, more: 2 });
    expect(fightOf(siege, 1)!.lower).toMatchObject({ name: 'attacker', seat: 1, total: 12 });
  });
  it('of two others has the attacker above', () => expect(fightOf(siege, 2)!.upper.name).toBe('attacker'));
  it('against a card of the table has that above', () => {
    const found = fightOf(fight({ attack: 3, defence: 9 }, 1), 0)!;
    expect([found.siege, found.upper.name, found.upper.seat]).toEqual([false, 'defender', -1]);
    expect([found.harm, found.falls]).toEqual([undefined, undefined]);
  });
  it('says what a siege would come to', () => {
    expect(fightOf(fight({ attack: 12, defence: 4, defender: 0, stage: 1, harm: 8 }, 1), 0)).toMatchObject({ stage: 1, harm: 8 });
    expect(fightOf(fight({ attack: 3, defence: 4, defender: 0, stage: 2, falls: 0 }, 1), 0)).toMatchObject({ stage: 2, falls: false });
  });
});

describe('figures of the table', () => {
  const realm: Zone = { ref: 'realm:blue', layout: 'row', seat: 0, spots: [{ ref: 'race:waiqar', items: [{ ref: 'card:realm-blue', sort: 'realm', seat: 0, face: 'waiqar', figures: { gold: 3, influence: 7 } }] }] };
  it('say what may be spent', () => expect(purseOf(scene([realm]), 0)).toMatchObject({ gold: 3, influence: 7 }));
  it('say nothing of a purse that is not there', () => expect(purseOf(scene([realm]), 1)).toEqual({}));
  it('count the Event deck by stage', () => expect(stagesOf(scene([], { 'stage-1': 0, 'stage-2': 5, round: 3 }))).toEqual([[2, 5]]));
  it('lay out cards in passing, but no empty tray', () => {
    const looked: Zone = { ref: 'looked:blue', layout: 'row', seat: 0, hidden: 2, spots: [] };
    expect(passing(scene([looked, { ref: 'shown:cards', layout: 'row', spots: [] }, realm]))).toEqual([looked]);
  });
});

describe('words on cards', () => {
  it('break between words, and end in an ellipsis where there is no room', () => {
    const found = lines('Look at your top 4 cards and put the rest back', 70, 12, 2);
    expect(found).toHaveLength(2);
    expect(found[1]).toMatch(/…$/);
    for (const line of lines('one two three four five six', 60, 12)) expect(widthOf(line) * 12).toBeLessThanOrEqual(60);
  });
  it('shrink a title, but never below 12', () => {
    expect(titled('Vampire', 200, 15)).toEqual({ lines: ['Vampire'], size: 15, fits: true });
    expect(titled('Necromancer', 20, 15)).toMatchObject({ size: 12, fits: false });
    expect(titled('Skeleton Archer', 80, 15).lines).toEqual(['Skeleton', 'Archer']);
  });
  it('say apart when a card works', () => {
    expect(parted('When played: draw a card.')).toEqual({ when: 'When played', what: 'Draw a card.' });
    expect(parted('No ability.')).toEqual({ when: '', what: 'No ability.' });
    expect(parted('Assault. Resolution: +1 each.').when).toBe('');
  });
  it('leave out what figures say', () => expect(shorn('Enemy of strength 5. Reward: 1 gold.')).toBe('Reward: 1 gold.'));
});

// The edition names everything in the box: each has a picture of its own.
describe('the box', () => {
  const ids = (table: string) => {
    const rows = new RegExp(`^${table} = \\[\\n([^]*?)^\\]`, 'm').exec(edition)![1]!;
    return [...rows.matchAll(/id = "([^"]+)"/g)].map((found) => found[1]!);
  };
  it.each(['gold', 'unit', 'neutral', 'mercenary', 'event'])('has a motif for every %s', (table) => {
    expect(ids(table).length).toBeGreaterThan(2);
    expect(ids(table).filter((id) => !pictureOf(id).motif)).toEqual([]);
  });
  it('has a motif for every rune, and all differ', () => {
    const motifs = ids('rune').map((id) => pictureOf(`rune-${id}`).motif);
    expect(new Set(motifs).size).toBe(6);
  });
  it('draws every place, crest and Monument', () => {
    expect(ids('place').sort()).toEqual(Object.keys(PLACES).sort());
    expect(ids('faction').sort()).toEqual(Object.keys(CRESTS).sort());
    expect(ids('faction').sort()).toEqual(Object.keys(MONUMENTS).sort());
  });
  it('gives no two cards the same motif', () => {
    const all = ['gold', 'unit', 'neutral', 'mercenary', 'event'].flatMap(ids).map((id) => pictureOf(id).motif);
    expect(new Set(all).size).toBe(all.length);
  });
  it('dresses units in the tincture of their race', () => {
    const units = [...edition.matchAll(/id = "([^"]+)", faction = "([^"]+)"/g)];
    expect(units).toHaveLength(36);
    for (const [, id, race] of units) expect(pictureOf(id!).tincture).toBe(race);
  });
});

describe('a field', () => {
  it.each([...Object.keys(CRESTS), 'neutral', 'mercenary', 'gold', 'rune', 'event'])('of %s has a pattern of its own that begins inside', (tincture) => {
    const d = patternOf(tincture, 80, 60);
    const starts = [...d.matchAll(/M(\S+) (\S+?)[a-z]/g)];
    expect(starts.length).toBeGreaterThan(5);
    for (const [, x, y] of starts) {
      expect(Number(x)).toBeGreaterThanOrEqual(0);
      expect(Number(x)).toBeLessThan(80);
      expect(Number(y)).toBeLessThan(60);
    }
  });
  it('is told apart without colour', () => {
    const all = [...Object.keys(CRESTS), 'neutral', 'mercenary', 'gold'].map((tincture) => patternOf(tincture, 80, 60));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('a motif', () => {
  it('draws a capital layer twice, once mirrored', () => {
    const [one, two] = strokesOf('FM0 0L3 3z');
    expect(one).toEqual({ hand: 'f', d: 'M0 0L3 3z' });
    expect(two!.transform).toContain('matrix(-1');
  });
  it('sets a shared part in its place', () => {
    expect(strokesOf('@spark 10 20 .5 30')).toEqual([{ hand: 'f', d: PARTS.spark!.slice(1), transform: 'translate(10 20)rotate(30)scale(.5)' }]);
  });
});
