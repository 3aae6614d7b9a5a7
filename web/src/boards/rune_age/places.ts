// The silhouettes of Cities and Landmarks, 106 wide, standing on 82: w paper walls, r roofs, d dark
// openings, t lines, h hatching of a side in shadow.

export type Trowel = 'w' | 'r' | 'd' | 't' | 'h';
export type Course = [Trowel, string];

/** A tower: left edge, width, height, and how it ends: c cone, d dome, t teeth, g gable, o onion. */
function tower(x: number, w: number, h: number, roof: string, foot = 80): Course[] {
  const y = foot - h;
  const mid = x + w / 2;
  const rise = w * (roof === 'c' ? 1.5 : 0.8);
  const tops: Record<string, string> = {
    c: `M${x - 2} ${y}L${mid} ${y - rise}L${x + w + 2} ${y}z`,
    g: `M${x - 2} ${y}L${mid} ${y - rise * 0.8}L${x + w + 2} ${y}z`,
    d: `M${x} ${y}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${y}zM${mid - 0.5} ${y - w / 2}v-5h1v5z`,
    o: `M${x} ${y}C${x - 4} ${y - w * 0.7} ${mid - 1} ${y - w * 0.7} ${mid} ${y - w * 1.2}C${mid + 1} ${y - w * 0.7} ${x + w + 4} ${y - w * 0.7} ${x + w} ${y}z`,
  };
  const body: Course = ['w', roof === 't' ? toothed(x, y, w, foot) : `M${x} ${foot}V${y}H${x + w}V${foot}z`];
  const shade: Course = ['h', shadow(x + w * 0.62, y + 2, w * 0.34, foot)];
  const slit: Course = ['d', `M${mid - 1} ${y + 7}h2v5h-2z`];
  return roof === 't' ? [body, shade, slit] : [body, shade, slit, ['r', tops[roof]!]];
}
function toothed(x: number, y: number, w: number, foot: number): string {
  const n = Math.max(2, Math.round(w / 7));
  const step = w / (2 * n - 1);
  let d = `M${x} ${foot}V${y - 4}`;
  for (let i = 0; i < 2 * n - 1; i++) d += `h${step.toFixed(2)}v${i === 2 * n - 2 ? 0 : i % 2 ? -4 : 4}`;
  return `${d}V${foot}z`;
}
function shadow(x: number, y: number, w: number, foot: number): string {
  let d = '';
  for (let at = y; at < foot; at += 2.6) d += `M${x.toFixed(1)} ${at.toFixed(1)}h${w.toFixed(1)}`;
  return d;
}
const wall = (x: number, w: number, h: number): Course[] => [
  ['w', toothed(x, 80 - h, w, 80)],
  ['t', `M${x + 4} ${80 - h / 2}h5m6 3h5m${w / 3} -4h5m8 3h5`],
];
const gate = (x: number, w = 10, h = 13): Course => ['d', `M${x} 80V${80 - h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${x + w} ${80 - h + w / 2}V80z`];

export const PLACES: Record<string, Course[]> = {
  forge: [...tower(12, 15, 40, 't'), ...tower(68, 16, 34, 'c'), ...wall(26, 44, 26), ...tower(42, 14, 44, 't'), ...wall(6, 94, 15), gate(46), ['t', 'M17 30q-4 -5 0 -9t0 -9M22 30q-4 -5 0 -9t0 -8']],
  tamalir: [...tower(14, 15, 30, 'd'), ...tower(76, 15, 30, 'd'), ...tower(34, 38, 34, 'd'), ...wall(6, 94, 17), gate(47, 12, 15), ['t', 'M42 46v8m11 -8v8m11 -8v8']],
  riverwatch: [...tower(20, 16, 46, 't'), ...tower(70, 16, 46, 't'), ['w', 'M36 80V58Q53 42 70 58V80H62Q60 62 53 62Q46 62 44 80z'], ['t', 'M6 80q5 -4 10 0t10 0M80 80q5 -4 10 0t10 0M44 79q4 -3 9 0t9 0'], ['t', 'M36 64H70']],
  greyhaven: [...tower(12, 14, 28, 'g'), ...tower(46, 14, 54, 'd'), ...tower(28, 18, 22, 'g'), ...tower(62, 18, 24, 'g'), ...wall(6, 70, 13), ['w', 'M76 74h26q-3 6 -8 6H82q-5 0 -6 -6z'], ['t', 'M89 74V52M90 54q9 8 9 18h-9M46 32h14'], gate(40)],
  vynelvale: [...tower(20, 13, 36, 'c'), ...tower(72, 13, 36, 'c'), ...tower(45, 16, 50, 'c'), ...tower(34, 10, 28, 'c'), ...tower(62, 10, 28, 'c'), ...wall(8, 90, 15), gate(48)],
  nerekhall: [...tower(10, 14, 24, 'g'), ...tower(26, 16, 36, 'g'), ...tower(46, 22, 26, 't'), ...tower(72, 11, 32, 'c'), ...tower(84, 12, 20, 'g'), ...wall(5, 96, 14), gate(52)],
  frostgate: [...tower(16, 18, 42, 'c'), ...tower(72, 18, 42, 'c'), ['w', 'M34 80V44L53 28L72 44V80z'], ['d', 'M43 80V58Q53 44 63 58V80z'], ['t', 'M46 80V58M50 80V54M56 80V54M60 80V58M44 66H62M36 48l3 5l2 -5l3 6l2 -6M70 48l-3 5l-2 -5l-3 6l-2 -6'], ...wall(4, 14, 16), ...wall(88, 14, 16)],
  dawnsmoor: [...tower(40, 15, 30, 'g'), ...tower(20, 16, 17, 'g'), ...tower(64, 18, 18, 'g'), ['t', 'M6 80q4 -9 2 -16m4 16q2 -8 6 -12m72 12q2 -10 0 -18m5 18q0 -8 4 -14M30 22a23 23 0 0 1 46 0M53 -2v-4m-26 12l-5 -4m57 4l5 -4'], ...wall(12, 80, 9), gate(46, 8, 9)],
  'elder-hall': [['w', 'M10 80V74H96V80zM16 74V44H90V74z'], ['d', 'M22 74V48h6v26zM36 74V48h6v26zM64 74V48h6v26zM78 74V48h6v26zM49 74V54q4 -6 8 0v20z'], ['r', 'M8 44L53 18L98 44z'], ['t', 'M20 41L53 23L86 41zM47 36l6 -7l6 7z']],
  'ashen-spire': [['w', 'M34 80L42 46L38 42L48 26L46 20L53 0L58 22L56 26L66 40L62 46L72 80z'], ['h', shadow(56, 30, 8, 78)], ['d', 'M50 50h5v8h-5zM49 30l4 -6l3 6z'], ['t', 'M10 80L22 66L34 74M72 74L86 64L98 80M60 6q8 -4 14 0M62 14q9 -3 16 2']],
  observatory: [['w', 'M26 80V52H80V80z'], ['r', 'M24 52A29 27 0 0 1 82 52z'], ['d', 'M50 52L58 26L64 29L58 52z'], ['t', 'M56 28L76 8M53 26L73 5M4 70q6 -4 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0M2 77q6 -4 12 0t12 0t12 0t12 0t12 0t12 0t12 0t12 0'], ['d', 'M34 60h6v6h-6zM66 60h6v6h-6z']],
  tomb: [['w', 'M14 80V72H92V80zM22 72V42H84V72z'], ['r', 'M18 42L53 22L88 42z'], ['d', 'M43 72V54Q53 44 63 54V72z'], ['t', 'M28 46v22M36 46v22M70 46v22M78 46v22M53 26v10M49 30h8M8 80q3 -12 0 -18m88 18q-2 -12 2 -18']],
  bloodstone: [['w', 'M8 80L12 50L22 46L26 80zM30 80L34 42L44 40L46 80zM60 80L62 38L72 42L74 80zM80 80L84 48L94 52L98 80zM30 44L32 34L76 32L76 42z'], ['h', shadow(20, 52, 4, 78) + shadow(40, 48, 4, 78) + shadow(68, 48, 4, 78)], ['d', 'M53 54q8 9 8 15a8 8 0 0 1 -16 0q0 -6 8 -15z']],
  dragonbone: [['w', 'M4 80Q6 36 34 18Q18 44 20 80zM26 80Q26 46 44 26Q36 50 38 80zM102 80Q100 36 72 18Q88 44 86 80zM80 80Q80 46 62 26Q70 50 68 80z'], ['r', 'M40 20Q53 2 66 20Q66 28 60 32V38H46V32Q40 28 40 20z'], ['d', 'M45 21a4 4 0 1 1 7 3zM61 21a4 4 0 1 0 -7 3zM53 26l2 4h-4z']],
  'whisper-grove': [['r', 'M20 62C2 62 4 40 16 38C16 22 38 22 40 36C52 38 50 62 34 62zM72 62C54 62 56 40 68 38C68 22 90 22 92 36C104 38 102 62 86 62zM46 48C30 48 32 24 44 22C46 4 68 6 68 22C80 26 78 48 62 48z'], ['w', 'M24 80Q27 68 25 60h6Q29 68 33 80zM76 80Q79 68 77 60h6Q81 68 85 80zM47 80Q52 62 50 46h8Q56 62 62 80z'], ['t', 'M28 60L22 50M28 58l7 -8M80 60l-6 -10M80 58l7 -8M54 48L46 36M54 44l8 -10M54 40V26']],
  'pilgrims-well': [['w', 'M32 80V58H74V80z'], ['t', 'M32 65H74M32 72H74M42 58v7M56 58v7M66 58v7M38 65v7M50 65v7M62 65v7M42 72v8M56 72v8'], ['w', 'M36 58V30H40V58zM66 58V30H70V58z'], ['r', 'M28 34L53 14L78 34z'], ['d', 'M49 46h9l-1 9h-7z'], ['t', 'M40 36H66M53.5 36V46M8 80Q20 72 28 80M80 80Q90 70 100 80']],
};
