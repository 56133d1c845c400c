import type { AdminToolsTexts } from './en.ts';

export const zhCN = {
  'adminTools.title': '工具管理',
  'adminTools.add': '添加工具',
} satisfies AdminToolsTexts;
