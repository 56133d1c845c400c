import { listNameIn, type Watchlist } from '@toolyard/core/watchlist';
import { useLanguage } from '../../../../i18n/use-text.ts';

/** Names of lists; the one that everybody begins with is called in the language of the page. */
export function useListName(): (list: Watchlist) => string {
  const language = useLanguage();
  return ({ name }) => listNameIn(language, name);
}
