import type { ContentHidingTexts } from './en.ts';

export const zhCN: ContentHidingTexts = {
  'contentHiding.title': '运营人员已隐藏这篇文章',
  'contentHiding.since': '自 {time} 起，读者看不到它。',
  'contentHiding.reason': '原因',
  'contentHiding.yourAnswer': '空间的回复',
  'contentHiding.answer': '回复运营人员',
  'contentHiding.change': '修改回复',
  'contentHiding.label': '回复',
  'contentHiding.hint': '请说明做了哪些修改，或为什么应当恢复显示。',
  'contentHiding.missing': '请填写回复',
  'contentHiding.send': '发送回复',
  'contentHiding.cancel': '取消',
  'contentHiding.sent': '运营人员可以看到您的回复',
  'contentHiding.failed': '回复发送失败',
};
