import type { Question } from '../../questions/question.ts';

export const VERTICAL_SPREAD_QUESTIONS: readonly Question[] = [
  {
    id: 'max-loss-of-a-debit',
    lesson: 'why-two-legs',
    kind: 'numeric',
    scenario: 'bull-call-spread',
    figure: 'maxLoss',
    prompt: {
      en: 'You buy the {strike(1)} call at {premium(1)} and sell the {strike(2)} call at {premium(2)}, one contract each. What is the most that you can lose, in dollars?',
      'zh-CN':
        '你以 {premium(1)} 买入 {strike(1)} 看涨，以 {premium(2)} 卖出 {strike(2)} 看涨，各一张。最多亏多少美元？',
    },
    explanation: {
      en: 'The debit: ({premium(1)} − {premium(2)}) × 100 = {maxLoss}.',
      'zh-CN': '净支出：({premium(1)} − {premium(2)}) × 100 = {maxLoss}。',
    },
  },
  {
    id: 'max-profit-of-a-debit',
    lesson: 'debit-spreads',
    kind: 'numeric',
    scenario: 'bear-put-spread',
    figure: 'maxProfit',
    prompt: {
      en: 'You buy the {strike(1)} put at {premium(1)} and sell the {strike(2)} put at {premium(2)}, one contract each. What is the most that you can make, in dollars?',
      'zh-CN':
        '你以 {premium(1)} 买入 {strike(1)} 看跌，以 {premium(2)} 卖出 {strike(2)} 看跌，各一张。最多赚多少美元？',
    },
    explanation: {
      en: 'The width of {width} less the debit of {debitPerShare}, times 100: {maxProfit}.',
      'zh-CN': '间距 {width} 减净支出 {debitPerShare}，乘以 100：{maxProfit}。',
    },
  },
  {
    id: 'breakeven-of-a-debit',
    lesson: 'debit-spreads',
    kind: 'numeric',
    scenario: 'bull-call-spread',
    figure: 'breakeven',
    prompt: {
      en: 'A bull call spread with strikes {strike(1)} and {strike(2)} costs {debitPerShare} per share. Where does it break even at expiry?',
      'zh-CN':
        '行权价 {strike(1)} 和 {strike(2)} 的牛市看涨价差每股 {debitPerShare}。到期时的盈亏平衡点在哪里？',
    },
    explanation: {
      en: 'The bought strike plus the debit: {strike(1)} + {debitPerShare} = {breakeven}.',
      'zh-CN': '买入腿行权价加净支出：{strike(1)} + {debitPerShare} = {breakeven}。',
    },
  },
  {
    id: 'max-loss-of-a-credit',
    lesson: 'credit-spreads',
    kind: 'numeric',
    scenario: 'bull-put-spread',
    figure: 'maxLoss',
    prompt: {
      en: 'You sell the {strike(1)} put at {premium(1)} and buy the {strike(2)} put at {premium(2)}, one contract each. What is the most that you can lose, in dollars?',
      'zh-CN':
        '你以 {premium(1)} 卖出 {strike(1)} 看跌，以 {premium(2)} 买入 {strike(2)} 看跌，各一张。最多亏多少美元？',
    },
    explanation: {
      en: 'The width of {width} less the credit of {creditPerShare}, times 100: {maxLoss}.',
      'zh-CN': '间距 {width} 减净收入 {creditPerShare}，乘以 100：{maxLoss}。',
    },
  },
  {
    id: 'breakeven-of-a-credit',
    lesson: 'credit-spreads',
    kind: 'numeric',
    scenario: 'bear-call-spread',
    figure: 'breakeven',
    prompt: {
      en: 'A bear call spread sells the {strike(1)} call and buys the {strike(2)} call for a credit of {creditPerShare} per share. Where does it break even at expiry?',
      'zh-CN':
        '熊市看涨价差卖出 {strike(1)} 看涨、买入 {strike(2)} 看涨，每股净收入 {creditPerShare}。到期时的盈亏平衡点在哪里？',
    },
    explanation: {
      en: 'The sold strike plus the credit: {strike(1)} + {creditPerShare} = {breakeven}.',
      'zh-CN': '卖出腿行权价加净收入：{strike(1)} + {creditPerShare} = {breakeven}。',
    },
  },
  {
    id: 'what-is-a-credit',
    lesson: 'credit-spreads',
    kind: 'choice',
    prompt: {
      en: 'A stock trades at $50. Which spread brings money in when it is opened?',
      'zh-CN': '股价 $50。下面哪个价差建仓时收到钱？',
    },
    options: [
      { en: 'Sell the $45 put, buy the $40 put', 'zh-CN': '卖出 $45 看跌，买入 $40 看跌' },
      { en: 'Buy the $45 put, sell the $40 put', 'zh-CN': '买入 $45 看跌，卖出 $40 看跌' },
      { en: 'Buy the $50 call, sell the $55 call', 'zh-CN': '买入 $50 看涨，卖出 $55 看涨' },
      { en: 'Buy the $55 call, sell the $60 call', 'zh-CN': '买入 $55 看涨，卖出 $60 看涨' },
    ],
    explanation: {
      en: 'A put with a higher strike costs more. Who sells it and buys the lower one receives the difference.',
      'zh-CN': '行权价越高，看跌期权越贵。卖出高的、买入低的，就收到差价。',
    },
  },
  {
    id: 'same-view',
    lesson: 'credit-spreads',
    kind: 'choice',
    scenario: 'bull-put-spread',
    prompt: {
      en: 'You sell the {strike(1)} put and buy the {strike(2)} put while the stock trades at {spot}. When do you make the most?',
      'zh-CN': '股价 {spot}，你卖出 {strike(1)} 看跌，买入 {strike(2)} 看跌。什么情况下赚得最多？',
    },
    options: [
      {
        en: 'At any price of {strike(1)} or above at expiry',
        'zh-CN': '到期时股价在 {strike(1)} 或以上的任何价位',
      },
      { en: 'Only at exactly {strike(1)}', 'zh-CN': '只有正好在 {strike(1)}' },
      { en: 'Below {strike(2)}', 'zh-CN': '低于 {strike(2)}' },
      { en: 'Only after a large rise', 'zh-CN': '只有大涨之后' },
    ],
    explanation: {
      en: 'Above {strike(1)} both puts end with nothing and the credit of {credit} is kept.',
      'zh-CN': '高于 {strike(1)} 时两张看跌都归零，{credit} 的净收入全部留下。',
    },
  },
  {
    id: 'build-a-bull-call',
    lesson: 'strikes-and-width',
    kind: 'build',
    scenario: 'bull-call-spread',
    prompt: {
      en: 'Build a bull call spread with the strikes {strike(1)} and {strike(2)} that expires in {days} days.',
      'zh-CN': '搭建一个牛市看涨价差：行权价 {strike(1)} 和 {strike(2)}，{days} 天后到期。',
    },
    explanation: {
      en: 'Buy the {strike(1)} call and sell the {strike(2)} call, one contract each.',
      'zh-CN': '买入 {strike(1)} 看涨，卖出 {strike(2)} 看涨，各一张。',
    },
  },
  {
    id: 'build-a-bear-call',
    lesson: 'credit-spreads',
    kind: 'build',
    scenario: 'bear-call-spread',
    prompt: {
      en: 'The stock trades at {spot} and you think it will not rise above {strike(1)}. Build the credit spread of calls with the strikes {strike(1)} and {strike(2)} that expires in {days} days.',
      'zh-CN':
        '股价 {spot}，你认为它不会涨过 {strike(1)}。用看涨期权搭建行权价 {strike(1)} 和 {strike(2)}、{days} 天后到期的贷方价差。',
    },
    explanation: {
      en: 'Sell the {strike(1)} call and buy the {strike(2)} call, one contract each: a credit of {credit}.',
      'zh-CN': '卖出 {strike(1)} 看涨，买入 {strike(2)} 看涨，各一张，净收入 {credit}。',
    },
  },
  {
    id: 'read-the-breakeven',
    lesson: 'debit-spreads',
    kind: 'chart',
    scenario: 'bear-put-spread',
    reads: 'breakeven',
    prompt: {
      en: 'The chart shows the profit of a spread at expiry. At which stock price does it break even?',
      'zh-CN': '图中是一个价差的到期盈亏。股价在哪里不赚不亏？',
    },
    explanation: {
      en: 'The line crosses zero at {breakeven}. It is a bear put spread with strikes {strike(1)} and {strike(2)}.',
      'zh-CN':
        '折线在 {breakeven} 处穿过零。这是行权价 {strike(1)} 和 {strike(2)} 的熊市看跌价差。',
    },
  },
  {
    id: 'name-the-spread',
    lesson: 'strikes-and-width',
    kind: 'chart',
    scenario: 'bull-call-spread',
    reads: { name: ['bear-put-spread', 'long-call', 'covered-call'] },
    prompt: {
      en: 'Which position has this profit at expiry?',
      'zh-CN': '哪一种持仓的到期盈亏是这样的？',
    },
    explanation: {
      en: 'Flat below, rising between two strikes, flat above: a bull call spread.',
      'zh-CN': '下方持平，两个行权价之间上升，上方持平，这是牛市看涨价差。',
    },
  },
  {
    id: 'why-less-before-expiry',
    lesson: 'before-expiry',
    kind: 'choice',
    prompt: {
      en: 'A week after you opened a bull call spread, the stock is far above both strikes. Why has the spread not made its maximum profit?',
      'zh-CN': '建立牛市看涨价差一周后，股价已远高于两个行权价。为什么还没有拿到最大盈利？',
    },
    options: [
      { en: 'The sold call still has time value', 'zh-CN': '卖出的看涨还有时间价值' },
      { en: 'The bought call was exercised', 'zh-CN': '买入的看涨被行权了' },
      {
        en: 'The maximum profit is only reached between the strikes',
        'zh-CN': '最大盈利只在两个行权价之间出现',
      },
      { en: 'The volatility is always higher after a rise', 'zh-CN': '上涨之后波动率总是更高' },
    ],
    explanation: {
      en: 'Until expiry the sold call costs more to buy back than its intrinsic value. The difference melts away with time.',
      'zh-CN': '到期之前，买回卖出的看涨要付出高于内在价值的价格，这个差额随时间消失。',
    },
  },
  {
    id: 'between-the-strikes',
    lesson: 'closing-and-assignment',
    kind: 'choice',
    scenario: 'bull-put-spread',
    prompt: {
      en: 'On the last day the stock stands between {strike(2)} and {strike(1)}. You sold the {strike(1)} put and bought the {strike(2)} put. What happens if you do nothing?',
      'zh-CN':
        '最后一天股价停在 {strike(2)} 和 {strike(1)} 之间。你卖出了 {strike(1)} 看跌，买入了 {strike(2)} 看跌。什么都不做会怎样？',
    },
    options: [
      {
        en: 'You must buy 100 shares at {strike(1)}, and the other put expires',
        'zh-CN': '必须按 {strike(1)} 买入 100 股，另一张看跌作废',
      },
      { en: 'Both puts expire and you keep the credit', 'zh-CN': '两张看跌都作废，净收入全部留下' },
      { en: 'Both puts are exercised and cancel out', 'zh-CN': '两张看跌都行权，互相抵消' },
      { en: 'The broker closes the spread for you', 'zh-CN': '券商会替你平掉价差' },
    ],
    explanation: {
      en: 'Only the {strike(1)} put is in the money. After the assignment you own shares, without the protection of the spread.',
      'zh-CN': '只有 {strike(1)} 看跌是实值。被指派后你持有股票，价差的保护没有了。',
    },
  },
];
