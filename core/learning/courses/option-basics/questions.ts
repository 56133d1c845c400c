import type { Question } from '../../questions/question.ts';

export const OPTION_BASICS_QUESTIONS: readonly Question[] = [
  {
    id: 'cost-of-a-call',
    lesson: 'what-an-option-is',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'debit',
    prompt: {
      en: 'A call with a strike of {strike} is quoted at {premium}. What does one contract cost, in dollars?',
      'zh-CN': '行权价 {strike} 的看涨期权报价 {premium}。买一张合约要多少美元？',
    },
    explanation: {
      en: 'Quotes are per share, and a contract covers 100 shares: {premium} × 100 = {debit}.',
      'zh-CN': '报价按每股计算，一张合约 100 股：{premium} × 100 = {debit}。',
    },
  },
  {
    id: 'most-a-buyer-can-lose',
    lesson: 'what-an-option-is',
    kind: 'choice',
    scenario: 'long-put',
    prompt: {
      en: 'You bought one put with a strike of {strike} at {premium}. What is the most that you can lose?',
      'zh-CN': '你以 {premium} 买入一张行权价 {strike} 的看跌期权。最多会亏多少？',
    },
    options: [
      { en: 'The premium, {debit}', 'zh-CN': '权利金 {debit}' },
      { en: 'The strike times 100', 'zh-CN': '行权价乘以 100' },
      { en: 'It has no limit', 'zh-CN': '没有上限' },
      { en: 'Nothing, since an option is a right', 'zh-CN': '不会亏，因为期权是权利' },
    ],
    explanation: {
      en: 'A buyer can let the right lapse. The premium of {debit} is gone, and nothing more.',
      'zh-CN': '买方可以放弃权利，只会损失权利金 {debit}。',
    },
  },
  {
    id: 'which-is-in-the-money',
    lesson: 'calls-and-puts',
    kind: 'choice',
    prompt: {
      en: 'A stock trades at $50. Which option is in the money?',
      'zh-CN': '股价 $50。下面哪一张期权是实值的？',
    },
    options: [
      { en: 'A put with a strike of $55', 'zh-CN': '行权价 $55 的看跌期权' },
      { en: 'A call with a strike of $55', 'zh-CN': '行权价 $55 的看涨期权' },
      { en: 'A put with a strike of $45', 'zh-CN': '行权价 $45 的看跌期权' },
      { en: 'None of them', 'zh-CN': '都不是' },
    ],
    explanation: {
      en: 'The put lets its owner sell at $55 what trades at $50. The other two would pay nothing now.',
      'zh-CN': '这张看跌期权可以按 $55 卖出市价 $50 的股票，另外两张现在行使没有收益。',
    },
  },
  {
    id: 'right-of-a-put',
    lesson: 'calls-and-puts',
    kind: 'choice',
    prompt: {
      en: 'You expect a stock to fall. What gives you the right to sell it at a fixed price?',
      'zh-CN': '你预期股价下跌。哪一种做法让你有权按固定价格卖出股票？',
    },
    options: [
      { en: 'Buying a put', 'zh-CN': '买入看跌期权' },
      { en: 'Selling a put', 'zh-CN': '卖出看跌期权' },
      { en: 'Buying a call', 'zh-CN': '买入看涨期权' },
      { en: 'Selling a call', 'zh-CN': '卖出看涨期权' },
    ],
    explanation: {
      en: 'The buyer of a put has the right to sell. The seller of a put has the duty to buy.',
      'zh-CN': '看跌期权的买方有权卖出股票，卖方有义务买入股票。',
    },
  },
  {
    id: 'time-value',
    lesson: 'the-premium',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'timeValue',
    prompt: {
      en: 'The stock trades at {spot}. A call with a strike of {strike} costs {premium} per share. How much of that is time value, in dollars per share?',
      'zh-CN': '股价 {spot}，行权价 {strike} 的看涨期权每股 {premium}。其中时间价值每股多少美元？',
    },
    explanation: {
      en: 'Intrinsic value is {intrinsic}; the rest of {premium} is time value: {timeValue}.',
      'zh-CN': '内在价值 {intrinsic}，{premium} 的其余部分是时间价值：{timeValue}。',
    },
  },
  {
    id: 'intrinsic-value-of-a-put',
    lesson: 'the-premium',
    kind: 'numeric',
    scenario: 'long-put',
    figure: 'intrinsic',
    prompt: {
      en: 'The stock trades at {spot}. What is the intrinsic value of a put with a strike of {strike}, in dollars per share?',
      'zh-CN': '股价 {spot}。行权价 {strike} 的看跌期权，内在价值每股多少美元？',
    },
    explanation: {
      en: 'A put pays the strike less the stock price, and nothing when that is negative: {intrinsic}.',
      'zh-CN': '看跌期权的内在价值是行权价减股价，为负时是零：{intrinsic}。',
    },
  },
  {
    id: 'what-raises-a-premium',
    lesson: 'the-premium',
    kind: 'choice',
    prompt: {
      en: 'The stock price stays the same. What makes both calls and puts more expensive?',
      'zh-CN': '股价不变。什么会让看涨和看跌期权都变贵？',
    },
    options: [
      { en: 'A higher implied volatility', 'zh-CN': '隐含波动率上升' },
      { en: 'Less time to expiry', 'zh-CN': '距到期时间缩短' },
      { en: 'A higher strike', 'zh-CN': '行权价更高' },
      { en: 'A larger trading volume', 'zh-CN': '成交量增加' },
    ],
    explanation: {
      en: 'Larger expected moves make every right more valuable. Less time makes it less valuable; a higher strike helps puts and hurts calls.',
      'zh-CN': '预期波动越大，权利越值钱。时间缩短使它贬值；行权价更高有利于看跌，不利于看涨。',
    },
  },
  {
    id: 'breakeven-of-a-call',
    lesson: 'profit-at-expiry',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'breakeven',
    prompt: {
      en: 'You buy a call with a strike of {strike} at {premium}. At which stock price do you break even at expiry?',
      'zh-CN': '你以 {premium} 买入行权价 {strike} 的看涨期权。到期时股价多少才不赚不亏？',
    },
    explanation: {
      en: 'Strike plus premium: {strike} + {premium} = {breakeven}.',
      'zh-CN': '行权价加权利金：{strike} + {premium} = {breakeven}。',
    },
  },
  {
    id: 'breakeven-of-a-put-on-the-chart',
    lesson: 'profit-at-expiry',
    kind: 'chart',
    scenario: 'long-put',
    reads: 'breakeven',
    prompt: {
      en: 'The chart shows the profit of a position at expiry. At which stock price does it break even?',
      'zh-CN': '图中是某个持仓的到期盈亏。股价在哪里不赚不亏？',
    },
    explanation: {
      en: 'The line crosses zero at {breakeven}. It is a bought put: strike {strike} less premium {premium}.',
      'zh-CN': '折线在 {breakeven} 处穿过零。这是买入看跌：行权价 {strike} 减权利金 {premium}。',
    },
  },
  {
    id: 'name-the-chart',
    lesson: 'buyers-and-sellers',
    kind: 'chart',
    scenario: 'short-put',
    reads: { name: ['long-call', 'long-put', 'short-call'] },
    prompt: {
      en: 'Which position has this profit at expiry?',
      'zh-CN': '哪一种持仓的到期盈亏是这样的？',
    },
    explanation: {
      en: 'The gain is flat above the strike and the loss grows as the stock falls: a sold put.',
      'zh-CN': '行权价以上盈利持平，股价越跌亏损越大，这是卖出看跌。',
    },
  },
  {
    id: 'risk-of-a-sold-call',
    lesson: 'buyers-and-sellers',
    kind: 'choice',
    scenario: 'short-call',
    prompt: {
      en: 'You sell a call with a strike of {strike} at {premium} and own no shares. What is the most that you can lose?',
      'zh-CN': '你没有持股，以 {premium} 卖出一张行权价 {strike} 的看涨期权。最多会亏多少？',
    },
    options: [
      { en: 'There is no limit', 'zh-CN': '没有上限' },
      { en: 'The premium, {credit}', 'zh-CN': '权利金 {credit}' },
      { en: 'The strike times 100', 'zh-CN': '行权价乘以 100' },
      { en: 'Nothing, you were paid', 'zh-CN': '不会亏，因为你收了钱' },
    ],
    explanation: {
      en: 'The stock can rise to any price, and you must deliver it at {strike}. The gain is limited to {credit}.',
      'zh-CN': '股价可以涨到任何价位，而你必须按 {strike} 交付。盈利最多 {credit}。',
    },
  },
  {
    id: 'out-of-the-money-at-expiry',
    lesson: 'exercise-and-expiry',
    kind: 'choice',
    prompt: {
      en: 'An option that you bought is out of the money when trading ends on its last day. What happens?',
      'zh-CN': '你买入的期权在最后交易日收盘时是虚值。会发生什么？',
    },
    options: [
      { en: 'It expires and is worth nothing', 'zh-CN': '到期作废，价值归零' },
      { en: 'It is exercised automatically', 'zh-CN': '自动行权' },
      { en: 'You are assigned', 'zh-CN': '你会被指派' },
      { en: 'The premium is paid back', 'zh-CN': '退还权利金' },
    ],
    explanation: {
      en: 'Only options in the money are exercised automatically, and only sellers are assigned.',
      'zh-CN': '只有实值期权会自动行权，只有卖方会被指派。',
    },
  },
  {
    id: 'build-a-call',
    lesson: 'calls-and-puts',
    kind: 'build',
    scenario: 'long-call',
    prompt: {
      en: 'Build the position: the right to buy 100 shares at {strike} within {days} days.',
      'zh-CN': '搭建持仓：在 {days} 天内有权按 {strike} 买入 100 股。',
    },
    explanation: {
      en: 'The right to buy is a bought call: one contract with a strike of {strike}.',
      'zh-CN': '买入的权利是买入看涨期权：一张行权价 {strike} 的合约。',
    },
  },
];
