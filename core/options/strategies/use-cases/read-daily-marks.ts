import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import { finalCloses } from '../../../market/index.ts';
import {
  MarketSnapshot,
  orNull,
  pricesOf,
  type SnapshotPorts,
} from '../lifecycle/market-snapshot.ts';
import { markToMarket } from '../lifecycle/mark-to-market.ts';
import { dailyMarks, type DailyMark } from '../lifecycle/daily-marks.ts';
import { closedAt, openedAt } from '../lifecycle/trade-result.ts';
import type { StrategyRepository } from '../ports/strategy-repository.ts';
import { STRATEGY_UNKNOWN } from '../strategies.errors.ts';

/** How one of the caller's positions stood at the end of each session; empty before it is opened. */
export class ReadDailyMarks {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'findOwned'>,
    private readonly ports: SnapshotPorts,
  ) {}

  async execute(id: string, principal: Principal): Promise<readonly DailyMark[]> {
    const found = await this.strategies.findOwned(asUser(principal).userId, id);
    if (!found) throw STRATEGY_UNKNOWN();
    const from = openedAt(found);
    if (from === null) return [];
    const now = this.ports.clock.now();
    const { symbol } = found;
    const days = { from: newYorkDate(from), to: newYorkDate(closedAt(found) ?? now) };
    const query = { symbol, ...days, timespan: 'day', multiplier: 1, adjusted: false } as const;
    const { market } = pricesOf(found, this.ports);
    const bars = await orNull(market.bars(query));
    const closes = bars === null ? [] : finalCloses(bars);
    return dailyMarks(await markToMarket(found, new MarketSnapshot(this.ports)), closes, now);
  }
}
