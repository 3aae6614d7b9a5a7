// The thirty monuments by their cards, and the tower. Each is built from solids for its footprint as it lies, so
// both directions are drawn, not turned.
import { Solids, type Face } from '../solids';
import * as americas from './americas';
import * as asia from './asia';
import * as east from './east';
import * as greece from './greece';
import * as rome from './rome';
import * as stone from './stone';

/** Builds one part on a footprint of so many units. */
export type Build = (s: Solids, w: number, d: number, part: number) => void;
export type Ground = 'paved' | 'sand' | 'grass' | 'water';
type Plan = readonly [Ground, Build];

const PLANS: Record<string, Plan> = {
  m01: ['sand', east.ziggurat],
  m02: ['sand', east.giza],
  m03: ['paved', east.obelisk],
  m04: ['sand', greece.horse],
  m05: ['sand', east.ishtar],
  m06: ['grass', greece.theater],
  m07: ['paved', greece.parthenon],
  m08: ['paved', rome.carthage],
  m09: ['grass', rome.aqueduct],
  m10: ['sand', stone.petra],
  m11: ['paved', greece.lighthouse],
  m12: ['grass', asia.wall],
  m13: ['water', rome.bridge],
  m14: ['paved', rome.colosseum],
  m15: ['paved', rome.hippodrome],
  m16: ['grass', americas.castillo],
  m17: ['paved', asia.shitennoji],
  m18: ['water', asia.angkor],
  m19: ['grass', stone.moai],
  m20: ['grass', americas.machu],
  m21: ['paved', asia.thienmu],
  u1: ['grass', stone.henge],
  u2: ['sand', east.sphinx],
  u3: ['grass', asia.himeji],
  u4: ['sand', east.hanging],
  u5: ['paved', east.nations],
  u6: ['sand', east.ctesiphon],
  u7: ['water', greece.colossus],
  u8: ['grass', americas.olmec],
  u9: ['sand', asia.army],
  tower: ['paved', stone.tower],
};

/** A MUNDO card builds the monument of the ordinary card with its number. */
const planOf = (card: string) => PLANS[card.replace(/^x/, 'u')];

export const MONUMENTS: readonly string[] = Object.keys(PLANS).filter((card) => card !== 'tower');
export const groundOf = (card: string): Ground => planOf(card)?.[0] ?? 'paved';

const built = new Map<string, readonly Face[]>();

/** The faces of a part on a footprint of so many spaces, from the farthest to the nearest. */
export function facesOf(card: string, columns: number, rows: number, part = 0): readonly Face[] {
  const key = `${card.replace(/^x/, 'u')} ${columns} ${rows} ${part}`;
  let found = built.get(key);
  if (!found) {
    const solids = new Solids();
    planOf(card)?.[1](solids, columns * 100, rows * 100, part);
    built.set(key, (found = solids.faces));
  }
  return found;
}
