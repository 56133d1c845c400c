import type { caseAnalysis, ResourceTextsOf } from '../resource-list.ts';

export const zhCN: ResourceTextsOf<typeof caseAnalysis> = {
  'right-direction-and-a-loss': {
    title: '看对方向，仍然亏损',
    text: [
      '距到期两周、财报前一天，某交易者以 {earningsCall.premium} 买入行权价 {earningsCall.strike} 的看涨期权，股价 {earningsCall.spot}，隐含波动率 {earningsCall.volatility}。',
      '第二天股价涨到 $104，但消息已经公布，波动率下降 35 个百分点，这张期权反而亏损：{earningsCall.profitAfter(1, 104, -35)}。',
      '权利金早已为大幅波动付了钱，4% 的涨幅不够。',
    ],
  },
};
