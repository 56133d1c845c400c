import type { PagerTexts } from './en.ts';

export const zhCN: Record<keyof PagerTexts, string> = {
  'pager.pages': '分页',
  'pager.page': '第 {page} 页',
  'pager.first': '第一页',
  'pager.previous': '上一页',
  'pager.next': '下一页',
  'pager.last': '最后一页',
};
