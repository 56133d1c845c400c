import { asUser, type Principal } from '../../../accounts/index.ts';
import { subtractMoney, sumMoney } from '../../../shared/index.ts';
import type { Money } from '../../../shared/index.ts';
import type { OptionTape } from '../../chain/index.ts';
import {
  capitalOf,
  dayResults,
  markAllToMarket,
  MarketSnapshot,
  profitOf,
  type SnapshotPorts,
  type StrategyRepository,
} from '../../strategies/index.ts';
import { accountTrades } from '../account-trades.ts';
import { totalCapital } from '../ledger.ts';
import type { CapitalStore } from '../ports/capital-store.ts';
import { exposureOf } from '../risk-limits.ts';
import { ledgerOf } from './read-capital.ts';

export interface StrategiesSummary {
  readonly totalCapital: Money;
  /** Σ capital of active strategies; what has no bound counts as nothing. */
  readonly allocatedCapital: Money;
  /** Σ capital that the plans would take; what has no bound counts as nothing. */
  readonly plannedCapital: Money;
  readonly availableCapital: Money;
  readonly activeStrategies: number;
  readonly completedStrategies: number;
  /** Of active and completed strategies; an active one without a price counts as nothing. */
  readonly totalPnL: Money;
  /**
   * Profit since the close of the session before the last quotes, by the middle of bid and ask; null where no trade is
   * open or was closed since, and where the source has no past. A trade without a price counts as nothing.
   */
  readonly dayPnL: Money | null;
  /** Open trades that the profit of the day leaves out, since a price of theirs is unknown. */
  readonly dayUnvalued: number;
  /** Completed with a profit / completed; null before the first. */
  readonly winRate: number | null;
  /** What the strategies completed in this month of New York have lost together, 0 after a gain. */
  readonly lostThisMonth: Money;
}

const sum = (amounts: readonly (Money | null)[]): Money =>
  sumMoney(amounts.filter((amount) => amount !== null));

/** The caller's strategies in a few figures. */
export class SummariseStrategies {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll'>,
    private readonly capital: Pick<CapitalStore, 'findOwned'>,
    private readonly ports: SnapshotPorts,
    private readonly tape: Pick<OptionTape, 'previousClose'>,
  ) {}

  async execute(principal: Principal): Promise<StrategiesSummary> {
    const { userId } = asUser(principal);
    const capital = totalCapital(await ledgerOf(this.capital, userId));
    const stored = await this.strategies.listAll(userId);
    const all = await markAllToMarket(stored, new MarketSnapshot(this.ports));
    const completed = all.filter(({ status }) => status === 'completed');
    const planned = all.filter(({ status }) => status === 'planning');
    const now = this.ports.clock.now();
    const account = accountTrades(all, capital, now);
    const allocatedCapital = exposureOf(account);
    const today = await dayResults(all, this.tape, now);
    const wins = completed.filter((strategy) => (profitOf(strategy) ?? 0) > 0).length;
    return {
      totalCapital: capital,
      allocatedCapital,
      plannedCapital: sum(planned.map((strategy) => capitalOf(strategy))),
      availableCapital: subtractMoney(capital, allocatedCapital),
      activeStrategies: account.open.length,
      completedStrategies: completed.length,
      totalPnL: sum(all.map(profitOf)),
      dayPnL: today.results.length === 0 ? null : sumMoney(today.results),
      dayUnvalued: today.unvalued,
      winRate: completed.length === 0 ? null : wins / completed.length,
      lostThisMonth: account.lostThisMonth,
    };
  }
}
