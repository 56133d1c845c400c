import type { OptionsTexts } from './en.ts';
import { zhCN } from './zh-CN.ts';

/** The mixture is Chinese in the options area. */
export const und: OptionsTexts = zhCN;
