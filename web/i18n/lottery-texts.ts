import type { Messages } from '@lingui/core';
import type { Language } from '@toolyard/core/shared';

/** The texts of pages of the lottery beside its list, an area for each group of screens. */
export const LOTTERY_TEXTS = {
  lotteryVerify: {
    en: async () => (await import('./lottery-verify/en.ts')).en,
    'zh-CN': async () => (await import('./lottery-verify/zh-CN.ts')).zhCN,
  },
  lotteryMore: {
    en: async () => (await import('./lottery-more/en.ts')).en,
    'zh-CN': async () => (await import('./lottery-more/zh-CN.ts')).zhCN,
  },
} satisfies Record<string, Record<Language, () => Promise<Messages>>>;

export type LotteryTextArea = keyof typeof LOTTERY_TEXTS;
