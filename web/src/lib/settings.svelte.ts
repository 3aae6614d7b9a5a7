// What a person sets for themself. Kept in the browser, and with their name on the server.

export interface Settings {
  look: 'paper' | 'night' | 'contrast' | 'system';
  seats: 'usual' | 'apart'; // colours of the seats
  confirm: 'always' | 'final' | 'never';
  grace: number; // seconds before a choice that ends the turn is sent
  pace: 'slowly' | 'calmly' | 'at-once';
  sound: number; // 0 to 100
  motion: boolean;
  bots: number;
  level: 'apprentice' | 'journeyman' | 'master';
  keys: Record<string, string>;
  lessons: Record<string, number>; // how far one has come in each
}

const USUAL: Settings = {
  look: 'system',
  seats: 'usual',
  confirm: 'final',
  grace: 0,
  pace: 'calmly',
  sound: 60,
  motion: true,
  bots: 3,
  level: 'journeyman',
  keys: {},
  lessons: {},
};
const PLACE = 'boardwright.settings';

function kept(): Settings {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Settings>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings: Settings = $state(kept());

export function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser without storage forgets; nothing else is lost.
  }
  show();
}

/** Put the look on the page. */
export function show(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const more = matchMedia('(prefers-contrast: more)').matches;
  const system = more ? 'contrast' : dark ? 'night' : 'paper';
  document.documentElement.dataset.look = settings.look === 'system' ? system : settings.look;
  document.documentElement.dataset.seats = settings.seats;
  document.documentElement.dataset.motion = settings.motion ? 'on' : 'off';
}
