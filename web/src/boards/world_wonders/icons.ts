// Signs of World Wonders on a field of 24: goods, kinds of buildings, ground, what scores.

export const ICONS = {
  food: 'M12 22V9M12 9q-3-3 0-7q3 4 0 7zM12 14q-5 0-6-5q5 0 6 5zm0 0q5 0 6-5q-5 0-6 5zM12 19q-5 0-6-5q5 0 6 5zm0 0q5 0 6-5q-5 0-6 5z',
  ceramics: 'M9 2h6v3l-1 1q5 3 5 8q0 4-4 8H9q-4-4-4-8q0-5 5-8L9 5zM9 6Q4 6 5 11M15 6q5 0 4 5',
  gears: 'M10 2h4l.5 3l2 1l2.800-1.500l2.500 3.200l-2.300 2l.300 2.300l2.700 1.500l-1 3.800l-3-.200l-1.500 1.800l.800 3l-3.700 1.500l-1.600-2.500h-2l-1.600 2.500l-3.700-1.500l.800-3l-1.500-1.800l-3 .200l-1-3.800l2.700-1.500l.300-2.300l-2.300-2l2.500-3.200L7.500 6l2-1zM12 9a3.500 3.500 0 1 0 .010 0z',
  population: 'M12 1.500a3 3 0 1 1-.010 0zM8 9q4-2 8 0l1 6h-2l-.500 8h-5L9 15H7z',
  gold: 'M12 2a10 10 0 1 1-.010 0zM12 6v12M9 9.500q0-2.500 3-2.500t3 2M15 14.500q0 2.500-3 2.500t-3-2',
  road: 'M2 8h20v8H2zM9 8v4M16 8v4M2 12h20M6 12v4M13 12v4M19 12v4',
  water: 'M2 8q3-4 6.500 0t6.500 0t7 0M2 13q3-4 6.500 0t6.500 0t7 0M2 18q3-4 6.500 0t6.500 0t7 0',
  nature: 'M12 22v-7M12 2q6 2 5 7q4 2 1 5q-2 3-6 1q-4 2-6-1q-3-3 1-5q-1-5 5-7z',
  edge: 'M1 21L8 6l4 7l3-5l8 13zM8 6l-2 5l2-1l2 2',
  green: 'M2 20h20M6 20q0-6-3-8M6 20q0-7 3-9M13 20q0-8-3-10M13 20q1-8 4-10M19 20q0-5 3-7',
  monuments: 'M3 21h18v-2H3zM12 2L3 8h18zM5 9v9h3V9zm5.500 0v9h3V9zM16 9v9h3V9z',
  tower: 'M7 22V9H5V3h3v2h2.500V3h3v2H16V3h3v6h-2v13zM10.500 22v-5q1.500-2 3 0v5z',
  FA: 'M3 21V11l9-8l9 8v10zM8 21v-6q4-4 8 0v6zM10 10h4',
  MA: 'M3 10h18l-2-6H5zM5 10v11h14V10M9 4L8 10M15 4l1 6M8 21v-6h8v6',
  LI: 'M6 3h12q3 0 3 3h-4v12q0 3-3 3H6q-3 0-3-3h4V6q0-3-1-3zM10 8h4M10 12h4M10 16h3',
  HA: 'M2 21V11l5-5l5 5v10zM12 21V8l4.500-4.500L22 8v13zM5 21v-4h3v4M15 12h4M15 16h4',
  TE: 'M12 2L2 8v2h20V8zM4 11v7M9.300 11v7M14.700 11v7M20 11v7M2 21h20v-2H2z',
  loan: 'M4 5h16v14H4zM12 8.500a3.500 3.500 0 1 1-.010 0zM7 8v.100M17 16v.100',
  pedestal: 'M5 3h14v4H5zM7 7l1 10h8l1-10M4 17h16v4H4z',
  districts: 'M3 3h18v18H3zM3 12h18M12 3v18M6 7.500h3M15 7.500h3M6 16.500h3M15 16.500h3',
  objectives: 'M6 3h12v6q0 5-6 6q-6-1-6-6zM6 5H3q0 5 4 6M18 5h3q0 5-4 6M12 15v4M8 21h8',
  turn: 'M19 12a7 7 0 1 1-2-5M17 2.500V7.500h-5',
  back: 'M5 12a7 7 0 1 0 2-5M7 2.500V7.500h5',
  link: 'M9 8H6q-4 0-4 4t4 4h3M15 8h3q4 0 4 4t-4 4h-3M8 12h8',
} as const;
export type IconName = keyof typeof ICONS;
export const isIcon = (name: string): name is IconName => name in ICONS;

/** Signs that are filled with ink, the others are drawn in lines. */
export const SOLID: ReadonlySet<string> = new Set(['ceramics', 'population', 'monuments', 'tower']);
