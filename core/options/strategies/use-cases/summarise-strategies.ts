import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import {
  maxMoney,
  negateMoney,
  subtractMoney,
  sumMoney,
  ZERO_MONEY,
} from '../../../shared/index.ts';
import type { Money } from '../../../shared/index.ts';
import type { OptionTape } from '../../chain/index.ts';
import { untouchedOptionsSettings, type OptionsSettingsStore } from '../../settings/index.ts';
import { dayResults } from '../lifecycle/day-result.ts';
import { MarketSnapshot, type SnapshotPorts } from '../lifecycle/market-snapshot.ts';
import { markAllToMarket } from '../lifecycle/mark-to-market.ts';
import { capitalOf, closedAt, profitOf } from '../lifecycle/trade-result.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';

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
    private readonly settings: Pick<OptionsSettingsStore, 'findOwned'>,
    private readonly ports: SnapshotPorts,
    private readonly tape: Pick<OptionTape, 'previousClose'>,
  ) {}

  async execute(principal: Principal): Promise<StrategiesSummary> {
    const { userId } = asUser(principal);
    const { capital } = (
      (await this.settings.findOwned(userId)) ?? untouchedOptionsSettings(userId)
    ).settings;
    const stored = await this.strategies.listAll(userId);
    const all = await markAllToMarket(stored, new MarketSnapshot(this.ports));
    const completed = all.filter(({ status }) => status === 'completed');
    const active = all.filter(({ status }) => status === 'active');
    const planned = all.filter(({ status }) => status === 'planning');
    const allocatedCapital = sum(active.map((strategy) => capitalOf(strategy)));
    const month = newYorkDate(this.ports.clock.now()).slice(0, 7);
    const closedThisMonth = completed.filter((strategy) => {
      const at = closedAt(strategy);
      return at !== null && newYorkDate(at).startsWith(month);
    });
    const today = await dayResults(all, this.tape, this.ports.clock.now());
    const wins = completed.filter((strategy) => (profitOf(strategy) ?? 0) > 0).length;
    return {
      totalCapital: capital,
      allocatedCapital,
      plannedCapital: sum(planned.map((strategy) => capitalOf(strategy))),
      availableCapital: subtractMoney(capital, allocatedCapital),
      activeStrategies: active.length,
      completedStrategies: completed.length,
      totalPnL: sum(all.map(profitOf)),
      dayPnL: today.length === 0 ? null : sumMoney(today),
      winRate: completed.length === 0 ? null : wins / completed.length,
      lostThisMonth: maxMoney(ZERO_MONEY, negateMoney(sum(closedThisMonth.map(profitOf)))),
    };
  }
}
