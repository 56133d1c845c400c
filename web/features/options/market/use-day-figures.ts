import { newYorkDate } from '@toolyard/core/market';
import { addDays } from '@toolyard/core/shared';
import {
  useReadAggregatesQuery,
  useReadPreviousCloseQuery,
  useReadTickerQuery,
  type BarResponse,
  type MetaResponse,
  type TickerDetailsResponse,
} from '../../../api/generated.ts';
import type { LiveQuote } from '../live/live-quote.ts';
import { useLiveQuote } from '../live/use-live-quotes.ts';

/** Calendar days that hold thirty sessions, holidays and all. */
const THIRTY_SESSIONS = 46;

export interface DayFigures {
  readonly details: TickerDetailsResponse | null;
  readonly live: LiveQuote | null;
  /** Dollars: live, else the last close; null while unknown. */
  readonly price: number | null;
  readonly change: number | null;
  /** A fraction. */
  readonly changeFraction: number | null;
  /** Closes of up to thirty sessions. */
  readonly closes: readonly number[];
  readonly meta: MetaResponse | null;
  readonly isLoading: boolean;
  /** The price could not be loaded. */
  readonly isFailed: boolean;
  readonly refresh: () => void;
}

/** The daily bars of a symbol up to the day that its source stands at. */
export function useDailyBars(symbol: string, days: number, skip = false) {
  const previous = useReadPreviousCloseQuery({ symbol }, { skip });
  const asOf = previous.currentData?.meta.asOf;
  const to = asOf ? newYorkDate(Date.parse(asOf)) : null;
  const bars = useReadAggregatesQuery(
    { symbol, from: to ? addDays(to, -days) : '', to: to ?? '', timespan: 'day', multiplier: 1 },
    { skip: skip || !to },
  );
  return { previous, bars };
}

function changeOf(
  live: LiveQuote | null,
  close: BarResponse | undefined,
  closes: readonly number[],
) {
  if (live?.price != null) {
    const { price, change, changePercent } = live;
    return { price, change, changeFraction: changePercent === null ? null : changePercent / 100 };
  }
  const price = close?.c ?? null;
  const before = closes.at(-1) === price ? closes.at(-2) : closes.at(-1);
  if (price === null || before === undefined) return { price, change: null, changeFraction: null };
  return { price, change: price - before, changeFraction: (price - before) / before };
}

/** What a stock is and costs: its details and last close, thirty days of closes, and the live quote over them. */
export function useDayFigures(symbol: string, skip = false): DayFigures {
  const details = useReadTickerQuery({ symbol }, { skip });
  const { previous, bars } = useDailyBars(symbol, THIRTY_SESSIONS, skip);
  const live = useLiveQuote(symbol);
  const closes = (bars.currentData?.data.results ?? []).map((bar) => bar.c).slice(-30);
  const close = previous.currentData?.data.results[0];
  const figures = changeOf(live, close, closes);
  return {
    ...figures,
    details: details.currentData?.data.results ?? null,
    live,
    closes,
    meta: previous.currentData?.meta ?? null,
    isLoading: previous.isLoading && figures.price === null,
    isFailed: previous.isError && figures.price === null,
    refresh: () => {
      if (skip) return;
      void details.refetch();
      void previous.refetch();
      if (!bars.isUninitialized) void bars.refetch();
    },
  };
}
