// A choice that ends the turn may lie for some seconds before it is sent; until then it is taken back
// by laying it down, and nobody has heard of it.

export class Grace {
  until = $state(0); // of performance.now(); 0 while nothing lies there
  private timer: ReturnType<typeof setTimeout> | undefined;

  get on(): boolean {
    return this.until > 0;
  }

  hold(seconds: number, send: () => void): void {
    this.drop();
    this.until = performance.now() + seconds * 1000;
    this.timer = setTimeout(() => {
      this.until = 0;
      send();
    }, seconds * 1000);
  }

  drop(): void {
    clearTimeout(this.timer);
    this.until = 0;
  }
}
