import type { CurvePoint } from '@toolyard/core/options/analysis';

export type Side = 'profit' | 'loss' | 'zero';

/** A run of the payoff line on one side of zero, its ends on the line where it crosses. */
export interface PayoffRun {
  readonly side: Side;
  readonly points: readonly CurvePoint[];
}

const sideOf = (profit: number): Side => (profit > 0 ? 'profit' : profit < 0 ? 'loss' : 'zero');

/** Where the straight line between two points of opposite sign meets zero. */
function crossing(a: CurvePoint, b: CurvePoint): CurvePoint {
  const share = a.profit / (a.profit - b.profit);
  return { price: a.price + (b.price - a.price) * share, profit: 0 };
}

/** Splits a curve at zero, so that each run can carry its own colour. Points ascend by price. */
export function payoffRuns(curve: readonly CurvePoint[]): PayoffRun[] {
  const runs: { side: Side; points: CurvePoint[] }[] = [];
  const add = (side: Side, from: CurvePoint, to: CurvePoint) => {
    const last = runs.at(-1);
    if (last?.side === side) last.points.push(to);
    else runs.push({ side, points: [from, to] });
  };
  for (let i = 1; i < curve.length; i++) {
    const a = curve[i - 1]!;
    const b = curve[i]!;
    if (a.profit * b.profit < 0) {
      const zero = crossing(a, b);
      add(sideOf(a.profit), a, zero);
      add(sideOf(b.profit), zero, b);
    } else add(sideOf(a.profit === 0 ? b.profit : a.profit), a, b);
  }
  return runs;
}

/** Where a curve that has its roots among its points is zero; the ends of a stretch that is zero are none. */
export const breakevensOn = (curve: readonly CurvePoint[]): number[] =>
  curve
    .filter(
      ({ profit }, i) => profit === 0 && curve[i - 1]?.profit !== 0 && curve[i + 1]?.profit !== 0,
    )
    .map(({ price }) => price);

/** Profit at a price by the straight line between the neighbouring points; null outside the curve. */
export function profitOn(curve: readonly CurvePoint[], price: number): number | null {
  const next = curve.findIndex((point) => point.price >= price);
  if (next < 0) return null;
  const b = curve[next]!;
  if (b.price === price) return b.profit;
  const a = curve[next - 1];
  if (!a) return null;
  return a.profit + ((b.profit - a.profit) * (price - a.price)) / (b.price - a.price);
}

export type Domain = readonly [low: number, high: number];

/** The least and greatest profit of several curves, zero included, with 12 % headroom each way. */
export function profitDomain(curves: readonly (readonly CurvePoint[] | null)[]): Domain {
  let low = 0;
  let high = 0;
  for (const curve of curves)
    for (const { profit } of curve ?? []) {
      if (profit < low) low = profit;
      if (profit > high) high = profit;
    }
  const room = (high - low || 1) * 0.12;
  return [low - room, high + room];
}

const STEADY = 5;

/** A domain whose ends stand on round amounts, so that a strike on its way does not shift the axis at every step. */
export function steadyDomain([low, high]: Domain): Domain {
  const step = 10 ** Math.floor(Math.log10(high - low)) / STEADY;
  return [Math.floor(low / step) * step, Math.ceil(high / step) * step];
}

const GLYPH = 6.6;
const LEAST_ROOM = 52;

/** Width of 11 px text: wide for Chinese, narrow for Latin and figures. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, c) => sum + (c.charCodeAt(0) > 0x2e80 ? 11.5 : GLYPH), 0);

/** Pixels left of a chart for its longest amount at 11 px. */
export const axisRoom = (labels: readonly string[]): number =>
  Math.max(LEAST_ROOM, Math.ceil(12 + GLYPH * Math.max(0, ...labels.map(({ length }) => length))));

/** Profits that differ by no more are equal, dollars. */
const LEVEL = 1e-9;

export interface Plateau {
  readonly from: number;
  readonly to: number;
  readonly profit: number;
}

/** Level stretches away from zero, where a label can carry the value at the line. */
export function plateaus(curve: readonly CurvePoint[]): Plateau[] {
  const found: Plateau[] = [];
  for (let i = 1; i < curve.length; i++) {
    const a = curve[i - 1]!;
    const b = curve[i]!;
    if (Math.abs(a.profit - b.profit) > LEVEL || a.profit === 0) continue;
    const last = found.at(-1);
    if (last && last.to === a.price && Math.abs(last.profit - a.profit) <= LEVEL)
      found[found.length - 1] = { ...last, to: b.price };
    else found.push({ from: a.price, to: b.price, profit: a.profit });
  }
  return found;
}

/**
 * Where a curve is highest: at a corner or crest inside it, or at the end towards which it rises, the right one where
 * it rises to both, since only there it goes on without bound. Null on a level stretch.
 */
export function peakOf(
  curve: readonly CurvePoint[],
): { readonly at: CurvePoint; readonly end: 'left' | 'right' | null } | null {
  let index = 0;
  let isLevel = false;
  for (let i = 1; i < curve.length; i += 1) {
    const rise = curve[i]!.profit - curve[index]!.profit;
    if (rise > LEVEL) [index, isLevel] = [i, false];
    else if (rise >= -LEVEL) isLevel = true;
  }
  const at = curve[index];
  if (!at || isLevel) return null;
  const [before, last] = curve.slice(-2);
  if (at === last) return { at, end: 'right' };
  if (index !== 0) return { at, end: null };
  const risesToBoth = before && last && last.profit - before.profit > LEVEL;
  return risesToBoth ? { at: last, end: 'right' } : { at, end: 'left' };
}

/** Where a curve is lowest, as `peakOf`. */
export function troughOf(curve: readonly CurvePoint[]): ReturnType<typeof peakOf> {
  const found = peakOf(curve.map(({ price, profit }) => ({ price, profit: 0 - profit })));
  return found && { ...found, at: { ...found.at, profit: 0 - found.at.profit } };
}

/** Pixels between a label and the spot line. */
const SPOT_ROOM = 5;

/**
 * Where a label of this width stands: at the middle of its stretch, beside the spot line where that would cross it, and
 * always inside the frame. Pixels.
 */
export function labelPlace(
  stretch: { readonly from: number; readonly to: number },
  width: number,
  spot: number,
  frame: { readonly left: number; readonly right: number },
): number {
  const half = width / 2;
  const inside = (x: number) =>
    Math.min(frame.right - half - 2, Math.max(frame.left + half + 2, x));
  const isFree = (x: number) => Math.abs(x - spot) >= half + SPOT_ROOM - 0.5;
  const middle = inside((stretch.from + stretch.to) / 2);
  const sides = [spot - half - SPOT_ROOM, spot + half + SPOT_ROOM].map(inside);
  const byDistance = sides.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return [middle, ...byDistance].find(isFree) ?? middle;
}

/** Where the label of an upright line stands: right of it, or left where it would cross the edge; with `left`, left of it where there is room. */
export function besideLine(
  line: number,
  text: string,
  right: number,
  left?: number,
): { readonly x: number; readonly textAnchor: 'start' | 'end' } {
  const room = textWidth(text) + SPOT_ROOM;
  const isLeft = left === undefined ? line + room > right : line - room >= left;
  return isLeft
    ? { x: line - SPOT_ROOM, textAnchor: 'end' }
    : { x: line + SPOT_ROOM, textAnchor: 'start' };
}

/** Prices for the ruler under a chart: one short tick a listed strike, a long labelled one on round prices. */
export function rulerTicks(
  from: number,
  to: number,
  strikes: readonly number[],
  width: number,
): { short: number[]; long: number[] } {
  const most = Math.max(2, Math.floor(width / 56));
  const steps = [0.5, 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
  const step = steps.find((s) => (to - from) / s <= most) ?? (to - from) / most;
  const long: number[] = [];
  for (let k = Math.ceil(from / step); k * step <= to; k++) long.push(k * step);
  const inside = strikes.filter((strike) => strike >= from && strike <= to);
  const short = inside.length > width / 4 ? [] : inside.filter((strike) => !long.includes(strike));
  return { short, long };
}

/** Closer than this, two handles would cover each other. */
const HANDLE = 22;

/** On which level each handle stands, 0 on the axis: one within reach of a lower one goes a level up. Pixels in, in any order. */
export function handleLevels(places: readonly number[]): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!);
  const lastOf: number[] = [];
  const levels = places.map(() => 0);
  for (const i of order) {
    const free = lastOf.findIndex((last) => places[i]! - last >= HANDLE);
    const level = free < 0 ? lastOf.length : free;
    lastOf[level] = places[i]!;
    levels[i] = level;
  }
  return levels;
}
