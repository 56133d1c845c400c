import { useState } from 'react';
import ChartColumn from 'lucide-react/icons/chart-column';
import { newYorkDate } from '@toolyard/core/calendar';
import { addDays, isFileSymbol } from '@toolyard/core/shared';
import { errorMessage } from '../../../../api/error-message.ts';
import { api, type BarResponse } from '../../../../api/generated.ts';
import { useAppDispatch } from '../../../../app/store.ts';
import { useAnalyze } from '../../../../app/use-analyze.ts';
import { useApplication } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { csvOf } from '../../../../ui/csv-of.ts';

const A_YEAR = 365;
const CALLS_AT_ONCE = 6;
const HEAD = ['symbol', 'day', 'open', 'high', 'low', 'close', 'volume'];

interface SymbolBars {
  readonly symbol: string;
  readonly bars: readonly BarResponse[];
  readonly error: unknown;
}

/** Daily bars of the last year of each symbol, a few at a time. */
function useDailyBars() {
  const { services } = useApplication();
  const dispatch = useAppDispatch();
  return async (symbols: readonly string[]): Promise<readonly SymbolBars[]> => {
    const to = newYorkDate(services.now());
    const from = addDays(to, -A_YEAR);
    const read = async (symbol: string): Promise<SymbolBars> => {
      // A chain of a file of one's own has no history.
      if (isFileSymbol(symbol)) return { symbol, bars: [], error: null };
      const span = { symbol, from, to, timespan: 'day', multiplier: 1 } as const;
      const once = { subscribe: false };
      const { data, error } = await dispatch(api.endpoints.readAggregates.initiate(span, once));
      return error
        ? { symbol, bars: [], error }
        : { symbol, bars: data?.data.results ?? [], error: null };
    };
    const found: SymbolBars[] = [];
    for (let at = 0; at < symbols.length; at += CALLS_AT_ONCE)
      found.push(...(await Promise.all(symbols.slice(at, at + CALLS_AT_ONCE).map(read))));
    return found;
  };
}

/** Opens the daily bars of a list in Data Analysis, and says which symbols have none. */
export function AnalyzeButton({ symbols }: { readonly symbols: readonly string[] }) {
  const t = useText();
  const toasts = useToasts();
  const analyze = useAnalyze();
  const dailyBars = useDailyBars();
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    const found = await dailyBars(symbols);
    setBusy(false);
    const without = found.filter(({ bars }) => bars.length === 0);
    if (without.length === found.length) {
      const error = found.find((each) => each.error !== null)?.error;
      const title = error
        ? errorMessage(error, t('watchlist.barsFailed'))
        : t('watchlist.barsNone');
      toasts.add({ title, variant: 'destructive' });
      return;
    }
    if (without.length > 0)
      toasts.add({
        title: t('watchlist.barsMissing', {
          count: without.length,
          symbols: without.map(({ symbol }) => symbol).join(', '),
        }),
      });
    const rows = found.flatMap(({ symbol, bars }) =>
      bars.map((bar) => [symbol, newYorkDate(bar.t), bar.o, bar.h, bar.l, bar.c, bar.v]),
    );
    analyze(new File([csvOf(HEAD, rows)], 'bars.csv', { type: 'text/csv' }));
  };
  return (
    <Button
      size="sm"
      icon={<ChartColumn size={14} aria-hidden="true" />}
      title={t('watchlist.analyzeWhat')}
      busy={busy}
      onClick={() => void open()}
    >
      {t('watchlist.analyze')}
    </Button>
  );
}
