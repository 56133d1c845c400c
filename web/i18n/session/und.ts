import type { SessionTexts } from './en.ts';
import { zhCN } from './zh-CN.ts';

/** The mixture is Chinese where one signs in and registers. */
export const und: SessionTexts = zhCN;
