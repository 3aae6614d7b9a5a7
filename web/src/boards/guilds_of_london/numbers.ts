// Two digits name a guild by its number, 05 or 26; one digit stays what it is everywhere, an option.

const PATIENCE = 600; // milliseconds that a second digit may take

/** The number of a guild as it is typed. */
export const typed = (number: number): string => String(number).padStart(2, '0');

export class Numbers {
  private first = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `go` is told which of the numbers was typed; `pass` gives on a digit that stayed alone. */
  constructor(
    private readonly numbers: () => readonly string[],
    private readonly go: (number: string) => void,
    private readonly pass: (digit: string) => void,
  ) {}

  /** Read a key: true if it waits for another, or has led somewhere. */
  read(key: string): boolean {
    const before = this.end();
    if (before && this.numbers().includes(before + key)) {
      this.go(before + key);
      return true;
    }
    if (before) this.pass(before);
    if (before || !/^\d$/.test(key) || !this.numbers().some((each) => each.startsWith(key))) return false;
    this.first = key;
    this.timer = setTimeout(() => this.pass(this.end()), PATIENCE);
    return true;
  }

  private end(): string {
    const first = this.first;
    clearTimeout(this.timer);
    this.first = '';
    return first;
  }
}
