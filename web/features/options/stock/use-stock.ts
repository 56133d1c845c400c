import { newYorkDate } from '@toolyard/core/market';
import { addDays } from '@toolyard/core/shared';
import {
  useReadAggregatesQuery,
  useReadPreviousCloseQuery,
  useReadTickerQuery,
} from '../../../api/generated.ts';
import { useLiveQuote } from '../live/use-live-quotes.ts';

/** Days that hold the session before the last one, holidays and all. */
const FEW_DAYS = 10;

/** Details first, last close beside them, then the price: live, else the last close against the one before. */
export function useStock(symbol: string) {
  const details = useReadTickerQuery({ symbol });
  const previous = useReadPreviousCloseQuery({ symbol });
  // What is not there has no price to wait for.
  const live = useLiveQuote(details.isError ? null : symbol);
  const meta = details.currentData?.meta;
  const today = meta ? newYorkDate(Date.parse(meta.asOf)) : null;
  const bars = useReadAggregatesQuery(
    {
      symbol,
      from: today ? addDays(today, -FEW_DAYS) : '',
      to: today ?? '',
      timespan: 'day',
      multiplier: 1,
    },
    { skip: !today },
  );
  const [before, last] = (bars.currentData?.data.results ?? []).slice(-2);
  const close = previous.currentData
    ? (previous.currentData.data.results[0]?.c ?? null)
    : undefined;
  const change = before && last ? last.c - before.c : null;
  return {
    details,
    meta,
    today,
    previousClose: previous.isError ? null : close,
    ...(live?.price != null
      ? {
          price: live.price,
          change: live.change,
          changeFraction: live.changePercent === null ? null : live.changePercent / 100,
        }
      : {
          price: last?.c ?? close ?? null,
          change,
          changeFraction: change === null || !before ? null : change / before.c,
        }),
  };
}
