import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { actsOf } from '../../lib/layout';
import type { Scene } from '../../lib/messages';
import { Names } from '../../lib/names';
import { stillTableau, type Tableau } from '../tableau';
import Stand from './Stand.test.svelte';

afterEach(cleanup);

const scene: Scene = {
  figures: { round: 1 },
  zones: [
    {
      ref: 'board:land',
      layout: 'grid',
      spots: [
        { ref: 'field:0,0', ground: 'T', items: [{ ref: 'worker:blue', sort: 'worker', seat: 0 }] },
        { ref: 'field:1,0', ground: 'S' },
      ],
    },
    {
      ref: 'town:store',
      layout: 'row',
      spots: [
        { ref: 'store:T', items: [{ ref: 'cube:T', sort: 'cube', face: 'T', n: 12 }] },
        { ref: 'law-space:1', items: [{ ref: 'covered:1', sort: 'law' }] },
      ],
    },
    { ref: 'deck:laws', layout: 'pile', spots: [], hidden: 18, sort: 'law' },
  ],
};
const entries = Object.fromEntries(
  Object.entries({
    'board:land': 'Countryside',
    field: 'Field',
    'field.T': 'woods',
    'field.S': 'quarry',
    worker: 'Worker',
    cube: 'Cube',
    'cube.T': 'timber',
    law: 'Law card',
  }).map(([key, name]) => [key, { name }]),
);

function show(choices: { do: number; targets?: string[] }[], more: Partial<Tableau> = {}) {
  const picked: string[] = [];
  const names = new Names({ entries, verbs: {}, seats: ['Blue', 'Red'] }, scene);
  const tableau = stillTableau(() => names, () => ['Ada', 'Bo'], {
    acts: actsOf(choices),
    labels: new Map(choices.map((choice) => [choice.do, `do ${choice.do}`])),
    pick: (ref) => void picked.push(ref),
    ...more,
  });
  return { picked, ...render(Stand, { tableau, scene, seat: 0 }) };
}

test('every spot and item is on the page, by its ref', () => {
  const { container } = show([]);
  const refs = [...container.querySelectorAll('[data-id]')].map((each) => each.getAttribute('data-id'));
  for (const ref of ['field:0,0', 'field:1,0', 'worker:blue', 'cube:T', 'covered:1', 'store:T']) {
    expect(refs).toContain(ref);
  }
});

test('exactly what may be chosen is a button, and names its options', () => {
  const { container } = show([{ do: 4, targets: ['field:1,0'] }, { do: 5, targets: ['cube:T'] }, { do: 6 }]);
  const acts = [...container.querySelectorAll('[data-act]')];
  expect(acts.map((each) => [each.tagName, each.getAttribute('data-id'), each.getAttribute('data-act')])).toEqual([
    ['BUTTON', 'field:1,0', '4'],
    ['BUTTON', 'cube:T', '5'],
  ]);
  expect(acts[0]!.getAttribute('aria-label')).toBe('quarry at 1,0, may be chosen: do 4');
  expect(acts[1]!.getAttribute('aria-label')).toBe('timber, 12, may be chosen: do 5');
});

test('a click picks what may be chosen, and nothing else', async () => {
  const { container, picked } = show([{ do: 4, targets: ['field:1,0'] }]);
  await fireEvent.click(container.querySelector('[data-id="field:0,0"]')!);
  await fireEvent.click(container.querySelector('[data-id="cube:T"]')!);
  expect(picked).toEqual([]);
  await fireEvent.click(container.querySelector('[data-id="field:1,0"]')!);
  expect(picked).toEqual(['field:1,0']);
});

test('many targets are marked quietly', () => {
  const many = Array.from({ length: 9 }, (_, i) => ({ do: i, targets: [i ? `x:${i}` : 'cube:T'] }));
  const { container } = show(many);
  expect(container.querySelector('[data-id="cube:T"]')!.className).toContain('quiet');
});

test('a seat is told by its mark and its name, a covered thing shows its back', () => {
  const { container } = show([]);
  const worker = container.querySelector('[data-id="worker:blue"]')!;
  expect(worker.querySelector('[data-shape]')!.getAttribute('data-shape')).toBe('circle');
  expect(worker.getAttribute('aria-label')).toBe('Worker, Ada');
  expect(container.querySelector('[data-id="covered:1"]')!.textContent!.trim()).toBe('');
  expect(container.querySelector('.back')!.getAttribute('aria-label')).toBe('18 face down: Law card');
});

test('what changed and what would change is marked', () => {
  const { container } = show([], { changed: new Set(['cube:T']), forecast: new Set(['worker:blue']) });
  expect(container.querySelector('[data-id="cube:T"]')!.className).toContain('changed');
  expect(container.querySelector('[data-id="worker:blue"]')!.className).toContain('forecast');
});

test('a pile that may be chosen as a whole is a button', async () => {
  const { container, picked } = show([{ do: 3, targets: ['deck:laws'] }]);
  const pile = container.querySelector('[data-act="3"]')!;
  expect([pile.tagName, pile.getAttribute('data-id')]).toEqual(['BUTTON', 'deck:laws']);
  await fireEvent.click(pile);
  expect(picked).toEqual(['deck:laws']);
});
