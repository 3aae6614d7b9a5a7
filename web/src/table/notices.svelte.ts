// Short messages above the panel. They stay six seconds, longer under the pointer.

export interface Notice {
  n: number;
  kind: 'refusal' | 'notice' | 'done';
  text: string;
  rule: string;
}

const SHOWN = 6000;

export class Notices {
  list: Notice[] = $state([]);
  private n = 0;
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();

  tell(text: string, kind: Notice['kind'] = 'done', rule = ''): void {
    const n = ++this.n;
    this.list = [...this.list.filter((each) => each.text !== text), { n, kind, text, rule }].slice(-3);
    this.release(n);
  }

  hold(n: number): void {
    clearTimeout(this.timers.get(n));
  }

  release(n: number): void {
    this.hold(n);
    this.timers.set(n, setTimeout(() => this.drop(n), SHOWN));
  }

  drop(n: number): void {
    this.list = this.list.filter((each) => each.n !== n);
    this.timers.delete(n);
  }
}
