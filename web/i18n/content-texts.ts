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
  /** Why an operator hid an article, and the answer to it. */
  contentHiding: {
    en: async () => (await import('./content-hiding/en.ts')).en,
    'zh-CN': async () => (await import('./content-hiding/zh-CN.ts')).zhCN,
  },
  /** Revisions of an article, its publication and its review. */
  contentRevisions: {
    en: async () => (await import('./content-revisions/en.ts')).en,
    'zh-CN': async () => (await import('./content-revisions/zh-CN.ts')).zhCN,
  },
  /** The editor without an account. */
  contentTrial: {
    en: async () => (await import('./content-trial/en.ts')).en,
    'zh-CN': async () => (await import('./content-trial/zh-CN.ts')).zhCN,
  },
  /** Import and export of a space. */
  contentTransfer: {
    en: async () => (await import('./content-transfer/en.ts')).en,
    'zh-CN': async () => (await import('./content-transfer/zh-CN.ts')).zhCN,
  },
  /** Web hooks of spaces. */
  contentHooks: {
    en: async () => (await import('./content-hooks/en.ts')).en,
    'zh-CN': async () => (await import('./content-hooks/zh-CN.ts')).zhCN,
  },
  /** Pictures of spaces. */
  contentMedia: {
    en: async () => (await import('./content-media/en.ts')).en,
    'zh-CN': async () => (await import('./content-media/zh-CN.ts')).zhCN,
  },
  /** Pages of published articles. */
  contentReading: {
    en: async () => (await import('./content-reading/en.ts')).en,
    'zh-CN': async () => (await import('./content-reading/zh-CN.ts')).zhCN,
  },
} satisfies Record<string, Record<Language, () => Promise<Messages>>>;

export type ContentTextArea = keyof typeof CONTENT_TEXTS;
