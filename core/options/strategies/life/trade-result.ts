import type { Instant, Money } from '../../../shared/index.ts';
import { analyseStrategy, type StrategyAnalysis } from '../../analysis/index.ts';
import { analysisInputOf } from '../strategy-legs.ts';
import type { Strategy } from '../strategy.ts';
import { capitalAtRisk } from './at-risk.ts';
import { holdingsAfter, profitAndLoss } from './position.ts';
import type { MarkedStrategy } from './position-mark.ts';

export const openedAt = ({ steps }: Pick<Strategy, 'steps'>): Instant | null =>
  steps[0]?.at ?? null;

export const closedAt = ({ status, steps }: Pick<Strategy, 'status' | 'steps'>): Instant | null =>
  status === 'completed' ? (steps.at(-1)?.at ?? null) : null;

/** The greatest loss of the plan; null = no bound, or unknown. */
function plannedRisk({ maxRisk }: Pick<StrategyAnalysis, 'maxRisk'>): Money | null {
  return typeof maxRisk === 'number' ? Math.max(0, Math.ceil(maxRisk)) : null;
}

/** What a strategy has at stake: the plan's greatest loss, then the most that the trade had at risk in its life. */
export const capitalOf = (
  strategy: Strategy,
  planned: () => Pick<StrategyAnalysis, 'maxRisk'> = () =>
    analyseStrategy(analysisInputOf(strategy)),
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
