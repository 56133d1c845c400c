import { useMemo } from 'react';
import { newYorkDate } from '@toolyard/core/calendar';
import type { DailyClose } from '@toolyard/core/options/analysis';
import { addDays, isFileSymbol } from '@toolyard/core/shared';
import { useReadAggregatesQuery } from '../../../../api/generated.ts';
import { useToday } from '../live/use-now.ts';

/** Three years of calendar days. */
const HISTORY_DAYS = 1096;

const NONE: readonly DailyClose[] = [];

/** Daily closes of a stock, oldest first, read only where they are wanted; none of a chain file, which has no history. */
export function usePastCloses(symbol: string | undefined, wanted: boolean) {
  const today = useToday();
  const { currentData, isError, refetch } = useReadAggregatesQuery(
    {
      symbol: symbol ?? '',
      from: addDays(today, -HISTORY_DAYS),
      to: today,
      timespan: 'day',
      multiplier: 1,
    },
    { skip: !wanted || !symbol || isFileSymbol(symbol) },
  );
  const bars = currentData?.data.results;
  const closes = useMemo(
    () => bars?.map(({ t, c }) => ({ date: newYorkDate(t), close: c })) ?? NONE,
    [bars],
  );
  const hasNone = !symbol || isFileSymbol(symbol);
  const state = bars || hasNone ? 'ready' : isError ? 'failed' : 'loading';
  return { closes, state, retry: () => void refetch() } as const;
}
