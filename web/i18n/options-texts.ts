import type { Messages } from '@lingui/core';
import type { Language } from '@toolyard/core/shared';

type Fetch = () => Promise<Messages>;

/** The mixture is Chinese in the options area. */
const inChinese = (en: Fetch, zhCN: Fetch) => ({ und: zhCN, en, 'zh-CN': zhCN });

/** The texts of the options area's screens, each fetched with its screen. */
export const OPTIONS_TEXTS = {
  optionsBuilder: inChinese(
    async () => (await import('./options-builder/en.ts')).en,
    async () => (await import('./options-builder/zh-CN.ts')).zhCN,
  ),
  optionsExplain: inChinese(
    async () => (await import('./options-explain/en.ts')).en,
    async () => (await import('./options-explain/zh-CN.ts')).zhCN,
  ),
  optionsMarket: inChinese(
    async () => (await import('./options-market/en.ts')).en,
    async () => (await import('./options-market/zh-CN.ts')).zhCN,
  ),
  optionsPosition: inChinese(
    async () => (await import('./options-position/en.ts')).en,
    async () => (await import('./options-position/zh-CN.ts')).zhCN,
  ),
  optionsRecords: inChinese(
    async () => (await import('./options-records/en.ts')).en,
    async () => (await import('./options-records/zh-CN.ts')).zhCN,
  ),
  optionsSettings: inChinese(
    async () => (await import('./options-settings/en.ts')).en,
    async () => (await import('./options-settings/zh-CN.ts')).zhCN,
  ),
  optionsStock: inChinese(
    async () => (await import('./options-stock/en.ts')).en,
    async () => (await import('./options-stock/zh-CN.ts')).zhCN,
  ),
} satisfies Record<string, Record<Language, Fetch>>;

export type OptionsTextArea = keyof typeof OPTIONS_TEXTS;
