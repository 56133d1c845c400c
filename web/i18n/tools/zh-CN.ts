import type { ToolsTexts } from './en.ts';

export const zhCN = {
  'tools.title': '全部工具',
  'tools.text': '工具坊里的每一件工具。同一个账户，同一种用法。',
  'tools.search': '搜索工具',
  'tools.searchHint': '名称或用途',
  'tools.badges': '只看带有标记的工具',
  'tools.anyBadge': '全部',
  'tools.count': '{count} 个工具',
  'tools.none': '没有符合的工具',
  'tools.noneText': '换个词试试，或者查看全部工具。',
  'tools.reset': '查看全部工具',
  'tools.empty': '还没有工具',
  'tools.emptyText': '工具启用后会出现在这里。',
  'tools.failed': '获取工具列表失败',
} satisfies ToolsTexts;
