import { en } from './en.ts';
import type { AccountTexts } from './en.ts';
import { zhCN } from './zh-CN.ts';

/** Chinese, but for the menu entry, which the specification gives in English. */
export const und: AccountTexts = { ...zhCN, 'settings.options': en['settings.options'] };
