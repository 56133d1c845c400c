import { oneSigmaRange, type AnalysisInput } from '@toolyard/core/options/analysis';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { toDollars } from '@toolyard/core/shared';

const SIGMAS = 2.2;
const ROOM = 0.03;
const LEAST = 0.06;

/** Prices worth showing: some standard deviations around the spot, and every strike with room beside it. Dollars. */
export function chartRange(input: AnalysisInput): { from: number; to: number } {
  const spot = toDollars(input.spot);
  const band = oneSigmaRange(input);
  const half = Math.max(spot * LEAST, band ? SIGMAS * (band.to - spot) : 0);
  const strikes = input.legs.flatMap((leg) => (isOptionLeg(leg) ? [toDollars(leg.strike)] : []));
  return {
    from: Math.max(0, Math.min(spot - half, ...strikes.map((strike) => strike - spot * ROOM))),
    to: Math.max(spot + half, ...strikes.map((strike) => strike + spot * ROOM)),
  };
}
