import type { ComingTexts } from './en.ts';

export const zhCN: ComingTexts = {
  'coming.kicker': '准备中',
  'coming.generator': '选择模板，填写表单，下载打包好的项目。',
  'coming.docs': '每个工具的功能和术语，各附一个完整示例。',
  'coming.tutorials': '短小的课程，每一课都有动手成果。',
};
