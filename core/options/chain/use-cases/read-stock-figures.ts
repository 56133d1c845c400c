import { newYorkDate } from '../../../calendar/index.ts';
import {
  mergeMeta,
  nextReport,
  realisedVolatility,
  SYMBOL_UNKNOWN,
  trend,
  type Bar,
  type EarningsReport,
  type MarketData,
  type Sourced,
  type StockQuotes,
  type Trend,
} from '../../../market/index.ts';
import {
  addDays,
  DomainError,
  fromDollars,
  type CalendarDate,
  type Clock,
  type Dollars,
} from '../../../shared/index.ts';
import { contractTermsOf, countedFrom, yearsToExpiry } from '../../contracts/index.ts';
import { defaultExpiry } from '../default-expiry.ts';
import { earningsWindow, windowAround, type EarningsWindow } from '../earnings-window.ts';
import { oneSigmaMove } from '../expected-move.ts';
import type { ExpirySummary } from '../option-chain.ts';
import type { OptionChains } from '../ports/option-chains.ts';
import type { VolatilityHistory } from '../ports/volatility-history.ts';
import { aroundThirtyDays, thirtyDayVolatility } from '../thirty-day-volatility.ts';
import { volatilityRank } from '../volatility-rank.ts';

/** One standard deviation of the price until an expiry. */
export interface MoveUntil {
  readonly expiry: CalendarDate;
  /** Calendar days. */
  readonly days: number;
  /** Dollars per share. */
  readonly move: Dollars;
  /** Of the price, a fraction. */
  readonly fraction: number;
}

/** Put–call skew of 25 delta for 30 days at the last close. */
export interface SkewAmongYear {
  /** Put less call, a fraction per year. */
  readonly skew: number;
  /** Share of the year's sessions with a lower one. */
  readonly percentile: number;
}

/** What a watchlist shows of one underlying. Volatilities are fractions per year; null = unknown. */
export interface StockFigures {
  readonly symbol: string;
  readonly name: string;
  /** The name in Chinese, where one is known. */
  readonly nameZh: string | null;
  readonly price: Dollars | null;
  readonly change: Dollars | null;
  readonly changePercent: number | null;
  /** Shares traded in the session of the price. */
  readonly volume: number | null;
  /** Dollars. */
  readonly marketCap: Dollars | null;
  /** Up to thirty sessions, the running one too. */
  readonly closes: readonly Dollars[];
  /** At the money for 30 days. */
  readonly impliedVolatility: number | null;
  /** 0 at the year's low, 1 at its high. */
  readonly ivRank: number | null;
  readonly skew: SkewAmongYear | null;
  /** To the monthly expiry nearest to 30 days. */
  readonly expectedMove: MoveUntil | null;
  readonly realisedVolatility20: number | null;
  readonly realisedVolatility30: number | null;
  /** Of the closes of whole sessions. */
  readonly trend: Trend | null;
  /** The next earnings report of the calendar. */
  readonly nextReport: ReportDay | null;
  /** The expiries around that report; where no calendar has it, those between which options expect it. */
  readonly nextEarnings: EarningsWindow | null;
}

/** When a company reports, as far as it is known. */
export type ReportDay = Pick<EarningsReport, 'date' | 'time' | 'confirmed'>;

interface ComputedFigures {
  readonly figures: Omit<StockFigures, 'nextReport' | 'nextEarnings'>;
  readonly expiries: readonly ExpirySummary[];
}

/** Calendar days that hold fifty sessions, holidays and all. */
const BAR_DAYS = 80;
const SHOWN_CLOSES = 30;
const MINUTE = 60_000;

interface Ports {
  readonly market: Pick<MarketData, 'details' | 'bars' | 'previousClose'>;
  readonly quotes: StockQuotes;
  readonly chains: OptionChains;
  readonly volatility: VolatilityHistory;
}

/** The closes of whole sessions: bars up to the last one that has ended. */
const wholeCloses = (bars: readonly Bar[], previous: Bar | null): Dollars[] =>
  bars.filter(({ at }) => previous !== null && at <= previous.at).map(({ close }) => close);

/** Figures of many underlyings in one call; those of one underlying are computed once a minute. */
export class ReadStockFigures {
  private minute = 0;
  private readonly computed = new Map<string, Promise<Sourced<ComputedFigures>>>();

  constructor(
    private readonly ports: Ports,
    private readonly clock: Clock,
  ) {}

  /**
   * Those that could be read, in their order, partial where some could not. Refuses with SYMBOL_UNKNOWN where none is
   * known, and with the first failure where all fail.
   *
   * @param reports the calendar's coming reports by date; empty where there is no calendar
   */
  async execute(
    symbols: readonly string[],
    reports: readonly EarningsReport[],
  ): Promise<Sourced<readonly StockFigures[]>> {
    const found: Sourced<ComputedFigures>[] = [];
    let failure: unknown = SYMBOL_UNKNOWN();
    for (const symbol of symbols) {
      try {
        found.push(await this.ofMinute(symbol));
      } catch (fault) {
        if (!(fault instanceof DomainError)) throw fault;
        if (fault.code !== SYMBOL_UNKNOWN.code) failure = fault;
      }
    }
    if (found.length === 0) throw failure;
    return {
      value: found.map(({ value }) => this.withReport(value, reports)),
      meta: mergeMeta(
        found.map(({ meta }) => meta),
        found.length < symbols.length,
      ),
    };
  }

  private withReport(
    { figures, expiries }: ComputedFigures,
    reports: readonly EarningsReport[],
  ): StockFigures {
    const own = reports.filter(({ symbol }) => symbol === figures.symbol);
    const next = nextReport(own, this.clock.now());
    return {
      ...figures,
      nextReport: next && { date: next.date, time: next.time, confirmed: next.confirmed },
      nextEarnings: next ? windowAround(next, expiries) : earningsWindow(expiries),
    };
  }

  private ofMinute(symbol: string): Promise<Sourced<ComputedFigures>> {
    const minute = Math.floor(this.clock.now() / MINUTE);
    if (minute !== this.minute) this.computed.clear();
    this.minute = minute;
    const known = this.computed.get(symbol);
    if (known) return known;
    const figures = this.figuresOf(symbol);
    this.computed.set(symbol, figures);
    figures.catch(() => this.computed.delete(symbol));
    return figures;
  }

  private async figuresOf(symbol: string): Promise<Sourced<ComputedFigures>> {
    const { market, quotes, chains, volatility } = this.ports;
    const { value: expiries, meta } = await chains.expiries(symbol);
    const { value: details } = await market.details(symbol);
    const quote = (await quotes.quotes([symbol])).value[0];
    const { value: previous } = await market.previousClose(symbol);
    const to = newYorkDate(meta.asOf);
    const query = {
      symbol,
      from: addDays(to, -BAR_DAYS),
      to,
      timespan: 'day',
      multiplier: 1,
      adjusted: true,
    } as const;
    const { value: bars } = await market.bars(query);
    const { value: year } = await volatility.year(symbol);
    const closes = wholeCloses(bars, previous);
    const price = quote?.price ?? previous?.close ?? null;
    const current = thirtyDayVolatility(aroundThirtyDays(expiries));
    const skews = year.flatMap(({ skew }) => skew ?? []);
    const skew = skews.at(-1);
    const figures: ComputedFigures['figures'] = {
      symbol,
      name: details.name,
      nameZh: details.nameZh,
      price,
      change: quote?.change ?? null,
      changePercent: quote?.changePercent ?? null,
      // Indices are not traded.
      volume: bars.at(-1)?.volume || null,
      marketCap: details.marketCap,
      closes: bars.slice(-SHOWN_CLOSES).map(({ close }) => close),
      impliedVolatility: current,
      ivRank: volatilityRank(
        year.map(({ iv }) => iv),
        current,
      ).rank,
      skew:
        skew === undefined
          ? null
          : { skew, percentile: skews.filter((each) => each < skew).length / skews.length },
      expectedMove: this.moveUntil(symbol, expiries, price, meta.asOf),
      realisedVolatility20: realisedVolatility(closes, 20),
      realisedVolatility30: realisedVolatility(closes, 30),
      trend: trend(closes),
    };
    return { value: { figures, expiries }, meta };
  }

  private moveUntil(
    symbol: string,
    expiries: readonly ExpirySummary[],
    price: Dollars | null,
    quotedAt: number,
  ): MoveUntil | null {
    const expiry = defaultExpiry(expiries);
    if (expiry === null || price === null) return null;
    const at = countedFrom(symbol, quotedAt, this.clock.now());
    const years = yearsToExpiry(at, expiry.expiry, contractTermsOf(symbol).settlementTime);
    const { volatilityAtForward } = expiry;
    const expected = oneSigmaMove({
      spot: fromDollars(price),
      volatilityAtForward,
      terms: { years },
    });
    return (
      expected && {
        expiry: expiry.expiry,
        days: expiry.daysToExpiry,
        move: expected.move,
        fraction: expected.move / price,
      }
    );
  }
}
