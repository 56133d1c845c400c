import { newYorkDate } from '@toolyard/core/calendar';
import { addDays, type CalendarDate } from '@toolyard/core/shared';
import {
  useReadAggregatesQuery,
  useReadPreviousCloseQuery,
  useReadTickerQuery,
  type MetaResponse,
  type TickerDetailsResponse,
} from '../../../../api/generated.ts';
import type { LiveQuote } from '../live/live-quote.ts';
import { useLiveQuote } from '../live/use-live-quotes.ts';
import { dayPrice, type DayPrice } from './day-move.ts';

/** Calendar days that hold thirty sessions, holidays and all. */
const THIRTY_SESSIONS = 46;

export interface DayFigures extends DayPrice {
  readonly details: TickerDetailsResponse | null;
  readonly live: LiveQuote | null;
  /** Closes of up to thirty sessions. */
  readonly closes: readonly number[];
  readonly meta: MetaResponse | null;
  /** The day that the source stands at; null while unknown. */
  readonly today: CalendarDate | null;
  /** The request of the details, for a page that cannot stand without them. */
  readonly detailsRequest: ReturnType<typeof useReadTickerQuery>;
  readonly isLoading: boolean;
  /** The previous close may still come. */
  readonly isCloseLoading: boolean;
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

/** What a stock is and costs: its details and last close, thirty days of closes, and the live quote over them. */
export function useDayFigures(symbol: string, skip = false): DayFigures {
  const details = useReadTickerQuery({ symbol }, { skip });
  const { previous, bars } = useDailyBars(symbol, THIRTY_SESSIONS, skip);
  // A symbol that the server does not know has no quotes.
  const live = useLiveQuote(details.isError ? null : symbol);
  const results = (bars.currentData?.data.results ?? []).slice(-30);
  const figures = dayPrice(live, previous.currentData?.data.results[0], results);
  const meta = details.currentData?.meta ?? previous.currentData?.meta ?? null;
  return {
    ...figures,
    details: details.currentData?.data.results ?? null,
    live,
    closes: results.map((bar) => bar.c),
    meta,
    today: meta && newYorkDate(Date.parse(meta.asOf)),
    detailsRequest: details,
    isLoading: previous.isLoading && figures.price === null,
    isCloseLoading: figures.previousClose === null && (previous.isLoading || bars.isLoading),
    isFailed: previous.isError && figures.price === null,
    refresh: () => {
      if (skip) return;
      void details.refetch();
      void previous.refetch();
      if (!bars.isUninitialized) void bars.refetch();
    },
  };
}
