// One quiet tick when it is your turn, made by the browser: no file to load.

let context: AudioContext | null = null;

/** Play a tick, as loud as set (0 to 100). Browsers allow it once the page has been touched. */
export function tick(volume: number): void {
  if (volume <= 0 || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state !== 'running') return void context.resume();
  const tone = context.createOscillator();
  const gain = context.createGain();
  const now = context.currentTime;
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(880, now);
  tone.frequency.exponentialRampToValueAtTime(520, now + 0.08);
  gain.gain.setValueAtTime((volume / 100) * 0.12, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.12);
  tone.connect(gain).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.13);
}

/** The title of the page, with a badge for what waits. */
export function titleOf(title: string, waits: number): string {
  return waits > 0 ? `(${waits}) ${title}` : title;
}
