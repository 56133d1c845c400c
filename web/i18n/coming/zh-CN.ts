import type { ComingTexts } from './en.ts';

export const zhCN: ComingTexts = {
  'coming.kicker': '准备中',
  'coming.generator': '选择模板，填写表单，下载打包好的项目。',
};
