/**
 * Answers of Alpaca's REST interface in its wire format, made from our own ports. Written from the published facts about
 * the interface: its fields, its order, its limits and its gaps.
 */
import {
  marketStatus,
  newYorkDate,
  newYorkInstant,
  nextClose,
  nextOpen,
} from '@toolyard/core/calendar';
import type { Bar, CorporateAction, Timespan } from '@toolyard/core/market';
import type { OptionChain, OptionQuote, MarketSource } from '@toolyard/core/options/chain';
import { parseOptionSymbol, type OptionSymbol } from '@toolyard/core/options/contracts';
import {
  addDays,
  DomainError,
  toDollars,
  type CalendarDate,
  type Clock,
  type Money,
} from '@toolyard/core/shared';

/** 'signed': the agreement with the options exchanges, without which past bars and trades of options are refused. */
export type AlpacaAccount = 'signed' | 'unsigned';

export interface AlpacaAnswersOptions {
  /** The market 16 minutes ago: a free key has nothing younger. */
  readonly source: MarketSource;
  readonly clock: Clock;
  readonly account: AlpacaAccount;
}

/** A refusal with a message, or with none where the provider has no answer. */
export class Refused extends Error {
  constructor(
    readonly status: 400 | 403 | 404,
    message: string,
  ) {
    super(message);
  }
}

/** One object, or rows of a field, a page at a time. */
export type Answer =
  | { readonly body: unknown }
  | {
      readonly field: string;
      readonly rows: readonly Row[];
      readonly of: 'list' | 'names' | 'lists';
    };

/** A row and the name under which the answer has it. */
export type Row = readonly [name: string, row: object];

const MINUTE = 60_000;
const DELAY = 15 * MINUTE;
const DAY = 86_400_000;

const iso = (at: number): string => new Date(at).toISOString().replace('Z', '123456Z');
const wireBar = ({ at, open, high, low, close, volume }: Bar): object => ({
  ...{ t: iso(at), o: open, h: high, l: low, c: close, v: volume, n: 1, vw: close },
});
/** A day of a contract, of which our ports know the last price alone. */
const dayOf = (date: CalendarDate, price: Money, volume: number): object => {
  const p = toDollars(price);
  return { t: iso(newYorkInstant(date, 0)), o: p, h: p, l: p, c: p, v: volume, n: 1, vw: p };
};

const TIMEFRAME = /^(\d+)(Min|Hour|Day|Week|Month)$/;
const TIMESPANS: Readonly<Record<string, Timespan>> = {
  Min: 'minute',
  Hour: 'hour',
  Day: 'day',
  Week: 'week',
  Month: 'month',
};

export class AlpacaAnswers {
  constructor(private readonly options: AlpacaAnswersOptions) {}

  /** Throws {@link Refused}. */
  async to(path: string, query: URLSearchParams): Promise<Answer> {
    try {
      for (const [pattern, answer] of this.routes) {
        const found = pattern.exec(path);
        if (found) return await answer(query, decodeURIComponent(found[1] ?? ''));
      }
    } catch (fault) {
      if (fault instanceof DomainError && fault.kind === 'notFound')
        throw new Refused(404, 'not found');
      throw fault;
    }
    throw new Refused(404, 'endpoint not found');
  }

  private readonly routes: readonly (readonly [
    RegExp,
    (query: URLSearchParams, part: string) => Promise<Answer> | Answer,
  ])[] = [
    [/^\/v2\/clock$/, () => this.marketClock()],
    [/^\/v2\/assets$/, () => this.assets()],
    [/^\/v2\/options\/contracts$/, (query) => this.contracts(query)],
    [/^\/v2\/stocks\/snapshots$/, (query) => this.snapshots(query)],
    [/^\/v2\/stocks\/([^/]+)\/bars$/, (query, symbol) => this.bars(query, symbol)],
    [/^\/v1\/corporate-actions$/, (query) => this.corporateActions(query)],
    [/^\/v1beta1\/news$/, (query) => this.news(query)],
    [/^\/v1beta1\/options\/snapshots$/, (query) => this.contractSnapshots(query)],
    [/^\/v1beta1\/options\/snapshots\/([^/]+)$/, (query, symbol) => this.chain(query, symbol)],
    [/^\/v1beta1\/options\/trades$/, (query) => this.optionTrades(query)],
    [/^\/v1beta1\/options\/bars$/, (query) => this.optionBars(query)],
  ];

  private marketClock(): Answer {
    const now = this.options.clock.now();
    const isOpen = marketStatus(now).market === 'open';
    const body = {
      timestamp: iso(now),
      is_open: isOpen,
      next_open: iso(nextOpen(now)),
      next_close: iso(nextClose(now)),
    };
    return { body };
  }

  /** Shares and funds, and one of the over-the-counter market. */
  private async assets(): Promise<Answer> {
    const { market } = this.options.source;
    const { value } = await market.stockDays();
    const rows = value
      .filter(({ type }) => type !== 'INDEX')
      .map(({ ticker, name }) => asset(ticker, name, 'NASDAQ'));
    return { body: [...rows, asset('OTCXY', 'Over the counter', 'OTC')] };
  }

  /** Symbols that are not known are missing. */
  private async snapshots(query: URLSearchParams): Promise<Answer> {
    if (query.get('feed') === 'sip') throw new Refused(403, RECENT_SIP);
    const { quotes, market } = this.options.source;
    const found: Record<string, object> = {};
    for (const symbol of query.get('symbols')?.split(',') ?? []) {
      if (!(await quotes.knows(symbol))) continue;
      const quote = (await quotes.quotes([symbol])).value[0]!;
      const t = iso(quote.at);
      const to = newYorkDate(quote.at);
      const days = {
        symbol,
        from: addDays(to, -10),
        to,
        timespan: 'day',
        multiplier: 1,
        adjusted: false,
      } as const;
      const [before, last] = (await market.bars(days)).value.slice(-2);
      found[symbol] = {
        latestTrade: { t, p: quote.price, s: 100, x: 'V', c: ['@'], i: 1, z: 'A' },
        latestQuote: { t, bp: quote.bid, ap: quote.ask, bs: 1, as: 1, bx: 'V', ax: 'V', c: ['R'] },
        ...(last && { minuteBar: wireBar(last), dailyBar: wireBar(last) }),
        ...(before && { prevDailyBar: wireBar(before) }),
      };
    }
    return { body: found };
  }

  /** A share that is not known has no bars, which is no error. */
  private async bars(query: URLSearchParams, symbol: string): Promise<Answer> {
    const [, count = '', unit = ''] = TIMEFRAME.exec(query.get('timeframe') ?? '') ?? [];
    const timespan = TIMESPANS[unit];
    if (timespan === undefined) throw new Refused(400, 'invalid timeframe');
    const [start, end] = this.span(query, RECENT_SIP);
    if (!(await this.options.source.market.knows(symbol)))
      return { field: 'bars', rows: [], of: 'list' };
    const [from, to] = [newYorkDate(start), newYorkDate(end)];
    const adjusted = query.get('adjustment') === 'split';
    const request = { symbol, from, to, timespan, multiplier: Number(count), adjusted };
    const { value } = await this.options.source.market.bars(request);
    const rows = value
      .filter(({ at }) => at >= start && at <= end)
      .map((bar): Row => ['', wireBar(bar)]);
    return { field: 'bars', rows, of: 'list' };
  }

  /** Of one symbol, or of all where none is named. */
  private async corporateActions(query: URLSearchParams): Promise<Answer> {
    const symbols =
      query.get('symbols')?.split(',') ??
      (await this.options.source.market.stockDays()).value.map(({ ticker }) => ticker);
    const types = query.get('types')?.split(',') ?? [];
    const each = await Promise.all(symbols.map((symbol) => this.actionRows(symbol, query)));
    const rows = each.flat().filter(([name]) => types.includes(name.replace(/s$/, '')));
    return { field: 'corporate_actions', rows, of: 'lists' };
  }

  /** Actions of a symbol, with four payments in the past year that make up the yield. */
  private async actionRows(symbol: string, query: URLSearchParams): Promise<readonly Row[]> {
    const rate = await this.quarterlyDividend(symbol);
    const today = newYorkDate(this.options.clock.now());
    const rows = [330, 240, 150, 60]
      .map((days) => addDays(today, -days))
      .filter(
        (date) =>
          rate > 0 && date >= (query.get('start') ?? '') && date <= (query.get('end') ?? ''),
      )
      .map((date): Row => ['cash_dividends', { symbol, ex_date: date, rate, special: false }]);
    const days = { from: query.get('start') as CalendarDate, to: query.get('end') as CalendarDate };
    const { value } = await this.options.source.actions
      .actions({ symbol, ...days })
      .catch(() => ({ value: [] }));
    const others = (value ?? []).flatMap((each) => shareActionRow(each) ?? []);
    return [...rows, ...others];
  }

  /** A quarter of the yearly yield, in dollars; nothing of a symbol that is not known. */
  private async quarterlyDividend(symbol: string): Promise<number> {
    const { market, quotes } = this.options.source;
    if (!(await market.knows(symbol))) return 0;
    const { dividendYield } = (await market.details(symbol)).value;
    const { price } = (await quotes.quotes([symbol])).value[0]!;
    return ((dividendYield ?? 0) * price) / 4;
  }

  private async news(query: URLSearchParams): Promise<Answer> {
    const symbol = query.get('symbols');
    const { value } = await this.options.source.news.news({ symbol, limit: 200 });
    const rows = value.map(({ id, title, publishedAt, publisher, description, tickers }): Row => [
      '',
      {
        ...{ id, headline: title, author: '', source: publisher, summary: description ?? '' },
        ...{ created_at: iso(publishedAt), updated_at: iso(publishedAt), content: '', images: [] },
        ...{ symbols: tickers, url: `https://news.example/${encodeURIComponent(id)}` },
      },
    ]);
    return { field: 'news', rows, of: 'list' };
  }

  private async contracts(query: URLSearchParams): Promise<Answer> {
    const symbol = query.get('underlying_symbols') ?? '';
    const only = query.get('expiration_date');
    const rows = (await this.listed(symbol, (expiry) => only === null || expiry === only)).map(
      ({ quote, chain }): Row => [
        '',
        {
          ...{ id: quote.symbol, symbol: quote.symbol, status: 'active', tradable: true },
          ...{ expiration_date: chain.expiry, root_symbol: symbol, underlying_symbol: symbol },
          ...{ type: quote.type, style: 'american', strike_price: String(toDollars(quote.strike)) },
          ...{ multiplier: '100', size: '100', close_price: null },
          open_interest: quote.openInterest === null ? null : String(quote.openInterest),
        },
      ],
    );
    return { field: 'option_contracts', rows, of: 'list' };
  }

  /** Contracts of an underlying; none of one that is not known. */
  private async chain(query: URLSearchParams, symbol: string): Promise<Answer> {
    const [only, first] = [query.get('expiration_date'), query.get('expiration_date_gte') ?? ''];
    const least = Number(query.get('strike_price_gte') ?? 0);
    const most = Number(query.get('strike_price_lte') ?? Infinity);
    const listed = await this.listed(
      symbol,
      (expiry) => expiry >= first && (only ?? expiry) === expiry,
    );
    const within = listed.filter(
      ({ quote: { strike } }) => toDollars(strike) >= least && toDollars(strike) <= most,
    );
    return this.contractRows(query, within);
  }

  private async contractSnapshots(query: URLSearchParams): Promise<Answer> {
    const listed = await this.requested(query);
    return this.contractRows(
      query,
      listed.flatMap((each) => each.found ?? []),
    );
  }

  private async contractRows(query: URLSearchParams, listed: readonly Listed[]): Promise<Answer> {
    if (query.get('feed') !== 'indicative') throw new Refused(403, UNSIGNED);
    const { tape } = this.options.source;
    const expiries = new Map(listed.map(({ chain }) => [chain.expiry, chain.symbol]));
    const recent = new Map<
      string,
      readonly { readonly date: CalendarDate; readonly price: Money }[]
    >();
    for (const [expiry, symbol] of expiries)
      for (const [name, days] of (await tape.recentDays(symbol, expiry)).value)
        recent.set(name, days);
    const rows = listed.map(({ chain, quote }): Row => {
      const [last, before] = recent.get(quote.symbol) ?? [];
      const t = iso(chain.asOf);
      const { bid, ask, iv, delta } = quote;
      const isOfSession = last?.date === newYorkDate(chain.asOf);
      const row = {
        ...(bid !== null &&
          ask !== null && {
            latestQuote: {
              t,
              bp: toDollars(bid),
              ap: toDollars(ask),
              bs: 1,
              as: 1,
              bx: 'C',
              ax: 'C',
              c: 'A',
            },
          }),
        ...(last && {
          latestTrade: {
            t: isOfSession ? t : iso(newYorkInstant(last.date, 15)),
            p: toDollars(last.price),
            s: 1,
            x: 'C',
            c: 'I',
          },
          dailyBar: dayOf(last.date, last.price, isOfSession ? (quote.volume ?? 0) : 1),
        }),
        ...(before && { prevDailyBar: dayOf(before.date, before.price, 1) }),
        ...(iv !== null && delta !== null && { impliedVolatility: iv, greeks: { delta } }),
      };
      return [quote.symbol, row];
    });
    return { field: 'snapshots', rows, of: 'names' };
  }

  /** Newest first; neither an id of the trade nor its side. */
  private async optionTrades(query: URLSearchParams): Promise<Answer> {
    const [start, end] = this.span(query, UNSIGNED);
    const rows: Row[] = [];
    for (const { symbol, contract, found } of await this.requested(query)) {
      if (found === null) continue;
      const { trades } = (await this.options.source.tape.activity(contract)).value;
      for (const { at, price, size } of trades)
        if (at >= start && at <= end)
          rows.push([symbol, { t: iso(at), p: toDollars(price), s: size, x: 'C', c: 'I' }]);
    }
    return { field: 'trades', rows, of: 'lists' };
  }

  private async optionBars(query: URLSearchParams): Promise<Answer> {
    const [start, end] = this.span(query, UNSIGNED);
    const rows: Row[] = [];
    for (const { symbol, contract, found } of await this.requested(query)) {
      if (found === null) continue;
      const { days } = (await this.options.source.tape.activity(contract)).value;
      for (const { date, price } of days.toReversed()) {
        const at = newYorkInstant(date, 0);
        if (at >= start && at <= end) rows.push([symbol, dayOf(date, price, 1)]);
      }
    }
    return { field: 'bars', rows, of: 'lists' };
  }

  /** Begin and end of the span. Refuses one that reaches into the last 15 minutes. */
  private span(query: URLSearchParams, refusal: string): readonly [start: number, end: number] {
    const now = this.options.clock.now();
    const start = Date.parse(query.get('start') ?? '');
    const end = Date.parse(query.get('end') ?? '') || now;
    if (refusal === UNSIGNED && this.options.account === 'unsigned')
      throw new Refused(403, UNSIGNED);
    if (end > now - DELAY) throw new Refused(403, refusal);
    if (start > end) throw new Refused(400, 'end should not be before start');
    return [start || now - DAY, end];
  }

  private async listed(
    symbol: string,
    wanted: (expiry: CalendarDate) => boolean,
  ): Promise<readonly Listed[]> {
    const { chains } = this.options.source;
    if (!(await chains.knows(symbol))) return [];
    const found: Listed[] = [];
    for (const { expiry } of (await chains.expiries(symbol)).value) {
      if (!wanted(expiry)) continue;
      const { value: chain } = await chains.chain(symbol, expiry);
      for (const quote of [...chain.calls, ...chain.puts]) found.push({ chain, quote });
    }
    return found.toSorted((a, b) => (a.quote.symbol < b.quote.symbol ? -1 : 1));
  }

  /** The contracts that `symbols` names, each with what is listed of it. */
  private async requested(query: URLSearchParams): Promise<readonly Requested[]> {
    const symbols = query.get('symbols')?.split(',') ?? [];
    const contracts = symbols.flatMap((symbol) => {
      const read = parseOptionSymbol(symbol);
      return read.ok ? [{ symbol, contract: read.value }] : [];
    });
    return Promise.all(
      contracts.map(async ({ symbol, contract }) => {
        const listed = await this.listed(
          contract.underlying,
          (expiry) => expiry === contract.expiry,
        );
        return {
          symbol,
          contract,
          found: listed.find(({ quote }) => quote.symbol === symbol) ?? null,
        };
      }),
    );
  }
}

const RECENT_SIP = 'subscription does not permit querying recent SIP data';
const UNSIGNED = 'OPRA agreement is not signed';

interface Listed {
  readonly chain: OptionChain;
  readonly quote: OptionQuote;
}

interface Requested {
  readonly symbol: string;
  readonly contract: OptionSymbol;
  readonly found: Listed | null;
}

const asset = (symbol: string, name: string, exchange: string): object => ({
  ...{ id: `asset of ${symbol}`, class: 'us_equity', exchange, symbol, name },
  ...{ status: 'active', tradable: true, attributes: ['has_options'] },
});

/** A split, a symbol change or a merger; null for a dividend. */
function shareActionRow(action: CorporateAction): readonly Row[] | null {
  const { symbol, exDate } = action;
  switch (action.kind) {
    case 'dividend':
      return null;
    case 'split': {
      const name = action.to > action.from ? 'forward_splits' : 'reverse_splits';
      return [[name, { symbol, ex_date: exDate, old_rate: action.from, new_rate: action.to }]];
    }
    case 'symbolChange': {
      const { newSymbol: new_symbol } = action;
      return [['name_changes', { old_symbol: symbol, new_symbol, process_date: exDate }]];
    }
    case 'merger': {
      const { newSymbol: acquirer_symbol, shares, cash } = action;
      const terms = { acquiree_symbol: symbol, effective_date: exDate, process_date: exDate };
      if (acquirer_symbol === null) return [['cash_mergers', { ...terms, rate: cash }]];
      const exchange = { ...terms, acquirer_symbol, acquirer_rate: shares, acquiree_rate: 1 };
      return cash === 0
        ? [['stock_mergers', exchange]]
        : [['stock_and_cash_mergers', { ...exchange, cash_rate: cash }]];
    }
  }
}
