// What a drawn board knows of the screen it is drawn on.

import { getContext, setContext } from 'svelte';

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Stage {
  readonly scale: number; // pixels a unit
  readonly finger: number; // the radius a finger needs, in units; 0 where there is a mouse
}

const KEY = Symbol('stage');
const DESK: Stage = { scale: 1, finger: 0 };
export const provideStage = (stage: Stage) => setContext(KEY, stage);
export const useStage = () => getContext<Stage | undefined>(KEY) ?? DESK;

/** The part of a box that is seen, zoomed around a point that is kept inside. */
export function seen(box: Box, zoom: number, cx: number, cy: number): Box {
  const [w, h] = [box.w / zoom, box.h / zoom];
  const keep = (c: number, from: number, whole: number, part: number) =>
    Math.min(Math.max(c - part / 2, from), from + whole - part);
  return { x: keep(cx, box.x, box.w, w), y: keep(cy, box.y, box.h, h), w, h };
}

const boxes = new Map<string, Box>();

/** The box around an outline. The browser lays out the page to tell it, so it is asked once for each. */
export function boxOf(path: SVGGraphicsElement, d: string): Box | undefined {
  const known = boxes.get(d);
  if (known || !path.getBBox) return known;
  const { x, y, width: w, height: h } = path.getBBox();
  if (w || h) boxes.set(d, { x, y, w, h }); // nothing is known of what is hidden
  return { x, y, w, h };
}

export interface Zoom {
  zoom: number;
  centre: [number, number] | null; // null where all is seen
}

export const WHOLE: Zoom = { zoom: 1, centre: null };

/** Two corners of a box, so far outside and so long. */
export function cornersOf({ x, y, w, h }: Box, out: number, long: number): string {
  const [left, top, right, bottom] = [x - out, y - out, x + w + out, y + h + out];
  return `M${left},${top + long}V${top}H${left + long}M${right},${bottom - long}V${bottom}H${right - long}`;
}
