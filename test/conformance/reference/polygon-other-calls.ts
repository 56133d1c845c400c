import { sessionOn } from '@toolyard/core/calendar';
import { parseOptionSymbol, toProviderSymbol } from '@toolyard/core/options/contracts';
import { fromDollars, isMoneyAmount, parseCalendarDate, toDollars } from '@toolyard/core/shared';
import type { CalendarDate } from '@toolyard/core/shared';
import { readJson, summariseComparisons } from './polygon.ts';
import type { ReferenceResult } from './reference-suite.ts';

/**
 * Answers of calls that the adapter does not make, since others carry the same values: what they hold must be what core's
 * types can hold.
 */
const isPrice = (value: number): boolean =>
  isMoneyAmount(value) && value > 0 && toDollars(fromDollars(value)) === value;
const isDate = (text: string): boolean => parseCalendarDate(text) === text;
const isOptionSymbol = (text: string): boolean => {
  const read = parseOptionSymbol(text);
  return read.ok && toProviderSymbol(read.value) === text;
};

/** The provider's special days against those of our calendar. */
export function checkUpcoming(path: string): ReferenceResult {
  const days = readJson<
    readonly {
      readonly date: CalendarDate;
      readonly exchange: string;
      readonly status: string;
      readonly open?: string;
      readonly close?: string;
    }[]
  >(path);
  return summariseComparisons(
    Object.fromEntries(
      days.map(({ date, exchange, status, open, close }) => {
        const session = sessionOn(date);
        const expected =
          status === 'closed' ? null : { open: Date.parse(open!), close: Date.parse(close!) };
        const found = session && { open: session.open, close: session.close };
        return [`${exchange} ${date}`, [found, expected]];
      }),
    ),
  );
}

export function checkLastTrade(path: string): ReferenceResult {
  const { results } = readJson<{
    readonly results: { readonly T: string; readonly p: number; readonly s: number };
  }>(path);
  return summariseComparisons({
    symbol: [isOptionSymbol(results.T), true],
    price: [isPrice(results.p), true],
    size: [Number.isInteger(results.s), true],
  });
}

export function checkOpenClose(path: string): ReferenceResult {
  const day = readJson<
    Readonly<Record<string, number>> & { readonly symbol: string; readonly from: string }
  >(path);
  const prices = ['open', 'high', 'low', 'close', 'preMarket', 'afterHours'].map(
    (name) => day[name]!,
  );
  return summariseComparisons({
    symbol: [isOptionSymbol(day.symbol), true],
    date: [isDate(day.from), true],
    prices: [prices.every(isPrice), true],
    order: [Math.min(...prices) === day['low'] && Math.max(...prices) === day['high'], true],
  });
}

export function checkSplits(path: string): ReferenceResult {
  const { results } = readJson<{
    readonly results: readonly {
      readonly ticker: string;
      readonly execution_date: string;
      readonly split_from: number;
      readonly split_to: number;
    }[];
  }>(path);
  return summariseComparisons(
    Object.fromEntries(
      results.map(({ ticker, execution_date: date, split_from: from, split_to: to }) => [
        `${ticker} ${date}`,
        [
          [isDate(date), from > 0 && to > 0 && from !== to],
          [true, true],
        ],
      ]),
    ),
  );
}

export function checkStockSnapshot(path: string): ReferenceResult {
  const { ticker } = readJson<{
    readonly ticker: {
      readonly todaysChange: number;
      readonly lastTrade: { readonly p: number };
      readonly lastQuote: { readonly P: number; readonly p: number };
      readonly prevDay: { readonly c: number };
    };
  }>(path);
  const { lastTrade, lastQuote, prevDay, todaysChange } = ticker;
  return summariseComparisons({
    prices: [[lastTrade.p, lastQuote.p, lastQuote.P, prevDay.c].every(isPrice), true],
    'bid below ask': [lastQuote.p < lastQuote.P, true],
    change: [fromDollars(todaysChange), fromDollars(lastTrade.p) - fromDollars(prevDay.c)],
  });
}

export function checkEarnings(path: string): ReferenceResult {
  const { results } = readJson<{
    readonly results: readonly {
      readonly ticker: string;
      readonly date: string;
      readonly time: string;
      readonly date_status: string;
    }[];
  }>(path);
  return summariseComparisons(
    Object.fromEntries(
      results.map(({ ticker, date, time, date_status: status }) => [
        ticker,
        [
          [
            isDate(date),
            /^\d{2}:\d{2}:\d{2}$/.test(time),
            ['projected', 'confirmed'].includes(status),
          ],
          [true, true, true],
        ],
      ]),
    ),
  );
}
