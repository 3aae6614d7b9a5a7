// The JSON API of the house. Types come from messages.ts, which is made from the server's.

import type { Fault, Faults } from './messages';

/** A refusal in the server's words. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly faults: Fault[],
  ) {
    super(faults[0]?.text ?? String(status));
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (response.status === 204) return undefined as T;
  const data: unknown = await response.json().catch(() => ({ faults: [] }));
  if (!response.ok) throw new Refused(response.status, (data as Faults).faults ?? []);
  return data as T;
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);
export const put = <T>(path: string, body: unknown = {}) => call<T>('PUT', path, body);
export const drop = <T>(path: string) => call<T>('DELETE', path);
