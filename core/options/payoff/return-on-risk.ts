import type { Bound } from './profit-bounds.ts';

/**
 * Return on risk in percent: maximum profit / maximum risk × 100.
 * Null (N/A) when either has no bound or nothing is at risk.
 *
 * @example returnOnRisk(1_870_000, 8_130_000) // 23.001230012300123
 */
export function returnOnRisk(maxProfit: Bound | null, maxRisk: Bound | null): number | null {
  if (typeof maxProfit !== 'number' || typeof maxRisk !== 'number') return null;
  return maxRisk > 0 ? (maxProfit * 100) / maxRisk : null;
}

const BAR_WITHOUT_ANSWER = 50;

/** Length of the bar in percent: the return held between 0 and 100, in the middle when there is none. */
export const returnOnRiskBar = (percent: number | null): number =>
  percent === null ? BAR_WITHOUT_ANSWER : Math.min(100, Math.max(0, percent));
