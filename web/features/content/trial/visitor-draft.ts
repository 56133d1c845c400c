import { storedArticleDraft, type ArticleDraftTexts } from '@toolyard/browser';
import type { Services } from '../../../app/services.ts';

export const EMPTY_DRAFT: ArticleDraftTexts = {
  title: '',
  markdown: '',
  tags: '',
  description: '',
  order: '',
};

/** The draft of whoever writes on this device without an account. */
export function visitorDraft({ storage }: Pick<Services, 'storage'>) {
  const stored = storedArticleDraft(storage.at, 'visitor', 'trial');
  return {
    /** Null where nothing was written. */
    read: (): ArticleDraftTexts | null => {
      const draft = stored.read()?.draft ?? EMPTY_DRAFT;
      return draft.title.trim() === '' && draft.markdown.trim() === '' ? null : draft;
    },
    /** Whether the device has stored it. */
    write: (draft: ArticleDraftTexts): boolean =>
      stored.write({ base: { number: 0, draft: EMPTY_DRAFT }, draft }),
    remove: (): void => stored.remove(),
  };
}
