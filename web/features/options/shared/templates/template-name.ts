import type { StrategyTemplate } from '@toolyard/core/options/templates';
import { useLanguage } from '../../../../i18n/use-text.ts';

/** The two names of a template, the one in the language of the page first. */
export function useTemplateNames(): (template: StrategyTemplate) => readonly [string, string] {
  const english = useLanguage() === 'en';
  return ({ name, nameEn }) => (english ? [nameEn, name] : [name, nameEn]);
}
