// Words in disguise: every letter of ours gets an accent, so that whatever stands on a screen in plain
// letters is seen not to come from here. Set `boardwright.tongue` to "pseudo" in the browser's storage.

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'àƀçđéƒĝĥíĵķĺɱñôƥɋřšţúṽŵẋýžÀƁÇĐÉƑĜĤÍĴĶĹṀÑÔƤɊŘŠŢÚṼŴẊÝŽ';
const DISGUISES = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i]!]));

export function disguise<T>(said: T): T {
  if (typeof said === 'string') return [...said].map((letter) => DISGUISES.get(letter) ?? letter).join('') as T;
  if (typeof said === 'function') {
    // What is put into a sentence is not ours; it comes back as it was.
    return ((...given: unknown[]) => restore(disguise((said as (...given: unknown[]) => unknown)(...given)), given)) as T;
  }
  if (Array.isArray(said)) return said.map(disguise) as T;
  if (said && typeof said === 'object') {
    return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, disguise(value)])) as T;
  }
  return said;
}

function restore(said: unknown, given: unknown[]): unknown {
  if (typeof said !== 'string') return said;
  const texts = given.flat().filter((each): each is string => typeof each === 'string' && each !== '');
  return texts.reduce((text, each) => text.replaceAll(disguise(each), each), said);
}
