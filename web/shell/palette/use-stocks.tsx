import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import { useSearchTickersQuery } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { decimal } from '../../ui/format.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import type { Entry } from './entry.ts';
import { looked, type Looked } from './looked.ts';

const PAUSE = 250;
const LIMIT = 5;

export const stockEntry = (symbol: string, go: (to: string) => void): Entry => ({
  id: `stock ${symbol}`,
  icon: <ChartCandlestick />,
  text: symbol,
  names: [],
  run: () => go(paths.stock(symbol)),
});

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
      ...stockEntry(hit.ticker, go),
      detail: [...names, isSimulated && t('palette.simulated')].filter(Boolean).join(' · '),
      figure: hit.price === null ? undefined : decimal(hit.price, 2),
      names: [hit.name, hit.name_zh ?? ''],
    };
  });
  return looked(text, stocks, {
    isAnswered: answered,
    isFailed: isError,
    again: () => void refetch(),
  });
}
