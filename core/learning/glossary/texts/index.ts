import type { Language } from '../../../shared/index.ts';
import { en } from '../en.ts';
import type { TermTexts } from '../terms.ts';
import { zhCN } from '../zh-cn.ts';

/** The same as TERM_TEXTS for servers, which have every language at hand. */
export const LOADED_TERM_TEXTS: Readonly<Record<Language, TermTexts>> = { en, 'zh-CN': zhCN };
