import { nameIn } from '@toolyard/core/options/strategies';
import { TEMPLATE_NAMES, type TemplateId } from '@toolyard/core/options/templates';
import { textIn } from '@toolyard/core/shared';
import { useLanguage } from '../../../../i18n/use-text.ts';

/** The name of a template by its id, in the language of the page; an unknown id as it is. */
export function useTemplateName(): (id: string) => string {
  const language = useLanguage();
  return (id) =>
    Object.hasOwn(TEMPLATE_NAMES, id) ? textIn(TEMPLATE_NAMES[id as TemplateId], language) : id;
}

/** The name of a strategy on this page: one that was made for it is in the page's language. */
export function useShownName(): (name: string, symbol: string) => string {
  const language = useLanguage();
  return (name, symbol) => nameIn(language, name, symbol);
}
