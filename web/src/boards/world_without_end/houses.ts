// The eleven places that the plague may come to, each engraved in one line: 26 wide, on a foot at 13.

export const HOUSES: readonly string[] = [
  // a gabled house with sacks of wool under its hoist
  'M-12 13V-3L-2 -14L8 -3V13zM8 -3V13M-12 -3H8M-7 13V6h5v7M-2 -10v3M8 -5h5v3M9 13q-1 -7 0 -8h4q1 1 0 8zM1 1h4v4h-4z',
  // a cottage under thatch with a loom in the door
  'M-13 13V1L-9 -9Q0 -11 7 -9L12 1V13zM-13 1Q0 -2 12 1M-9 13V6h5v7M-1 13V4h10v9M-1 7h10M1.500 4v9M4 4v9M6.500 4v9',
  // an open lodge with cut blocks
  'M-13 -1L0 -11L13 -1zM-11 -1V13M11 -1V13M-13 13H13M-7 13V7h7v6M0 13V8h7v5M-5 7V2h7v5',
  // a yard: a gable of timbers beside a stack of planks
  'M-13 13V-5L-6 -13L1 -5V13zM-13 -5H1M-13 4H1M-6 -13V13M-13 4L-6 -5L1 4M1 13h12v-3H1M4 10h9V7H4M1 7h11V4H1',
  // a mill house with its wheel
  'M-13 13V-3L-5 -12L3 -3V13zM-13 -3H3M-9 13V7h4v6M1 6a6 6 0 1 1 12 0a6 6 0 1 1 -12 0M7 0v12M1 6h12M2.800 1.800l8.400 8.400M11.200 1.800l-8.400 8.400',
  // a priest's house with a cross
  'M-11 13V-1L0 -10L11 -1V13zM-11 -1H11M0 -10V-16M-2.500 -13.500h5M-3 13V8q0 -3 3 -4q3 1 3 4v5M-8 2h3v4h-3zM5 2h3v4h-3z',
  // a town house with a stepped gable
  'M-10 13V-5H-7V-9H-4V-13H4V-9H7V-5H10V13zM-10 -5H10M-10 4H10M-6 -3h4v4h-4zM2 -3h4v4h-4zM-3 13V7h6v6M-1.500 -10.500h3v3h-3z',
  // a lock-up with battlements and bars
  'M-12 13V-9h4v3h4v-3h4v3h4v-3h4v22zM-12 -3H8M-8 1h6v6h-6zM-6 1v6M-4 1v6M2 13V5h4v8M8 3h5v10h-5M8 3l5 -3v3',
  // a shop with a counter under its awning, and a mortar on the sign
  'M-12 13V-4L-3 -13L6 -4V13zM-12 -4H6M-13 2H7l-2 4h-16zM-9 13V8H3v5M-6 2v4M0 2v4M6 -8h5M10 -8v3M7 -5h6q0 6 -3 6t-3 -6z',
  // a long inn of two floors with its sign
  'M-13 13V-3L-9 -12H4L8 -3V13zM-13 -3H8M-13 5H8M-10 -1h3v4h-3zM-4 -1h3v4h-3zM2 -1h3v4h-3zM-5 13V7h5v6M8 -8h6M11 -8v2M8.500 -6h5v6h-5z',
  // tents round a fire
  'M-13 13L-6 -6L1 13zM-7.500 -9L-6 -6L-4.500 -9M-8.500 13L-6 4L-3.500 13M-.500 9L6 -2L13 13H1M4.500 -5L6 -2L7.500 -5M3.500 13L6 6L8.500 13',
];
