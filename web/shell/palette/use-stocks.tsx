import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import { useSearchTickersQuery } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal } from '../../ui/format.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { found, type Entry } from './entry.ts';
import type { Looked } from './use-tools.tsx';

const PAUSE = 250;
const LIMIT = 5;

/** The stocks that the market finds for a text, asked for once the typing rests. */
export function useStocks(typed: string, go: (to: string) => void): Looked {
  const language = useLanguage();
  const t = useText();
  const text = typed.trim();
  const query = useDebounced(text, PAUSE);
  const { data, currentData, isError, isFetching, refetch } = useSearchTickersQuery(
    { query, limit: LIMIT },
    { skip: query === '' },
  );
  const answered = query === text && !isFetching && (currentData !== undefined || isError);
  const stocks = (data?.data.results ?? []).map((hit): Entry => {
    const names = language === 'zh-CN' ? [hit.name_zh, hit.name] : [hit.name, hit.name_zh];
    const isSimulated = hit.price !== null && data?.meta.simulated === true;
    return {
      id: `stock ${hit.ticker}`,
      icon: <ChartCandlestick />,
      text: hit.ticker,
      detail: [...names, isSimulated && t('palette.simulated')].filter(Boolean).join(' · '),
      figure: hit.price === null ? undefined : decimal(hit.price, 2),
      names: [hit.name, hit.name_zh ?? ''],
      run: () => go(paths.stock(hit.ticker)),
    };
  });
  if (text === '') return { entries: [], state: 'idle', again: () => undefined };
  if (answered)
    return {
      entries: isError ? [] : stocks,
      state: isError ? 'failed' : 'here',
      again: () => void refetch(),
    };
  // Of an earlier answer stays what fits the text of now.
  return { entries: found(stocks, text), state: 'pending', again: () => undefined };
}
