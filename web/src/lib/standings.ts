// Numbers of the statistics as text for others. Pure.

import type { Standing } from './messages';

/** One line a standing, as spreadsheets read it. */
export function csvOf(standings: Standing[]): string {
  const cell = (value: string | number | boolean) => {
    const text = String(value);
    // A leading = or + would be a formula to a spreadsheet.
    const safe = typeof value === 'string' && /^[=+\-@]/.test(text) ? `'${text}` : text;
    return /[",\n]/.test(safe) ? `"${safe.replace(/"/g, '""')}"` : safe;
  };
  const head = ['name', 'game', 'seats', 'played', 'won', 'mean', 'best', 'bot'];
  const rows = standings.map((s) => [s.name, s.game, s.seats, s.played, s.won, s.total, s.best, Boolean(s.bot)]);
  return [head, ...rows].map((row) => row.map(cell).join(',')).join('\n') + '\n';
}

export const share = (standing: Standing): number => (standing.played ? standing.won / standing.played : 0);
