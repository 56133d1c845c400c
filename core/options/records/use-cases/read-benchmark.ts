import { asUser, type Principal } from '../../../accounts/index.ts';
import { newYorkDate } from '../../../calendar/index.ts';
import { isFinalClose, type MarketData } from '../../../market/index.ts';
import { addDays, type CalendarDate, type Clock } from '../../../shared/index.ts';
import { ledgerOf, type CapitalStore } from '../../capital/index.ts';
import type { StrategyRepository } from '../../strategies/index.ts';
import { BENCHMARK_SYMBOL, LEAD_DAYS, benchmarkSpan } from '../benchmark.ts';
import type { Period } from '../history.ts';
import type { RecordAnswers, RecordCalculator } from '../ports/record-answers.ts';

/** The caller's closed trades of a period beside the benchmark, as bytes of JSON. */
export class ReadBenchmark {
  constructor(
    private readonly strategies: Pick<StrategyRepository, 'listAll' | 'versionOfAll'>,
    private readonly capital: Pick<CapitalStore, 'findOwned'>,
    private readonly market: Pick<MarketData, 'bars'>,
    private readonly clock: Clock,
    private readonly calculator: Pick<RecordCalculator, 'outcomes' | 'benchmark'>,
    private readonly answers: RecordAnswers,
  ) {}

  /** Refuses with SYMBOL_UNKNOWN where no source has the benchmark. */
  async execute(period: Period, principal: Principal): Promise<Uint8Array> {
    const { userId } = asUser(principal);
    const record = await ledgerOf(this.capital, userId);
    const today = newYorkDate(this.clock.now());
    const input = { period, today, record };
    const versions = await this.strategies.versionOfAll(userId);
    const question = { ownerId: userId, name: 'benchmark', strategies: versions, input };
    return this.answers.answer(question, async () => {
      const trades = await this.calculator.outcomes(await this.strategies.listAll(userId));
      const span = benchmarkSpan(trades, period, today);
      const found = span ? await this.closes(span) : { closes: [], meta: null };
      return this.calculator.benchmark({ trades, ...input, ...found });
    });
  }

  private async closes({ from, to }: { readonly from: CalendarDate; readonly to: CalendarDate }) {
    const { value: bars, meta } = await this.market.bars({
      symbol: BENCHMARK_SYMBOL,
      from: addDays(from, -LEAD_DAYS),
      to,
      timespan: 'day',
      multiplier: 1,
      adjusted: true,
    });
    const closes = bars
      .map(({ at, close }) => ({ date: newYorkDate(at), close }))
      .filter(({ date }) => isFinalClose(date, meta));
    return { closes, meta };
  }
}
