// Short notices above everything else; read aloud, gone after six seconds, kept under the pointer.

export type Tone = 'refusal' | 'notice' | 'done';
export interface Toast {
  id: number;
  tone: Tone;
  text: string;
  rule: string; // that a refusal cites
  link: Link | null;
}
interface Link {
  text: string;
  href: string;
}

const SHOWN = 6000;
const MOST = 3;

class Toasts {
  list: Toast[] = $state([]);
  #last = 0;
  readonly #shown = new Map<number, number>();
  readonly #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** An empty text stands for a fault of the house itself. The same text is shown once. */
  tell(tone: Tone, text: string, rule = '', link: Link | null = null, shown = SHOWN): void {
    const id = ++this.#last;
    this.list = [...this.list.filter((each) => each.text !== text), { id, tone, text, rule, link }].slice(-MOST);
    this.#shown.set(id, shown);
    this.release(id);
  }

  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
  }

  release(id: number): void {
    this.hold(id);
    this.#timers.set(id, setTimeout(() => this.forget(id), this.#shown.get(id)));
  }

  forget(id: number): void {
    this.hold(id);
    this.#timers.delete(id);
    this.#shown.delete(id);
    this.list = this.list.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();
/** A way back or on, for as long as it takes to read and decide. */
export const offer = (text: string, link: Link) => toasts.tell('notice', text, '', link, 10_000);
export const tell = (tone: Tone, text: string, rule = '') => toasts.tell(tone, text, rule);
