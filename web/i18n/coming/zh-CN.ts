import type { ComingTexts } from './en.ts';

export const zhCN: ComingTexts = {
  'coming.kicker': '准备中',
  'coming.winners': '每次已结束抽奖的中奖者，按名次排列，并附开奖证明。',
  'coming.guide': '怎样参加，怎样产生中奖者，以及怎样自己核对一次开奖。',
  'coming.analysis': '在浏览器里打开百万行的文件，看清每一列的样子并画图。文件不会上传。',
  'coming.content': '撰写、审阅和发布页面，每次改动都有记录可查。',
  'coming.generator': '选择模板，填写字段，得到一个可以打包带走的项目。',
  'coming.docs': '每个工具做什么、用到哪些术语，各附一个完整例子。',
  'coming.tutorials': '短课程，每一课结束时你都做出了一样东西。',
  'coming.api': '接口的每个调用，连同字段、错误和例子。',
};
