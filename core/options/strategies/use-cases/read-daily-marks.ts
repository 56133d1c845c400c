import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import { finalCloses, type MarketData } from '../../../market/index.ts';
import {
  MarketSnapshot,
  orNull,
  pricesOf,
  type SnapshotPorts,
} from '../lifecycle/market-snapshot.ts';
import { markToMarket } from '../lifecycle/mark-to-market.ts';
import {
  dailyMarks,
  otherDays,
  underlyingDays,
  type DailyMark,
  type SymbolCloses,
  type SymbolDays,
} from '../lifecycle/daily-marks.ts';
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
    const marked = await markToMarket(found, new MarketSnapshot(this.ports));
    const to = newYorkDate(closedAt(marked) ?? now);
    const underlying = underlyingDays(marked, { from: newYorkDate(from), to });
    const others = otherDays(marked, underlying, to);
    const { market } = pricesOf(found, this.ports);
    const [own, theirs] = await Promise.all(
      [underlying, others].map((all) => Promise.all(all.map((days) => closesOf(days, market)))),
    );
    return dailyMarks(marked, own!, theirs!, now);
  }
}

/** The final closes of shares as they were traded; none while their source does not answer. */
async function closesOf(days: SymbolDays, market: Pick<MarketData, 'bars'>): Promise<SymbolCloses> {
  const query = { ...days, timespan: 'day', multiplier: 1, adjusted: false } as const;
  const bars = await orNull(market.bars(query));
  return { ...days, closes: bars === null ? [] : finalCloses(bars) };
}
