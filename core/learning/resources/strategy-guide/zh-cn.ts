import type { ResourceTextsOf, strategyGuide } from '../resource-list.ts';

export const zhCN: ResourceTextsOf<typeof strategyGuide> = {
  'how-to-choose': {
    title: '怎样选择',
    text: [
      '先有看法，再选策略：股价会走到哪里，什么时候到，你有多大把握。',
      '然后决定能承受多少亏损。[策略向导](/options/wizard)里的每种策略，在保存之前都会显示最大亏损。',
    ],
  },
  rising: {
    title: '预期温和上涨',
    text: [
      '这里的牛市看涨价差花费 {bullCall.debit}，最多盈利 {bullCall.maxProfit}，盈亏平衡点 {bullCall.breakeven}。',
    ],
  },
};
