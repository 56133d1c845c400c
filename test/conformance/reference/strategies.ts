import { analyseStrategy } from '@toolyard/core/options/analysis';
import type { Bound, PriceInterval } from '@toolyard/core/options/analysis';
import { fromDollars, negateMoney } from '@toolyard/core/shared';
import { summarise, type ReferenceResult } from './reference-suite.ts';
import { inputOf, readCases } from './strategy-cases.ts';
import type { StrategyCase } from './strategy-cases.ts';

interface Expected {
  readonly netCost: number;
  readonly optionsNetDebit: number;
  readonly maxProfit: number | 'unbounded';
  readonly maxLoss: number | 'unbounded';
  readonly breakevens: readonly number[];
  readonly zeroIntervals: readonly (readonly [number, number | null])[];
  readonly pop: number;
  readonly expectedPnl: number;
  readonly roiPct: number | null;
  readonly chart41: readonly number[];
}

const PROBABILITY = 1e-12;
/** Of the sum of all expected worths, in dollars: some ten roundings of a double. */
const EXPECTATION = 4e-15;

const exact = (holds: boolean): number => (holds ? 0 : Infinity);

const same = (ours: readonly unknown[], theirs: readonly unknown[]): number =>
  exact(JSON.stringify(ours) === JSON.stringify(theirs));

const bound = (theirs: number | 'unbounded'): Bound =>
  theirs === 'unbounded' ? 'unlimited' : fromDollars(theirs);

const ends = ({ from, to }: PriceInterval) => [from, to === 'unlimited' ? null : to];

function expiryError(each: StrategyCase<Expected>): number {
  const { expect } = each;
  const ours = analyseStrategy(inputOf(each));
  const scale = each.legs.reduce((sum, { qty }) => sum + qty * 100 * each.market.spot, 0);
  return Math.max(
    same(
      [ours.cost, negateMoney(ours.netPremium), ours.maxProfit, ours.maxLoss],
      [
        fromDollars(expect.netCost),
        fromDollars(expect.optionsNetDebit),
        bound(expect.maxProfit),
        bound(expect.maxLoss),
      ],
    ),
    same(ours.breakevens, expect.breakevens),
    same(ours.zeroIntervals.map(ends), expect.zeroIntervals),
    exact(ours.roiPercent === expect.roiPct),
    same(
      ours.curve.map(({ profit }) => profit),
      expect.chart41,
    ),
    Math.abs((ours.probabilityOfProfit ?? NaN) - expect.pop) / PROBABILITY,
    Math.abs((ours.expectedProfit ?? NaN) - expect.expectedPnl) / (EXPECTATION * scale),
  );
}

/** options/strategies_expiry.json: money, breakevens, return and chart to the last digit; chances within 1e-12. */
export const checkStrategies = (path: string): ReferenceResult =>
  summarise(
    readCases<Expected>(path).map((each) => ({ name: each.name, error: expiryError(each) })),
  );

interface ExpectedMixed extends Pick<Expected, 'netCost' | 'breakevens' | 'pop' | 'chart41'> {
  readonly maxProfit: number;
  readonly maxProfitAt: number;
}

const MIXED = 1e-8;

const apart = (ours: readonly number[], theirs: readonly number[]): number =>
  ours.length === theirs.length
    ? Math.max(0, ...ours.map((value, i) => Math.abs(value - theirs[i]!) / MIXED))
    : Infinity;

function mixedError(each: StrategyCase<ExpectedMixed>): number {
  const { expect } = each;
  const ours = analyseStrategy({ ...inputOf(each), exercise: 'european' });
  return Math.max(
    exact(ours.cost === fromDollars(expect.netCost)),
    exact(ours.maxProfit === fromDollars(expect.maxProfit)),
    apart(
      [ours.maxProfitAt[0]?.from ?? NaN, ours.probabilityOfProfit ?? NaN],
      [expect.maxProfitAt, expect.pop],
    ),
    apart(ours.breakevens, expect.breakevens),
    apart(
      ours.curve.map(({ profit }) => profit),
      expect.chart41,
    ),
  );
}

/** options/strategies_mixed_expiry.json: money to the last digit, all else within 1e-8 at the front expiry, later legs European. */
export const checkMixedStrategies = (path: string): ReferenceResult =>
  summarise(
    readCases<ExpectedMixed>(path).map((each) => ({ name: each.name, error: mixedError(each) })),
  );
