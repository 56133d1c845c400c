import { parseCalendarDate, type Instant } from '../shared/index.ts';
import type { CorporateAction } from './corporate-action.ts';
import { REPORT_TIMES, type EarningsReport } from './earnings.ts';
import { SECTORS, type StockDay } from './movers.ts';
import type { NewsItem } from './news.ts';
import type { MarketMeta } from './sourced.ts';
import type { Bar, StockQuote } from './stock-quote.ts';
import type { SearchHit, TickerDetails } from './ticker.ts';

/** Clocks of provider and server may differ by this much. */
const CLOCK_SKEW = 2 * 60_000;
/** Dollars; the dearest share costs less than a tenth of it. */
const HIGHEST_PRICE = 10_000_000;
const LARGEST_MOVE = 0.9;
/** No share that can be traded goes without a trade for longer. */
const OLDEST_PRICE = 30 * 86_400_000;

/** What an answer is checked against. */
export interface PlausibilityTerms {
  readonly now: Instant;
  /** Whether the price is near enough to the last one of the symbol. */
  readonly accepts: (symbol: string, price: number) => boolean;
}

/** An answer that may be shown; `partial` where implausible parts are left out. */
export interface Plausible<T> {
  readonly value: T;
  readonly partial: boolean;
}

/**
 * Whether a price is so far off the last one that it is taken for an error: 90 % or more.
 *
 *     |price − last| ≥ 0.9 · last
 *
 * @example jumps(10, 100) // true
 */
export const jumps = (price: number, last: number): boolean =>
  Math.abs(price - last) >= LARGEST_MOVE * last;

/** Dollars above zero that a share or an index can cost. */
export const isPrice = (value: unknown): value is number =>
  Number.isFinite(value) && (value as number) > 0 && (value as number) <= HIGHEST_PRICE;

/** A finite number that is not negative, or null for unknown. */
export const isFigure = (value: unknown): boolean =>
  value === null || (Number.isFinite(value) && (value as number) >= 0);

/** A finite number of either sign, or null for unknown. */
const isChange = (value: unknown): boolean => value === null || Number.isFinite(value);

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isPriceOrNull = (value: unknown): boolean => value === null || isPrice(value);

/** Whether an instant has passed, as far as clocks agree. */
export const hasPassed = (at: unknown, now: Instant): at is Instant =>
  Number.isFinite(at) && (at as number) >= 0 && (at as number) <= now + CLOCK_SKEW;

/** Whether a price of then may stand as the one of now. */
export const isCurrent = (at: unknown, now: Instant): at is Instant =>
  hasPassed(at, now) && now - at <= OLDEST_PRICE;

/**
 * The rows that pass, each key once; null where rows are given and none passes. An answer without some of its rows is
 * partial.
 */
export function plausibleRows<T>(
  rows: readonly T[],
  passes: (row: T) => boolean,
  keyOf: (row: T) => unknown,
): Plausible<readonly T[]> | null {
  if (!Array.isArray(rows)) return null;
  const seen = new Set<unknown>();
  const value = rows.filter((row: T) => {
    if (typeof row !== 'object' || row === null || !passes(row) || seen.has(keyOf(row)))
      return false;
    seen.add(keyOf(row));
    return true;
  });
  if (value.length === 0 && rows.length > 0) return null;
  return { value, partial: value.length < rows.length };
}

export const plausibleMeta = (meta: MarketMeta, { now }: PlausibilityTerms): boolean =>
  isText(meta.provider) &&
  hasPassed(meta.asOf, now) &&
  Number.isFinite(meta.delayedMinutes) &&
  meta.delayedMinutes >= 0 &&
  [meta.stale, meta.simulated, meta.partial].every((flag) => typeof flag === 'boolean');

/** Whether bid and ask lie close together and the price far from both. Stub quotes lie far apart and say nothing. */
export const contradictsQuote = ({
  price,
  bid,
  ask,
}: Pick<StockQuote, 'price' | 'bid' | 'ask'>): boolean =>
  bid !== null &&
  ask !== null &&
  bid <= ask &&
  ask <= 2 * bid &&
  jumps(price, bid) &&
  jumps(price, ask);

/** Percent; a smaller change is rounded too coarsely to tell the close that it is counted from. */
const LEAST_CHANGE = 0.05;

/** Whether the price lies far from the close that its own change is counted from. */
const contradictsChange = ({ price, change, changePercent }: StockQuote): boolean =>
  change !== null &&
  changePercent !== null &&
  Math.abs(changePercent) >= LEAST_CHANGE &&
  jumps(price, (100 * change) / changePercent);

/** A price 90 % off the last one, its own change or its bid and ask refuses the quote; a bid above its ask leaves both out. */
export function plausibleQuote(
  quote: StockQuote,
  symbol: string,
  { now, accepts }: PlausibilityTerms,
): Plausible<StockQuote> | null {
  const { price, change, changePercent, bid, ask, at } = quote;
  if (quote.symbol !== symbol || !isPrice(price) || !isCurrent(at, now)) return null;
  if (![change, changePercent].every(isChange)) return null;
  if (contradictsQuote(quote) || contradictsChange(quote)) return null;
  if (!accepts(symbol, price)) return null;
  const isQuoted = isFigure(bid) && isFigure(ask) && (bid === null || ask === null || bid <= ask);
  return isQuoted
    ? { value: quote, partial: false }
    : { value: { ...quote, bid: null, ask: null }, partial: true };
}

/** Prices within low and high, of a time that has passed. */
export const plausibleBar = (bar: Bar, { now }: Pick<PlausibilityTerms, 'now'>): boolean =>
  [bar.open, bar.high, bar.low, bar.close].every(isPrice) &&
  bar.low <= Math.min(bar.open, bar.close) &&
  bar.high >= Math.max(bar.open, bar.close) &&
  bar.volume !== null &&
  isFigure(bar.volume) &&
  hasPassed(bar.at, now);

/** Ascending; a bar that is 90 % off both its neighbours is left out. */
export function plausibleBars(
  bars: readonly Bar[],
  terms: Pick<PlausibilityTerms, 'now'>,
): Plausible<readonly Bar[]> | null {
  const sound = plausibleRows(
    bars,
    (bar) => plausibleBar(bar, terms),
    ({ at }) => at,
  );
  if (sound === null) return null;
  const ordered = sound.value.toSorted((a, b) => a.at - b.at);
  const value = ordered.filter(({ close }, i) => {
    const around = [ordered[i - 1], ordered[i + 1]].flatMap((each) => each?.close ?? []);
    return around.length < 2 || around.some((each) => !jumps(close, each));
  });
  return { value, partial: sound.partial || value.length < ordered.length };
}

/** 52-week prices in the wrong order are left out. */
export function plausibleDetails(
  details: TickerDetails,
  symbol: string,
): Plausible<TickerDetails> | null {
  const { min52Week: min, max52Week: max } = details;
  const figures = [details.marketCap, details.weightedSharesOutstanding, details.dividendYield];
  if (details.ticker !== symbol || !isText(details.name)) return null;
  if (![details.nameZh, details.primaryExchange].every(isTextOrNull)) return null;
  if (!figures.every(isFigure) || ![min, max].every(isPriceOrNull)) return null;
  return min !== null && max !== null && min > max
    ? { value: { ...details, min52Week: null, max52Week: null }, partial: true }
    : { value: details, partial: false };
}

export const plausibleHits = (hits: readonly SearchHit[]): Plausible<readonly SearchHit[]> | null =>
  plausibleRows(
    hits,
    (hit) =>
      [hit.ticker, hit.name].every(isText) &&
      [hit.market, hit.locale, hit.type, hit.currency].every((text) => typeof text === 'string') &&
      [hit.nameZh, hit.primaryExchange].every(isTextOrNull) &&
      isPriceOrNull(hit.price) &&
      [hit.change, hit.changePercent].every(isChange),
    ({ ticker }) => ticker,
  );

/** Newest first; links are web addresses or paths of this site. */
export const plausibleNews = (
  items: readonly NewsItem[],
  { now }: Pick<PlausibilityTerms, 'now'>,
): Plausible<readonly NewsItem[]> | null => {
  const sound = plausibleRows(
    items,
    (item) =>
      [item.id, item.title, item.publisher].every(isText) &&
      [item.titleZh, item.description, item.descriptionZh].every(isTextOrNull) &&
      (item.url === null || (typeof item.url === 'string' && /^(https?:\/\/|\/)/.test(item.url))) &&
      Array.isArray(item.tickers) &&
      item.tickers.every(isText) &&
      Number.isFinite(item.publishedAt) &&
      item.publishedAt >= 0 &&
      item.publishedAt <= now,
    ({ id }) => id,
  );
  return (
    sound && { ...sound, value: sound.value.toSorted((a, b) => b.publishedAt - a.publishedAt) }
  );
};

/** Dates of the calendar, one per symbol. */
export const plausibleEarnings = (
  reports: readonly EarningsReport[] | null,
): Plausible<readonly EarningsReport[] | null> | null =>
  reports === null
    ? { value: null, partial: false }
    : plausibleRows(
        reports,
        ({ symbol, date, time, confirmed }) =>
          isText(symbol) &&
          isText(date) &&
          parseCalendarDate(date) !== null &&
          (time === null || REPORT_TIMES.includes(time)) &&
          typeof confirmed === 'boolean',
        ({ symbol, date }) => `${symbol} ${date}`,
      );

export const plausibleStockDays = (
  days: readonly StockDay[],
  { accepts }: Pick<PlausibilityTerms, 'accepts'>,
): Plausible<readonly StockDay[]> | null =>
  plausibleRows(
    days,
    (day) =>
      [day.ticker, day.name, day.type].every(isText) &&
      (day.sector === null || SECTORS.includes(day.sector)) &&
      isTextOrNull(day.nameZh) &&
      isPriceOrNull(day.price) &&
      [day.change, day.changePercent].every(isChange) &&
      isFigure(day.volume) &&
      (day.price === null || accepts(day.ticker, day.price)),
    ({ ticker }) => ticker,
  );

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;
const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;

function isPlausibleAction(action: CorporateAction): boolean {
  switch (action.kind) {
    case 'dividend':
      return (
        isPrice(action.amount) &&
        (action.payDate === null || parseCalendarDate(action.payDate) !== null)
      );
    case 'split':
      return isCount(action.from) && isCount(action.to) && action.from !== action.to;
    case 'symbolChange':
      return isText(action.newSymbol) && action.newSymbol !== action.symbol;
    case 'merger':
      return isAmount(action.cash) && isAmount(action.shares) && isTextOrNull(action.newSymbol);
  }
}

/** Actions of the symbol that was requested, on dates of the calendar. */
export const plausibleActions = (
  actions: readonly CorporateAction[] | null,
  symbol: string,
): Plausible<readonly CorporateAction[] | null> | null =>
  actions === null
    ? { value: null, partial: false }
    : plausibleRows(
        actions,
        (action) =>
          action.symbol === symbol &&
          parseCalendarDate(action.exDate) !== null &&
          isPlausibleAction(action),
        (action) =>
          `${action.exDate} ${action.kind} ${action.kind === 'dividend' && action.isSpecial}`,
      );
