import { nameIn } from '@toolyard/core/options/strategies';
import {
  STRUCTURE_NAMES,
  TEMPLATE_NAMES,
  type StructureId,
  type TemplateId,
} from '@toolyard/core/options/templates';
import { textIn } from '@toolyard/core/shared';
import { useLanguage } from '../../../../i18n/use-text.ts';

/** The name of a template by its id, in the language of the page; an unknown id as it is. */
export function useTemplateName(): (id: string) => string {
  const language = useLanguage();
  return (id) =>
    Object.hasOwn(TEMPLATE_NAMES, id) ? textIn(TEMPLATE_NAMES[id as TemplateId], language) : id;
}

/** Templates that say too little of a trade: a covered call and a protective call, or shares alone. */
const WIDE = ['covered-stock', 'custom'];

/** The type of a trade: the name of its template, or of its structure where the template says too little. */
export function useTypeName(): (templateId: string, structure: string) => string {
  const language = useLanguage();
  const templateName = useTemplateName();
  return (templateId, structure) =>
    WIDE.includes(templateId) && Object.hasOwn(STRUCTURE_NAMES, structure)
      ? textIn(STRUCTURE_NAMES[structure as StructureId], language)
      : templateName(templateId);
}

/** The name of a strategy on this page: one that was made for it is in the page's language. */
export function useShownName(): (name: string, symbol: string) => string {
  const language = useLanguage();
  return (name, symbol) => nameIn(language, name, symbol);
}
