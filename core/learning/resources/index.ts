import type { Language } from '../../shared/index.ts';
import type { ResourceId, ResourceTexts } from './resource-list.ts';

export { RESOURCE_IDS, RESOURCES } from './resource-list.ts';
export type { Resource, ResourceId, ResourceTexts } from './resource-list.ts';

/** The texts of a resource, fetched one page and one language at a time. */
export const RESOURCE_TEXTS: Readonly<
  Record<ResourceId, Readonly<Record<Language, () => Promise<ResourceTexts>>>>
> = {
  'strategy-guide': {
    en: async () => (await import('./strategy-guide/en.ts')).en,
    'zh-CN': async () => (await import('./strategy-guide/zh-cn.ts')).zhCN,
  },
  'case-analysis': {
    en: async () => (await import('./case-analysis/en.ts')).en,
    'zh-CN': async () => (await import('./case-analysis/zh-cn.ts')).zhCN,
  },
  'tool-guide': {
    en: async () => (await import('./tool-guide/en.ts')).en,
    'zh-CN': async () => (await import('./tool-guide/zh-cn.ts')).zhCN,
  },
  faq: {
    en: async () => (await import('./faq/en.ts')).en,
    'zh-CN': async () => (await import('./faq/zh-cn.ts')).zhCN,
  },
};
