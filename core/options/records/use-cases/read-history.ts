import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import type { Clock } from '../../../shared/index.ts';
import type { StrategyRepository } from '../../strategies/index.ts';
import { historicalTrades } from '../historical-trade.ts';
import { historyPage, type HistoryPage, type HistoryRequest } from '../history.ts';

/** The caller's completed trades, filtered, sorted, a page at a time. */
export class ReadHistory {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll'>,
    private readonly clock: Clock,
  ) {}

  async execute(request: HistoryRequest, principal: Principal): Promise<HistoryPage> {
    const stored = await this.strategies.listAll(asUser(principal).userId);
    return historyPage(historicalTrades(stored), request, newYorkDate(this.clock.now()));
  }
}
