// The pictures on the boxes. A game without one gets a cover in type alone.

import type { Component } from 'svelte';
import GuildsOfLondon from './GuildsOfLondon.svelte';
import Keythedral from './Keythedral.svelte';
import RuneAge from './RuneAge.svelte';
import WorldWithoutEnd from './WorldWithoutEnd.svelte';
import WorldWonders from './WorldWonders.svelte';

export interface Art {
  picture: Component<{ view: string }>;
  ink: string; // of what is written in its sky
  ground: string; // behind a banner
  thumb: string; // crops, as view boxes
  row: string;
  banner: string;
}

export const COVER = '0 -140 400 740';

export const ART: Record<string, Art> = {
  'world-without-end': {
    picture: WorldWithoutEnd,
    ink: '#2b2015',
    ground: '#ecd7a4',
    thumb: '85 180 230 230',
    row: '5 130 320 283',
    banner: '0 270 400 130',
  },
  'world-wonders': {
    picture: WorldWonders,
    ink: '#15343b',
    ground: '#b5d8d8',
    thumb: '20 280 240 240',
    row: '10 270 360 318',
    banner: '0 270 400 130',
  },
  'guilds-of-london': {
    picture: GuildsOfLondon,
    ink: '#2b2015',
    ground: '#f0dfae',
    thumb: '90 340 220 220',
    row: '25 290 330 292',
    banner: '0 200 400 130',
  },
  'rune-age': {
    picture: RuneAge,
    ink: '#ffe3a6',
    ground: '#26120e',
    thumb: '80 160 240 240',
    row: '60 150 280 248',
    banner: '30 205 340 100',
  },
  keythedral: {
    picture: Keythedral,
    ink: '#fbeed3',
    ground: '#6b5478',
    thumb: '95 190 210 210',
    row: '45 160 310 274',
    banner: '0 200 400 130',
  },
};

/** The order of the boxes on the shelf; games of other packages follow. */
export const SHELF = Object.keys(ART);
