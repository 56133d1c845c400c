import type { ContentTrialTexts } from './en.ts';

export const zhCN: ContentTrialTexts = {
  'contentTrial.title': '试用编辑器',
  'contentTrial.text': '您写的内容保存在本设备上，登录后可以添加到您的空间。',
  'contentTrial.notStored': '本设备无法保存草稿。请先登录，或在离开页面前复制正文。',
};
