import type { Question } from '../../questions/question.ts';

export const CALENDARS_AND_ROLLS_QUESTIONS: readonly Question[] = [
  {
    id: 'cost-of-a-calendar',
    lesson: 'two-expiries',
    kind: 'numeric',
    scenario: 'call-calendar',
    figure: 'debit',
    prompt: {
      en: 'You sell a {strike(1)} call at {premium(1)} and buy the {strike(2)} call of a later expiry at {premium(2)}. What does one calendar cost, in dollars?',
      'zh-CN':
        '你以 {premium(1)} 卖出行权价 {strike(1)} 的近月看涨，以 {premium(2)} 买入同行权价的远月看涨。一组日历价差要付多少美元？',
    },
    explanation: {
      en: '{premium(2)} − {premium(1)} per share, times 100: {debit}.',
      'zh-CN': '每股 {premium(2)} − {premium(1)}，乘以 100：{debit}。',
    },
  },
  {
    id: 'where-a-calendar-pays',
    lesson: 'two-expiries',
    kind: 'choice',
    scenario: 'call-calendar',
    prompt: {
      en: 'You hold a calendar with a strike of {strike}. At which price of the stock does it make most on the day of the front expiry?',
      'zh-CN': '你持有行权价 {strike} 的日历价差。近月到期那天，股价在哪里最赚钱？',
    },
    options: [
      { en: 'At about {strike}', 'zh-CN': '{strike} 附近' },
      { en: 'Far above {strike}', 'zh-CN': '远高于 {strike}' },
      { en: 'Far below {strike}', 'zh-CN': '远低于 {strike}' },
      { en: 'It makes the same everywhere', 'zh-CN': '在哪里都一样' },
    ],
    explanation: {
      en: 'There the sold option ends worthless or nearly so, and the later one has the most time value. Far above or below, both options are worth about the same, and the debit is lost.',
      'zh-CN':
        '在这里卖出的一张几乎归零，而远月的时间价值最大。走到远处，两张期权价值相近，净支出就亏掉了。',
    },
  },
  {
    id: 'what-the-chart-assumes',
    lesson: 'the-front-expiry',
    kind: 'choice',
    prompt: {
      en: 'A chart shows a calendar on the day of its front expiry. What does its top depend on?',
      'zh-CN': '一张图显示日历价差在近月到期那天的盈亏。最高点取决于什么？',
    },
    options: [
      {
        en: 'On the implied volatility of the later option on that day',
        'zh-CN': '那天远月的隐含波动率',
      },
      { en: 'On nothing but the strikes and premiums', 'zh-CN': '只取决于行权价和权利金' },
      { en: 'On the open interest of the near option', 'zh-CN': '近月的未平仓合约' },
      { en: 'On the price that the stock had when you opened it', 'zh-CN': '建仓时的股价' },
    ],
    explanation: {
      en: 'The later option has not ended. Its value is a model’s estimate, and that needs a volatility which nobody knows yet. Strikes and premiums alone fix the result only where all options end on that day.',
      'zh-CN':
        '远月还没有到期，它的价值是模型的估计，要用到那天的波动率，而现在没有人知道它是多少。只有全部期权同一天到期，才由行权价和权利金说了算。',
    },
  },
  {
    id: 'read-the-calendar',
    lesson: 'the-front-expiry',
    kind: 'chart',
    scenario: 'call-calendar',
    reads: { name: ['iron-butterfly', 'long-straddle', 'short-put'] },
    prompt: {
      en: 'The chart shows the profit of a position on the day of its first expiry. Which position is it?',
      'zh-CN': '图中是某个持仓在最早到期日的盈亏。它是哪一种持仓？',
    },
    explanation: {
      en: 'The line is curved like a tent with soft slopes. With one expiry all lines are straight, so a later option must be part of it: a calendar.',
      'zh-CN':
        '曲线像一顶帐篷，两侧是弯的。只有一个到期日时全是直线，所以其中必有一张更晚到期的期权：日历价差。',
    },
  },
  {
    id: 'volatility-falls',
    lesson: 'what-moves-it',
    kind: 'choice',
    prompt: {
      en: 'You hold a calendar. The stock does not move, and the implied volatility of both expiries falls by 5 points today. What happens?',
      'zh-CN': '你持有日历价差。股价不动，今天两个到期日的隐含波动率都下降 5 个百分点。结果如何？',
    },
    options: [
      {
        en: 'It loses, as the later option has more vega',
        'zh-CN': '亏损，因为远月的 Vega 更大',
      },
      {
        en: 'It gains, as you sold an option',
        'zh-CN': '盈利，因为你卖出了期权',
      },
      { en: 'Nothing, the two legs cancel out', 'zh-CN': '没有影响，两腿相互抵消' },
      { en: 'It gains, as time has passed', 'zh-CN': '盈利，因为时间过去了' },
    ],
    explanation: {
      en: 'A point of volatility moves the later option more than the near one, so the legs do not cancel out. The sold leg gains, but less than the bought one loses.',
      'zh-CN': '同样一个百分点，对远月的影响大于近月，两腿抵消不了。卖出腿有赚，但少于买入腿亏的。',
    },
  },
  {
    id: 'why-the-front-is-dear',
    lesson: 'what-moves-it',
    kind: 'choice',
    prompt: {
      en: 'The near expiry has a much higher implied volatility than the later one. What is the most likely reason?',
      'zh-CN': '近月的隐含波动率远高于远月。最可能的原因是什么？',
    },
    options: [
      {
        en: 'The market expects a large move before the near expiry',
        'zh-CN': '市场预期近月到期之前会有大幅波动',
      },
      { en: 'The near option is priced wrongly', 'zh-CN': '近月期权定价有误' },
      { en: 'The later option is not traded', 'zh-CN': '远月期权没有成交' },
      { en: 'Interest rates have risen', 'zh-CN': '利率上升了' },
    ],
    explanation: {
      en: 'An event such as earnings lifts the volatility of the expiry just after it. A calendar sells that expiry and so takes the risk of the move.',
      'zh-CN':
        '财报一类的事件会抬高它之后最近一个到期日的波动率。日历价差卖的正是这个到期日，等于承担了大幅波动的风险。',
    },
  },
  {
    id: 'build-a-calendar',
    lesson: 'placing-the-strike',
    kind: 'build',
    scenario: 'put-calendar',
    prompt: {
      en: 'Build a put calendar: the strike is {strike}, the sold put ends in {days} days, the bought one at the later expiry.',
      'zh-CN':
        '搭建看跌日历价差：行权价 {strike}，卖出 {days} 天后到期的看跌，买入更晚到期的看跌。',
    },
    explanation: {
      en: 'One put with a strike of {strike} sold at the near expiry, one with the same strike bought at the later expiry.',
      'zh-CN': '卖出一张行权价 {strike} 的近月看跌，买入一张同行权价的远月看跌。',
    },
  },
  {
    id: 'strike-above-the-price',
    lesson: 'placing-the-strike',
    kind: 'choice',
    prompt: {
      en: 'A stock trades at $100. Somebody opens a call calendar with a strike of $110. Which view is that?',
      'zh-CN': '股价 $100。有人建立行权价 $110 的看涨日历价差。这是什么看法？',
    },
    options: [
      {
        en: 'A slow rise to about $110 by the front expiry',
        'zh-CN': '到近月到期时慢慢涨到 $110 左右',
      },
      { en: 'A fast rise far above $110', 'zh-CN': '很快涨到远高于 $110' },
      { en: 'A fall below $100', 'zh-CN': '跌破 $100' },
      { en: 'A large move in any direction', 'zh-CN': '大涨或大跌都行' },
    ],
    explanation: {
      en: 'A calendar pays most at its strike, and loses where the stock runs far past it or turns around. A large move is never what it is for.',
      'zh-CN': '日历价差在行权价处最赚钱，股价冲过头或者掉头都会亏。大幅变动从来不是它要的。',
    },
  },
  {
    id: 'debit-above-the-width',
    lesson: 'diagonals',
    kind: 'choice',
    prompt: {
      en: 'A call diagonal costs more per share than the distance of its strikes. The stock rises sharply at once, far above both strikes. What happens?',
      'zh-CN':
        '一组看涨对角价差，每股净支出大于行权价间距。股价马上急涨，远远越过两个行权价。结果如何？',
    },
    options: [
      {
        en: 'It can lose, as the spread shrinks toward the distance of the strikes',
        'zh-CN': '可能亏损，因为价差的价值会缩到接近行权价间距',
      },
      { en: 'It gains without a limit', 'zh-CN': '盈利没有上限' },
      { en: 'It always gains the credit of the sold call', 'zh-CN': '总能赚到卖出看涨的权利金' },
      { en: 'It can’t change before the front expiry', 'zh-CN': '近月到期之前不会变化' },
    ],
    explanation: {
      en: 'Deep in the money both calls lose their time value. What is left is little more than the distance of the strikes, and you paid more than that. The sold call caps the gain: from there on it loses as much as the bought one makes.',
      'zh-CN':
        '两张看涨都变成深度实值，时间价值所剩无几，价差只比行权价间距略高，而你付的比这更多。卖出的看涨封住了盈利：再往上，买入的赚多少，它就亏多少。',
    },
  },
  {
    id: 'build-a-diagonal',
    lesson: 'diagonals',
    kind: 'build',
    scenario: 'call-diagonal',
    prompt: {
      en: 'Build a diagonal: sell the {strike(1)} call that ends in {days} days and buy the {strike(2)} call of the later expiry.',
      'zh-CN':
        '搭建对角价差：卖出 {days} 天后到期、行权价 {strike(1)} 的看涨，买入更晚到期、行权价 {strike(2)} 的看涨。',
    },
    explanation: {
      en: 'The lower strike is bought at the later expiry, the higher one sold at the near expiry.',
      'zh-CN': '低行权价买远月，高行权价卖近月。',
    },
  },
  {
    id: 'after-the-front-leg',
    lesson: 'the-day-of-the-front-expiry',
    kind: 'choice',
    prompt: {
      en: 'The sold leg of your call calendar has expired worthless. What do you hold now?',
      'zh-CN': '看涨日历价差的卖出腿已经归零。你现在持有什么？',
    },
    options: [
      {
        en: 'A bought call whose whole value can be lost',
        'zh-CN': '一张买入看涨，价值可能全部亏掉',
      },
      { en: 'A position without any risk', 'zh-CN': '没有任何风险的持仓' },
      { en: 'Still a calendar', 'zh-CN': '仍然是日历价差' },
      { en: 'A covered call', 'zh-CN': '备兑看涨' },
    ],
    explanation: {
      en: 'Nothing sold stands against it any more. It is a new trade: time costs money now.',
      'zh-CN': '已经没有卖出的期权与它相抵。这是一笔新交易，时间开始让你付出。',
    },
  },
  {
    id: 'credit-of-a-roll',
    lesson: 'what-a-roll-is',
    kind: 'numeric',
    scenario: 'put-roll',
    figure: 'credit',
    prompt: {
      en: 'You are short one {strike(1)} put. You buy it back at {premium(1)} and sell the {strike(2)} put of a later expiry at {premium(2)}. What credit does the roll bring, in dollars?',
      'zh-CN':
        '你卖出了一张行权价 {strike(1)} 的看跌。现在以 {premium(1)} 买回，再以 {premium(2)} 卖出更晚到期的同行权价看跌。移仓收到多少美元？',
    },
    explanation: {
      en: '{premium(2)} − {premium(1)} per share, times 100: {credit}. The result of the old put is a separate matter.',
      'zh-CN': '每股 {premium(2)} − {premium(1)}，乘以 100：{credit}。旧合约的盈亏要另外算。',
    },
  },
  {
    id: 'realised-by-a-roll',
    lesson: 'what-a-roll-is',
    kind: 'choice',
    scenario: 'put-roll',
    prompt: {
      en: 'A put was sold for half of {premium(1)} per share. It is rolled: bought back at {premium(1)}, and a later one is sold at {premium(2)}. What has been realized?',
      'zh-CN':
        '一张看跌当初以 {premium(1)} 的一半卖出，后来移仓：以 {premium(1)} 买回，同时以 {premium(2)} 卖出更晚到期的一张。已实现的结果是什么？',
    },
    options: [
      {
        en: 'A loss of half of {premium(1)} per share',
        'zh-CN': '每股亏损 {premium(1)} 的一半',
      },
      {
        en: 'A gain of {creditPerShare} per share, the credit of the roll',
        'zh-CN': '每股盈利 {creditPerShare}，也就是移仓的净收入',
      },
      {
        en: 'A gain of half of {premium(1)} per share',
        'zh-CN': '每股盈利 {premium(1)} 的一半',
      },
      { en: 'Nothing yet, as the position goes on', 'zh-CN': '还没有，因为持仓还在继续' },
    ],
    explanation: {
      en: 'The old put is closed: it was bought back for twice what it was sold at. The {premium(2)} belongs to the new put, whose result is still open. The credit of {creditPerShare} mixes the end of one trade with the start of another.',
      'zh-CN':
        '旧合约已经平仓，买回价是卖出价的两倍。{premium(2)} 属于新合约，它的结果还没有定。{creditPerShare} 的净收入把一笔交易的结束和另一笔的开始混在了一起。',
    },
  },
  {
    id: 'does-a-credit-undo-the-loss',
    lesson: 'credit-or-debit',
    kind: 'choice',
    prompt: {
      en: 'A losing short put is rolled to a later expiry at the same strike, for a credit. What has changed?',
      'zh-CN': '一张亏损的卖出看跌，行权价不变，后移并收到净收入。什么改变了？',
    },
    options: [
      {
        en: 'The loss on the old put is final; the breakeven is a little lower and the risk lasts longer',
        'zh-CN': '旧合约的亏损已成定局；盈亏平衡点略降，风险持续更久',
      },
      { en: 'The loss is undone', 'zh-CN': '亏损抹掉了' },
      { en: 'The greatest loss is smaller by half', 'zh-CN': '最大亏损减半' },
      { en: 'The trade can no longer lose', 'zh-CN': '这笔交易不会再亏' },
    ],
    explanation: {
      en: 'A credit buys time and moves the breakeven by its own size. The duty to buy at the strike is as large as before.',
      'zh-CN': '净收入换来时间，并让盈亏平衡点降低同样的幅度。按行权价买入的义务和原来一样大。',
    },
  },
  {
    id: 'sign-of-postponing',
    lesson: 'when-it-only-postpones',
    kind: 'choice',
    prompt: {
      en: 'Which is the clearest sign that a roll only postpones a loss?',
      'zh-CN': '哪一个信号最能说明移仓只是在拖延亏损？',
    },
    options: [
      {
        en: 'You would not open the new position if you did not hold the old one',
        'zh-CN': '如果没有旧持仓，你不会开这笔新交易',
      },
      { en: 'The roll brings a credit', 'zh-CN': '移仓收到了净收入' },
      { en: 'The new option has much time value', 'zh-CN': '新合约的时间价值很大' },
      { en: 'The new expiry is a monthly one', 'zh-CN': '新的到期日是月度到期' },
    ],
    explanation: {
      en: 'The second half of a roll is a new trade and must be good on its own. A credit proves nothing, since time always has a price; much time value speaks for a roll, not against it.',
      'zh-CN':
        '移仓的后一半是一笔新交易，它本身必须值得做。收到净收入说明不了什么，时间总有价格；时间价值大反倒是移仓的理由。',
    },
  },
  {
    id: 'ceiling-of-a-covered-call',
    lesson: 'rolling-a-covered-call',
    kind: 'chart',
    scenario: 'covered-call',
    reads: 'maxProfit',
    prompt: {
      en: 'The chart shows a covered call at expiry. What is the most it can make, in dollars?',
      'zh-CN': '图中是备兑看涨的到期盈亏。最多能赚多少美元？',
    },
    explanation: {
      en: 'The line is flat from {strike(2)} on, at {maxProfit}. A roll to a higher strike lifts this ceiling and costs money.',
      'zh-CN': '从 {strike(2)} 起折线变平，高度是 {maxProfit}。上移行权价能抬高天花板，但要花钱。',
    },
  },
];
