// Which games have a drawing of their own. Each is loaded when its table is opened; any other game is
// drawn by the generic board.

import '../style/table.css';
import type { Drawing } from './drawing';

const drawings: Record<string, () => Promise<{ default: Drawing }>> = {
  'guilds-of-london': () => import('./guilds_of_london'),
  keythedral: () => import('./keythedral'),
  'world-wonders': () => import('./world_wonders'),
  'rune-age': () => import('./rune_age'),
  'world-without-end': () => import('./world_without_end'),
};

export async function drawingOf(game: string): Promise<Drawing | null> {
  return (await drawings[game]?.())?.default ?? null;
}
