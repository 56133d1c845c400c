import type { Messages } from '@lingui/core';
import type { Language } from '@toolyard/core/shared';

/** The texts of the options area's screens, each fetched with its screen. */
export const OPTIONS_TEXTS = {
  optionsAlerts: {
    en: async () => (await import('./options-alerts/en.ts')).en,
    'zh-CN': async () => (await import('./options-alerts/zh-CN.ts')).zhCN,
  },
  optionsBuilder: {
    en: async () => (await import('./options-builder/en.ts')).en,
    'zh-CN': async () => (await import('./options-builder/zh-CN.ts')).zhCN,
  },
  optionsCapital: {
    en: async () => (await import('./options-capital/en.ts')).en,
    'zh-CN': async () => (await import('./options-capital/zh-CN.ts')).zhCN,
  },
  optionsChain: {
    en: async () => (await import('./options-chain/en.ts')).en,
    'zh-CN': async () => (await import('./options-chain/zh-CN.ts')).zhCN,
  },
  optionsEarnings: {
    en: async () => (await import('./options-earnings/en.ts')).en,
    'zh-CN': async () => (await import('./options-earnings/zh-CN.ts')).zhCN,
  },
  optionsExplain: {
    en: async () => (await import('./options-explain/en.ts')).en,
    'zh-CN': async () => (await import('./options-explain/zh-CN.ts')).zhCN,
  },
  optionsLearn: {
    en: async () => (await import('./options-learn/en.ts')).en,
    'zh-CN': async () => (await import('./options-learn/zh-CN.ts')).zhCN,
  },
  optionsJournal: {
    en: async () => (await import('./options-journal/en.ts')).en,
    'zh-CN': async () => (await import('./options-journal/zh-CN.ts')).zhCN,
  },
  optionsMarket: {
    en: async () => (await import('./options-market/en.ts')).en,
    'zh-CN': async () => (await import('./options-market/zh-CN.ts')).zhCN,
  },
  optionsMeasures: {
    en: async () => (await import('./options-measures/en.ts')).en,
    'zh-CN': async () => (await import('./options-measures/zh-CN.ts')).zhCN,
  },
  optionsOverview: {
    en: async () => (await import('./options-overview/en.ts')).en,
    'zh-CN': async () => (await import('./options-overview/zh-CN.ts')).zhCN,
  },
  optionsPerformance: {
    en: async () => (await import('./options-performance/en.ts')).en,
    'zh-CN': async () => (await import('./options-performance/zh-CN.ts')).zhCN,
  },
  optionsPictures: {
    en: async () => (await import('./options-pictures/en.ts')).en,
    'zh-CN': async () => (await import('./options-pictures/zh-CN.ts')).zhCN,
  },
  optionsPosition: {
    en: async () => (await import('./options-position/en.ts')).en,
    'zh-CN': async () => (await import('./options-position/zh-CN.ts')).zhCN,
  },
  optionsRecords: {
    en: async () => (await import('./options-records/en.ts')).en,
    'zh-CN': async () => (await import('./options-records/zh-CN.ts')).zhCN,
  },
  optionsSettings: {
    en: async () => (await import('./options-settings/en.ts')).en,
    'zh-CN': async () => (await import('./options-settings/zh-CN.ts')).zhCN,
  },
  optionsSharing: {
    en: async () => (await import('./options-sharing/en.ts')).en,
    'zh-CN': async () => (await import('./options-sharing/zh-CN.ts')).zhCN,
  },
  optionsStock: {
    en: async () => (await import('./options-stock/en.ts')).en,
    'zh-CN': async () => (await import('./options-stock/zh-CN.ts')).zhCN,
  },
  optionsWhatIf: {
    en: async () => (await import('./options-what-if/en.ts')).en,
    'zh-CN': async () => (await import('./options-what-if/zh-CN.ts')).zhCN,
  },
  optionsWizard: {
    en: async () => (await import('./options-wizard/en.ts')).en,
    'zh-CN': async () => (await import('./options-wizard/zh-CN.ts')).zhCN,
  },
} satisfies Record<string, Record<Language, () => Promise<Messages>>>;

export type OptionsTextArea = keyof typeof OPTIONS_TEXTS;
