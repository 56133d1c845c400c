import type { LeaveTexts } from './en.ts';

export const zhCN: LeaveTexts = {
  'leave.title': '放弃更改？',
  'leave.text': '你填写的内容尚未保存。',
  'leave.discard': '放弃',
  'leave.stay': '继续编辑',
  'leave.close': '关闭',
};
