import type { ToolsTexts } from './en.ts';

export const zhCN = {
  'tools.title': '全部工具',
  'tools.text': '工具坊的全部工具，一个账户通用。',
  'tools.search': '搜索工具',
  'tools.searchHint': '名称或描述',
  'tools.badges': '按标记筛选',
  'tools.anyBadge': '全部',
  'tools.count': '{count} 个工具',
  'tools.none': '没有符合条件的工具',
  'tools.noneText': '换个关键词试试，或查看全部工具。',
  'tools.reset': '查看全部工具',
  'tools.empty': '还没有工具',
  'tools.emptyText': '工具启用后会显示在这里。',
  'tools.failed': '获取工具列表失败',
} satisfies ToolsTexts;
