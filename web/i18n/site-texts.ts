import type { Messages } from '@lingui/core';
import type { Language } from '@toolyard/core/shared';
import { en } from './site-en.ts';
import { zhCN } from './site-zh-cn.ts';

/** The texts of the site's frame and home page in every language, for those who fetch nothing. */
export const SITE_TEXTS: Record<Language, Messages> = { en, 'zh-CN': zhCN };
