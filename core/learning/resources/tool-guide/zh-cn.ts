import type { ResourceTextsOf, toolGuide } from '../resource-list.ts';

export const zhCN: ResourceTextsOf<typeof toolGuide> = {
  wizard: {
    title: '策略向导',
    text: [
      '[策略向导](/options/wizard)分三步，从一只股票走到一份保存好的计划：股票和策略、策略的特点、合约。',
    ],
  },
  builder: {
    title: '策略构建器',
    text: [
      '[策略构建器](/options/builder)适合任何形状的交易：移动行权价，改变股价、日期和波动率，并比较两份计划。',
    ],
  },
};
