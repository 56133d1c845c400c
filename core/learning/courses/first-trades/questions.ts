import type { Question } from '../../questions/question.ts';

export const FIRST_TRADES_QUESTIONS: readonly Question[] = [
  {
    id: 'which-trade-for-which-view',
    lesson: 'four-trades',
    kind: 'choice',
    prompt: {
      en: 'Somebody owns 100 shares, expects them to move sideways for a month, and would be content to sell them 5% higher. Which trade matches this view?',
      'zh-CN':
        '某人持有 100 股，认为接下来一个月会横盘，涨 5% 也愿意卖出。哪一种交易符合这个看法？',
    },
    options: [
      {
        en: 'Selling a call with a strike about 5% above the price',
        'zh-CN': '卖出一张行权价比股价高约 5% 的看涨',
      },
      { en: 'Buying a call at the money', 'zh-CN': '买入一张平值看涨' },
      { en: 'Buying a put about 5% below the price', 'zh-CN': '买入一张比股价低约 5% 的看跌' },
      {
        en: 'Selling two calls about 5% above the price',
        'zh-CN': '卖出两张比股价高约 5% 的看涨',
      },
    ],
    explanation: {
      en: 'A covered call is paid for a sideways market and sells the shares at the strike. A bought option loses its time value in such a market. The second of two sold calls would not be covered by 100 shares.',
      'zh-CN':
        '备兑看涨在横盘时收权利金，涨到行权价就卖出股票。横盘时，买入的期权会损失时间价值。卖出两张，第二张没有股票可备兑。',
    },
  },
  {
    id: 'max-profit-of-a-covered-call',
    lesson: 'covered-call',
    kind: 'numeric',
    scenario: 'covered-call',
    figure: 'maxProfit',
    prompt: {
      en: 'You buy 100 shares at {spot} and sell one {strike(2)} call at {premium(2)}. What is the most that you can make, in dollars?',
      'zh-CN':
        '你以 {spot} 买入 100 股，以 {premium(2)} 卖出一张 {strike(2)} 看涨。最多赚多少美元？',
    },
    explanation: {
      en: 'The way to the strike and the premium, times 100: ({strike(2)} − {spot} + {premium(2)}) × 100 = {maxProfit}.',
      'zh-CN':
        '涨到行权价的一段加上权利金，乘以 100：({strike(2)} − {spot} + {premium(2)}) × 100 = {maxProfit}。',
    },
  },
  {
    id: 'return-if-called-away',
    lesson: 'covered-call',
    kind: 'numeric',
    scenario: 'covered-call',
    figure: 'returnIfCalled',
    prompt: {
      en: 'You buy 100 shares at {spot} and sell one {strike(2)} call at {premium(2)}. The shares are called away at the strike. What is the profit in percent of the money put in, the price of the shares less the premium?',
      'zh-CN':
        '你以 {spot} 买入 100 股，以 {premium(2)} 卖出一张 {strike(2)} 看涨，后来股票按行权价被买走。盈利是投入资金（股价减权利金）的百分之几？',
    },
    explanation: {
      en: 'A profit of {maxProfit} on {cost}: {returnIfCalled}.',
      'zh-CN': '投入 {cost}，盈利 {maxProfit}：{returnIfCalled}。',
    },
  },
  {
    id: 'covered-call-in-a-fall',
    lesson: 'covered-call',
    kind: 'choice',
    scenario: 'covered-call',
    prompt: {
      en: 'You own 100 shares bought at {spot} and have sold the {strike(2)} call at {premium(2)}. The stock falls far below {breakeven} before expiry. What has the call done for you?',
      'zh-CN':
        '你以 {spot} 买入 100 股，以 {premium(2)} 卖出 {strike(2)} 看涨。到期前股价跌到远低于 {breakeven}。这张看涨起了什么作用？',
    },
    options: [
      {
        en: 'It made the loss smaller by the premium of {credit}, and no more',
        'zh-CN': '让亏损少了权利金 {credit}，仅此而已',
      },
      {
        en: 'It limited the loss to {credit}',
        'zh-CN': '把亏损限制在 {credit} 以内',
      },
      {
        en: 'It lets you sell the shares at {strike(2)}',
        'zh-CN': '让你可以按 {strike(2)} 卖出股票',
      },
      { en: 'It doubled the loss', 'zh-CN': '使亏损加倍' },
    ],
    explanation: {
      en: 'The seller keeps the premium; the right to use the strike belongs to the buyer, who will not use it now. Everything below {breakeven} is a loss, as with shares.',
      'zh-CN':
        '卖方留下权利金；按行权价交易的权利属于买方，而买方现在不会行使。低于 {breakeven} 就像持有股票一样亏损。',
    },
  },
  {
    id: 'build-a-covered-call',
    lesson: 'covered-call',
    kind: 'build',
    scenario: 'covered-call',
    prompt: {
      en: 'Build a covered call: 100 shares, and a call with the strike {strike(2)} that expires in {days} days.',
      'zh-CN': '搭建一个备兑看涨：100 股股票，看涨的行权价 {strike(2)}，{days} 天后到期。',
    },
    explanation: {
      en: 'Buy 100 shares and sell one {strike(2)} call.',
      'zh-CN': '买入 100 股，卖出一张 {strike(2)} 看涨。',
    },
  },
  {
    id: 'read-the-breakeven-of-a-covered-call',
    lesson: 'covered-call',
    kind: 'chart',
    scenario: 'covered-call',
    reads: 'breakeven',
    prompt: {
      en: 'The chart shows the profit of shares with a sold call at expiry. At which stock price does the position break even?',
      'zh-CN': '图中是股票加卖出看涨的到期盈亏。股价在哪里不赚不亏？',
    },
    explanation: {
      en: 'The line crosses zero at {breakeven}: the price of the shares, {spot}, less the premium of {premium(2)}.',
      'zh-CN': '折线在 {breakeven} 处穿过零：股价 {spot} 减权利金 {premium(2)}。',
    },
  },
  {
    id: 'breakeven-of-a-cash-secured-put',
    lesson: 'cash-secured-put',
    kind: 'numeric',
    scenario: 'short-put',
    figure: 'breakeven',
    prompt: {
      en: 'You sell a put with a strike of {strike} at {premium}. At which stock price do you break even at expiry?',
      'zh-CN': '你以 {premium} 卖出一张行权价 {strike} 的看跌。到期时股价多少才不赚不亏？',
    },
    explanation: {
      en: 'Strike less premium: {strike} − {premium} = {breakeven}.',
      'zh-CN': '行权价减权利金：{strike} − {premium} = {breakeven}。',
    },
  },
  {
    id: 'cash-behind-a-put',
    lesson: 'cash-secured-put',
    kind: 'numeric',
    scenario: 'short-put',
    figure: 'securedCash',
    prompt: {
      en: 'You sell one put with a strike of {strike}. How many dollars must be there to buy the shares if you are assigned?',
      'zh-CN': '你卖出一张行权价 {strike} 的看跌。如果被指派，买股票要准备多少美元？',
    },
    explanation: {
      en: 'One contract is 100 shares at the strike: {strike} × 100 = {securedCash}. The premium of {credit} is yours in any case.',
      'zh-CN':
        '一张合约按行权价买 100 股：{strike} × 100 = {securedCash}。权利金 {credit} 无论如何都归你。',
    },
  },
  {
    id: 'build-a-cash-secured-put',
    lesson: 'cash-secured-put',
    kind: 'build',
    scenario: 'short-put',
    prompt: {
      en: 'Build the position: you are paid now and must buy 100 shares at {strike} if the stock ends lower in {days} days. You own no shares.',
      'zh-CN':
        '搭建持仓：现在收钱，{days} 天后如果股价更低，就必须按 {strike} 买入 100 股。你没有持股。',
    },
    explanation: {
      en: 'The duty to buy is a sold put: one contract with a strike of {strike}.',
      'zh-CN': '买入的义务就是卖出看跌：一张行权价 {strike} 的合约。',
    },
  },
  {
    id: 'right-and-still-a-loss',
    lesson: 'long-call',
    kind: 'choice',
    scenario: 'long-call',
    prompt: {
      en: 'You bought one call with a strike of {strike} at {premium}. At expiry the stock stands above {strike}, but below {breakeven}. What is the result?',
      'zh-CN':
        '你以 {premium} 买入一张行权价 {strike} 的看涨。到期时股价高于 {strike}，但低于 {breakeven}。结果如何？',
    },
    options: [
      { en: 'A loss that is smaller than {debit}', 'zh-CN': '有亏损，但少于 {debit}' },
      { en: 'A loss of {debit}', 'zh-CN': '亏损 {debit}' },
      { en: 'A profit, since the call is in the money', 'zh-CN': '盈利，因为看涨是实值' },
      { en: 'Neither a profit nor a loss', 'zh-CN': '不赚不亏' },
    ],
    explanation: {
      en: 'The call pays something, so not all of the premium is lost. It pays less than the premium, so there is a loss. It takes {breakeven} to get {debit} back.',
      'zh-CN':
        '看涨还能收回一些，所以没有亏光权利金；收回的少于权利金，所以有亏损。要到 {breakeven} 才能收回 {debit}。',
    },
  },
  {
    id: 'max-loss-with-a-put',
    lesson: 'protective-put',
    kind: 'numeric',
    scenario: 'protective-put',
    figure: 'maxLoss',
    prompt: {
      en: 'You buy 100 shares at {spot} and one put with a strike of {strike(2)} at {premium(2)}. What is the most that you can lose until the expiry, in dollars?',
      'zh-CN':
        '你以 {spot} 买入 100 股，以 {premium(2)} 买入一张行权价 {strike(2)} 的看跌。到期为止最多亏多少美元？',
    },
    explanation: {
      en: 'The way down to the strike and the premium, times 100: ({spot} − {strike(2)} + {premium(2)}) × 100 = {maxLoss}.',
      'zh-CN':
        '跌到行权价的一段加上权利金，乘以 100：({spot} − {strike(2)} + {premium(2)}) × 100 = {maxLoss}。',
    },
  },
  {
    id: 'name-the-protection',
    lesson: 'protective-put',
    kind: 'chart',
    scenario: 'protective-put',
    reads: { name: ['covered-call', 'long-put', 'short-call'] },
    prompt: {
      en: 'Which position has this profit at expiry?',
      'zh-CN': '哪一种持仓的到期盈亏是这样的？',
    },
    explanation: {
      en: 'A flat floor below the strike and a gain that grows with the stock: shares with a bought put. A covered call has a flat ceiling instead.',
      'zh-CN': '行权价以下是平的底，以上随股价上涨而盈利，这是股票加买入看跌。备兑看涨则是平的顶。',
    },
  },
  {
    id: 'put-against-stop',
    lesson: 'protective-put',
    kind: 'choice',
    prompt: {
      en: 'A stock closes at $80 and opens at $60 after bad news. One owner had a stop order at $75, another a put with a strike of $75. What do they get for their shares?',
      'zh-CN':
        '某股票收盘 $80，坏消息之后以 $60 开盘。一个持有人在 $75 挂了止损单，另一个有一张行权价 $75 的看跌。他们各按什么价格卖出？',
    },
    options: [
      { en: 'About $60 with the stop, $75 with the put', 'zh-CN': '止损单约 $60，看跌 $75' },
      { en: '$75 with both', 'zh-CN': '两个都是 $75' },
      { en: 'About $60 with both', 'zh-CN': '两个都约 $60' },
      { en: '$75 with the stop, about $60 with the put', 'zh-CN': '止损单 $75，看跌约 $60' },
    ],
    explanation: {
      en: 'A stop order becomes a market order and takes the next price, here about $60. The put is a right to sell at $75, also after a gap; its premium was paid for that.',
      'zh-CN':
        '止损单触发后变成市价单，按下一个价格成交，这里约 $60。看跌是按 $75 卖出的权利，跳空之后也有效，权利金买的就是这个。',
    },
  },
  {
    id: 'mid-price',
    lesson: 'order-entry',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'premium',
    tolerance: 0.006,
    prompt: {
      en: 'A call with a strike of {strike} is quoted at {bid} bid and {ask} ask. What is its mid price, in dollars per share?',
      'zh-CN': '行权价 {strike} 的看涨，买价 {bid}，卖价 {ask}。中间价每股多少美元？',
    },
    explanation: {
      en: 'Halfway between them: ({bid} + {ask}) ÷ 2 = {premium}. It is a place to begin, not a price that anybody has promised.',
      'zh-CN': '两者的中点：({bid} + {ask}) ÷ 2 = {premium}。它是报价的起点，没有人保证按它成交。',
    },
  },
  {
    id: 'cost-of-there-and-back',
    lesson: 'order-entry',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'spreadCost',
    tolerance: 0.5,
    prompt: {
      en: 'A call is quoted at {bid} bid and {ask} ask. You buy one contract at the ask and sell it at the bid while the quote is the same. What have you lost, in dollars, before commissions?',
      'zh-CN':
        '某张看涨买价 {bid}，卖价 {ask}。报价不变，你按卖价买入一张，又按买价卖出。不算佣金，亏了多少美元？',
    },
    explanation: {
      en: '({ask} − {bid}) × 100 = {spreadCost}: the whole bid–ask spread, once.',
      'zh-CN': '({ask} − {bid}) × 100 = {spreadCost}：正好是一份完整的买卖价差。',
    },
  },
  {
    id: 'which-order-ends-it',
    lesson: 'order-entry',
    kind: 'choice',
    prompt: {
      en: 'You have sold one put and want to end the position before expiry. Which order does that?',
      'zh-CN': '你卖出了一张看跌，想在到期前了结。应当用哪一种订单？',
    },
    options: [
      { en: 'Buy to close the same put', 'zh-CN': '买入平仓，同一张看跌' },
      { en: 'Sell to close the same put', 'zh-CN': '卖出平仓，同一张看跌' },
      { en: 'Buy to open a call with the same strike', 'zh-CN': '买入开仓，同一行权价的看涨' },
      { en: 'Buy to open a put with a lower strike', 'zh-CN': '买入开仓，行权价更低的看跌' },
    ],
    explanation: {
      en: 'What was sold is bought back. “Sell to close” is for options that one owns. A put with a lower strike would limit the loss but leave the sold put open.',
      'zh-CN':
        '卖出的要买回来。“卖出平仓”用于自己拥有的期权。买入行权价更低的看跌能限制亏损，但卖出的那张仍然开着。',
    },
  },
  {
    id: 'how-many-contracts',
    lesson: 'size',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'contractsInBudget',
    prompt: {
      en: 'In an account of {account}, one trade may lose at most {riskPercent}. A call costs {premium} per share. How many contracts fit, at most?',
      'zh-CN':
        '账户 {account}，一笔交易最多亏其中的 {riskPercent}。某张看涨每股 {premium}。最多能做几张？',
    },
    explanation: {
      en: '{riskPercent} of {account} is {riskBudget}. One contract can lose {debit}. Rounded down, {contractsInBudget} fit.',
      'zh-CN':
        '{account} 的 {riskPercent} 是 {riskBudget}，一张最多亏 {debit}，向下取整是 {contractsInBudget} 张。',
    },
  },
  {
    id: 'true-size-of-a-put',
    lesson: 'size',
    kind: 'choice',
    scenario: 'short-put',
    prompt: {
      en: 'Three cash-secured puts with a strike of {strike} bring in {credit} each. By what is the size of this trade measured?',
      'zh-CN':
        '三张行权价 {strike} 的现金担保卖出看跌，每张收 {credit}。这笔交易的规模按什么衡量？',
    },
    options: [
      {
        en: 'By the 300 shares at {strike} that may have to be bought',
        'zh-CN': '可能要按 {strike} 买入的 300 股',
      },
      { en: 'By three times {credit}', 'zh-CN': '三个 {credit}' },
      {
        en: 'By the margin that the broker happens to block',
        'zh-CN': '券商正好冻结的保证金',
      },
      { en: 'By the number of contracts alone', 'zh-CN': '只看合约张数' },
    ],
    explanation: {
      en: 'The premium is the most that can be gained. What can be lost comes from the shares: up to {maxLoss} for each contract. The margin says what the broker wants today.',
      'zh-CN':
        '权利金只是最大盈利。亏损来自股票：每张最多 {maxLoss}。保证金只说明券商今天要冻结多少。',
    },
  },
  {
    id: 'selling-only-the-shares',
    lesson: 'plan-the-exit',
    kind: 'choice',
    scenario: 'covered-call',
    prompt: {
      en: 'You have a covered call with the strike {strike(2)} and no longer want the shares. You sell only the shares. What is left?',
      'zh-CN':
        '你有一个行权价 {strike(2)} 的备兑看涨，不想再持有股票，于是只把股票卖了。还剩什么？',
    },
    options: [
      { en: 'A naked call: a loss without a limit', 'zh-CN': '裸卖看涨：亏损没有上限' },
      { en: 'Nothing, the call ends with the shares', 'zh-CN': '什么也没有，看涨随股票一起结束' },
      { en: 'A cash-secured put', 'zh-CN': '现金担保卖出看跌' },
      {
        en: 'A call whose loss is limited to {credit}',
        'zh-CN': '亏损以 {credit} 为限的看涨',
      },
    ],
    explanation: {
      en: 'The sold call stays open, and nothing covers it. A plan for the exit of a covered call closes both, the call first or both in one order.',
      'zh-CN':
        '卖出的看涨还在，却没有股票备兑。备兑看涨的离场计划要两边都平：先平看涨，或者用一张订单一起平。',
    },
  },
  {
    id: 'which-price-to-record',
    lesson: 'record-the-fills',
    kind: 'choice',
    scenario: 'long-call',
    prompt: {
      en: 'Your plan bought a call at its mid price of {premium}. The order was filled at the ask of {ask}. Which price is the cost of the position?',
      'zh-CN':
        '计划按中间价 {premium} 买入一张看涨，订单实际按卖价 {ask} 成交。持仓的成本是哪个价格？',
    },
    options: [
      { en: '{ask}, and the commission', 'zh-CN': '{ask}，再加佣金' },
      { en: '{premium}, since it was planned', 'zh-CN': '{premium}，因为计划如此' },
      {
        en: '{bid}, since that is what it could be sold for',
        'zh-CN': '{bid}，因为现在能按它卖出',
      },
      { en: 'The closing price of that day', 'zh-CN': '当天的收盘价' },
    ],
    explanation: {
      en: 'The result is counted from the fill. The difference from the planned {premium} is slippage, worth recording as well. Bid and closing price are values of the position, not its cost.',
      'zh-CN':
        '盈亏从成交价算起。与计划价 {premium} 的差额是滑点，也值得记下。买价和收盘价是持仓的价值，不是成本。',
    },
  },
  {
    id: 'price-of-assigned-shares',
    lesson: 'assignment',
    kind: 'choice',
    scenario: 'short-put',
    prompt: {
      en: 'You sold a put with a strike of {strike} at {premium} and are assigned at expiry. What have the shares cost you, with the premium counted?',
      'zh-CN':
        '你以 {premium} 卖出行权价 {strike} 的看跌，到期被指派。算上权利金，股票的成本是多少？',
    },
    options: [
      { en: '{breakeven} per share', 'zh-CN': '每股 {breakeven}' },
      { en: '{strike} per share', 'zh-CN': '每股 {strike}' },
      {
        en: 'The price at which the stock trades that day',
        'zh-CN': '当天的股票市价',
      },
      { en: 'Only {premium} per share', 'zh-CN': '每股只有 {premium}' },
    ],
    explanation: {
      en: 'The shares are bought at {strike}, whatever the market price is. The premium of {premium} was received before, so {breakeven} remains.',
      'zh-CN':
        '无论市价多少，都按 {strike} 买入股票。权利金 {premium} 之前已经收到，所以成本是 {breakeven}。',
    },
  },
  {
    id: 'early-assignment-of-a-covered-call',
    lesson: 'assignment',
    kind: 'choice',
    prompt: {
      en: 'When is early assignment of a covered call most likely?',
      'zh-CN': '备兑看涨在什么时候最容易被提前指派？',
    },
    options: [
      {
        en: 'On the day before an ex-dividend date, with less time value left than the dividend',
        'zh-CN': '除息日前一天，而且剩余的时间价值少于股息',
      },
      {
        en: 'On the day on which the stock first rises above the strike',
        'zh-CN': '股价第一次涨过行权价的那天',
      },
      {
        en: 'On the ex-dividend date itself, in the evening',
        'zh-CN': '除息日当天晚上',
      },
      { en: 'When implied volatility is high', 'zh-CN': '隐含波动率高的时候' },
    ],
    explanation: {
      en: 'Exercise gives up the time value, so it pays only for the dividend, and the shares must be owned before the ex-dividend date. High volatility means more time value and makes early exercise less likely.',
      'zh-CN':
        '行权会放弃时间价值，只有为了股息才划算，而且必须在除息日之前持有股票。波动率高，时间价值就多，反而不容易被提前行权。',
    },
  },
  {
    id: 'a-bought-call-at-the-end',
    lesson: 'assignment',
    kind: 'choice',
    scenario: 'long-call',
    prompt: {
      en: 'You own one call with a strike of {strike}. It is well in the money on its last day, and you do not have the cash for the shares. What do most traders do?',
      'zh-CN':
        '你有一张行权价 {strike} 的看涨，最后一天是明显的实值，但买股票的现金不够。多数交易者怎么做？',
    },
    options: [
      { en: 'Sell the call before trading ends', 'zh-CN': '收盘前卖出这张看涨' },
      {
        en: 'Let it expire: it ends worthless without cash',
        'zh-CN': '放到到期：没有现金它就作废',
      },
      { en: 'Wait for assignment', 'zh-CN': '等待被指派' },
      { en: 'Buy a put with the same strike', 'zh-CN': '买入同一行权价的看跌' },
    ],
    explanation: {
      en: 'An option in the money is exercised automatically, and 100 shares at {strike} would have to be paid. Selling the call brings in its value. Only sellers are assigned.',
      'zh-CN':
        '实值期权会自动行权，就要按 {strike} 付钱买 100 股。卖出看涨能拿到它的价值。只有卖方才会被指派。',
    },
  },
];
