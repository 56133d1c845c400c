import { DEFAULT_WATCHLIST, type Watchlist } from '@toolyard/core/watchlist';
import { useText } from '../../../../i18n/use-text.ts';

/** Names of lists; the one that everybody begins with is called in the language of the page. */
export function useListName(): (list: Watchlist) => string {
  const t = useText();
  return ({ name }) => (name === DEFAULT_WATCHLIST.name ? t('watchlist.title') : name);
}
