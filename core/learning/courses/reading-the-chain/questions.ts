import type { Question } from '../../questions/question.ts';

export const READING_THE_CHAIN_QUESTIONS: readonly Question[] = [
  {
    id: 'build-from-an-ask',
    lesson: 'the-table',
    kind: 'build',
    scenario: 'long-put',
    prompt: {
      en: 'In the chain that expires in {days} days, you click the ask on the side of the puts, in the row of {strike}, for one contract. Build the position that this order opens.',
      'zh-CN':
        '在 {days} 天后到期的期权链里，你点了看跌一侧 {strike} 那一行的卖价，一张合约。搭建这张订单成交后的持仓。',
    },
    explanation: {
      en: 'An ask is what sellers want, so a click on it buys: one bought put with a strike of {strike}.',
      'zh-CN': '卖价是卖方的要价，点它就是买入：一张行权价 {strike} 的买入看跌。',
    },
  },
  {
    id: 'build-from-a-bid',
    lesson: 'the-table',
    kind: 'build',
    scenario: 'short-call',
    prompt: {
      en: 'In the chain that expires in {days} days, you click the bid on the side of the calls, in the row of {strike}, for one contract. Build the position that this order opens.',
      'zh-CN':
        '在 {days} 天后到期的期权链里，你点了看涨一侧 {strike} 那一行的买价，一张合约。搭建这张订单成交后的持仓。',
    },
    explanation: {
      en: 'A bid is what buyers offer, so a click on it sells: one sold call with a strike of {strike}.',
      'zh-CN': '买价是买方的出价，点它就是卖出：一张行权价 {strike} 的卖出看涨。',
    },
  },
  {
    id: 'mid-of-a-quote',
    lesson: 'bid-ask-mid-last',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'premium',
    tolerance: 0.001,
    prompt: {
      en: 'A call has a bid of {bid} and an ask of {ask}. What is its mid, in dollars per share?',
      'zh-CN': '一张看涨期权的买价 {bid}，卖价 {ask}。中间价每股多少美元？',
    },
    explanation: {
      en: 'Halfway between them: ({bid} + {ask}) / 2 = {premium}.',
      'zh-CN': '两者的中点：({bid} + {ask}) / 2 = {premium}。',
    },
  },
  {
    id: 'cost-at-the-ask',
    lesson: 'bid-ask-mid-last',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'debitAtQuotes',
    prompt: {
      en: 'A call has a bid of {bid} and an ask of {ask}. You buy one contract at once, without waiting for a better price. What does it cost, in dollars?',
      'zh-CN':
        '一张看涨期权的买价 {bid}，卖价 {ask}。你不等更好的价格，马上买入一张。要付多少美元？',
    },
    explanation: {
      en: 'A buyer who does not wait pays the ask: {ask} × 100 = {debitAtQuotes}.',
      'zh-CN': '不等待的买方按卖价成交：{ask} × 100 = {debitAtQuotes}。',
    },
  },
  {
    id: 'cost-of-the-spread',
    lesson: 'what-the-spread-costs',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'spreadCost',
    tolerance: 0.1,
    prompt: {
      en: 'You buy one call at its ask of {ask} and sell it at once at its bid of {bid}. How much do you lose, in dollars?',
      'zh-CN': '你按卖价 {ask} 买入一张看涨，随即按买价 {bid} 卖出。亏多少美元？',
    },
    explanation: {
      en: 'The whole spread: ({ask} − {bid}) × 100 = {spreadCost}. Half of it against the mid on the way in, half on the way out.',
      'zh-CN': '整个价差：({ask} − {bid}) × 100 = {spreadCost}。与中间价相比，进场一半，离场一半。',
    },
  },
  {
    id: 'spread-in-percent',
    lesson: 'what-the-spread-costs',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'spreadPercent',
    tolerance: 0.1,
    prompt: {
      en: 'A call is quoted {bid} to {ask}. How large is its spread in percent of the mid?',
      'zh-CN': '一张看涨报价 {bid} 到 {ask}。买卖价差占中间价的百分之几？',
    },
    explanation: {
      en: 'The spread of {quotedSpread} over the mid of {premium} is {spreadPercent}.',
      'zh-CN': '价差 {quotedSpread} 除以中间价 {premium}，等于 {spreadPercent}。',
    },
  },
  {
    id: 'credit-of-four-legs',
    lesson: 'what-the-spread-costs',
    kind: 'numeric',
    scenario: 'iron-condor',
    figure: 'creditAtQuotes',
    prompt: {
      en: 'An iron condor brings {credit} if each of its four options trades at the mid. Every option has a spread of {quotedSpread} per share. What does it bring if you sell at the bids and buy at the asks, in dollars?',
      'zh-CN':
        '一个铁鹰式，四张期权都按中间价成交时收入 {credit}。每张期权的买卖价差都是每股 {quotedSpread}。如果按买价卖出、按卖价买入，收入多少美元？',
    },
    explanation: {
      en: 'Each of the four options loses half of its spread, times 100 shares: {creditAtQuotes} are left.',
      'zh-CN': '四张期权各损失半个价差，再乘以 100 股，剩下 {creditAtQuotes}。',
    },
  },
  {
    id: 'open-interest-after-a-trade',
    lesson: 'volume-and-open-interest',
    kind: 'choice',
    prompt: {
      en: 'Somebody sells calls that she bought last week. The buyer opens a new position with them. What happens to volume and open interest?',
      'zh-CN': '有人卖出上周买入的看涨期权，对手方是买入开仓。成交量和未平仓合约怎么变？',
    },
    options: [
      {
        en: 'Volume rises, open interest stays',
        'zh-CN': '成交量增加，未平仓合约不变',
      },
      { en: 'Both rise', 'zh-CN': '两者都增加' },
      {
        en: 'Volume rises, open interest falls',
        'zh-CN': '成交量增加，未平仓合约减少',
      },
      {
        en: 'Volume stays, open interest rises',
        'zh-CN': '成交量不变，未平仓合约增加',
      },
    ],
    explanation: {
      en: 'Every trade counts as volume. One side closes and the other opens, so that the contracts only change their owner. Open interest would rise if both opened and fall if both closed.',
      'zh-CN':
        '每笔成交都计入成交量。一方平仓、一方开仓，合约只是换了主人。双方都开仓才增加，双方都平仓才减少。',
    },
  },
  {
    id: 'volume-above-open-interest',
    lesson: 'volume-and-open-interest',
    kind: 'choice',
    prompt: {
      en: 'At noon a contract shows far more volume than open interest. What explains it?',
      'zh-CN': '中午，一张合约的成交量远远大于未平仓合约。怎么解释？',
    },
    options: [
      {
        en: 'Open interest is that of the evening before; today’s trades are not in it yet',
        'zh-CN': '未平仓合约是前一晚的数字，还没有算进今天的成交',
      },
      {
        en: 'The data is wrong: volume cannot exceed open interest',
        'zh-CN': '数据有误，成交量不可能超过未平仓合约',
      },
      {
        en: 'Most of the owners have exercised',
        'zh-CN': '大部分持有人已经行权',
      },
      {
        en: 'More traders expect the stock to rise than to fall',
        'zh-CN': '看涨的人比看跌的人多',
      },
    ],
    explanation: {
      en: 'Volume runs during the day, open interest is counted after the close. Neither of them has a direction: every trade has a buyer and a seller.',
      'zh-CN':
        '成交量在盘中实时累计，未平仓合约收盘后才统计。两者都没有方向，每笔成交都有买方和卖方。',
    },
  },
  {
    id: 'time-value-of-a-put',
    lesson: 'moneyness',
    kind: 'numeric',
    scenario: 'long-put',
    figure: 'timeValue',
    prompt: {
      en: 'The stock trades at {spot}. The chain shows a put with a strike of {strike} at a mid of {premium}. How much of it is time value, in dollars per share?',
      'zh-CN':
        '股价 {spot}。期权链上行权价 {strike} 的看跌，中间价 {premium}。其中时间价值每股多少美元？',
    },
    explanation: {
      en: 'A put’s intrinsic value is the strike less the stock price, never below zero: {intrinsic}. The rest is {timeValue}.',
      'zh-CN': '看跌的内在价值是行权价减股价，不低于零：{intrinsic}。其余 {timeValue} 是时间价值。',
    },
  },
  {
    id: 'premium-on-the-chart',
    lesson: 'moneyness',
    kind: 'chart',
    scenario: 'long-put',
    reads: 'maxLoss',
    prompt: {
      en: 'The chart shows the profit of one bought put at expiry. What was paid for the contract, in dollars?',
      'zh-CN': '图中是一张买入看跌的到期盈亏。这张合约付了多少美元？',
    },
    explanation: {
      en: 'Where the put ends with nothing, the whole premium is lost: the flat part lies {maxLoss} below zero. In the chain this was {premium} per share.',
      'zh-CN':
        '看跌归零的地方，权利金全部亏掉：平的一段在零以下 {maxLoss}。期权链上是每股 {premium}。',
    },
  },
  {
    id: 'name-what-was-clicked',
    lesson: 'the-table',
    kind: 'chart',
    scenario: 'short-call',
    reads: { name: ['long-call', 'long-put', 'short-put'] },
    prompt: {
      en: 'Somebody chose one price in a chain and traded one contract. The chart shows the profit at expiry. Which position is it?',
      'zh-CN': '有人在期权链里点了一个价格，成交一张合约。图中是到期盈亏。这是哪一种持仓？',
    },
    explanation: {
      en: 'Flat below the strike with the premium as the profit, falling above it without a limit: a sold call. The bid on the side of the calls was chosen.',
      'zh-CN':
        '行权价以下平稳，赚到权利金；以上一直下降，没有底。这是卖出看涨，点的是看涨一侧的买价。',
    },
  },
  {
    id: 'find-the-out-of-the-money-put',
    lesson: 'moneyness',
    kind: 'choice',
    prompt: {
      en: 'A stock trades at $50. Which row of the chain holds a put whose price is all time value?',
      'zh-CN': '股价 $50。哪一张看跌期权的价格全部是时间价值？',
    },
    options: [
      { en: 'The put with a strike of $45', 'zh-CN': '行权价 $45 的看跌' },
      { en: 'The put with a strike of $55', 'zh-CN': '行权价 $55 的看跌' },
      { en: 'The put with a strike of $60', 'zh-CN': '行权价 $60 的看跌' },
      { en: 'None: every put has intrinsic value', 'zh-CN': '没有，看跌都有内在价值' },
    ],
    explanation: {
      en: 'A right to sell at $45 what the market buys for $50 would pay nothing now. The other two are in the money and have intrinsic value.',
      'zh-CN': '按 $45 卖出市价 $50 的股票，现在行使没有收益。另外两张是实值，有内在价值。',
    },
  },
  {
    id: 'what-skew-says',
    lesson: 'implied-volatility',
    kind: 'choice',
    prompt: {
      en: 'In one expiry, a put 10% below the stock price has a higher implied volatility than a call 10% above it. What does that mean?',
      'zh-CN': '同一到期日，股价下方 10% 的看跌比上方 10% 的看涨隐含波动率高。这说明什么？',
    },
    options: [
      {
        en: 'Measured by the model, the market pays more for the put than for the call',
        'zh-CN': '按模型衡量，市场给看跌的价格比看涨高',
      },
      {
        en: 'The stock will probably fall by 10%',
        'zh-CN': '股价很可能下跌 10%',
      },
      {
        en: 'One of the two quotes must be stale',
        'zh-CN': '两个报价中一定有一个过时了',
      },
      {
        en: 'The put has more time left than the call',
        'zh-CN': '看跌的剩余时间比看涨长',
      },
    ],
    explanation: {
      en: 'This is the usual skew of US stocks: puts below the price are in demand as a hedge. It is a price, not a forecast of the direction. Options of one expiry have the same time left.',
      'zh-CN':
        '这是美股常见的偏斜：下方的看跌常被买来对冲。它是价格，不是方向预测。同一到期日的期权，剩余时间相同。',
    },
  },
  {
    id: 'what-is-solved-for',
    lesson: 'implied-volatility',
    kind: 'choice',
    prompt: {
      en: 'Where does the implied volatility in a chain come from?',
      'zh-CN': '期权链里的隐含波动率是怎么来的？',
    },
    options: [
      {
        en: 'It is the volatility with which a model gives the option’s quoted price',
        'zh-CN': '使模型算出这张期权报价的那个波动率',
      },
      {
        en: 'It is how much the stock moved in the past month',
        'zh-CN': '过去一个月股价波动的幅度',
      },
      {
        en: 'The exchange sets it each morning',
        'zh-CN': '交易所每天早上规定的',
      },
      {
        en: 'It is the average forecast of analysts',
        'zh-CN': '分析师预测的平均值',
      },
    ],
    explanation: {
      en: 'Everything else in the model is known, so that the price determines the volatility. What the stock did in the past is the realized volatility, another number.',
      'zh-CN':
        '模型的其他输入都已知，所以价格决定波动率。股价过去的波动是实际波动率，是另一个数字。',
    },
  },
  {
    id: 'which-day-is-monthly',
    lesson: 'expiries',
    kind: 'choice',
    prompt: {
      en: 'A chain lists a stock’s expiries on each of the next Fridays. Which one is the monthly expiry?',
      'zh-CN': '期权链列出一只股票接下来每个星期五的到期日。哪一个是月度到期日？',
    },
    options: [
      { en: 'The third Friday of the month', 'zh-CN': '当月第三个星期五' },
      { en: 'The first Friday of the month', 'zh-CN': '当月第一个星期五' },
      { en: 'The last Friday of the month', 'zh-CN': '当月最后一个星期五' },
      { en: 'The last trading day of the month', 'zh-CN': '当月最后一个交易日' },
    ],
    explanation: {
      en: 'Monthly options expire on the third Friday, or the day before if it is a holiday. The other Fridays are weekly expiries; the last trading day is a month-end expiry, mostly of indices and funds.',
      'zh-CN':
        '月度期权在第三个星期五到期，遇假日提前一天。其他星期五是周度，最后一个交易日是月末到期，多见于股指和基金。',
    },
  },
  {
    id: 'stale-last',
    lesson: 'quotes-not-to-trust',
    kind: 'choice',
    scenario: 'long-call',
    prompt: {
      en: 'A call is quoted {bid} to {ask}. Its last price is half of that, from a trade three hours ago, before the stock rose. What is a fair first estimate of its value?',
      'zh-CN':
        '一张看涨报价 {bid} 到 {ask}。最新价只有一半，是三小时前、股价上涨之前的成交。它现在大约值多少？',
    },
    options: [
      { en: 'The mid, {premium}', 'zh-CN': '中间价 {premium}' },
      { en: 'The last price: it is a real trade', 'zh-CN': '最新价，因为它是真实成交' },
      { en: 'The average of the last price and the ask', 'zh-CN': '最新价与卖价的平均' },
      { en: 'Nothing: the quotes contradict each other', 'zh-CN': '不值钱，报价自相矛盾' },
    ],
    explanation: {
      en: 'Bid and ask are about now; the last price belongs to another stock price. Nobody sells at it any more.',
      'zh-CN': '买价和卖价说的是现在，最新价属于另一个股价，现在没有人再按它卖。',
    },
  },
  {
    id: 'crossed-quote',
    lesson: 'quotes-not-to-trust',
    kind: 'choice',
    prompt: {
      en: 'A row shows a bid that is above the ask. What is the most likely reason?',
      'zh-CN': '某一行的买价高于卖价。最可能的原因是什么？',
    },
    options: [
      {
        en: 'One of the two prices is out of date',
        'zh-CN': '两个价格中有一个已经过时',
      },
      {
        en: 'A riskless profit that nobody has noticed',
        'zh-CN': '有一笔无风险利润，还没人发现',
      },
      {
        en: 'The option is in high demand',
        'zh-CN': '这张期权很抢手',
      },
      {
        en: 'The option expires today',
        'zh-CN': '这张期权今天到期',
      },
    ],
    explanation: {
      en: 'Machines would take such a profit at once. What remains on the screen is an old price, or prices of different moments; mid and implied volatility of this row mean nothing.',
      'zh-CN':
        '真有这种利润，程序马上就会吃掉。留在屏幕上的是过时的价格，或者两个时刻的价格；这一行的中间价和隐含波动率都没有意义。',
    },
  },
  {
    id: 'which-contract-is-liquid',
    lesson: 'a-routine',
    kind: 'choice',
    prompt: {
      en: 'Which sign says best that an option can be sold again at a fair price?',
      'zh-CN': '哪个迹象最能说明一张期权以后能按合理价格卖出？',
    },
    options: [
      {
        en: 'A spread that is a small part of the mid, with a bid above zero',
        'zh-CN': '有买盘，价差只占中间价很小的一部分',
      },
      { en: 'A high last price', 'zh-CN': '最新价很高' },
      { en: 'A high implied volatility', 'zh-CN': '隐含波动率很高' },
      { en: 'A large change since yesterday', 'zh-CN': '比昨天涨跌很大' },
    ],
    explanation: {
      en: 'The spread is the cost of leaving. Last price and change are about past trades, and a high implied volatility often comes with wider spreads.',
      'zh-CN': '价差就是离场的成本。最新价和涨跌说的是过去的成交，隐含波动率高时价差往往更宽。',
    },
  },
];
