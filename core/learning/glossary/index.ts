import type { Language } from '../../shared/index.ts';
import type { TermTexts } from './terms.ts';

export { TERM_GROUPS, TERMS } from './terms.ts';
export type { TermGroup, TermId, TermText, TermTexts } from './terms.ts';

/** Names and explanations of all terms, fetched one language at a time. */
export const TERM_TEXTS: Readonly<Record<Language, () => Promise<TermTexts>>> = {
  en: async () => (await import('./en.ts')).en,
  'zh-CN': async () => (await import('./zh-cn.ts')).zhCN,
};
