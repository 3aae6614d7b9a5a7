// What a card in hand may be played for; each begins with its key.

import { optionsOf, type Begun, type Tableau } from '../tableau';

export const USES = ['hire', 'move', 'use'];

/** The options of a card by verb: those that stand there, or those among which one is being played. */
export function usesOf(on: Tableau, id: string, played: Begun | undefined): Record<string, number> {
  const found = USES.flatMap((verb) => {
    const action = played
      ? played.among.find((choice) => choice.verb === verb && choice.targets?.includes(id))?.do
      : optionsOf(on, id, [verb])[0];
    return action === undefined ? [] : [[verb, action] as const];
  });
  return Object.fromEntries(found);
}
