// Made from messages.py and memories.py in src/boardwright/server by its typescript.py.
export interface Item {
  ref: string;
  sort: string;
  seat?: number;
  face?: string;
  n?: number;
  figures?: Record<string, number>;
}
export interface Spot { ref: string; items?: Item[]; at?: number[] | null; ground?: string; }
export interface Zone {
  ref: string;
  layout: 'grid' | 'hand' | 'pile' | 'row' | 'track';
  spots: Spot[];
  seat?: number;
  hidden?: number;
  sort?: string;
}
export interface Scene { zones: Zone[]; figures: Record<string, number>; }
export interface OptionInfo { name: string; title: string; about: string; choices: string[][]; letter?: string; }
export interface GameInfo {
  name: string;
  title: string;
  line: string;
  seats: number[];
  minutes: number[];
  weight: number;
  options: OptionInfo[];
  levels: string[];
  rows?: number;
  reconstructed?: number;
  lesson?: boolean;
  colours?: string[];
}
export interface Me { id?: string; name?: string; account?: string; settings?: Record<string, unknown>; }
export interface PaceInfo { budget?: number; increment?: number; }
export interface House {
  me: Me;
  games: GameInfo[];
  version: string;
  compiled: boolean;
  paces?: PaceInfo[];
  push?: string;
}
export interface Fault { why: string; text: string; rule?: string; line?: number; places?: string[]; }
export interface Faults { faults: Fault[]; }
export interface OptionsCheck { seats: number; options?: Record<string, string>; preset?: string; }
export interface OptionsFound { applies: string[]; options: Record<string, string>; why?: string; }
export interface EditionText { text: string; }
export interface EditionFound { digest: string; changed: boolean; }
export interface EntryInfo {
  name: string;
  text?: string;
  figures?: Record<string, number>;
  rules?: string[];
  source?: string;
}
export interface Lexicon {
  entries: Record<string, EntryInfo>;
  verbs: Record<string, string>;
  upward?: boolean;
  ties?: string[];
  seats?: string[];
}
export interface Paragraph { text: string; rule?: string; level?: number; }
export interface Manual { paragraphs: Paragraph[]; }
export interface SeatPlan {
  who: 'anyone' | 'bot' | 'device' | 'link' | 'you';
  level?: 'apprentice' | 'greedy' | 'journeyman' | 'master' | 'random';
  name?: string;
}
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, string>;
  preset?: string;
  edition?: string;
  pace?: PaceInfo;
  listed?: boolean;
  watchers?: boolean;
  delay?: number;
  rated?: boolean;
  shuffle?: boolean;
  start?: boolean;
}
export interface SeatInfo {
  seat: number;
  kind: 'bot' | 'free' | 'person';
  name: string;
  level?: string;
  mine?: boolean;
  device?: boolean;
  here?: boolean;
  away?: boolean;
  gone?: number;
  link?: boolean;
}
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  phase: 'gathering' | 'live' | 'over';
  seats: SeatInfo[];
  options: Record<string, string>;
  pace: PaceInfo;
  commit: string;
  founded: number;
  moved: number;
  edition?: string;
  changed?: string[];
  listed?: boolean;
  watchers?: boolean;
  delay?: number;
  rated?: boolean;
  founder?: boolean;
  asked?: number;
  figures?: Record<string, number>;
  waits?: string;
  winners?: number[];
  totals?: number[];
  version?: number;
  rematch?: string;
  follows?: string;
  quiet?: boolean;
}
export interface TableList { tables: TableInfo[]; more?: boolean; }
export interface Link { seat: number; url: string; used?: boolean; }
export interface Founded { table: TableInfo; links?: Link[]; }
export interface Join { token: string; name?: string; }
export interface Sit { seat?: number; name?: string; }
export interface Found {
  table?: string;
  game?: string;
  title?: string;
  seat?: number;
  host?: string;
  taken?: boolean;
  why?: string;
  seats?: SeatInfo[];
  changed?: string[];
  pace?: PaceInfo | null;
  commit?: string;
}
export interface Rename { name?: string; settings?: Record<string, unknown> | null; }
export interface Credentials { account: string; password: string; create?: boolean; }
export interface BranchAt {
  at: number;
  seat?: number;
  level?: 'apprentice' | 'greedy' | 'journeyman' | 'master' | 'random';
}
export interface RecordText { text: string; edition?: string; seat?: number; }
export interface Report { n: number; }
export interface Notify { kind: 'mail' | 'push' | 'webhook'; address: string; }
export interface QuestionInfo { seat: number; text: string; rule?: string; }
export interface ChoiceInfo {
  do: number;
  label: string;
  say: string;
  verb: string;
  targets?: string[];
  named?: [number, number, string][];
  points?: number | null;
}
export interface MotionInfo {
  kind: 'back' | 'pace' | 'replace' | 'stop';
  by: number;
  about: number;
  agreed: number[];
  missing: number[];
  lines?: string[][][];
}
export interface ResultInfo { total: number; sources: [string, number, string][]; won: boolean; ties?: number[]; }
export interface LogLine {
  n: number;
  pieces: string[][];
  seat?: number;
  at?: number;
  mark?: string;
  late?: boolean;
  own?: boolean;
}
export interface State {
  type: 'state';
  seq: number;
  seat: number;
  phase: 'gathering' | 'live' | 'over';
  scene: Scene;
  seats: SeatInfo[];
  question?: QuestionInfo | null;
  choices?: ChoiceInfo[];
  log?: LogLine[];
  since?: number;
  news?: number;
  undo?: string;
  redo?: string;
  turn?: number;
  motion?: MotionInfo | null;
  clock?: number[];
  running?: number;
  forced?: string;
  pause?: boolean;
  over?: boolean;
  stopped?: boolean;
  results?: ResultInfo[];
  winners?: number[];
  ended?: string;
  pace?: PaceInfo | null;
  entries?: number;
  commit?: string;
  changes?: string[][];
  watching?: number;
}
export interface Told {
  type: 'reply';
  id: string;
  done: boolean;
  seq: number;
  fault?: Fault | null;
  data?: Record<string, unknown>;
}
export interface ChatLine {
  n: number;
  at: number;
  name: string;
  text: string;
  seat?: number;
  room?: 'table' | 'watchers';
}
export interface Chat { type: 'chat'; lines: ChatLine[]; }
export interface Presence { type: 'presence'; here: boolean[]; watching: number; thinking?: number; budget?: number; }
export interface Bye { type: 'bye'; why: string; again?: boolean; }
export interface Order { id: string; do: string; seen?: number; data?: Record<string, unknown>; }
export interface Moment { n: number; label: string; seat?: number; mark?: string; }
export interface Course { n: number; figures: Record<string, number>; }
export interface Moments { moments: Moment[]; viewers: number[]; course?: Course[]; }
export interface Past {
  n: number;
  viewer: number;
  scene: Scene;
  log: LogLine[];
  question?: QuestionInfo | null;
  results?: ResultInfo[];
}
export interface Picture { image: string; }
export interface LessonStep {
  text: string;
  scene: Scene;
  rule?: string;
  refs?: string[];
  question?: QuestionInfo | null;
  choices?: ChoiceInfo[];
  answer?: number;
  log?: LogLine[];
}
export interface Lesson { seat: number; seats: number; steps: LessonStep[]; }
export interface ChancePoint { n: number; shares: number[]; games: number; mark?: string; }
export interface TurningPoint { n: number; seat: number; swing: number; text: string; }
export interface Chances { points: ChancePoint[]; turning: TurningPoint[]; done: boolean; error?: number; }
export interface Draw { n: number; of: number; outcome: number; entry: number; }
export interface SealInfo { commit: string; drawn: number; draws: Draw[]; seed?: string; }
export interface Seals { seals: SealInfo[]; }
export interface Standing {
  name: string;
  game: string;
  seats: number;
  played: number;
  won: number;
  total: number;
  best: number;
  bot?: boolean;
  mine?: boolean;
}
export interface Against { name: string; played: number; won: number; lost: number; bot?: boolean; }
export interface Statistics {
  standings: Standing[];
  against?: Against[];
  plots?: Record<string, Record<string, unknown>>;
}
export type Frame = State | Told | Chat | Presence | Bye;
