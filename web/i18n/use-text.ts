import { createContext, useContext } from 'react';
import { useLingui } from '@lingui/react';
import type { Language } from '@toolyard/core/shared';
import type { TextId } from './texts.ts';

/** The text of an id, with `{name}` filled in. */
export type Translate = (id: TextId, values?: Readonly<Record<string, string | number>>) => string;

export function useText(): Translate {
  // Bound anew whenever the language changes, so that memoised parts notice.
  return useLingui()._;
}

/** The language that is shown; the mixture is `und`. */
export function useLanguage(): Language {
  return useLingui().i18n.locale as Language;
}

export type WrittenLanguage = Exclude<Language, 'und'>;

/** What the mixture is written in here; areas set it. */
export const AreaLanguage = createContext<WrittenLanguage>('en');

/** The language that dates and words of this place are written in. */
export function useWrittenLanguage(): WrittenLanguage {
  const language = useLanguage();
  const area = useContext(AreaLanguage);
  return language === 'und' ? area : language;
}
