// Icons in a square of 24 around 12, 12: areas of ink, lines of ink, and lines cut out of the areas.

export interface Ink {
  fill?: string;
  line?: string;
  cut?: string;
}

/** An ear of corn that stands on its foot. */
const ear = (x: number, y: number, lean = 0) =>
  [0, 1, 2, 3]
    .map((i) => {
      const [cx, cy] = [x + lean * i, y - i * 2.6];
      return `M${cx} ${cy}q-3.2-.4-3-3.200q3 .2 3 3.200zM${cx} ${cy}q3.2-.4 3-3.200q-3 .2-3 3.200z`;
    })
    .join('') + `M${x + lean * 4} ${y - 9}q-1.6-2 0-4q1.6 2 0 4z`;
const ring = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
const SHEEP = 'M7 8q1-3 4-2q2-2 4.5 0q3-.5 3.5 2q2.5 1 1.5 4q0 3-3 3h-8q-3.5 0-3.5-3q-.5-2.5 1-4zM2.5 9.500q2.5-2.5 5-.5v4q-2 1.5-3.5-.5zM9.5 14v5h1.800v-5zM16 14v5h1.800v-5z';
const HOUSE = 'M3 12l9-8l9 8h-2.500v9h-13v-9z';
const CROWN = 'M4 19V8l4 4.500l4-7.500l4 7.500l4-4.500v11z';
const COINS = 'M2.5 9a6 2.8 0 1 1 12 0v3.500a6 2.8 0 1 1-12 0zM10 15a6 2.8 0 1 1 12 0v2.500a6 2.8 0 1 1-12 0z';
const HEART = 'M12 21q-9-6-9-11q0-4 4.2-4q3.3 0 4.8 3q1.5-3 4.8-3q4.2 0 4.2 4q0 5-9 11z';
const TOWER = 'M7 21.500V9.500h10v12zM6 9.500V5h2.500v2h2.300V5h2.400v2h2.300V5H18v4.500z';
const BOOK = 'M12 7q-4-3-9-2v13q5-1 9 2q4-3 9-2V5q-5-1-9 2z';

export const GOODS: Record<string, Ink> = {
  st: { fill: 'M3.5 8.500l7.5-4.500l9.5 3v8.500l-8 5l-9-3.500z', cut: 'M3.5 8.500l9 3.500l8-5M12.5 12v8.5' },
  wd: { fill: 'M2.5 15.500L14 4.500q3-1.5 5.5.5q2.5 2.5 1 5.500L9.5 21q-3 1.5-5.5-.5q-2.5-2-1.5-5z', cut: `M16 6.500l-8.5 8.500M18.5 9.500l-8 7.5${ring(6.2, 17.4, 2.4)}` },
  gr: { fill: ear(12, 16) + ear(6.5, 17, -0.5) + ear(17.5, 17, 0.5), line: 'M12 22v-7M8.5 22q-.5-3-2-5M15.5 22q.5-3 2-5' },
  pi: { line: 'M12 3c5 0 8.5 2.3 8.5 5.500s-3.5 5.7-8 5.700s-9-2.3-9-5.700S7 3 12 3M9 14.500v7.500M6 17.300h6', fill: [[12, 3], [20, 7], [18, 12], [13, 14], [6, 12.5], [4, 7]].map(([x, y]) => ring(x!, y!, 1.6)).join('') },
  wo: { fill: SHEEP },
  cl: { fill: 'M5 5q0-2 2-2h11v15q0 3-3 3H5z', cut: 'M8.5 3v18M11.5 7.500h3.500M11.5 11h3.500M11.5 14.500h3.5' },
  lo: { fill: 'M12 1.500q4.5 5.5 1.6 9.500q1.4-4 5.2-4q3.4 1 2.4 4.500q-1 2.3-3.2 1q-2.5-.5-3.5 2h-5q-1-2.5-3.5-2q-2.2 1.3-3.2-1q-1-3.5 2.4-4.500q3.8 0 5.2 4q-2.9-4 1.6-9.500zM7.5 15.300h9v2h-9zM10.3 17.300h3.400l1.3 5h-6z' },
  mk: { fill: 'M3.5 10.500h17q0 7-5 8.500v2.500h-7v-2.500q-5-1.5-5-8.500z', line: 'M13 9.500l5.5-6.5' },
  go: { fill: COINS, cut: 'M2.5 9.500a6 2.8 0 0 0 12 0M10 15.500a6 2.8 0 0 0 12 0' },
};

export const CARDS: Record<string, Ink> = {
  grain: GOODS['gr']!,
  piety: { fill: 'M11.3 3q-3 5-5.3 11l-3 5l4.5 2.500l3.8-4zM12.7 3q3 5 5.3 11l3 5l-4.5 2.500l-3.8-4z', line: 'M12 3v14' },
  resource: { fill: 'M2 20l2-6l5-2l3 3l-1 5zM12.5 20l1-5.500l4-2.500l4 3l.5 5zM7.5 11.500l2-5l5-2l3 4l-1.5 3l-4 2z', cut: 'M4 14l3 2l2-4M13.5 14.500l4 1.500M9.5 6.500l4 1.500l4 .5' },
  project: { fill: TOWER, line: 'M2.5 21.500V3.500l7-1.500M2.5 8.500l4-5M9.5 2v3', cut: 'M7 13.500h10M7 17.500h10M12 9.500v4M10 13.500v4M14.5 13.500v4M12 17.500v4' },
  sales: { fill: 'M2.5 3.500h9v9h-9zM12.5 12h9v9h-9z', cut: 'M4 5l6 6M10 5l-6 6M14 13.500l6 6M20 13.500l-6 6', line: 'M14 4.500q5 0 5.5 5M19.5 9.500l-2.5-2M19.5 9.500l2-2.500M10 19.500q-5 0-5.5-5M4.5 14.500l-2 2.500M4.5 14.500l2.5 2' },
  privilege: { fill: 'M4 3.500l3-1.500l13 13l1 4l-3 2.500l-14-14zM12 15l-4 3l-1.5 4.500l3-1.500l2.5 1.500l2-5z', cut: 'M7 6l10.5 11M5.5 8.500l10 10' },
  building: { fill: HOUSE, line: 'M16.5 8V4h2v5.5', cut: 'M10 21v-6h4v6M7 14h2M15.5 14h2' },
  rent: { fill: 'M2 11l7-6.500l7 6.500h-2v8H4v-8z' + ring(17.5, 16.5, 4.8), cut: `${ring(17.5, 16.5, 2.8)}M7.5 19v-4.500h3v4.5` },
  donation: { fill: `${ring(12, 7, 5)}M2.5 15q4-2 7 .5h5q2 0 1.5 2l4.5-2q2 0 1 2l-7 4h-7l-5-2z`, cut: ring(12, 7, 2.8) },
  cloth: { fill: 'M4 4.500q3-2.5 6 0l8-1.500v13.500l3 3l-9 2l-5-2.500q-3-1-3-4z', cut: 'M10 4.500q1.5 2-1 3.500v9.500q-1.5 2-4 0M12.5 8l3-.5M12.5 11.500l3-.5M12.5 15l3-.5' },
  medicine: { fill: GOODS['mk']!.fill + ring(19, 3.5, 2), line: 'M12 10l6.5-6', cut: 'M12 12.500v5M9.5 15h5' },
  favor: { fill: `${HEART}M7.5 5.500l-.5-4l2.7 2l2.3-3l2.3 3l2.7-2l-.5 4z` },
};

export const FAVOURS: Record<string, Ink> = {
  1: { fill: `${CROWN}${ring(4, 6, 1.6)}${ring(12, 3.6, 1.8)}${ring(20, 6, 1.6)}`, cut: 'M4 16h16' },
  2: { fill: 'M12 2q6.5 0 6.5 8l2.5 11.500h-18L5.5 10q0-8 6.5-8z', cut: 'M8.5 10q0-4.5 3.5-4.500t3.5 4.500q0 5-3.5 5.500q-3.5-.5-3.5-5.500zM12 17v4.5' },
  3: { fill: 'M21.5 2q-9 1-13.5 8.500l3.5 3.500q8-4 10-12zM7.5 11.500l-1.5 4l4-1.500zM3 18.500l3-3l2.5 2.500l-3 3.500q-2 1-3-.5q-.5-1.5.5-2.500z', cut: 'M10 11l8-6' },
  4: { fill: 'M3 6.500l8-4l6 3.500l-2 3.500l-3-1.500l-3 2zM11.5 9.500l3 2l-7.5 10.500l-3-2z' },
  5: { fill: 'M12 1.500q7.5 1 7.5 9.500l2 10.500h-19l2-10.500q0-8.5 7.5-9.500z', cut: `${ring(12, 10.5, 4.2)}M7 7.500q5-2.5 10 0M8 21.500q4-5 8 0` },
  6: { fill: 'M2 13h7q-.5 4-3.5 4T2 13zM15 13h7q-.5 4-3.5 4T15 13zM8 20.500h8v1.500H8z', line: 'M12 3v18M4.5 6h15M5.5 6l-3 7M5.5 6l3 7M18.5 6l-3 7M18.5 6l3 7' },
  7: { fill: `M2.5 20L1.5 8l5 3.500L9 4.500l3 5l3-5l2.5 7l5-3.500l-1 12z${ring(12, 6, 1.8)}`, cut: 'M3 16.500h18M9 13v1M15 13v1' },
  8: { fill: 'M12 1.500l2.2 4v9h-4.400v-9zM5.5 14.500h13v2.500h-13zM10.5 17h3v4.500h-3z', cut: 'M12 5v9' },
  9: { fill: 'M5 2.500h14v16l-3.5-3l-3.5 3.500l-3.5-3.500l-3.5 3z', cut: 'M12 5v9M8.5 8h7M9.5 12h5', line: 'M3 2.500h18' },
  10: { fill: 'M12 1.500q7 6 6 14.500l-1 5.500h-10l-1-5.500q-1-8.5 6-14.500z', cut: 'M12 5v12M9 10.500h6M6.5 18h11' },
};

/** What events are told with; each shows one large and one small. */
const MOTIFS: Record<string, Ink> = {
  sheep: GOODS['wo']!, corn: GOODS['gr']!, beads: GOODS['pi']!, cloth: CARDS['cloth']!, lily: GOODS['lo']!, mortar: GOODS['mk']!, coins: GOODS['go']!, stone: GOODS['st']!, log: GOODS['wd']!,
  crown: FAVOURS['1']!, king: FAVOURS['7']!, mitre: FAVOURS['10']!, monk: FAVOURS['2']!, nun: FAVOURS['5']!, dagger: FAVOURS['8']!, hammer: FAVOURS['4']!, scales: FAVOURS['6']!, banner: FAVOURS['9']!, feather: FAVOURS['3']!,
  tower: CARDS['project']!, house: CARDS['building']!, scroll: CARDS['privilege']!, heart: { fill: HEART }, crate: CARDS['sales']!, gift: CARDS['donation']!, rocks: CARDS['resource']!,
  book: { fill: BOOK, cut: 'M12 7v13M5.5 8.500q2.5 0 4.5 1.500M5.5 12q2.5 0 4.5 1.500M18.5 8.500q-2.5 0-4.5 1.5' },
  hourglass: { fill: 'M5 2h14v2h-1.500q0 5-4 8q4 3 4 8H19v2H5v-2h1.500q0-5 4-8q-4-3-4-8H5z', cut: 'M9 7h6M9.5 19q2.5-3 5 0' },
  vat: { fill: 'M3 8h18l-2 13.500H5zM12 1.500q3 3 0 5q-3-2 0-5z', cut: 'M4 12q4 2.5 8 0t8 0' },
  wheel: { line: `${ring(12, 12, 8.5)}${ring(12, 12, 4)}M12 1v22M1 12h22M4.2 4.200l15.6 15.600M19.8 4.200L4.2 19.8` },
  waves: { line: 'M1.5 8q3.5-4 7 0t7 0t7 0M1.5 14q3.5-4 7 0t7 0t7 0M1.5 20q3.5-4 7 0t7 0t7 0' },
  rain: { fill: 'M6 13.500q-4-.5-3.5-4q.5-3 4-3q1-4.5 6-4.500t5.5 5q4 0 4 3.500t-4 3z', line: 'M7 16l-2 5M12 16l-2 5M17 16l-2 5' },
  hand: { fill: 'M2 10h11l8-1q1.5.5.5 2.200l-7 1.300q3 .5 2 2.500q1 1.8-1 2.500q0 2-2.5 2H7l-5-1z' },
  ship: { fill: 'M2.5 16h19l-3 5h-13zM12.5 3q6 4 7 10.500h-7zM10.5 5v8.500h-6z', line: 'M11.5 2v14' },
  shield: { fill: 'M4 3h16v8q0 7-8 11q-8-4-8-11z', cut: 'M12 3v19M4 10h16' },
  swords: { line: 'M4 3l14 15M20 3L6 18M14.5 19.500l5-4.500M9.5 19.500l-5-4.500M19 19l2.5 2.500M5 19l-2.5 2.5' },
  barn: { fill: 'M2 11l3-6h14l3 6v10.500H2z', cut: 'M7.5 21.500v-7h9v7M7.5 14.500l9 7M16.5 14.500l-9 7M3 10.500h18' },
  flame: { fill: 'M12 1.500q7 7 6 13q-1 7-6 7t-6-6q0-4 3-6q0 3 2 4q2-5 1-12z', cut: 'M12 20q-3-2 0-6q3 4 0 6' },
  key: { fill: `${ring(7, 7, 5)}M10 9l11 11l-2 2l-2-2l-2 1.500l-1.5-1.500l1.5-2l-7-7z`, cut: ring(7, 7, 2) },
  cross: { fill: 'M9.5 2h5v6h6v5h-6v9h-5v-9h-6v-5h6z' },
  skull: { fill: 'M12 2q8.5 0 8.5 8q0 4-3.5 6v5.500h-10v-5.500q-3.5-2-3.5-6q0-8 8.5-8z', cut: `${ring(8.5, 10.5, 1.6)}${ring(15.5, 10.5, 1.6)}M12 13v2.500M10 18v3.500M14 18v3.5` },
  bed: { fill: 'M2 5h2.500v8h17v7h-2.500v-3h-14.500v3H2zM6 9h5v3H6z', line: 'M17 3v6M14 6h6' },
  mask: { fill: 'M12 3q7 0 7 7q0 3-2 4.500q1 4-4 7.500q-1-4-3-6q-5-1-5-6q0-7 7-7z', cut: `${ring(9.5, 9.5, 1.7)}${ring(14.8, 9.5, 1.7)}` },
  ladder: { line: 'M7 2v20M17 2v20M7 5h10M7 9h10M7 13h10M7 17h10' },
  whip: { line: 'M4 21l7-9M11 12q6-10 10-8q2 3-4 4q-5 1-3 5q2 3 6 1' },
  steps: { fill: 'M6 3q3 0 3 4.500T6.5 12Q4 12 4 7.500T6 3zM4.5 13.500h4q0 3-2 3t-2-3zM16.5 8q3 0 3 4.500t-2.5 4.500q-2.5 0-2.5-4.500t2-4.500zM15 18.500h4q0 3-2 3t-2-3z' },
  peg: { line: 'M4 4v5M20 4v5M4 15v5M20 15v5M4 6h16M4 17h16M5 7v10M19 7v10' },
  gate: { fill: 'M3 21.500V7h3V4h3v3h6V4h3v3h3v14.500h-5v-5q0-4.5-4-4.500t-4 4.500v5z', cut: 'M3 10h18' },
  sun: { fill: ring(12, 12, 5), line: 'M12 1.500v3.500M12 19v3.500M1.5 12h3.500M19 12h3.500M4.5 4.500l2.5 2.500M17 17l2.5 2.500M19.5 4.500L17 7M7 17l-2.5 2.5' },
  chest: { fill: 'M2.5 10q0-5 5-5h9q5 0 5 5v10h-19z', cut: 'M2.5 12h19M10 10.500h4v4h-4zM6 5.500v14.500M18 5.500v14.5' },
  pick: { line: 'M12 5L7 21.5', fill: 'M2 8.500q8-8 20-2l-.5 2q-9-4-18 1.500z' },
  club: { fill: 'M14 3q5-2 7 1.500q1.5 4-3.5 6L6 21.500L2.5 18z', cut: 'M15.5 5.500l2 2M18 4.500l1 1' },
  laurel: { line: 'M12 21Q4 18 4 8M12 21q8-3 8-13', fill: [0, 1, 2, 3].map((i) => `M${4.2 + i * i * 0.5} ${8 + i * 3.4}q-4-1-3-4q3 .5 3 4zM${19.8 - i * i * 0.5} ${8 + i * 3.4}q4-1 3-4q-3 .5-3 4z`).join('') },
  purse: { fill: 'M9 6L7.5 2h9L15 6q6 4 6 10q0 5.5-9 5.500T3 16Q3 10 9 6z', cut: 'M8.5 7h7M12 11v7M9.5 14.500h5' },
  horn: { fill: 'M2.5 10l13-6v14l-13-4zM17 8q4 0 4 3.500t-4 3.500z' },
};
const EVENTS: Record<string, string> = {
  'I-01': 'ladder sheep', 'I-02': 'hand monk', 'I-03': 'vat cloth', 'I-04': 'wheel waves', 'I-05': 'sheep banner', 'I-06': 'log waves', 'I-07': 'rain corn', 'I-08': 'scales coins', 'I-09': 'mitre beads', 'I-10': 'mortar nun', 'I-11': 'dagger purse',
  'II-01': 'king scroll', 'II-02': 'chest feather', 'II-03': 'flame house', 'II-04': 'key monk', 'II-05': 'cross tower', 'II-06': 'ship sheep', 'II-07': 'swords coins', 'II-08': 'barn corn', 'II-09': 'book mitre', 'II-10': 'lily crown', 'II-11': 'hammer stone',
  'III-01': 'skull hourglass', 'III-02': 'bed cross', 'III-03': 'book nun', 'III-04': 'mask mortar', 'III-05': 'ladder skull', 'III-06': 'corn skull', 'III-07': 'whip beads', 'III-08': 'steps monk', 'III-09': 'peg house', 'III-10': 'purse hand', 'III-11': 'gift heart',
  'IV-01': 'tower sun', 'IV-02': 'gate key', 'IV-03': 'skull flame', 'IV-04': 'scroll lily', 'IV-05': 'sheep skull', 'IV-06': 'cloth crown', 'IV-07': 'chest coins', 'IV-08': 'pick rocks', 'IV-09': 'sun corn', 'IV-10': 'club dagger', 'IV-11': 'laurel mortar',
};

/** The two motifs of an event, the large one first; an event that nobody has drawn has a horn. */
export const motifsOf = (event: string): Ink[] => (EVENTS[event] ?? 'horn').split(' ').map((word) => MOTIFS[word]!);
export const motif = (word: string): Ink => MOTIFS[word] ?? {};
export const EVENT_WORDS = Object.keys(EVENTS);
export const pairOf = (event: string) => EVENTS[event];
