// What a tab of the browser remembers until it is closed.

const PLACE = 'boardwright.';

export function kept<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(sessionStorage.getItem(PLACE + key) ?? 'null') as T | null) ?? usual;
  } catch {
    return usual;
  }
}

/** Remember this, or nothing any more. */
export function keepHere(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PLACE + key);
    else sessionStorage.setItem(PLACE + key, JSON.stringify(value));
  } catch {
    // A browser without storage forgets; nothing else is lost.
  }
}
