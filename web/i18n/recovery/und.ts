import type { RecoveryTexts } from './en.ts';
import { zhCN } from './zh-CN.ts';

/** The mixture is Chinese where one signs in. */
export const und: RecoveryTexts = zhCN;
