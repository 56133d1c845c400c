import type { CalendarDate, Instant, Money } from '../../../shared/index.ts';
import { analyseStrategy, costOf, type AnalysisInput, type Bound } from '../../analysis/index.ts';
import type { ExpiryTerms } from '../../chain/index.ts';
import { isOptionLeg, type Leg } from '../../contracts/index.ts';
import { holdingLeg } from '../strategy-legs.ts';
import type { Holdings } from './position.ts';
import type { StrategyStep } from './step.ts';

/** Up to which expiry a loss is counted: each of them, ascending; stock alone has none. */
const expiriesOf = (legs: readonly Leg[]): readonly CalendarDate[] =>
  [...new Set(legs.filter(isOptionLeg).map(({ expiry }) => expiry))].sort();

/**
 * The greatest loss of legs at any of their expiries: at the front one with what lives on by the model, then of what
 * is left when the earlier legs have ended worthless. So a short leg that outlives its cover counts as uncovered, and
 * a calendar, whose long leg lives on, loses at most its cost. Null = unknown.
 */
export function greatestLoss(input: AnalysisInput): Bound | null {
  const expiries = expiriesOf(input.legs);
  let most: Bound = Number.NEGATIVE_INFINITY;
  for (const expiry of expiries.length > 0 ? expiries : [null]) {
    const left = input.legs.filter(
      (leg) => !isOptionLeg(leg) || expiry === null || leg.expiry >= expiry,
    );
    const ended = input.legs.filter((leg) => !left.includes(leg));
    const { maxRisk } = analyseStrategy({ ...input, legs: left, volatility: null });
    if (maxRisk === null || maxRisk === 'unlimited') return maxRisk;
    most = Math.max(most, maxRisk + costOf(ended));
  }
  return most;
}

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
  const loss = greatestLoss({ legs, spot, asOf, terms, volatility: null });
  if (loss === null || loss === 'unlimited') return null;
  return Math.max(0, Math.ceil(loss) - cash);
}

/** The most that the trade has had at risk in its life; null = no bound, or unknown. */
export const capitalAtRisk = (steps: readonly Pick<StrategyStep, 'atRisk'>[]): Money | null =>
  steps.reduce<Money | null>(
    (most, step) => (most === null || step.atRisk === null ? null : Math.max(most, step.atRisk)),
    0,
  );
