import { useLingui } from '@lingui/react';
import type { Language } from '@toolyard/core/shared';
import type { TextId } from './texts.ts';

/** The text of an id, with its values filled in. */
export type Translate = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

export function useText(): Translate {
  // A new function whenever the language changes, so that memoised parts render again.
  return useLingui()._;
}

/** The language of the page. */
export function useLanguage(): Language {
  return useLingui().i18n.locale as Language;
}
