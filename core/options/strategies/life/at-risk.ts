import type { Instant, Money } from '../../../shared/index.ts';
import { analyseStrategy } from '../../analysis/index.ts';
import type { ExpiryTerms } from '../../chain/index.ts';
import { holdingLeg } from '../strategy-legs.ts';
import type { Holdings } from './position.ts';
import type { StrategyStep } from './step.ts';

/**
 * The greatest loss that the whole trade can end with: the worst that what is held can bring, less the cash so far.
 * Zero where nothing can be lost any more; null = no bound, or unknown.
 */
export function atRisk(
  { held, cash }: Holdings,
  market: { readonly spot: Money; readonly at: Instant; readonly terms: readonly ExpiryTerms[] },
): Money | null {
  if (held.length === 0) return Math.max(0, -cash);
  const legs = held.map((holding) => holdingLeg(holding, 0));
  const { spot, at: asOf, terms } = market;
  const { maxRisk } = analyseStrategy({ legs, spot, asOf, terms, volatility: null });
  if (maxRisk === null || maxRisk === 'unlimited') return null;
  return Math.max(0, Math.ceil(maxRisk) - cash);
}

/** The most that the trade has had at risk in its life; null = no bound, or unknown. */
export const capitalAtRisk = (steps: readonly Pick<StrategyStep, 'atRisk'>[]): Money | null =>
  steps.reduce<Money | null>(
    (most, step) => (most === null || step.atRisk === null ? null : Math.max(most, step.atRisk)),
    0,
  );
