import { fromDollars, type Money } from '@toolyard/core/shared';

/** From which strike on which step holds, dollars. */
type Steps = readonly (readonly [from: number, step: number])[];

/** Outside the near range; the exchange's base rule. */
const STOCK_FAR: Steps = [
  [0, 2.5],
  [25, 5],
  [200, 10],
];
const STOCK_NEAR: Steps = [
  [0, 0.5],
  [25, 1],
  [100, 2.5],
  [400, 5],
];
const FUND_FAR: Steps = [[0, 5]];
const FUND_NEAR: Steps = [[0, 1]];

/** Prices between which strikes are listed, dollars. */
export interface StrikeRange {
  readonly low: number;
  readonly high: number;
}

/** Strikes of one expiry, ascending: dense in the near range, at the base step in the far one. */
export function listStrikes(kind: 'CS' | 'ETF', near: StrikeRange, far: StrikeRange): Money[] {
  const strikes = new Set<Money>();
  addSteps(strikes, kind === 'ETF' ? FUND_NEAR : STOCK_NEAR, near);
  addSteps(strikes, kind === 'ETF' ? FUND_FAR : STOCK_FAR, far);
  return [...strikes].sort((a, b) => a - b);
}

function addSteps(strikes: Set<Money>, steps: Steps, { low, high }: StrikeRange): void {
  steps.forEach(([from, step], i) => {
    const until = Math.min(high, (steps[i + 1]?.[0] ?? Infinity) - step);
    const first = Math.max(Math.ceil(Math.max(low, from) / step), 1);
    for (let n = first; n * step <= until; n += 1) strikes.add(fromDollars(n * step));
  });
}
