// A refused thing shakes once, three pixels to either side; not where nothing is to move.

const SWING = [0, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }));

export function shake(refs: string[]): void {
  const still = document.documentElement.dataset.motion === 'off';
  if (still || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const ref of refs) {
    const name = CSS.escape(ref);
    document.querySelector(`[data-id="${name}"], [data-spot="${name}"]`)?.animate(SWING, 240);
  }
}
