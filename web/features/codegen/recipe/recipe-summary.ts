import { TARGETS, type Recipe } from '@toolyard/core/codegen';
import { textIn } from '@toolyard/core/shared';
import { useLanguage, useText } from '../../../i18n/use-text.ts';

/** Says in a line what a recipe makes of what: `Zod schemas · Root · 2 edits`. */
export function useRecipeSummary() {
  const t = useText();
  const language = useLanguage();
  return ({ target, rootName, edits, templates, text }: Recipe): string =>
    [
      textIn(TARGETS.find(({ id }) => id === target)!.label, language),
      rootName,
      edits.length > 0 && t('codegen.editCount', { count: edits.length }),
      templates.length > 0 && t('codegen.templateCount', { count: templates.length }),
      text !== null && t('codegen.hasInput'),
    ]
      .filter((part) => part !== false)
      .join(' · ');
}
