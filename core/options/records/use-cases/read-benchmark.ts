import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import { isFinalClose, type MarketData, type MarketMeta } from '../../../market/index.ts';
import { addDays, type Clock } from '../../../shared/index.ts';
import { ledgerOf, type CapitalStore } from '../../capital/index.ts';
import type { StrategyRepository } from '../../strategies/index.ts';
import {
  BENCHMARK_SYMBOL,
  LEAD_DAYS,
  benchmark,
  benchmarkSpan,
  type Benchmark,
} from '../benchmark.ts';
import { historicalTrades } from '../historical-trade.ts';
import type { Period } from '../history.ts';

export interface BenchmarkFound {
  /** Null without trades in the period, and where no capital is left to measure by. */
  readonly value: Benchmark | null;
  /** Source of the closes; null where none were needed. */
  readonly meta: MarketMeta | null;
}

/** The caller's closed trades of a period beside the benchmark. */
export class ReadBenchmark {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll'>,
    private readonly capital: Pick<CapitalStore, 'findOwned'>,
    private readonly market: Pick<MarketData, 'bars'>,
    private readonly clock: Clock,
  ) {}

  /** Refuses with SYMBOL_UNKNOWN where no source has the benchmark. */
  async execute(period: Period, principal: Principal): Promise<BenchmarkFound> {
    const { userId } = asUser(principal);
    const trades = historicalTrades(await this.strategies.listAll(userId));
    const today = newYorkDate(this.clock.now());
    const span = benchmarkSpan(trades, period, today);
    if (!span) return { value: null, meta: null };
    const { value: bars, meta } = await this.market.bars({
      symbol: BENCHMARK_SYMBOL,
      from: addDays(span.from, -LEAD_DAYS),
      to: span.to,
      timespan: 'day',
      multiplier: 1,
      adjusted: true,
    });
    const closes = bars
      .map(({ at, close }) => ({ date: newYorkDate(at), close }))
      .filter(({ date }) => isFinalClose(date, meta));
    const record = await ledgerOf(this.capital, userId);
    return { value: benchmark(trades, period, today, record, closes), meta };
  }
}
