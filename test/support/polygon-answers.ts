/**
 * Answers of Polygon's REST interface in its wire format, made from our own ports. Written from the published facts about
 * the interface: its fields, its order and its gaps.
 */
import {
  marketStatus,
  newYorkInstant,
  previousTradingDay,
  newYorkDate,
} from '@toolyard/core/calendar';
import type { Bar, CorporateAction, Timespan } from '@toolyard/core/market';
import type {
  MarketSource,
  OptionChain,
  OptionQuote,
  TradedDay,
} from '@toolyard/core/options/chain';
import {
  contractTermsOf,
  parseOptionSymbol,
  type Deliverable,
} from '@toolyard/core/options/contracts';
import {
  addDays,
  DomainError,
  toDollars,
  type CalendarDate,
  type Clock,
  type Money,
} from '@toolyard/core/shared';

/** Quotes and trades come with the dearer plans alone; the free one has neither snapshots nor the running session. */
export type PolygonPlan = 'advanced' | 'starter' | 'basic';

/** The rows of a list, or one object of a call without pages. */
export type Answer = { readonly rows: readonly object[] } | { readonly body: object };

export class NoAnswer extends Error {
  constructor(readonly status: 403 | 404) {
    super();
  }
}

const DAY = 86_400_000;
/** The last payment was so long ago, unless the source names a later one. */
const PAYMENT_DAYS = 60;

/** An integer beyond what a number holds, written as digits. */
const rawDigits = (JSON as unknown as { rawJSON(this: void, text: string): unknown }).rawJSON;
const nanoseconds = (at: number): unknown => rawDigits(`${Math.round(at)}000000`);

const isIndex = (symbol: string): boolean => contractTermsOf(symbol).settlement === 'cash';
const tickerOf = (symbol: string): string => (isIndex(symbol) ? `I:${symbol}` : symbol);
const symbolOf = (ticker: string): string => ticker.replace(/^I:/, '');

const aggregateOf = ({ at, open, high, low, close, volume }: Bar, ticker?: string): object => ({
  ...(ticker !== undefined && { T: ticker }),
  ...{ v: volume, o: open, c: close, h: high, l: low, t: at, n: 1 },
});

export class PolygonAnswers {
  constructor(
    private readonly source: MarketSource,
    private readonly clock: Clock,
    private readonly plan: PolygonPlan,
  ) {}

  /** Throws {@link NoAnswer}. */
  async to(path: string, query: URLSearchParams): Promise<Answer> {
    try {
      for (const [pattern, answer] of this.routes) {
        const found = pattern.exec(path);
        if (found) return await answer(found.slice(1).map(decodeURIComponent), query);
      }
    } catch (fault) {
      if (fault instanceof DomainError && fault.kind === 'notFound') throw new NoAnswer(404);
      throw fault;
    }
    throw new NoAnswer(404);
  }

  private readonly routes: readonly (readonly [
    RegExp,
    (parts: readonly string[], query: URLSearchParams) => Promise<Answer>,
  ])[] = [
    [/^\/v1\/marketstatus\/now$/, () => this.status()],
    [/^\/v3\/reference\/tickers$/, (_parts, query) => this.tickers(query)],
    [
      /^\/v3\/reference\/tickers\/([^/]+)$/,
      ([ticker], query) => this.ticker(ticker!, query.get('date')),
    ],
    [/^\/vX\/reference\/tickers\/([^/]+)\/events$/, ([id]) => this.events(id!)],
    [/^\/v2\/aggs\/ticker\/([^/]+)\/prev$/, ([ticker]) => this.previous(ticker!)],
    [
      /^\/v2\/aggs\/ticker\/(O:[^/]+)\/range\/1\/day\/([^/]+)\/([^/]+)$/,
      ([contract, from, to]) => this.contractDays(contract!, from!, to!),
    ],
    [
      /^\/v2\/aggs\/ticker\/([^/]+)\/range\/(\d+)\/([a-z]+)\/([^/]+)\/([^/]+)$/,
      (parts, query) => this.aggregates(parts, query),
    ],
    [/^\/v2\/aggs\/grouped\/locale\/us\/market\/stocks\/([^/]+)$/, ([date]) => this.grouped(date!)],
    [/^\/v2\/reference\/news$/, (_parts, query) => this.articles(query)],
    [/^\/v3\/snapshot$/, (_parts, query) => this.snapshots(query)],
    [/^\/v3\/snapshot\/options\/([^/]+)$/, ([ticker], query) => this.chain(ticker!, query)],
    [/^\/v3\/reference\/options\/contracts$/, (_parts, query) => this.contracts(query)],
    [/^\/v3\/reference\/options\/contracts\/([^/]+)$/, ([contract]) => this.contract(contract!)],
    [/^\/benzinga\/v1\/earnings$/, (_parts, query) => this.reports(query)],
    [/^\/v3\/trades\/([^/]+)$/, ([contract], query) => this.trades(contract!, query)],
    [/^\/v3\/quotes\/([^/]+)$/, ([contract], query) => this.pastQuotes(contract!, query)],
    [/^\/stocks\/v1\/dividends$/, (_parts, query) => this.dividends(query)],
    [/^\/stocks\/v1\/splits$/, (_parts, query) => this.splits(query)],
    [/^\/fed\/v1\/treasury-yields$/, () => this.yields()],
  ];

  private requires(...plans: readonly PolygonPlan[]): void {
    if (!plans.includes(this.plan)) throw new NoAnswer(403);
  }

  private status(): Promise<Answer> {
    const { market, earlyHours, afterHours } = marketStatus(this.clock.now());
    const serverTime = new Date(this.clock.now()).toISOString();
    const exchanges = { nasdaq: market, nyse: market, otc: 'closed' };
    const currencies = { crypto: 'open', fx: 'open' };
    return Promise.resolve({
      body: { market, earlyHours, afterHours, exchanges, currencies, serverTime },
    });
  }

  /** Sorted by ticker, whatever was searched for. */
  private async tickers(query: URLSearchParams): Promise<Answer> {
    const sought = query.get('search')?.toLowerCase() ?? '';
    const { value } = await this.source.market.stockDays();
    const rows = value
      .filter(({ type }) => type !== 'INDEX')
      .filter(({ ticker, name }) => `${ticker} ${name}`.toLowerCase().includes(sought))
      .toSorted((a, b) => (a.ticker < b.ticker ? -1 : 1))
      .map(({ ticker, name, type }) => ({
        ...{ ticker, name, type, market: 'stocks', locale: 'us' },
        ...{ active: true, currency_name: 'usd', primary_exchange: 'XNAS' },
      }));
    return { rows };
  }

  /** Of the company that has the ticker now or, for a past day, that had it then. */
  private async ticker(ticker: string, date: string | null): Promise<Answer> {
    const symbol = symbolOf(ticker);
    if (tickerOf(symbol) !== ticker) throw new NoAnswer(404);
    if (date !== null && date < ((await this.changeOf(symbol))?.exDate ?? ''))
      return {
        body: { results: { ticker, name: ticker, market: 'stocks', composite_figi: figi(ticker) } },
      };
    const { value } = await this.source.market.details(symbol);
    const index = isIndex(symbol);
    const results = {
      ...{ ticker, name: value.name, market: index ? 'indices' : 'stocks', locale: 'us' },
      ...{ active: true, ...(!index && { type: 'CS', currency_name: 'usd' }) },
      ...(value.primaryExchange !== null && { primary_exchange: value.primaryExchange }),
      ...(value.marketCap !== null && { market_cap: value.marketCap }),
      ...(value.weightedSharesOutstanding !== null && {
        weighted_shares_outstanding: value.weightedSharesOutstanding,
      }),
    };
    return { body: { results } };
  }

  /** The symbol change after which a symbol trades no more; null without one. */
  private async changeOf(symbol: string): Promise<SymbolChange | null> {
    const days = { from: '2000-01-01', to: '2099-12-31' } as const;
    const { value } = await this.source.actions.actions({ symbol, ...days });
    return value?.find((each) => each.kind === 'symbolChange') ?? null;
  }

  /** Of the company that has a ticker now, or by the FIGI of one that has left it. */
  private async events(id: string): Promise<Answer> {
    const left = symbolOfFigi(id);
    const symbol = left ?? symbolOf(id);
    if (left === null && !(await this.source.market.knows(symbol))) throw new NoAnswer(404);
    const change = left === null ? null : await this.changeOf(symbol);
    const events = [
      ...(change === null ? [] : [tickerChange(change.exDate, change.newSymbol)]),
      tickerChange('2003-09-10', symbol),
    ];
    return { body: { results: { name: symbol, events } } };
  }

  private async previous(ticker: string): Promise<Answer> {
    const { value } = await this.source.market.previousClose(symbolOf(ticker));
    return { rows: value === null ? [] : [aggregateOf(value, ticker)] };
  }

  /** An unknown ticker has no bars, which is no error. */
  private async aggregates(parts: readonly string[], terms: URLSearchParams): Promise<Answer> {
    const [ticker, multiplier, timespan, from, to] = parts as readonly [
      string,
      string,
      Timespan,
      CalendarDate,
      CalendarDate,
    ];
    const symbol = symbolOf(ticker);
    if (!(await this.source.market.knows(symbol))) return { rows: [] };
    const adjusted = terms.get('adjusted') !== 'false';
    const query = { symbol, from, to, timespan, multiplier: Number(multiplier), adjusted };
    const { value } = await this.source.market.bars(query);
    return { rows: value.map((bar) => aggregateOf(bar)) };
  }

  private async grouped(date: string): Promise<Answer> {
    if (this.plan === 'basic' && date >= newYorkDate(this.clock.now())) throw new NoAnswer(403);
    const { value } = await this.source.market.stockDays();
    const shares = value.filter(({ type }) => type !== 'INDEX');
    const rows = await Promise.all(
      shares.map(async ({ ticker: symbol }) => {
        const day = date as CalendarDate;
        const query = {
          symbol,
          from: day,
          to: day,
          timespan: 'day',
          multiplier: 1,
          adjusted: true,
        } as const;
        return (await this.source.market.bars(query)).value.map((bar) => aggregateOf(bar, symbol));
      }),
    );
    return { rows: rows.flat() };
  }

  private async articles(query: URLSearchParams): Promise<Answer> {
    const ticker = query.get('ticker');
    const symbol = ticker === null ? null : symbolOf(ticker);
    const known = symbol === null || (await this.source.market.knows(symbol));
    if (!known) return { rows: [] };
    const limit = Number(query.get('limit') ?? 10);
    const { value } = await this.source.news.news({ symbol, limit });
    const rows = value.map(({ id, title, publishedAt, publisher, description, tickers }) => ({
      ...{ id, title, description, tickers, keywords: [] },
      published_utc: new Date(publishedAt).toISOString(),
      publisher: { name: publisher, homepage_url: 'https://news.example/' },
      article_url: `https://news.example/${encodeURIComponent(id)}`,
    }));
    return { rows };
  }

  /** An add-on that the stub sells with its dearest plan. */
  private async reports(query: URLSearchParams): Promise<Answer> {
    this.requires('advanced');
    const ticker = query.get('ticker');
    const symbol = ticker === null ? null : symbolOf(ticker);
    if (symbol !== null && !(await this.source.market.knows(symbol))) return { rows: [] };
    const from = query.get('date.gte') as CalendarDate;
    const to = query.get('date.lte') as CalendarDate;
    const { value } = await this.source.earnings.reports({ symbol, from, to });
    return {
      rows: (value ?? []).map((report) => ({
        ...{ ticker: report.symbol, date: report.date, importance: 3, currency: 'USD' },
        time: report.time && { beforeOpen: '07:00:00', afterClose: '16:05:00' }[report.time],
        date_status: report.confirmed ? 'confirmed' : 'projected',
      })),
    };
  }

  private async snapshots(query: URLSearchParams): Promise<Answer> {
    this.requires('advanced', 'starter');
    const tickers = query.get('ticker.any_of')?.split(',') ?? [];
    const rows = await Promise.all(
      tickers.map(async (ticker) => {
        const symbol = symbolOf(ticker);
        if (tickerOf(symbol) !== ticker || !(await this.source.quotes.knows(symbol)))
          return { ticker, error: 'NOT_FOUND', message: 'Ticker not found.' };
        const quote = (await this.source.quotes.quotes([symbol])).value[0]!;
        const { price, change, changePercent, bid, ask, at } = quote;
        const session = {
          ...{ close: price, change, change_percent: changePercent },
          previous_close: price - (change ?? 0),
        };
        if (isIndex(symbol))
          return { ticker, type: 'indices', value: price, session, last_updated: nanoseconds(at) };
        const timeframe = this.plan === 'advanced' ? 'REAL-TIME' : 'DELAYED';
        return {
          ...{ ticker, type: 'stocks', session },
          last_trade: { price, size: 100, last_updated: nanoseconds(at), timeframe },
          last_quote: { bid, ask, last_updated: nanoseconds(at), timeframe },
        };
      }),
    );
    return { rows };
  }

  /** Contracts by ticker, as the provider sorts them. */
  private async chain(ticker: string, query: URLSearchParams): Promise<Answer> {
    this.requires('advanced', 'starter');
    const symbol = symbolOf(ticker);
    if (tickerOf(symbol) !== ticker) return { rows: [] };
    const only = query.get('expiration_date');
    const least = Number(query.get('strike_price.gte') ?? 0);
    const most = Number(query.get('strike_price.lte') ?? Infinity);
    const isListed = only === null || (await this.isListed(symbol, only as CalendarDate));
    const one = isListed ? [{ expiry: only as CalendarDate }] : [];
    const listed = only === null ? (await this.source.chains.expiries(symbol)).value : one;
    const rows: object[] = [];
    for (const { expiry } of listed) {
      const { value: chain } = await this.source.chains.chain(symbol, expiry);
      for (const adjusted of await this.adjustedChains(chain))
        for (const quote of [...adjusted.calls, ...adjusted.puts])
          rows.push(this.contractRow(adjusted, quote, null, []));
      const last = await this.source.tape.lastPrices(symbol, expiry);
      const recent = (await this.source.tape.recentDays(symbol, expiry)).value;
      for (const quote of [...chain.calls, ...chain.puts]) {
        const strike = toDollars(quote.strike);
        if (strike < least || strike > most) continue;
        const days = recent.get(quote.symbol) ?? [];
        rows.push(this.contractRow(chain, quote, last.get(quote.symbol) ?? null, days));
      }
    }
    return { rows };
  }

  /** Whether the symbol has options of that expiry, without reading all of its chains. */
  private async isListed(symbol: string, expiry: CalendarDate): Promise<boolean> {
    try {
      await this.source.chains.chain(symbol, expiry);
      return true;
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'EXPIRY_UNKNOWN') return false;
      throw fault;
    }
  }

  private contractRow(
    chain: OptionChain,
    quote: OptionQuote,
    last: Money | null,
    [day, before]: readonly TradedDay[],
  ): object {
    const at = nanoseconds(chain.asOf);
    const timeframe = this.plan === 'advanced' ? 'REAL-TIME' : 'DELAYED';
    return {
      details: detailsOf(chain, quote),
      ...(day !== undefined && { day: this.dayBar(day, before, last === null ? 1 : quote.volume) }),
      ...(last !== null && {
        last_trade: {
          ...{ price: toDollars(last), size: 1, exchange: 316, sip_timestamp: at, timeframe },
        },
      }),
      ...(this.plan === 'advanced' &&
        quote.bid !== null &&
        quote.ask !== null && {
          last_quote: {
            ...{ bid: toDollars(quote.bid), ask: toDollars(quote.ask), timeframe },
            ...{ bid_size: 10, ask_size: 10, last_updated: at },
          },
        }),
      ...(quote.iv !== null && { implied_volatility: quote.iv }),
      ...(quote.delta !== null && { greeks: { delta: quote.delta } }),
      open_interest: quote.openInterest,
      underlying_asset: {
        ticker: tickerOf(chain.symbol),
        [isIndex(chain.symbol) ? 'value' : 'price']: toDollars(chain.spot),
        ...{ last_updated: at, timeframe },
      },
    };
  }

  /** The bar of the last session in which a contract was traded, stamped with its midnight, and the close of the one before. */
  private dayBar(day: TradedDay, before: TradedDay | undefined, volume: number | null): object {
    const close = toDollars(day.price);
    const isNext = before?.date === previousTradingDay(day.date);
    const past = isNext ? { previous_close: toDollars(before.price) } : {};
    const last_updated = nanoseconds(newYorkInstant(day.date, 0));
    return { open: close, high: close, low: close, close, volume, ...past, last_updated };
  }

  private async contracts(query: URLSearchParams): Promise<Answer> {
    const symbol = symbolOf(query.get('underlying_ticker') ?? '');
    if (!(await this.source.chains.knows(symbol))) return { rows: [] };
    const type = query.get('contract_type');
    const { value: listed } = await this.source.chains.expiries(symbol);
    const rows: object[] = [];
    for (const { expiry } of listed) {
      const { value: own } = await this.source.chains.chain(symbol, expiry);
      for (const chain of [own, ...(await this.adjustedChains(own))])
        for (const quote of [...chain.calls, ...chain.puts])
          if (type === null || quote.type === type)
            rows.push({ ...detailsOf(chain, quote), underlying_ticker: symbol, cfi: 'OCASPS' });
    }
    return { rows };
  }

  /** The chains of adjusted contracts that a chain names. */
  private async adjustedChains({
    symbol,
    expiry,
    adjustedRoots = [],
  }: OptionChain): Promise<readonly OptionChain[]> {
    const chains = adjustedRoots.map((root) => this.source.chains.chain(symbol, expiry, root));
    return (await Promise.all(chains)).map(({ value }) => value);
  }

  private async contract(ticker: string): Promise<Answer> {
    const { chain, quote } = await this.listed(ticker);
    return { body: { results: { ...detailsOf(chain, quote), underlying_ticker: chain.symbol } } };
  }

  private async listed(
    ticker: string,
  ): Promise<{ readonly chain: OptionChain; readonly quote: OptionQuote }> {
    const parsed = parseOptionSymbol(ticker);
    if (!parsed.ok || !ticker.startsWith('O:')) throw new NoAnswer(404);
    const { underlying, expiry } = parsed.value;
    const { value: chain } = await this.source.chains.chain(underlying, expiry);
    for (const each of [chain, ...(await this.adjustedChains(chain))])
      for (const quote of [...each.calls, ...each.puts])
        if (`O:${quote.symbol}` === ticker) return { chain: each, quote };
    throw new NoAnswer(404);
  }

  /** Newest first; neither an id of the trade nor its side. */
  private async trades(ticker: string, query: URLSearchParams): Promise<Answer> {
    this.requires('advanced');
    const parsed = parseOptionSymbol(ticker);
    if (!parsed.ok) return { rows: [] };
    const since = Number(BigInt(query.get('timestamp.gte') ?? 0) / 1_000_000n);
    const { trades } = (await this.source.tape.activity(parsed.value)).value;
    const rows = trades
      .filter(({ at }) => at >= since)
      .map(({ at, price, size }, i) => ({
        ...{ price: toDollars(price), size, exchange: 316, conditions: [209] },
        ...{ sequence_number: trades.length - i, sip_timestamp: nanoseconds(at) },
      }));
    return { rows };
  }

  /** The last quote of the session before, which is all that the ports tell of the past. */
  private async pastQuotes(ticker: string, query: URLSearchParams): Promise<Answer> {
    this.requires('advanced');
    const parsed = parseOptionSymbol(ticker);
    if (!parsed.ok) return { rows: [] };
    const until = Number(BigInt(query.get('timestamp.lte') ?? 0) / 1_000_000n);
    const contract = parsed.value;
    const close = await this.source.tape.previousClose(contract.underlying, [contract]);
    const mark = close?.marks.get(ticker.slice(2));
    if (close === null || mark === undefined || close.at > until) return { rows: [] };
    const price = toDollars(mark);
    const at = nanoseconds(close.at);
    return {
      rows: [{ bid_price: price, ask_price: price, sequence_number: 1, sip_timestamp: at }],
    };
  }

  private async contractDays(ticker: string, from: string, to: string): Promise<Answer> {
    const parsed = parseOptionSymbol(ticker);
    if (!parsed.ok) return { rows: [] };
    const { days } = (await this.source.tape.activity(parsed.value)).value;
    const rows = days
      .filter(({ date }) => date >= from && date <= to)
      .map(({ date, price }) => {
        const p = toDollars(price);
        return { o: p, h: p, l: p, c: p, v: 1, vw: p, n: 1, t: newYorkInstant(date, 0) };
      });
    return { rows: rows.toReversed() };
  }

  /** Four payments in the past year that make up the yield, the last as it was paid, and those that are declared. */
  private async dividends(query: URLSearchParams): Promise<Answer> {
    const symbol = query.get('ticker') ?? '';
    if (!(await this.source.market.knows(symbol)) || isIndex(symbol)) return { rows: [] };
    const { dividendYield } = (await this.source.market.details(symbol)).value;
    const { price } = (await this.source.quotes.quotes([symbol])).value[0]!;
    const today = newYorkDate(this.clock.now());
    const newest = addDays(today, 1 - PAYMENT_DAYS);
    const { value: actions } = await this.source.actions.actions({
      symbol,
      from: newest,
      to: today,
    });
    const paid = (actions ?? []).flatMap((each) => (each.kind === 'dividend' ? [each] : []));
    const days = [330, 240, 150, ...(paid.length === 0 ? [PAYMENT_DAYS] : [])];
    const past = days.map((each) => ({
      exDate: addDays(today, -each),
      amount: ((dividendYield ?? 0) * price) / 4,
    }));
    const { value: listed } = await this.source.chains.expiries(symbol);
    const { value: chain } = await this.source.chains.chain(symbol, listed.at(-1)!.expiry);
    const declared = (chain.terms.dividends ?? []).flatMap((each) =>
      'amount' in each ? [each] : [],
    );
    const from = query.get('ex_dividend_date.gte') ?? '';
    const to = query.get('ex_dividend_date.lte') ?? '9999-12-31';
    const rows = [...past, ...paid, ...declared.filter(({ exDate }) => exDate > today)]
      .filter(({ exDate, amount }) => amount > 0 && exDate >= from && exDate <= to)
      .map(({ exDate, amount }) => ({
        ...{ ticker: symbol, ex_dividend_date: exDate, cash_amount: amount, currency: 'USD' },
        ...{ split_adjusted_cash_amount: amount, frequency: 4, distribution_type: 'recurring' },
      }));
    return { rows };
  }

  private async splits(query: URLSearchParams): Promise<Answer> {
    const symbol = query.get('ticker') ?? '';
    if (!(await this.source.market.knows(symbol))) return { rows: [] };
    const from = query.get('execution_date.gte') as CalendarDate;
    const to = query.get('execution_date.lte') as CalendarDate;
    const { value } = await this.source.actions.actions({ symbol, from, to });
    const rows = (value ?? []).flatMap((each) =>
      each.kind === 'split'
        ? [
            {
              ticker: symbol,
              execution_date: each.exDate,
              split_from: each.from,
              split_to: each.to,
            },
          ]
        : [],
    );
    return { rows };
  }

  /** Yields to maturity with two payments a year, as the Treasury publishes them. */
  private async yields(): Promise<Answer> {
    const { value: listed } = await this.source.chains.expiries('SPY');
    const { value: chain } = await this.source.chains.chain('SPY', listed[0]!.expiry);
    const percent = 200 * (Math.exp(chain.terms.rate / 2) - 1);
    const date = newYorkDate(this.clock.now() - DAY);
    return {
      rows: [
        {
          ...{ date, yield_1_month: percent, yield_3_month: percent, yield_1_year: percent },
          ...{ yield_5_year: percent, yield_10_year: percent },
        },
      ],
    };
  }
}

const detailsOf = (chain: OptionChain, { symbol, type, strike }: OptionQuote): object => ({
  ticker: `O:${symbol}`,
  contract_type: type,
  exercise_style: chain.terms.contract?.exercise ?? 'american',
  expiration_date: chain.expiry,
  shares_per_contract: chain.deliverable?.shares[0]?.shares ?? chain.multiplier,
  strike_price: toDollars(strike),
  ...(chain.deliverable && { additional_underlyings: [cashOf(chain.deliverable)] }),
});

const cashOf = ({ cash }: Deliverable): object => ({
  ...{ type: 'currency', underlying: 'USD', amount: toDollars(cash) },
});

type SymbolChange = Extract<CorporateAction, { readonly kind: 'symbolChange' }>;

const tickerChange = (date: string, ticker: string): object => ({
  ...{ date, type: 'ticker_change', ticker_change: { ticker } },
});

/** Twelve characters, as a FIGI has. */
const figi = (ticker: string): string => `BBG${ticker.padEnd(9, '0')}`;
const symbolOfFigi = (id: string): string | null => /^BBG([A-Z]+)0+$/.exec(id)?.[1] ?? null;
