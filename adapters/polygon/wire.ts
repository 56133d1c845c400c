import { parseOptionSymbol } from '@toolyard/core/options/contracts';
import { parseCalendarDate, toDollars } from '@toolyard/core/shared';
import * as v from 'valibot';

/** No share, index or contract costs as much; a larger number is a mistake. */
const GREATEST_PRICE = 10_000_000;
const GREATEST_COUNT = 1e15;
const FIRST_INSTANT = Date.parse('1960-01-01T00:00:00Z');
/** Nanoseconds come with current quotes and trades only; a bar may be older. */
const FIRST_NANOSECONDS = Date.parse('2000-01-01T00:00:00Z');
const LAST_INSTANT = Date.parse('2100-01-01T00:00:00Z');

const finite = v.pipe(v.number(), v.finite());
export const price = v.pipe(finite, v.gtValue(0), v.maxValue(GREATEST_PRICE));
/** A bid of nothing is 0. */
export const quoted = v.pipe(finite, v.minValue(0), v.maxValue(GREATEST_PRICE));
const change = v.pipe(finite, v.minValue(-GREATEST_PRICE), v.maxValue(GREATEST_PRICE));
const count = v.pipe(finite, v.minValue(0), v.maxValue(GREATEST_COUNT));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20_000));
export const symbol = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.:]{1,32}$/));
const date = v.pipe(
  v.string(),
  v.transform(parseCalendarDate),
  v.check((value) => value !== null),
  v.transform((value) => value!),
);
export const milliseconds = v.pipe(finite, v.minValue(FIRST_INSTANT), v.maxValue(LAST_INSTANT));
/** Nanoseconds since 1970 as milliseconds, without loss. */
export const toMilliseconds = (digits: string): number => Number(BigInt(digits) / 1_000_000n);
/** The digits of nanoseconds since 1970, which tell two trades of one millisecond apart. */
const nanosecondDigits = v.pipe(
  v.union([v.pipe(v.string(), v.digits()), v.pipe(v.number(), v.safeInteger())]),
  v.transform(String),
  v.check((digits) => {
    const at = toMilliseconds(digits);
    return at >= FIRST_NANOSECONDS && at <= LAST_INSTANT;
  }),
);
export const nanoseconds = v.pipe(nanosecondDigits, v.transform(toMilliseconds));
const rfc3339 = v.pipe(v.string(), v.isoTimestamp(), v.transform(Date.parse), milliseconds);

/** What is missing or wrong is unknown: null. */
const known = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema, null), null);

const delayed = known(v.picklist(['DELAYED', 'REAL-TIME']));

/** GET /v1/marketstatus/now */
export const MarketStatusNow = v.object({
  market: v.picklist(['open', 'closed', 'extended-hours']),
  earlyHours: v.optional(v.boolean(), false),
  afterHours: v.optional(v.boolean(), false),
  exchanges: v.object({ nasdaq: text, nyse: text }),
  serverTime: rfc3339,
});

/** GET /v3/reference/tickers and /v3/reference/tickers/{ticker} */
export const Ticker = v.object({
  ticker: symbol,
  name: text,
  market: text,
  locale: v.optional(text, 'us'),
  type: known(text),
  currency_name: known(text),
  primary_exchange: known(text),
  market_cap: known(v.pipe(count, v.gtValue(0))),
  weighted_shares_outstanding: known(v.pipe(count, v.gtValue(0))),
  composite_figi: known(v.pipe(v.string(), v.regex(/^[A-Z0-9]{12}$/))),
});
export type Ticker = v.InferOutput<typeof Ticker>;

/** GET /v2/aggs/ticker/{ticker}/range/…, /prev, and the grouped daily bars, which name their tickers. */
const bar = { T: v.optional(symbol), t: milliseconds, o: price, h: price, l: price, c: price };
type BarRow = Readonly<Record<'o' | 'h' | 'l' | 'c', number>>;
const isOrdered = ({ o, h, l, c }: BarRow): boolean => l <= Math.min(o, c) && h >= Math.max(o, c);
export const Aggregate = v.pipe(
  v.object({ ...bar, v: count }),
  v.check((row) => isOrdered(row)),
);
/** The same of an index. */
export const IndexAggregate = v.pipe(
  v.object({ ...bar, v: v.optional(count, 0) }),
  v.check((row) => isOrdered(row)),
);
export type Aggregate = v.InferOutput<typeof Aggregate>;

/** GET /v2/reference/news */
export const NewsArticle = v.object({
  id: text,
  title: text,
  published_utc: rfc3339,
  publisher: v.object({ name: text }),
  article_url: known(text),
  description: known(text),
  tickers: v.optional(v.array(symbol), []),
});
export type NewsArticle = v.InferOutput<typeof NewsArticle>;

/** GET /benzinga/v1/earnings: times are New York's. */
export const EarningsRow = v.object({
  ticker: symbol,
  date,
  time: known(text),
  date_status: known(text),
});
export type EarningsRow = v.InferOutput<typeof EarningsRow>;

const Session = v.object({
  close: known(price),
  previous_close: known(price),
  change: known(change),
  change_percent: known(change),
});
const Quote = v.object({
  bid: known(quoted),
  ask: known(quoted),
  last_updated: known(nanoseconds),
  timeframe: delayed,
});
const Trade = v.object({
  price: known(price),
  sip_timestamp: known(nanoseconds),
  last_updated: known(nanoseconds),
  timeframe: delayed,
});

/** GET /v3/snapshot: shares and indices; one that is not known has an `error`. */
export const Snapshot = v.object({
  ticker: symbol,
  error: known(text),
  value: known(price),
  last_updated: known(nanoseconds),
  timeframe: delayed,
  session: known(Session),
  last_quote: known(Quote),
  last_trade: known(Trade),
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

const ContractDetails = v.object({
  ticker: v.pipe(v.string(), v.startsWith('O:')),
  contract_type: v.picklist(['call', 'put']),
  exercise_style: v.picklist(['american', 'european']),
  expiration_date: date,
  shares_per_contract: v.pipe(count, v.gtValue(0)),
  strike_price: price,
});
type ContractDetails = v.InferOutput<typeof ContractDetails>;

/** Whether the symbol of a contract says what the fields beside it say. */
function agreesWithSymbol(details: ContractDetails): boolean {
  const parsed = parseOptionSymbol(details.ticker);
  return (
    parsed.ok &&
    parsed.value.type === details.contract_type &&
    parsed.value.expiry === details.expiration_date &&
    toDollars(parsed.value.strike) === details.strike_price
  );
}

/** GET /v3/reference/options/contracts and /v3/reference/options/contracts/{ticker} */
export const ListedContract = v.pipe(
  v.object({
    ...ContractDetails.entries,
    underlying_ticker: symbol,
    /** What is delivered besides the shares of the underlying. */
    additional_underlyings: v.nullish(
      v.array(v.object({ type: text, underlying: symbol, amount: v.pipe(count, v.gtValue(0)) })),
      null,
    ),
    /** By ISO 10962; the fifth letter is C where no shares of the underlying are delivered. */
    cfi: known(text),
  }),
  v.check((details) => agreesWithSymbol(details)),
);
export type ListedContract = v.InferOutput<typeof ListedContract>;

/** Provider deltas are rounded past one. */
const delta = v.pipe(finite, v.minValue(-1.001), v.maxValue(1.001));
const volatility = v.pipe(finite, v.gtValue(0), v.maxValue(10));
const greek = v.nullish(finite, null);

/**
 * GET /v3/snapshot/options/{underlying}. Trades, quotes and greeks are missing where the plan has none; a row with impossible
 * greeks, a bid above its ask or a symbol that says something else than its fields is no row.
 */
export const ContractSnapshot = v.pipe(
  v.object({
    details: v.pipe(
      ContractDetails,
      v.check((details) => agreesWithSymbol(details)),
    ),
    day: known(
      v.object({
        close: known(price),
        previous_close: known(price),
        change: known(change),
        change_percent: known(change),
        volume: known(count),
        last_updated: known(nanoseconds),
      }),
    ),
    last_trade: known(Trade),
    last_quote: known(Quote),
    break_even_price: known(price),
    implied_volatility: v.nullish(volatility, null),
    greeks: v.nullish(
      v.object({ delta: v.nullish(delta, null), gamma: greek, theta: greek, vega: greek }),
      null,
    ),
    open_interest: known(count),
    underlying_asset: known(
      v.object({
        ticker: known(symbol),
        price: known(price),
        value: known(price),
        last_updated: known(nanoseconds),
        timeframe: delayed,
      }),
    ),
  }),
  v.check(({ last_quote: quote }) => (quote?.bid ?? 0) <= (quote?.ask ?? Infinity)),
);
export type ContractSnapshot = v.InferOutput<typeof ContractSnapshot>;

/** GET /v3/trades/{ticker} */
export const TradeRow = v.object({
  price,
  size: v.pipe(count, v.gtValue(0)),
  sip_timestamp: nanosecondDigits,
  sequence_number: v.optional(v.union([v.string(), finite]), 0),
  conditions: v.fallback(v.optional(v.array(v.number()), []), []),
});
export type TradeRow = v.InferOutput<typeof TradeRow>;

/** GET /v3/quotes/{ticker} */
export const QuoteRow = v.object({
  bid_price: known(quoted),
  ask_price: known(quoted),
  sip_timestamp: nanosecondDigits,
});
export type QuoteRow = v.InferOutput<typeof QuoteRow>;

/** GET /stocks/v1/dividends and, before it, /v3/reference/dividends */
export const DividendRow = v.object({
  ticker: symbol,
  ex_dividend_date: date,
  cash_amount: price,
  split_adjusted_cash_amount: known(price),
  currency: known(text),
  pay_date: known(date),
  /** SC: a special dividend. */
  dividend_type: known(text),
  distribution_type: known(text),
});
export type DividendRow = v.InferOutput<typeof DividendRow>;

/** GET /stocks/v1/splits and, before it, /v3/reference/splits: so many shares become so many, with fractions in stock dividends. */
const shareCount = v.pipe(v.number(), v.finite(), v.gtValue(0));
export const SplitRow = v.object({
  ticker: symbol,
  execution_date: date,
  split_from: shareCount,
  split_to: shareCount,
});
export type SplitRow = v.InferOutput<typeof SplitRow>;

/** GET /vX/reference/tickers/{id}/events: the tickers of a company, each from its date on. */
export const TickerEvents = v.object({
  events: v.array(v.object({ date, ticker_change: v.object({ ticker: symbol }) })),
});
export type TickerEvents = v.InferOutput<typeof TickerEvents>;

/** GET /fed/v1/treasury-yields, percents */
const percents = known(v.pipe(finite, v.minValue(-5), v.maxValue(50)));
export const TreasuryYields = v.object({
  date,
  yield_1_month: percents,
  yield_3_month: percents,
  yield_6_month: percents,
  yield_1_year: percents,
  yield_2_year: percents,
  yield_3_year: percents,
  yield_5_year: percents,
  yield_7_year: percents,
  yield_10_year: percents,
});
export type TreasuryYields = v.InferOutput<typeof TreasuryYields>;
