import { maxMoney, ZERO_MONEY } from '../../../shared/index.ts';
import type { Instant, Money } from '../../../shared/index.ts';
import { maxLoss, type Bound } from '../../analysis/index.ts';
import { analysisInputOf, type Strategy } from '../strategy.ts';
import type { MarkedStrategy } from './mark-to-market.ts';
import { holdingsAfter, profitAndLoss, type StrategyStep } from './position.ts';

/** The largest maximum loss that the trade has had after any of its steps; null = unlimited or unknown. */
const peakCapitalAtRisk = (steps: readonly Pick<StrategyStep, 'atRisk'>[]): Money | null =>
  steps.reduce<Money | null>(
    (most, step) => (most === null || step.atRisk === null ? null : maxMoney(most, step.atRisk)),
    ZERO_MONEY,
  );

export const openedAt = ({ steps }: Pick<Strategy, 'steps'>): Instant | null =>
  steps[0]?.at ?? null;

export const closedAt = ({ status, steps }: Pick<Strategy, 'status' | 'steps'>): Instant | null =>
  status === 'completed' ? (steps.at(-1)?.at ?? null) : null;

/** Maximum loss of the plan; null = unlimited or unknown. */
function plannedRisk(loss: Bound | null): Money | null {
  return typeof loss === 'number' ? maxMoney(ZERO_MONEY, loss) : null;
}

/** Capital of a strategy: the maximum loss of a plan, the peak capital at risk of a trade. */
export const capitalOf = (
  strategy: Strategy,
  planned: () => Bound | null = () => maxLoss(analysisInputOf(strategy)),
): Money | null =>
  strategy.status === 'planning' ? plannedRisk(planned()) : peakCapitalAtRisk(strategy.steps);

/** Profit of the whole trade, at the market while something is held; null while planning or when a mark is unknown. */
export function profitOf(strategy: Strategy & Partial<MarkedStrategy>): Money | null {
  if (strategy.status === 'planning') return null;
  const holdings = holdingsAfter(strategy.steps);
  if (strategy.status === 'completed') return holdings.cash;
  const value = strategy.mark?.value ?? null;
  return value === null ? null : profitAndLoss(holdings, value);
}

/** profit / capital × 100; null where either is unknown or nothing was at risk. */
export function returnsPercent(profit: Money | null, capital: Money | null): number | null {
  return profit === null || capital === null || capital <= 0 ? null : (profit / capital) * 100;
}
