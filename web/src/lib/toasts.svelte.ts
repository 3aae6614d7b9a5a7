// Short notices above everything else; read aloud, gone after six seconds.

export type Tone = 'refusal' | 'notice' | 'done';
export interface Toast {
  id: number;
  tone: Tone;
  text: string;
}

export const toasts: Toast[] = $state([]);
let last = 0;

/** An empty text stands for a fault of the house itself. */
export function tell(tone: Tone, text: string): void {
  toasts.push({ id: ++last, tone, text });
}

export function forget(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}
