import { asUser, type Principal } from '../../../accounts/index.ts';
import { fromDollars, type Money } from '../../../shared/index.ts';
import { MarketBoard, type BoardPorts } from '../life/market-board.ts';
import { allMarked } from '../life/position-mark.ts';
import { capitalOf, profitOf } from '../life/trade-result.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';

/** What an account trades with until it says otherwise. */
export const STARTING_CAPITAL: Money = fromDollars(10_000);

export interface StrategiesSummary {
  readonly totalCapital: Money;
  /** Σ capital of everything that is not completed; what has no bound counts as nothing. */
  readonly allocatedCapital: Money;
  readonly availableCapital: Money;
  readonly activeStrategies: number;
  readonly completedStrategies: number;
  /** Of active and completed strategies; an active one without a price counts as nothing. */
  readonly totalPnL: Money;
  /** Completed with a profit / completed; null before the first. */
  readonly winRate: number | null;
}

const sum = (amounts: readonly (Money | null)[]): Money =>
  amounts.reduce<Money>((total, amount) => total + (amount ?? 0), 0);

/** The caller's strategies in seven figures. */
export class SummariseStrategies {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll'>,
    private readonly ports: BoardPorts,
  ) {}

  async execute(principal: Principal): Promise<StrategiesSummary> {
    const kept = await this.strategies.listAll(asUser(principal).userId);
    const all = await allMarked(kept, new MarketBoard(this.ports));
    const completed = all.filter(({ status }) => status === 'completed');
    const allocatedCapital = sum(
      all.filter(({ status }) => status !== 'completed').map((strategy) => capitalOf(strategy)),
    );
    const wins = completed.filter((strategy) => (profitOf(strategy) ?? 0) > 0).length;
    return {
      totalCapital: STARTING_CAPITAL,
      allocatedCapital,
      availableCapital: STARTING_CAPITAL - allocatedCapital,
      activeStrategies: all.filter(({ status }) => status === 'active').length,
      completedStrategies: completed.length,
      totalPnL: sum(all.map(profitOf)),
      winRate: completed.length === 0 ? null : wins / completed.length,
    };
  }
}
