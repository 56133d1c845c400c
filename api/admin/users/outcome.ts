import { textIn, type Language, type Texts } from '@toolyard/core/shared';

type Outcome =
  { readonly ok: true } | { readonly ok: false; readonly code: string; readonly texts: Texts };

/** What became of one of many, in the caller's language. */
export const outcomeOn = (
  outcome: Outcome,
  language: Language,
): { ok: boolean; code?: string; message?: string } =>
  outcome.ok
    ? { ok: true }
    : { ok: false, code: outcome.code, message: textIn(outcome.texts, language) };
