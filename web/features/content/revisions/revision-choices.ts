import type { useText } from '../../../i18n/use-text.ts';
import type { Choice } from '../../../ui/select.tsx';

/** All revisions of an article, the draft first. */
export const revisionChoices = (draft: number, t: ReturnType<typeof useText>): Choice[] =>
  Array.from({ length: draft }, (_, index) => ({
    value: `${draft - index}`,
    label: t('contentRevisions.number', { number: draft - index }),
  }));
