import type { StrategyTemplate } from '@toolyard/core/options/templates';
import { nameIn } from '@toolyard/core/options/strategies';
import { useLanguage } from '../../../../i18n/use-text.ts';

/** The two names of a template, the one in the language of the page first. */
export function useTemplateNames(): (template: StrategyTemplate) => readonly [string, string] {
  const english = useLanguage() === 'en';
  return ({ name, nameEn }) => (english ? [nameEn, name] : [name, nameEn]);
}

/** The name of a strategy on this page: one that was made for it is in the page's language. */
export function useShownName(): (name: string, symbol: string) => string {
  const language = useLanguage();
  return (name, symbol) => nameIn(language, name, symbol);
}
