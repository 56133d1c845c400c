import type { TermTexts } from './terms.ts';

export const zhCN: TermTexts = {
  'american-option': {
    name: '美式期权',
    text: '在[到期日](term:expiry)之前任何一天都可以行权的期权。美股期权是美式期权。',
  },
  assignment: {
    name: '指派',
    text: '[行权](term:exercise)的另一面：某个卖方被选中，必须按行权价交出或接收股票。',
  },
  'at-the-money': {
    name: '平值',
    text: '行权价与股价接近的期权，在同一到期日中[时间价值](term:time-value)最大。',
  },
  'bid-ask-spread': {
    name: '买卖价差',
    text: '买价是买方的出价，卖价是卖方的要价。两者之差是每笔交易的成本。',
  },
  breakeven: {
    name: '盈亏平衡点',
    text: '到期时持仓不赚不亏的股价，一个持仓可以有多个。',
  },
  call: {
    name: '看涨期权',
    text: '在[到期日](term:expiry)之前按[行权价](term:strike)买入股票的权利。',
  },
  'covered-call': {
    name: '备兑看涨',
    text: '持有股票，同时卖出[看涨期权](term:call)：现在收取权利金，放弃行权价以上的涨幅。',
  },
  'ex-dividend-date': {
    name: '除息日',
    text: '从这一天起买入股票不再得到下一次股息，股价通常下跌约等于股息的金额。',
  },
  exercise: {
    name: '行权',
    text: '行使期权的权利，按行权价买卖股票。',
  },
  expiry: {
    name: '到期日',
    text: '期权的最后一天，过后权利作废。',
  },
  'implied-volatility': {
    name: '隐含波动率',
    text: '使定价模型得出期权市价的波动率，反映市场预期的波动幅度，按年化百分比表示。',
  },
  'in-the-money': {
    name: '实值',
    text: '现在结束就有收益的期权：行权价低于股价的看涨，或行权价高于股价的看跌。',
  },
  'intrinsic-value': {
    name: '内在价值',
    text: '期权现在结束能拿到的钱，不会小于零。',
  },
  'out-of-the-money': {
    name: '虚值',
    text: '现在结束没有收益的期权，价格全部是[时间价值](term:time-value)。',
  },
  'payoff-chart': {
    name: '损益图',
    text: '把持仓的到期盈亏按股价画成的图。',
  },
  premium: {
    name: '权利金',
    text: '期权的价格，按每股报价。一张 100 股的合约是它的一百倍。',
  },
  'probability-of-profit': {
    name: '盈利概率',
    text: '按价格模型算出的、到期时持仓盈利的机会。它不说明盈利和亏损有多大。',
  },
  put: {
    name: '看跌期权',
    text: '在[到期日](term:expiry)之前按[行权价](term:strike)卖出股票的权利。',
  },
  'return-on-risk': {
    name: '风险回报率',
    text: '最大盈利占最大亏损的百分比。',
  },
  strike: {
    name: '行权价',
    text: '期权约定的买入或卖出价格。',
  },
  theta: {
    name: 'Theta',
    text: '其他不变时持仓一天的盈亏，也就是以美元表示的[时间损耗](term:time-decay)。',
  },
  'time-decay': {
    name: '时间损耗',
    text: '随着到期日临近，[时间价值](term:time-value)不断减少，越接近到期越快。',
  },
  'time-value': {
    name: '时间价值',
    text: '权利金中超出[内在价值](term:intrinsic-value)的部分，是为将来的可能性付的价格。',
  },
  'vertical-spread': {
    name: '垂直价差',
    text: '同类型、同到期日、两个[行权价](term:strike)，一买一卖。亏损和盈利都有限。',
  },
};
