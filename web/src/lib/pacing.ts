// Moves of others come one by one, so that one can follow: at once, calmly, or click by click.

export type Pace = 'slowly' | 'calmly' | 'at-once';

const AT_ONCE = 16; // a picture of the screen: what comes within one is drawn once
const CALM = 800;
const HURRY = 150; // at least
const BEHIND = 2400; // how far the page may lag: where more wait, they come faster

export class Pacing<T> {
  private readonly queue: T[] = [];
  private last = -Infinity;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (item: T) => void,
    private readonly pace: () => Pace,
    private readonly changed: (waiting: number) => void = () => undefined,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What is urgent is shown now, after all that waits. */
  add(item: T, urgent: boolean): void {
    this.queue.push(item);
    if (urgent) return this.flush();
    if (this.pace() === 'at-once') this.timer ??= setTimeout(() => this.flush(), AT_ONCE);
    if (this.pace() === 'calmly') this.wait();
    this.changed(this.queue.length);
  }

  /** Show the next one. */
  next(): void {
    const item = this.queue.shift();
    if (item === undefined) return;
    this.last = this.now();
    this.show(item);
    this.changed(this.queue.length);
  }

  flush(): void {
    this.stop();
    while (this.queue.length) this.next();
  }

  clear(): void {
    this.stop();
    this.queue.length = 0;
    this.changed(0);
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private wait(): void {
    if (this.timer !== undefined || !this.queue.length) return;
    const pause = Math.max(HURRY, Math.min(CALM, BEHIND / this.queue.length));
    this.timer = setTimeout(
      () => {
        this.timer = undefined;
        this.next();
        this.wait();
      },
      Math.max(0, this.last + pause - this.now()),
    );
  }
}
