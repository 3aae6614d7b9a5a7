// A short cut for a mouse: what is dragged onto a place is chosen as by a click. A finger scrolls.

export interface Drag {
  onto: string; // a selector
  drop: (() => void) | null; // nothing is dragged that cannot be dropped
}

const FAR = 6; // pixels: less is a click

export function drag(node: SVGGraphicsElement, given: Drag) {
  let { onto, drop } = given;
  let ghost: HTMLElement | null = null;
  let start = { x: 0, y: 0 };
  let over: Element | null = null;

  function press(event: PointerEvent) {
    if (!drop || event.button !== 0 || event.pointerType === 'touch') return;
    start = { x: event.clientX, y: event.clientY };
    addEventListener('pointermove', move);
    addEventListener('pointerup', release, { once: true });
    addEventListener('pointercancel', end, { once: true });
  }
  function move(event: PointerEvent) {
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    ghost ??= ghostOf(node);
    ghost.style.translate = `${x}px ${y}px`;
    over?.removeAttribute('data-over');
    over = document.elementFromPoint(event.clientX, event.clientY)?.closest(onto) ?? null;
    over?.setAttribute('data-over', '');
  }
  function release() {
    const [dragged, there] = [ghost, over];
    end();
    if (!dragged) return;
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    if (there) drop?.();
  }
  function end() {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', end);
    over?.removeAttribute('data-over');
    ghost?.remove();
    ghost = over = null;
  }
  const swallow = (event: Event) => event.stopPropagation();

  node.addEventListener('pointerdown', press);
  return {
    update: (now: Drag) => ({ onto, drop } = now),
    destroy() {
      end();
      node.removeEventListener('pointerdown', press);
    },
  };
}

/** A likeness that follows the pointer; it is no thing of the table. */
function ghostOf(node: SVGGraphicsElement): HTMLElement {
  const [there, box] = [node.getBoundingClientRect(), node.getBBox()];
  const ghost = document.createElement('div');
  const sheet = node.ownerSVGElement!.cloneNode(false) as SVGSVGElement;
  const likeness = node.cloneNode(true) as SVGElement;
  for (const each of likeness.querySelectorAll('.thing')) each.remove();
  for (const each of likeness.querySelectorAll('*')) for (const name of ['data-id', 'data-spot']) each.removeAttribute(name);
  sheet.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
  sheet.append(likeness);
  ghost.append(sheet);
  Object.assign(ghost.style, {
    position: 'fixed', left: `${there.x}px`, top: `${there.y}px`, width: `${there.width}px`, height: `${there.height}px`,
    pointerEvents: 'none', zIndex: '50', opacity: '0.85',
  });
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(sheet.style, { width: '100%', height: '100%' });
  document.body.append(ghost);
  return ghost;
}
