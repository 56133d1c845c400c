import { marketStatus, type MarketStatus } from '@toolyard/core/calendar';
import {
  rankSearch,
  SYMBOL_UNKNOWN,
  type Bar,
  type BarQuery,
  type MarketData,
  type StockDay,
  type SearchHit,
  type SearchQuery,
  type Sourced,
  type TickerDetails,
} from '@toolyard/core/market';
import { addDays, type Clock } from '@toolyard/core/shared';
import { sourced } from './provenance.ts';
import type { Sessions } from './sessions.ts';
import type { Stock } from './stock.ts';
import type { StockTape } from './stock-tape.ts';
import { stockBars } from './stock-bars.ts';

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** The stocks of the simulated market. */
export class SimulatedMarketData implements MarketData {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tapes: ReadonlyMap<string, StockTape>,
  ) {}

  knows(symbol: string): Promise<boolean> {
    return Promise.resolve(this.tapes.has(symbol));
  }

  async search({ text, limit }: SearchQuery): Promise<Sourced<readonly SearchHit[]>> {
    const stocks = [...this.tapes.values()].map(({ stock }) => stock);
    return this.answer(rankSearch(stocks, text, limit).map((stock) => this.hit(stock)));
  }

  async details(symbol: string): Promise<Sourced<TickerDetails>> {
    const tape = this.tape(symbol);
    const { ticker, name, nameZh, type, sharesOutstanding, primaryExchange } = tape.stock;
    const { price, session } = tape.lastPrice(this.clock.now());
    const query = { symbol, from: addDays(session.date, -364), to: session.date } as const;
    const { bars } = await stockBars(
      tape,
      this.sessions,
      { ...query, timespan: 'day', multiplier: 1, adjusted: true },
      this.clock.now(),
    );
    return this.answer({
      ticker,
      name,
      nameZh,
      marketCap:
        type !== 'CS' || sharesOutstanding === null ? null : Math.round(sharesOutstanding * price),
      min52Week: Math.min(...bars.map((bar) => bar.low)),
      max52Week: Math.max(...bars.map((bar) => bar.high)),
      weightedSharesOutstanding: sharesOutstanding,
      dividendYield: type === 'INDEX' ? null : tape.dividends.paidInYear(this.clock.now()) / price,
      primaryExchange,
    });
  }

  async previousClose(symbol: string): Promise<Sourced<Bar | null>> {
    const tape = this.tape(symbol);
    const { session, minute } = tape.lastPrice(this.clock.now());
    const index = minute === session.minutes ? session.index : session.index - 1;
    return this.answer(index < 0 ? null : tape.dailyBar(this.sessions.at(index)));
  }

  async bars(query: BarQuery): Promise<Sourced<readonly Bar[]>> {
    const tape = this.tape(query.symbol);
    const { bars, complete } = await stockBars(tape, this.sessions, query, this.clock.now());
    return this.answer(bars, !complete);
  }

  async stockDays(): Promise<Sourced<readonly StockDay[]>> {
    return this.answer([...this.tapes.values()].map((tape) => this.dayOf(tape)));
  }

  async status(): Promise<Sourced<MarketStatus>> {
    return this.answer(marketStatus(this.clock.now()));
  }

  private hit({ ticker, name, nameZh, type, primaryExchange }: Stock): SearchHit {
    const { price, previousClose } = this.tape(ticker).lastPrice(this.clock.now());
    return {
      ticker,
      name,
      nameZh,
      market: 'stocks',
      locale: 'us',
      type,
      currency: 'USD',
      primaryExchange,
      price,
      change: cents(price - previousClose),
      changePercent: cents((price / previousClose - 1) * 100),
    };
  }

  private dayOf(tape: StockTape): StockDay {
    const { ticker, name, nameZh, type, sector } = tape.stock;
    const { session, minute } = tape.lastPrice(this.clock.now());
    const { volume } = tape.bar(session, 0, minute, session.day);
    const { price, change, changePercent } = this.hit(tape.stock);
    return {
      ...{ ticker, name, nameZh, type, sector, price, change, changePercent },
      volume: type === 'INDEX' ? null : volume,
    };
  }

  private tape(symbol: string): StockTape {
    const tape = this.tapes.get(symbol);
    if (tape === undefined) throw SYMBOL_UNKNOWN();
    return tape;
  }

  private answer<T>(value: T, partial = false): Promise<Sourced<T>> {
    return Promise.resolve(sourced(value, this.sessions, this.clock.now(), partial));
  }
}
