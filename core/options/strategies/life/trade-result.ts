import type { Instant, Money } from '../../../shared/index.ts';
import type { Bound } from '../../analysis/index.ts';
import { analysisInputOf } from '../strategy-legs.ts';
import type { Strategy } from '../strategy.ts';
import { capitalAtRisk, greatestLoss } from './at-risk.ts';
import { holdingsAfter, profitAndLoss } from './position.ts';
import type { MarkedStrategy } from './position-mark.ts';

export const openedAt = ({ steps }: Pick<Strategy, 'steps'>): Instant | null =>
  steps[0]?.at ?? null;

export const closedAt = ({ status, steps }: Pick<Strategy, 'status' | 'steps'>): Instant | null =>
  status === 'completed' ? (steps.at(-1)?.at ?? null) : null;

/** The greatest loss of the plan at any of its expiries; null = no bound, or unknown. */
function plannedRisk(loss: Bound | null): Money | null {
  return typeof loss === 'number' ? Math.max(0, Math.ceil(loss)) : null;
}

/** The capital of a strategy: the plan's greatest loss, then the most that the trade has had at risk. */
export const capitalOf = (
  strategy: Strategy,
  planned: () => Bound | null = () => greatestLoss(analysisInputOf(strategy)),
): Money | null =>
  strategy.status === 'planning' ? plannedRisk(planned()) : capitalAtRisk(strategy.steps);

/** Profit of the whole trade, at the market while something is held; null while planning or a mark is unknown. */
export function profitOf(strategy: Strategy & Partial<MarkedStrategy>): Money | null {
  if (strategy.status === 'planning') return null;
  const holdings = holdingsAfter(strategy.steps);
  if (strategy.status === 'completed') return holdings.cash;
  const value = strategy.mark?.value ?? null;
  return value === null ? null : profitAndLoss(holdings, value);
}

/** profit / capital × 100; null where one is unknown or nothing was at risk. */
export function returnsPercent(profit: Money | null, capital: Money | null): number | null {
  return profit === null || capital === null || capital <= 0 ? null : (profit / capital) * 100;
}
