// What stands on the law cards: a motif each in one line, around its middle and 24 high, in the order of
// the cards' numbers.

const TAG = 'M-9 -4L0 -11L9 -4V11H-9zM-1.500 -6a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1 -3 0';

export const LAWS: Readonly<Record<string, string>> = {
  'master-of-works': 'M0 -11v3M0 -5L-7 10M0 -5L7 10M-5 4a7 7 0 0 0 10 0M-1.500 -6.500a1.500 1.500 0 1 1 3 0a1.500 1.500 0 1 1 -3 0',
  'early-bell': 'M-8 6q3 -3 3 -9a5 5 0 0 1 10 0q0 6 3 9zM-2.500 6a2.500 2.500 0 0 0 5 0M0 -8v-3M-10 -4q-2 3 0 6M10 -4q2 3 0 6',
  lodger: 'M-11 8v-14M-11 3h22v5M11 3v-3q0 -3 -4 -3h-10v6M-9 0a2.200 2.200 0 1 1 4.400 0a2.200 2.200 0 1 1 -4.400 0',
  'shared-field': 'M-5 -11h10l6 6v10l-6 6h-10l-6 -6v-10zM-7.500 0a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1 -7 0M.500 0a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1 -7 0',
  'right-of-way': 'M-11 10v-17M11 10v-17M-11 -4l7 4v8l-7 -3M11 -4l-7 4v8l7 -3M0 11v-19M-3 -4l3 -4l3 4',
  'long-walk': 'M-5 -10h7v10q1 3 6 4q3 1 2 5h-15zM-5 5h13M-5 -6h7M-9 11h3M0 11h3',
  'bumper-harvest': 'M-3 11q-4 -6 1 -10q-7 -5 -6 -11l4 3l4 -4l4 4l4 -3q1 6 -6 11q5 4 1 10zM-3 1h6M0 -10v20M-3.500 -7l2 7M3.500 -7l-2 7',
  'failed-harvest': 'M-2 11v-11q0 -6 6 -6q1 3 5 4M4 -6q3 -2 6 0M1 -5q0 4 3 6M-2 4q-5 0 -6 -5q5 0 6 5M-2 8q5 0 6 -5q-5 0 -6 5M-9 -10L9 11',
  'change-of-trade': 'M-11 -10h8v8h-8zM3 2h8v8h-8zM1 -8q7 -1 7 7M5 -4l3 3l3 -3M-1 8q-7 1 -7 -7M-5 4l-3 -3l-3 3',
  gleaning: 'M-9 0h18l-3 10h-12zM-8 4h16M-5 0q-1 -8 -5 -10M0 0v-11M5 0q1 -8 5 -10M0 -7l-2.500 -3M0 -7l2.500 -3',
  'poor-relief': 'M-10 0h20q-1 9 -10 9t-10 -9zM-4 9h8v2h-8zM-6 -4q3 -2 0 -5M0 -4q3 -2 0 -5M6 -4q3 -2 0 -5',
  'reduced-price': `${TAG}M0 -2v9M-3.500 4L0 7.500L3.500 4`,
  'raised-price': `${TAG}M0 8v-9M-3.500 2L0 -1.500L3.500 2`,
  'free-trade': 'M0 -11v20M-5 10h10M-9 -7h18M-9 -7l-3 8M-9 -7l3 8M9 -7l-3 8M9 -7l3 8M-12 1a3 2.500 0 0 0 6 0zM6 1a3 2.500 0 0 0 6 0z',
  'housing-ban': 'M-8 10v-10M8 10v-10M-11 2.500L0 -8L11 2.500M-8 10h16M-11 11L11 -10',
  'fence-amnesty': 'M-10 10v-14l2 -2l2 2v14zM6 10v-14l2 -2l2 2v14zM-6 -2h5l2 -3M-6 5h4l2 3M6 -2h-2M6 5h-3l-2 -2',
  'cottage-grant': 'M-11 3l7 -7l7 7M-9 1v10h10v-10M-6 11v-5h4v5M4 -11h7v8h-7zM6 -3v6l1.500 -1.500l1.500 1.500v-6M6 -8.500h3M6 -6h3',
  'guild-favour': 'M-9 -10h18v8q0 8 -9 13q-9 -5 -9 -13zM-4 5l5 -7M-1 -4.500l2 -2.500l5 4l-2 2.500z',
  'architects-drawings': 'M-8 -10h16v20h-16zM-8 -10q-3 0 -3 2.500t3 2.500M8 10q3 0 3 -2.500t-3 -2.500M-3.500 6v-7q0 -4 3.500 -6q3.500 2 3.500 6v7zM0 -7v13M-3.500 0h7',
  'royal-appointment': 'M-9 6L-11 -6l6 6L0 -9l5 9l6 -6l-2 12zM-9 10h18M0 2.500l1.500 1.500l-1.500 1.500l-1.500 -1.500z',
};

/** The motif of a law by the number of its card. */
export const motifOf = (card: string) => Object.values(LAWS)[Number(card) - 1] ?? '';
