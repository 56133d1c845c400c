import { parseCalendarDate } from '@toolyard/core/shared';
import * as v from 'valibot';
import { fromAlpacaSymbol } from './symbols.ts';

/** No share or contract costs as much; a larger number is a mistake. */
const GREATEST_PRICE = 10_000_000;
const GREATEST_COUNT = 1e15;
const FIRST_INSTANT = Date.parse('1960-01-01T00:00:00Z');
const LAST_INSTANT = Date.parse('2100-01-01T00:00:00Z');

const finite = v.pipe(v.number(), v.finite());
const price = v.pipe(finite, v.gtValue(0), v.maxValue(GREATEST_PRICE));
/** A bid of nothing is 0. */
const quoted = v.pipe(finite, v.minValue(0), v.maxValue(GREATEST_PRICE));
const count = v.pipe(finite, v.minValue(0), v.maxValue(GREATEST_COUNT));
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(20_000));
const symbol = v.pipe(v.string(), v.regex(/^[A-Za-z0-9.]{1,32}$/), v.transform(fromAlpacaSymbol));
const date = v.pipe(
  v.string(),
  v.transform(parseCalendarDate),
  v.check((value) => value !== null),
  v.transform((value) => value!),
);
/** RFC 3339 with up to nine decimals, to milliseconds. */
const instant = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform(Date.parse),
  v.minValue(FIRST_INSTANT),
  v.maxValue(LAST_INSTANT),
);

/** What is missing or wrong is unknown: null. */
const known = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema, null), null);

/** GET /v2/clock */
export const MarketClock = v.object({
  timestamp: instant,
  is_open: v.boolean(),
  next_close: instant,
});

/** GET /v2/assets */
export const Asset = v.object({
  symbol,
  name: text,
  exchange: text,
});
export type Asset = v.InferOutput<typeof Asset>;

/** GET /v2/stocks/{symbol}/bars and /v1beta1/options/bars */
export const WireBar = v.pipe(
  v.object({ t: instant, o: price, h: price, l: price, c: price, v: v.optional(count, 0) }),
  v.check(({ o, h, l, c }) => l <= Math.min(o, c) && h >= Math.max(o, c)),
);
export type WireBar = v.InferOutput<typeof WireBar>;

const Print = v.object({ t: instant, p: price });
const Quote = v.object({ t: instant, bp: quoted, ap: quoted });

/** GET /v2/stocks/snapshots, /v1beta1/options/snapshots and /v1beta1/options/snapshots/{underlying} */
export const Snapshot = v.object({
  latestTrade: known(Print),
  latestQuote: known(Quote),
  dailyBar: known(WireBar),
  prevDailyBar: known(WireBar),
});
export type Snapshot = v.InferOutput<typeof Snapshot>;

/** GET /v1beta1/options/trades */
export const OptionPrint = v.object({ t: instant, p: price, s: v.pipe(count, v.gtValue(0)) });
export type OptionPrint = v.InferOutput<typeof OptionPrint>;

/** A part of what a contract delivers: shares of a company, or dollars. */
const Deliverable = v.object({
  type: text,
  symbol: known(symbol),
  amount: known(v.pipe(v.string(), v.decimal(), v.transform(Number), count)),
  delayed_settlement: known(v.boolean()),
});

/** GET /v2/options/contracts, numbers as strings; `deliverables` where they are asked for */
export const ListedContract = v.object({
  symbol,
  open_interest: known(v.pipe(v.string(), v.digits(), v.transform(Number), count)),
  deliverables: known(v.array(Deliverable)),
});
export type ListedContract = v.InferOutput<typeof ListedContract>;

/** GET /v1beta1/news */
export const NewsArticle = v.object({
  id: v.union([v.pipe(v.number(), v.safeInteger()), text]),
  headline: text,
  created_at: instant,
  source: text,
  url: known(text),
  summary: known(text),
  symbols: v.optional(v.array(symbol), []),
});
export type NewsArticle = v.InferOutput<typeof NewsArticle>;

/** GET /v1/corporate-actions: a cash dividend has a rate in dollars, a split how many shares become how many. */
export const Distribution = v.object({
  symbol,
  ex_date: date,
  rate: known(price),
  old_rate: known(price),
  new_rate: known(price),
  payable_date: known(date),
  special: known(v.boolean()),
});
export type Distribution = v.InferOutput<typeof Distribution>;

/**
 * The same of a company that is acquired: `acquirer_rate` shares for each `acquiree_rate` of its own, and dollars per share,
 * the `rate` where only cash is paid and else the `cash_rate`.
 */
const Acquisition = v.object({
  acquiree_symbol: symbol,
  acquiree_rate: known(price),
  acquirer_symbol: known(symbol),
  acquirer_rate: known(price),
  rate: known(price),
  cash_rate: known(price),
  effective_date: date,
});
export type Acquisition = v.InferOutput<typeof Acquisition>;

/** The same of a company whose name, CUSIP or symbol changes; the symbol may stay. */
const NameChange = v.object({ old_symbol: symbol, new_symbol: symbol, process_date: date });

/**
 * Source: https://docs.alpaca.markets/reference/corporateactions-1, and alpaca/data/models/corporate_actions.py of
 * alpacahq/alpaca-py.
 */
export const CorporateAction = v.union([Distribution, Acquisition, NameChange]);
export type CorporateAction = v.InferOutput<typeof CorporateAction>;
