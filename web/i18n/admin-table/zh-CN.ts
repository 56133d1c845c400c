import type { AdminTableTexts } from './en.ts';

export const zhCN = {
  'table.select': '选择 {name}',
  'table.selectAll': '选择本页全部',
  'table.selection': '已选内容',
  'table.selected': '已选 {count, number} 项',
  'table.clear': '取消选择',
  'table.actions': '操作',
  'table.rowActions': '{name} 的操作',
  'table.pageSize': '每页行数',
  'table.rows': '{count} 行',
  'table.range': '第 {from}–{to} 项，共 {total} 项',
} satisfies AdminTableTexts;
