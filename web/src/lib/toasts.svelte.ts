// Short notices above everything else; read aloud, gone after six seconds, kept under the pointer.

export type Tone = 'refusal' | 'notice' | 'done';
export interface Toast {
  id: number;
  tone: Tone;
  text: string;
  rule: string; // that a refusal cites
}

const SHOWN = 6000;
const MOST = 3;

class Toasts {
  list: Toast[] = $state([]);
  #last = 0;
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** An empty text stands for a fault of the house itself. The same text is shown once. */
  tell(tone: Tone, text: string, rule = ''): void {
    const id = ++this.#last;
    this.list = [...this.list.filter((each) => each.text !== text), { id, tone, text, rule }].slice(-MOST);
    this.release(id);
  }

  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
  }

  release(id: number): void {
    this.hold(id);
    this.#timers.set(id, setTimeout(() => this.forget(id), SHOWN));
  }

  forget(id: number): void {
    this.hold(id);
    this.#timers.delete(id);
    this.list = this.list.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();
export const tell = (tone: Tone, text: string, rule = '') => toasts.tell(tone, text, rule);
