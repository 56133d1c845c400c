import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import type { Clock } from '../../../shared/index.ts';
import { ledgerOf, totalCapital, type CapitalStore } from '../../capital/index.ts';
import type { StrategyRepository } from '../../strategies/index.ts';
import { historicalTrades } from '../historical-trade.ts';
import { performance, type Performance } from '../performance.ts';
import type { Period } from '../history.ts';

/** What the caller's completed trades of a period amount to. */
export class ReadPerformance {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll'>,
    private readonly capital: Pick<CapitalStore, 'findOwned'>,
    private readonly clock: Clock,
  ) {}

  async execute(period: Period, principal: Principal): Promise<Performance> {
    const { userId } = asUser(principal);
    const stored = await this.strategies.listAll(userId);
    const capital = totalCapital(await ledgerOf(this.capital, userId));
    const today = newYorkDate(this.clock.now());
    return performance(historicalTrades(stored), period, today, capital);
  }
}
