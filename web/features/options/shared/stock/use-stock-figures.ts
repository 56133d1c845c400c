import { newYorkDate } from '@toolyard/core/calendar';
import { addDays, type CalendarDate } from '@toolyard/core/shared';
import {
  useReadAggregatesQuery,
  useReadPreviousCloseQuery,
  useReadTickerQuery,
  type BarResponse,
  type MetaResponse,
  type TickerDetailsResponse,
} from '../../../../api/generated.ts';
import { useEachSession } from '../live/use-each-session.ts';
import type { LiveQuote } from '../live/live-quote.ts';
import { useLiveQuote } from '../live/use-live-quotes.ts';
import { dayPrice, type DayPrice } from './day-move.ts';

/** Calendar days that hold thirty sessions, holidays and all. */
const THIRTY_SESSIONS = 46;

/** What changes once a session; the price of now is a hook of its own, for the component that shows it. */
export interface StockFigures {
  readonly symbol: string;
  readonly details: TickerDetailsResponse | null;
  readonly lastClose: BarResponse | undefined;
  /** Up to thirty daily bars. */
  readonly bars: readonly BarResponse[];
  readonly closes: readonly number[];
  readonly meta: MetaResponse | null;
  /** The day that the source stands at; null while unknown. */
  readonly today: CalendarDate | null;
  /** The request of the details, for a page that cannot stand without them. */
  readonly detailsRequest: ReturnType<typeof useReadTickerQuery>;
  readonly isLoading: boolean;
  readonly areBarsLoading: boolean;
  readonly isFailed: boolean;
}

/** The daily bars of a symbol up to the day that its source stands at. */
export function useDailyBars(symbol: string, days: number, skip = false) {
  const previous = useEachSession(useReadPreviousCloseQuery({ symbol }, { skip }));
  const asOf = previous.currentData?.meta.asOf;
  const to = asOf ? newYorkDate(Date.parse(asOf)) : null;
  const bars = useEachSession(
    useReadAggregatesQuery(
      { symbol, from: to ? addDays(to, -days) : '', to: to ?? '', timespan: 'day', multiplier: 1 },
      { skip: skip || !to },
    ),
  );
  return { previous, bars };
}

/** The details of a stock, its last close and thirty days of closes. */
export function useStockFigures(symbol: string, skip = false): StockFigures {
  const details = useEachSession(useReadTickerQuery({ symbol }, { skip }));
  const { previous, bars } = useDailyBars(symbol, THIRTY_SESSIONS, skip);
  const results = (bars.currentData?.data.results ?? []).slice(-30);
  const meta = details.currentData?.meta ?? previous.currentData?.meta ?? null;
  return {
    symbol,
    details: details.currentData?.data.results ?? null,
    lastClose: previous.currentData?.data.results[0],
    bars: results,
    closes: results.map((bar) => bar.c),
    meta,
    today: meta && newYorkDate(Date.parse(meta.asOf)),
    detailsRequest: details,
    isLoading: previous.isLoading,
    areBarsLoading: bars.isLoading,
    isFailed: previous.isError,
  };
}

interface PriceNow extends DayPrice {
  readonly live: LiveQuote | null;
  readonly isLoading: boolean;
  /** The previous close may still arrive. */
  readonly isCloseLoading: boolean;
  readonly isFailed: boolean;
}

/** The live price of a stock, else its last close, with its change; renders at each tick. */
export function usePriceNow(stock: StockFigures): PriceNow {
  // A symbol that the server does not know has no quotes.
  const live = useLiveQuote(stock.detailsRequest.isError ? null : stock.symbol);
  const figures = dayPrice(live, stock.lastClose, stock.bars);
  return {
    ...figures,
    live,
    isLoading: stock.isLoading && figures.price === null,
    isCloseLoading: figures.previousClose === null && (stock.isLoading || stock.areBarsLoading),
    isFailed: stock.isFailed && figures.price === null,
  };
}
