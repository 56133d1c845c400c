import { fromDollars, type Money } from '@toolyard/core/shared';
import type { StrikeLadder } from './stock.ts';

/** Prices between which strikes are listed, dollars. */
export interface StrikeRange {
  readonly low: number;
  readonly high: number;
}

/** Strikes of one expiry, ascending: dense in the near range, at the base step in the far one. */
export function listStrikes(
  ladder: Pick<StrikeLadder, 'near' | 'far'>,
  near: StrikeRange,
  far: StrikeRange,
): Money[] {
  const strikes = new Set<Money>();
  addSteps(strikes, ladder.near, near);
  addSteps(strikes, ladder.far, far);
  return [...strikes].sort((a, b) => a - b);
}

function addSteps(
  strikes: Set<Money>,
  steps: StrikeLadder['near'],
  { low, high }: StrikeRange,
): void {
  steps.forEach(([from, step], i) => {
    const until = Math.min(high, (steps[i + 1]?.[0] ?? Infinity) - step);
    const first = Math.max(Math.ceil(Math.max(low, from) / step), 1);
    for (let n = first; n * step <= until; n += 1) strikes.add(fromDollars(n * step));
  });
}
