import type { Messages } from '@lingui/core';
import type { Language } from '@toolyard/core/shared';

/** The texts of Content Management and of published articles, an area for each group of screens. */
export const CONTENT_TEXTS = {
  /** Spaces, articles, members and settings, and the table that they share with the console. */
  content: {
    en: async () => (await import('./content-en.ts')).en,
    'zh-CN': async () => (await import('./content-zh-cn.ts')).zhCN,
  },
  contentEditor: {
    en: async () => (await import('./content-editor/en.ts')).en,
    'zh-CN': async () => (await import('./content-editor/zh-CN.ts')).zhCN,
  },
  /** Pages of published articles. */
  contentReading: {
    en: async () => (await import('./content-reading/en.ts')).en,
    'zh-CN': async () => (await import('./content-reading/zh-CN.ts')).zhCN,
  },
} satisfies Record<string, Record<Language, () => Promise<Messages>>>;

export type ContentTextArea = keyof typeof CONTENT_TEXTS;
