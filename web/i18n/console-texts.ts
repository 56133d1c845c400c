import type { Messages } from '@lingui/core';
import type { Language } from '@toolyard/core/shared';

/** The texts of the operators' console, an area for each of its screens, and those of fields that only some pages have. */
export const CONSOLE_TEXTS = {
  /** The frame and the table that its screens share. */
  admin: {
    en: async () => (await import('./console-en.ts')).en,
    'zh-CN': async () => (await import('./console-zh-cn.ts')).zhCN,
  },
  adminAudit: {
    en: async () => (await import('./admin-audit/en.ts')).en,
    'zh-CN': async () => (await import('./admin-audit/zh-CN.ts')).zhCN,
  },
  adminConflict: {
    en: async () => (await import('./admin-conflict/en.ts')).en,
    'zh-CN': async () => (await import('./admin-conflict/zh-CN.ts')).zhCN,
  },
  adminContent: {
    en: async () => (await import('./admin-content/en.ts')).en,
    'zh-CN': async () => (await import('./admin-content/zh-CN.ts')).zhCN,
  },
  adminMarket: {
    en: async () => (await import('./admin-market/en.ts')).en,
    'zh-CN': async () => (await import('./admin-market/zh-CN.ts')).zhCN,
  },
  adminPeople: {
    en: async () => (await import('./admin-people/en.ts')).en,
    'zh-CN': async () => (await import('./admin-people/zh-CN.ts')).zhCN,
  },
  adminLottery: {
    en: async () => (await import('./admin-lottery/en.ts')).en,
    'zh-CN': async () => (await import('./admin-lottery/zh-CN.ts')).zhCN,
  },
  adminTools: {
    en: async () => (await import('./admin-tools/en.ts')).en,
    'zh-CN': async () => (await import('./admin-tools/zh-CN.ts')).zhCN,
  },
  dates: {
    en: async () => (await import('./dates/en.ts')).en,
    'zh-CN': async () => (await import('./dates/zh-CN.ts')).zhCN,
  },
} satisfies Record<string, Record<Language, () => Promise<Messages>>>;

export type ConsoleArea = keyof typeof CONSOLE_TEXTS;
