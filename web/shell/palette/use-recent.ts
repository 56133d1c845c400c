import { storedVisits } from '@toolyard/browser';
import { matchPath, useLocation } from 'react-router-dom';
import { useApplication } from '../../app/use-application.ts';
import type { Entry } from './entry.ts';
import { stockEntry } from './use-stocks.tsx';

const MOST = 5;

/** What this browser opened last, of pages, stocks and saved strategies; without the open page. */
export function useRecent(
  pages: readonly Entry[],
  strategies: readonly Entry[],
  go: (to: string) => void,
): readonly Entry[] {
  const { services } = useApplication();
  const { pathname } = useLocation();
  const entryOf = (path: string): Entry | undefined => {
    const stock = matchPath('/options/stock/:symbol', path)?.params.symbol;
    if (stock) return stockEntry(stock, go);
    const position = matchPath('/options/position/:id', path)?.params.id;
    if (position) return strategies.find(({ id }) => id === `strategy ${position}`);
    return pages.find(({ id }) => id === `page ${path}`);
  };
  return storedVisits(services.storage.at)
    .read()
    .filter((path) => path !== pathname)
    .flatMap((path) => entryOf(path) ?? [])
    .slice(0, MOST)
    .map((entry) => ({ ...entry, id: `recent ${entry.id}` }));
}
