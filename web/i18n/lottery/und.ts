import { en, type LotteryTexts } from './en.ts';

/** The mixture is English in the lottery. */
export const und: LotteryTexts = en;
