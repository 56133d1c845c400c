import { nameIn } from '@toolyard/core/options/strategies';
import { useLanguage } from '../../../../i18n/use-text.ts';

/** The name of a strategy on this page: one that was made for it is in the page's language. */
export function useShownName(): (name: string, symbol: string) => string {
  const language = useLanguage();
  return (name, symbol) => nameIn(language, name, symbol);
}
