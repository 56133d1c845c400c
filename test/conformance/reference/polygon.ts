import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newYorkDate } from '@toolyard/core/calendar';
import { contractView, type MarketSource } from '@toolyard/core/options/chain';
import {
  daysToExpiry,
  parseOptionSymbol,
  toProviderSymbol,
  type OptionSymbol,
} from '@toolyard/core/options/contracts';
import {
  addDays,
  DomainError,
  toDollars,
  type CalendarDate,
  type Money,
} from '@toolyard/core/shared';
import { polygonMarket } from '@toolyard/polygon';
import { withRecordedAnswers, type RecordedAnswer } from '../../support/recorded-answers.ts';
import { summariseFacts } from './facts.ts';
import type { ReferenceResult } from './reference-suite.ts';

/** What was found and what had to be, by name. */
type Comparisons = Readonly<Record<string, readonly [found: unknown, expected: unknown]>>;
type Answers = Readonly<Record<string, RecordedAnswer>>;

export const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

/** The text as it stands in the file, since its integers are longer than a number holds. */
const recorded = (path: string): RecordedAnswer => ({ body: readFileSync(path, 'utf8') });

/** The file that an expected value is to be read from. */
const inputOf = (path: string): string => {
  const { input } = readJson<{ readonly input: string }>(path);
  return join(dirname(dirname(path)), input.split(' ')[0]!);
};

/** A ticker that the provider knows. */
const known = (ticker: string): Answers => ({
  [`/v3/reference/tickers/${ticker}`]: {
    body: { results: { ticker, name: ticker, market: 'stocks' } },
  },
});

/** An empty page behind the one of the file. */
function nextPage(path: string, then: RecordedAnswer = { body: { status: 'OK' } }): Answers {
  const { next_url: next } = readJson<{ readonly next_url?: string }>(path);
  if (next === undefined) return {};
  const { pathname, search } = new URL(next);
  return { [pathname + search]: then };
}

/** Compares what the adapter makes of recorded answers with what it must. */
async function compare(
  now: string,
  answers: Answers,
  read: (market: MarketSource) => Promise<Comparisons>,
): Promise<ReferenceResult> {
  const clock = { now: () => Date.parse(now) };
  const comparisons = await withRecordedAnswers(answers, (baseUrl) =>
    read(polygonMarket({ baseUrl, apiKey: 'any', clock })),
  );
  return summariseComparisons(comparisons);
}

export const summariseComparisons = (comparisons: Comparisons): ReferenceResult =>
  summariseFacts(
    Object.entries(comparisons).map(([name, pair]) => {
      const [found, expected] = pair.map((each) => JSON.stringify(each));
      return { name: `${name}: ${found} instead of ${expected}`, holds: found === expected };
    }),
  );

const refusalOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return 'none';
  } catch (fault) {
    return fault instanceof DomainError ? fault.code : String(fault);
  }
};

const parsed = (symbol: string): OptionSymbol => {
  const read = parseOptionSymbol(symbol);
  if (!read.ok) throw new Error(`${symbol} is no option symbol`);
  return read.value;
};

const dollars = (money: Money | null): number | null => (money === null ? null : toDollars(money));
const LATER = '2026-01-05T15:00:00Z';

interface AggregateRow {
  readonly [field: string]: number;
}
const barOf = ({ t, o, h, l, c, v }: AggregateRow) => ({
  ...{ at: t, open: o, high: h, low: l, close: c, volume: v },
});

const barsBetween = (market: MarketSource, from: CalendarDate, to: CalendarDate) =>
  market.market.bars({ symbol: 'AAPL', from, to, timespan: 'day', multiplier: 1, adjusted: true });

/** Daily bars of a share, and of the page behind them. */
export const checkBars =
  (from: CalendarDate, to: CalendarDate) =>
  (path: string): Promise<ReferenceResult> => {
    const range = `/v2/aggs/ticker/AAPL/range/1/day/${from}/${to}`;
    const answers = { ...known('AAPL'), [range]: recorded(path), ...nextPage(path) };
    return compare(LATER, answers, async (market) => {
      const { value, meta } = await barsBetween(market, from, to);
      const { results } = readJson<{ readonly results: readonly AggregateRow[] }>(path);
      return { bars: [value, results.map(barOf)], partial: [meta.partial, false] };
    });
  };

export function checkAggregates(path: string): Promise<ReferenceResult> {
  const [from, to] = ['2020-01-02', '2020-01-10'] as const;
  const file = inputOf(path);
  const range = `/v2/aggs/ticker/AAPL/range/1/day/${from}/${to}`;
  const answers = { ...known('AAPL'), [range]: recorded(file), ...nextPage(file) };
  return compare(LATER, answers, async (market) => {
    const { value } = await barsBetween(market, from, to);
    const rows = value.map(({ at, close }) => ({ c: close, t: at, date_et: newYorkDate(at) }));
    const { expected } = readJson<{ readonly expected: { readonly results: unknown } }>(path);
    return { results: [rows, expected.results] };
  });
}

/** Both the recorded answer and the values that must be read from it. */
export function checkPreviousClose(path: string): Promise<ReferenceResult> {
  const file = path.includes('expected') ? inputOf(path) : path;
  const answers = { ...known('AAPL'), '/v2/aggs/ticker/AAPL/prev': recorded(file) };
  // The morning after, before the next session opens.
  return compare('2020-11-11T14:00:00Z', answers, async ({ market }): Promise<Comparisons> => {
    const { value } = await market.previousClose('AAPL');
    const { results } = readJson<{ readonly results: readonly [AggregateRow] }>(file);
    if (file === path) return { bar: [value, barOf(results[0])] };
    const { expected } = readJson<{
      readonly expected: {
        readonly results: readonly [AggregateRow];
        readonly trading_date_et: string;
      };
    }>(path);
    return {
      bar: [value, barOf(expected.results[0])],
      date: [value && newYorkDate(value.at), expected.trading_date_et],
    };
  });
}

export function checkStatus(path: string): Promise<ReferenceResult> {
  const file = path.includes('expected') ? inputOf(path) : path;
  const answers = { '/v1/marketstatus/now': recorded(file) };
  return compare('2020-11-10T22:37:40Z', answers, async ({ market }) => {
    const { market: state, exchanges, earlyHours, afterHours, at } = (await market.status()).value;
    const content = readJson<{
      readonly [field: string]: unknown;
      readonly exchanges: { readonly nasdaq: string; readonly nyse: string };
      readonly expected?: {
        readonly [field: string]: unknown;
        readonly exchanges: { readonly nasdaq: unknown; readonly nyse: unknown };
        readonly serverTime: string;
      };
    }>(path);
    const { nasdaq, nyse } = content.expected?.exchanges ?? {
      nasdaq: { name: 'Nasdaq', status: content.exchanges.nasdaq },
      nyse: { name: 'NYSE', status: content.exchanges.nyse },
    };
    const expected = content.expected ?? content;
    return {
      market: [state, expected['market']],
      nasdaq: [exchanges.nasdaq, nasdaq],
      nyse: [exchanges.nyse, nyse],
      earlyHours: [earlyHours, expected['earlyHours']],
      afterHours: [afterHours, expected['afterHours']],
      serverTime: [at, Date.parse(expected['serverTime'] as string)],
    };
  });
}

interface Article {
  readonly id: string;
  readonly title: string;
  readonly published_utc: string;
  readonly publisher: { readonly name: string };
  readonly article_url: string;
  readonly description: string;
  readonly tickers: readonly string[];
}

export function checkNews(path: string): Promise<ReferenceResult> {
  const file = path.includes('expected') ? inputOf(path) : path;
  const answers = { ...known('UBS'), '/v2/reference/news': recorded(file) };
  return compare(LATER, answers, async ({ news }) => {
    const { value } = await news.news({ symbol: 'UBS', limit: 1 });
    const { expected, results } = readJson<{
      readonly results: readonly Article[];
      readonly expected?: { readonly results: readonly Article[] };
    }>(path);
    const items = (expected?.results ?? results).map((row) => ({
      ...{ id: row.id, title: row.title, titleZh: null },
      publishedAt: Date.parse(row.published_utc),
      ...{ publisher: row.publisher.name, url: row.article_url },
      ...{ description: row.description, descriptionZh: null, tickers: row.tickers },
    }));
    return { news: [value, items] };
  });
}

export function checkSearch(path: string): Promise<ReferenceResult> {
  const file = path.includes('expected') ? inputOf(path) : path;
  return compare(LATER, { '/v3/reference/tickers': recorded(file) }, async ({ market }) => {
    const { value } = await market.search({ text: 'A', limit: 5 });
    const { expected, results } = readJson<{
      readonly results: readonly Readonly<Record<string, unknown>>[];
      readonly expected?: { readonly results: unknown };
    }>(path);
    const named = value.map(({ ticker, name, market: kind, locale }) => ({
      ...{ ticker, name, market: kind, locale },
    }));
    const rows = results?.map(({ ticker, name, market: kind, locale }) => ({
      ...{ ticker, name, market: kind, locale },
    }));
    return { hits: [named, expected?.results ?? rows] };
  });
}

export function checkDetails(path: string): Promise<ReferenceResult> {
  const answers = { '/v3/reference/tickers/AAPL': recorded(path) };
  return compare(LATER, answers, async ({ market }) => {
    const { value } = await market.details('AAPL');
    const { results } = readJson<{ readonly results: Readonly<Record<string, unknown>> }>(path);
    return {
      ticker: [value.ticker, results['ticker']],
      name: [value.name, results['name']],
      marketCap: [value.marketCap, results['market_cap']],
      shares: [value.weightedSharesOutstanding, results['weighted_shares_outstanding']],
      exchange: [value.primaryExchange, results['primary_exchange']],
      'what no bar tells': [
        [value.min52Week, value.max52Week, value.dividendYield],
        [null, null, null],
      ],
    };
  });
}

/** The last close of a year of bars at 100 dollars, so that a yield is a hundredth of the dividends. */
const AT_A_HUNDRED = {
  body: { results: [{ t: 1_749_700_800_000, o: 100, h: 100, l: 100, c: 100, v: 1 }] },
};

/** Dividends of the year before, of the newer interface and of the one before it. */
export const checkDividends =
  (endpoint: string, symbol: string, now: string) =>
  (path: string): Promise<ReferenceResult> => {
    const today = newYorkDate(Date.parse(now));
    const { results } = readJson<{
      readonly results: readonly {
        readonly ticker: string;
        readonly ex_dividend_date: string;
        readonly cash_amount: number;
      }[];
    }>(path);
    const from = addDays(today, -364);
    // Charts share the bars, so a few days more than the year are requested.
    const first = addDays(today, -370);
    const range = `/v2/aggs/ticker/${symbol}/range/1/day/${first}/${today}`;
    const answers = { ...known(symbol), [endpoint]: recorded(path), [range]: AT_A_HUNDRED };
    return compare(now, answers, async ({ market }) => {
      const { value } = await market.details(symbol);
      const paid = results
        .filter((row) => row.ticker === symbol && row.ex_dividend_date >= from)
        .reduce((sum, row) => sum + row.cash_amount, 0);
      return { dividends: [value.dividendYield && value.dividendYield * 100, paid] };
    });
  };

interface SnapshotFile {
  readonly results:
    | Readonly<Record<string, unknown>>
    | readonly [Readonly<Record<string, unknown>>];
}

/** The one contract of the file as a chain. */
const snapshotOf = (path: string): RecordedAnswer => {
  const text = readFileSync(path, 'utf8');
  if (Array.isArray(readJson<SnapshotFile>(path).results)) return { body: text };
  return {
    body: text.replace('"results": {', '"results": [{').replace(/\}(?=,\s*"status")/, '}]'),
  };
};

/** What is expected of one contract, in the units of a screen. */
interface ExpectedView {
  readonly ticker: string;
  readonly expiry: CalendarDate;
  readonly [figure: string]: unknown;
}

const PERCENT = 0.01;

async function contractFigures(
  market: MarketSource,
  contract: OptionSymbol,
): Promise<Readonly<Record<string, unknown>>> {
  const { underlying, expiry } = contract;
  const { value: chain, meta } = await market.chains.chain(underlying, expiry);
  const last = await market.tape.lastPrices(underlying, expiry);
  const days = (await market.tape.recentDays(underlying, expiry)).value;
  const [quote] = contract.type === 'call' ? chain.calls : chain.puts;
  const view = contractView(quote!, chain, { trades: [], days: days.get(quote!.symbol) ?? [] });
  return {
    ticker: `O:${quote!.symbol}`,
    typeSymbol: quote!.type === 'call' ? 'C' : 'P',
    strike: toDollars(quote!.strike),
    expiry: chain.expiry,
    daysToExpiry: daysToExpiry(chain.asOf, chain.expiry),
    inTheMoney: view.inTheMoney,
    last: dollars(last.get(quote!.symbol) ?? null),
    change: dollars(view.change),
    changePercent: view.changePercent,
    bid: dollars(quote!.bid),
    ask: dollars(quote!.ask),
    intrinsicValue: dollars(view.intrinsicValue),
    timeValue: dollars(view.timeValue),
    breakEven: dollars(view.breakEven),
    stockPrice: toDollars(chain.spot),
    ...quote!.reported,
    volume: quote!.volume,
    openInterest: quote!.openInterest,
    delayed: meta.delayedMinutes > 0,
  };
}

/** One contract of a snapshot, figure by figure. The provider rounds its percents. */
export const checkContract =
  (provider: string, now: string) =>
  (path: string): Promise<ReferenceResult> => {
    const file = path.includes('expected') ? inputOf(path) : path;
    const { expected } = readJson<{ readonly expected?: ExpectedView }>(path);
    const answers = {
      ...known(provider),
      [`/v3/snapshot/options/${provider}`]: snapshotOf(file),
    };
    return compare(now, answers, async (market) => {
      const { results } = readJson<SnapshotFile>(file);
      const row = (Array.isArray(results) ? results[0] : results) as {
        readonly details: { readonly ticker: string };
        readonly open_interest: number;
      };
      const found = await contractFigures(market, parsed(row.details.ticker));
      const wanted = expected ?? { ticker: row.details.ticker, openInterest: row.open_interest };
      return Object.fromEntries(
        Object.entries(wanted).map(([figure, value]) => {
          const near =
            figure === 'changePercent' &&
            Math.abs((found[figure] as number) - (value as number)) < PERCENT;
          return [figure, [near ? value : found[figure], value]];
        }),
      );
    });
  };

/** A row whose symbol says something else than its fields is no contract of the chain. */
export function checkQuarantine(path: string): Promise<ReferenceResult> {
  const file = path.includes('expected') ? inputOf(path) : path;
  const answers = { ...known('AAPL'), '/v3/snapshot/options/AAPL': recorded(file) };
  return compare('2021-01-05T15:00:00Z', answers, async ({ chains, tape }) => ({
    chain: [await refusalOf(chains.chain('AAPL', '2022-01-21')), 'PROVIDER_GARBAGE'],
    prices: [await refusalOf(tape.lastPrices('AAPL', '2022-01-21')), 'PROVIDER_GARBAGE'],
  }));
}

/** Expiries of one page of contracts, and of the page behind it. */
export const checkContractList =
  (symbol: string, now: string) =>
  (path: string): Promise<ReferenceResult> => {
    const { results } = readJson<{
      readonly results: readonly {
        readonly ticker: string;
        readonly expiration_date: CalendarDate;
        readonly strike_price: number;
        readonly additional_underlyings?: unknown;
      }[];
    }>(path);
    const listed = Object.fromEntries(
      results.map((row) => [
        `/v3/reference/options/contracts/${row.ticker}`,
        { body: { results: row } },
      ]),
    );
    const answers = {
      ...known(symbol),
      ...listed,
      '/v3/reference/options/contracts': recorded(path),
      ...nextPage(path),
    };
    return compare(now, answers, async ({ chains, tape }) => {
      const { value, meta } = await chains.expiries(symbol);
      const dates = [...new Set(results.map((row) => row.expiration_date))];
      const refusals = await Promise.all(
        results.map((row) => refusalOf(tape.activity(parsed(row.ticker)))),
      );
      return {
        expiries: [value.map(({ expiry }) => expiry), dates],
        partial: [meta.partial, false],
        'contracts that deliver something else are refused': [
          refusals,
          results.map((row) => (row.additional_underlyings ? 'SYMBOL_UNKNOWN' : 'none')),
        ],
        strikes: [
          results.map((row) => toDollars(parsed(row.ticker).strike)),
          results.map((row) => row.strike_price),
        ],
      };
    });
  };

const listedContract = (contract: OptionSymbol): Answers => ({
  [`/v3/reference/options/contracts/${toProviderSymbol(contract)}`]: {
    body: {
      results: {
        ticker: toProviderSymbol(contract),
        contract_type: contract.type,
        exercise_style: 'american',
        expiration_date: contract.expiry,
        shares_per_contract: 100,
        strike_price: toDollars(contract.strike),
        underlying_ticker: contract.underlying,
      },
    },
  },
});

export function checkContractDays(path: string): Promise<ReferenceResult> {
  const file = readJson<{ readonly ticker: string; readonly results: readonly AggregateRow[] }>(
    path,
  );
  const contract = parsed(file.ticker);
  const range = `/v2/aggs/ticker/${file.ticker}/range/1/day/2021-08-16/2021-09-30`;
  const answers = { ...listedContract(contract), [range]: recorded(path) };
  return compare('2021-09-30T19:00:00Z', answers, async ({ tape }) => {
    const { days } = (await tape.activity(contract)).value;
    const expected = file.results.map(({ t, c }) => [newYorkDate(t!), c]).toReversed();
    return { days: [days.map(({ date, price }) => [date, toDollars(price)]), expected] };
  });
}

export function checkTrades(path: string): Promise<ReferenceResult> {
  const contract = parsed('O:AZO140621P00530000');
  const answers = {
    ...listedContract(contract),
    '/v3/trades/O:AZO140621P00530000': recorded(path),
  };
  return compare('2014-06-02T19:00:00Z', answers, async ({ tape }) => {
    const { trades } = (await tape.activity(contract)).value;
    return {
      'trades, newest first': [
        trades.map(({ at, price, size }) => [new Date(at).toISOString(), toDollars(price), size]),
        [
          ['2014-06-02T13:42:27.786Z', 7.2, 1],
          ['2014-06-02T13:31:23.806Z', 6.91, 1],
        ],
      ],
      ids: [trades.map(({ id }) => id), ['1401716547786000000-2', '1401715883806000000-1']],
      'a rise has a buyer': [trades.map(({ side }) => side)[0], 'bought'],
    };
  });
}

export function checkPastQuotes(path: string): Promise<ReferenceResult> {
  const contract = parsed('O:SPY241220P00720000');
  const day = '2022-02-17';
  const bar = { t: Date.parse('2022-02-17T05:00:00Z'), o: 443, h: 446, l: 436, c: 437, v: 1 };
  const answers = {
    ...known('SPY'),
    [`/v2/aggs/ticker/SPY/range/1/day/${day}/${day}`]: { body: { results: [bar] } },
    '/v3/quotes/O:SPY241220P00720000': recorded(path),
  };
  return compare('2022-02-18T16:00:00Z', answers, async ({ tape }) => {
    const close = await tape.previousClose('SPY', [contract]);
    const { results } = readJson<{
      readonly results: readonly { readonly bid_price: number; readonly ask_price: number }[];
    }>(path);
    const { bid_price: bid, ask_price: ask } = results[0]!;
    return {
      'middle of the newest quote': [
        [...(close?.marks ?? [])].map(([symbol, mark]) => [symbol, toDollars(mark)]),
        [['SPY241220P00720000', (bid + ask) / 2]],
      ],
    };
  });
}

/**
 * The rate of a chain that expires within a year: the yield of a year, paid twice, continuously compounded. The yields of
 * the file are of 1962; they are read as those of the day of the chain, since old ones are not used.
 */
export function checkYields(path: string): Promise<ReferenceResult> {
  const file = readJson<{ readonly results: readonly [{ readonly yield_1_year: number }] }>(path);
  const results = file.results.map((each) => ({ ...each, date: LATER.slice(0, 10) }));
  const row = (ticker: string, type: string) => ({
    details: {
      ...{ ticker, contract_type: type, exercise_style: 'american' },
      ...{ expiration_date: '2026-02-20', shares_per_contract: 100, strike_price: 100 },
    },
    last_quote: { bid: 2, ask: 3 },
    underlying_asset: { price: 100 },
  });
  const rows = [row('O:ABC260220C00100000', 'call'), row('O:ABC260220P00100000', 'put')];
  const answers = {
    ...known('ABC'),
    '/v3/snapshot/options/ABC': { body: { results: rows } },
    '/fed/v1/treasury-yields': { body: { ...file, results } },
  };
  return compare(LATER, answers, async ({ chains }) => {
    const { value } = await chains.chain('ABC', '2026-02-20');
    return { rate: [value.terms.rate, 2 * Math.log(1 + file.results[0].yield_1_year / 200)] };
  });
}

/** A share of the universal snapshot; one that is not known has an error. */
export function checkSnapshot(path: string): Promise<ReferenceResult> {
  const answers = { '/v3/snapshot': recorded(path) };
  return compare(LATER, answers, async ({ quotes }) => {
    const { results } = readJson<{
      readonly results: readonly {
        readonly ticker: string;
        readonly last_trade?: { readonly price: number };
        readonly last_quote?: { readonly bid: number; readonly ask: number };
        readonly session?: { readonly change: number; readonly change_percent: number };
      }[];
    }>(path);
    const { last_trade, last_quote, session } = results.find(({ ticker }) => ticker === 'AAPL')!;
    const [quote] = (await quotes.quotes(['AAPL'])).value;
    return {
      price: [quote!.price, last_trade?.price],
      'bid and ask': [
        [quote!.bid, quote!.ask],
        [last_quote?.bid, last_quote?.ask],
      ],
      change: [
        [quote!.change, quote!.changePercent],
        [session?.change, session?.change_percent],
      ],
      'an unknown ticker': [await refusalOf(quotes.quotes(['TSLAAPL'])), 'SYMBOL_UNKNOWN'],
    };
  });
}

/** What a recorded refusal becomes for whoever called. */
export const checkRefusal =
  (code: string) =>
  (path: string): Promise<ReferenceResult> => {
    const {
      http_status: status,
      headers,
      body,
    } = readJson<{
      readonly http_status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: unknown;
    }>(path);
    const answers = { '/v3/reference/tickers/AAPL': { status, headers, body } };
    return compare(LATER, answers, async ({ market, tape }) => ({
      details: [await refusalOf(market.details('AAPL')), code],
      close: [await refusalOf(tape.previousClose('AAPL', [])), code],
    }));
  };
