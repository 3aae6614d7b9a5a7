import { afterEach, expect, test, vi } from 'vitest';
import { measure, travel } from './flip';

afterEach(() => vi.unstubAllGlobals());

/** A page on paper: every element lies where its `data-x` says. */
function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  for (const element of root.querySelectorAll<HTMLElement>('[data-x]')) {
    element.getBoundingClientRect = () => new DOMRect(Number(element.dataset['x']), 0, 10, 10);
    element.animate = vi.fn() as unknown as typeof element.animate;
  }
  return root;
}
const moves = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('[data-id]')].flatMap((each) =>
    vi.mocked(each.animate).mock.calls.map(([frames]) => (frames as Keyframe[])[0]!['transform']),
  );
const still = (reduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: reduced }));

const before = '<div data-spot="home:a"><i data-id="worker:a" data-x="5"></i></div>';
const after = '<div data-spot="field:1,2"><i data-id="worker:a" data-x="105"></i></div>';
const change = [['worker:a', 'home:a', 'field:1,2']];

test('a thing travels from where it was drawn', () => {
  still(false);
  const root = page(after);
  travel(root, measure(page(before), change), change);
  expect(moves(root)).toEqual(['translate(-100px, 0px)']);
});

test('out of a closed card it travels from the card', () => {
  still(false);
  const root = page(after);
  travel(root, measure(page('<div data-holds="x:1 home:a" data-x="45"></div>'), change), change);
  expect(moves(root)).toEqual(['translate(-60px, 0px)']);
});

test('nothing moves with reduced motion, or where nothing has moved', () => {
  still(true);
  const root = page(after);
  travel(root, measure(page(before), change), change);
  still(false);
  travel(root, measure(page(before), change), [['worker:a', 'field:1,2', 'field:1,2'], ['cube:T', '', 'field:1,2']]);
  expect(moves(root)).toEqual([]);
});

test('only what leaves a place is measured', () => {
  const root = page(`${before}<i data-id="worker:b" data-x="7"></i>`);
  expect([...measure(root, change).keys()]).toEqual(['home:a|worker:a']);
  expect(measure(root, [['worker:a', 'home:a', 'home:a']]).size).toBe(0);
});
