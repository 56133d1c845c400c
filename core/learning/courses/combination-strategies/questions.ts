import type { Question } from '../../questions/question.ts';

export const COMBINATION_STRATEGIES_QUESTIONS: readonly Question[] = [
  {
    id: 'cost-of-a-butterfly',
    lesson: 'taking-apart',
    kind: 'numeric',
    scenario: 'call-butterfly',
    figure: 'debit',
    prompt: {
      en: 'You buy the {strike(1)} call at {premium(1)}, sell two {strike(2)} calls at {premium(2)} each and buy the {strike(3)} call at {premium(3)}. How many dollars does it cost?',
      'zh-CN':
        '你以 {premium(1)} 买入 {strike(1)} 看涨，以每张 {premium(2)} 卖出两张 {strike(2)} 看涨，以 {premium(3)} 买入 {strike(3)} 看涨。一共花多少美元？',
    },
    explanation: {
      en: 'Bought less sold, times 100: {premium(1)} + {premium(3)} − 2 × {premium(2)}, which makes {debit}.',
      'zh-CN':
        '买入减卖出，再乘以 100：{premium(1)} + {premium(3)} − 2 × {premium(2)}，得 {debit}。',
    },
  },
  {
    id: 'two-spreads-make-a-box',
    lesson: 'taking-apart',
    kind: 'choice',
    scenario: 'long-box',
    prompt: {
      en: 'A bull call spread and a bear put spread have the same strikes, {strike(1)} and {strike(2)}, and the same expiry. What does their sum pay at expiry?',
      'zh-CN':
        '一个牛市看涨价差和一个熊市看跌价差，行权价都是 {strike(1)} 和 {strike(2)}，到期日相同。合起来到期得到什么？',
    },
    options: [
      {
        en: 'The distance of the strikes, at every stock price',
        'zh-CN': '无论股价多少，都是两个行权价的距离',
      },
      {
        en: 'The distance of the strikes, if the stock ends between them',
        'zh-CN': '股价停在两者之间时，是两个行权价的距离',
      },
      {
        en: 'Nothing, since one spread cancels the other',
        'zh-CN': '什么都没有，因为两个价差互相抵消',
      },
      {
        en: 'More, the further the stock moves in either direction',
        'zh-CN': '股价朝任何方向走得越远，得到越多',
      },
    ],
    explanation: {
      en: 'Above {strike(2)} the call spread pays the whole distance, below {strike(1)} the put spread does, and in between the two shares add up to it. This is a box.',
      'zh-CN':
        '高于 {strike(2)}，看涨价差付全部距离；低于 {strike(1)}，看跌价差付；在中间，两者各付一部分，加起来还是它。这叫箱式。',
    },
  },
  {
    id: 'build-a-synthetic',
    lesson: 'synthetics',
    kind: 'build',
    scenario: 'synthetic-long',
    prompt: {
      en: 'The stock trades at {spot}. Build, from options alone, a position that gains and loses like 100 shares, with the strike {strike(1)} and {days} days to expiry.',
      'zh-CN':
        '股价 {spot}。只用期权搭建一个盈亏与 100 股相同的持仓，行权价 {strike(1)}，{days} 天后到期。',
    },
    explanation: {
      en: 'Buy the {strike(1)} call and sell the {strike(2)} put: above the strike the call gains like the stock, below it the sold put loses like it.',
      'zh-CN':
        '买入 {strike(1)} 看涨，卖出 {strike(2)} 看跌：高于行权价，看涨像股票一样赚；低于行权价，卖出看跌像股票一样亏。',
    },
  },
  {
    id: 'same-shape-as-a-covered-call',
    lesson: 'synthetics',
    kind: 'choice',
    scenario: 'covered-call',
    prompt: {
      en: 'You hold 100 shares and sell the {strike(2)} call. Which single option has the same shape at expiry?',
      'zh-CN': '你持有 100 股，卖出 {strike(2)} 看涨。哪一张期权的到期损益形状与此相同？',
    },
    options: [
      { en: 'A sold {strike(2)} put', 'zh-CN': '卖出 {strike(2)} 看跌' },
      { en: 'A bought {strike(2)} put', 'zh-CN': '买入 {strike(2)} 看跌' },
      { en: 'A bought {strike(2)} call', 'zh-CN': '买入 {strike(2)} 看涨' },
      { en: 'A sold {strike(2)} call', 'zh-CN': '卖出 {strike(2)} 看涨' },
    ],
    explanation: {
      en: 'Stock less call is minus the put, by put–call parity: flat above {strike(2)}, and down with the stock below it.',
      'zh-CN': '按平价，股票减看涨等于负的看跌：高于 {strike(2)} 是平的，低于它就随股价下跌。',
    },
  },
  {
    id: 'loss-of-a-collar',
    lesson: 'collars',
    kind: 'numeric',
    scenario: 'collar',
    figure: 'maxLoss',
    prompt: {
      en: 'You buy 100 shares at {spot}, buy the {strike(2)} put at {premium(2)} and sell the {strike(3)} call at {premium(3)}. How many dollars can you lose at most?',
      'zh-CN':
        '你以 {spot} 买入 100 股，以 {premium(2)} 买入 {strike(2)} 看跌，以 {premium(3)} 卖出 {strike(3)} 看涨。最多亏多少美元？',
    },
    explanation: {
      en: 'The put sells the shares at {strike(2)}. The way down from {spot}, plus the put at {premium(2)}, less the call at {premium(3)}, times 100, is {maxLoss}.',
      'zh-CN':
        '看跌让你按 {strike(2)} 卖出股票。从 {spot} 跌到那里的差，加看跌 {premium(2)}，减看涨 {premium(3)}，乘以 100，等于 {maxLoss}。',
    },
  },
  {
    id: 'build-a-risk-reversal',
    lesson: 'collars',
    kind: 'build',
    scenario: 'risk-reversal',
    prompt: {
      en: 'Build a bullish risk reversal with the strikes {strike(1)} and {strike(2)} that expires in {days} days.',
      'zh-CN': '搭建一个看涨的风险逆转：行权价 {strike(1)} 和 {strike(2)}，{days} 天后到期。',
    },
    explanation: {
      en: 'Sell the {strike(1)} put and buy the {strike(2)} call: the sold put pays for the call.',
      'zh-CN': '卖出 {strike(1)} 看跌，买入 {strike(2)} 看涨：看涨的钱由卖出的看跌来付。',
    },
  },
  {
    id: 'profit-at-the-body',
    lesson: 'butterflies',
    kind: 'numeric',
    scenario: 'call-butterfly',
    figure: 'maxProfit',
    prompt: {
      en: 'A butterfly buys the {strike(1)} call, sells two {strike(2)} calls and buys the {strike(3)} call for {debit} in all. What is its best result at expiry, in dollars?',
      'zh-CN':
        '蝶式买入 {strike(1)} 看涨、卖出两张 {strike(2)} 看涨、买入 {strike(3)} 看涨，一共花 {debit}。到期最好的结果是多少美元？',
    },
    explanation: {
      en: 'At {strike(2)} only the first call is worth something: {strikeGap(1, 2)} per share. Times 100, less {debit}, is {maxProfit}.',
      'zh-CN':
        '股价在 {strike(2)} 时，只有第一张看涨有价值，每股 {strikeGap(1, 2)}。乘以 100，减去 {debit}，等于 {maxProfit}。',
    },
  },
  {
    id: 'read-a-butterfly',
    lesson: 'butterflies',
    kind: 'chart',
    scenario: 'call-butterfly',
    reads: 'breakeven(1)',
    prompt: {
      en: 'The chart shows the profit of a butterfly at expiry. At which stock price is its lower breakeven?',
      'zh-CN': '图中是一个蝶式的到期盈亏。下方的盈亏平衡点在哪个股价？',
    },
    explanation: {
      en: 'On the left the line crosses zero at {breakeven(1)}: the lowest strike plus the debit per share of {debitPerShare}.',
      'zh-CN': '折线在左侧 {breakeven(1)} 处穿过零：最低的行权价加每股支出 {debitPerShare}。',
    },
  },
  {
    id: 'build-a-broken-wing',
    lesson: 'broken-wings',
    kind: 'build',
    scenario: 'broken-wing-call-butterfly',
    prompt: {
      en: 'Build a broken-wing butterfly of calls with the strikes {strike(1)}, {strike(2)} and {strike(3)} that expires in {days} days, the middle one sold.',
      'zh-CN':
        '用看涨搭建一个断翼蝶式：行权价 {strike(1)}、{strike(2)} 和 {strike(3)}，卖出中间的，{days} 天后到期。',
    },
    explanation: {
      en: 'Buy one {strike(1)} call, sell two {strike(2)} calls, buy one {strike(3)} call: the upper wing is further away than the lower one.',
      'zh-CN':
        '买一张 {strike(1)} 看涨，卖两张 {strike(2)} 看涨，买一张 {strike(3)} 看涨：上方的翼比下方的远。',
    },
  },
  {
    id: 'loss-of-an-iron-butterfly',
    lesson: 'iron-butterflies',
    kind: 'numeric',
    scenario: 'iron-butterfly',
    figure: 'maxLoss',
    prompt: {
      en: 'An iron butterfly buys the {strike(1)} put, sells the {strike(2)} put and the {strike(3)} call, and buys the {strike(4)} call for a credit of {creditPerShare} per share. How many dollars can it lose at most?',
      'zh-CN':
        '铁蝶式买入 {strike(1)} 看跌，卖出 {strike(2)} 看跌和 {strike(3)} 看涨，买入 {strike(4)} 看涨，每股净收入 {creditPerShare}。最多亏多少美元？',
    },
    explanation: {
      en: 'Only one side can lose: {strikeGap(1, 2)} less {creditPerShare}, times 100, is {maxLoss}.',
      'zh-CN': '只有一侧会亏：{strikeGap(1, 2)} 减 {creditPerShare}，乘以 100，等于 {maxLoss}。',
    },
  },
  {
    id: 'naked-call-of-a-ratio',
    lesson: 'ratios',
    kind: 'choice',
    scenario: 'call-ratio-spread',
    prompt: {
      en: 'You buy one {strike(1)} call and sell two {strike(2)} calls. What happens if the stock doubles overnight?',
      'zh-CN': '你买一张 {strike(1)} 看涨，卖两张 {strike(2)} 看涨。股价一夜翻倍会怎样？',
    },
    options: [
      {
        en: 'One sold call has no bought one behind it, and the loss has no limit',
        'zh-CN': '有一张卖出的看涨没有买入的保护，亏损没有上限',
      },
      {
        en: 'The loss is limited to the distance of the strikes',
        'zh-CN': '亏损以两个行权价的距离为限',
      },
      {
        en: 'The bought call covers both sold ones, so nothing is lost',
        'zh-CN': '买入的看涨能覆盖两张卖出的，不会亏',
      },
      {
        en: 'Only the premium of the bought call is lost',
        'zh-CN': '只亏掉买入看涨的权利金',
      },
    ],
    explanation: {
      en: 'One sold call is covered by the bought one, the other is naked: it loses $100 for every dollar that the stock rises.',
      'zh-CN': '卖出的两张，一张有买入的覆盖，另一张是裸的：股价每涨一美元，亏 $100。',
    },
  },
  {
    id: 'name-a-backspread',
    lesson: 'ratios',
    kind: 'chart',
    scenario: 'call-backspread',
    reads: { name: ['call-ratio-spread', 'long-straddle', 'bull-call-spread'] },
    prompt: {
      en: 'Which position has this profit at expiry?',
      'zh-CN': '哪一种持仓的到期盈亏是这样的？',
    },
    explanation: {
      en: 'Flat on the left, a valley at the second strike and a rise without limit: a call backspread. A ratio spread is its mirror, a straddle rises on both sides, a spread ends flat.',
      'zh-CN':
        '左边是平的，第二个行权价处有个谷，右边一直上升，这是看涨反比率价差。比率价差是它的倒影，跨式两边都上升，牛市价差右边是平的。',
    },
  },
  {
    id: 'credit-of-a-lizard',
    lesson: 'jade-lizards',
    kind: 'numeric',
    scenario: 'jade-lizard',
    figure: 'credit',
    prompt: {
      en: 'You sell the {strike(1)} put at {premium(1)}, sell the {strike(2)} call at {premium(2)} and buy the {strike(3)} call at {premium(3)}. How many dollars do you receive?',
      'zh-CN':
        '你以 {premium(1)} 卖出 {strike(1)} 看跌，以 {premium(2)} 卖出 {strike(2)} 看涨，以 {premium(3)} 买入 {strike(3)} 看涨。一共收到多少美元？',
    },
    explanation: {
      en: 'Sold less bought, times 100: ({premium(1)} + {premium(2)} − {premium(3)}) × 100 = {credit}.',
      'zh-CN':
        '卖出减买入，再乘以 100：({premium(1)} + {premium(2)} − {premium(3)}) × 100 = {credit}。',
    },
  },
  {
    id: 'when-a-lizard-is-safe-above',
    lesson: 'jade-lizards',
    kind: 'choice',
    scenario: 'jade-lizard',
    prompt: {
      en: 'A jade lizard sells the {strike(1)} put and the {strike(2)} call and buys the {strike(3)} call. When can it not lose above?',
      'zh-CN':
        '翡翠蜥蜴卖出 {strike(1)} 看跌和 {strike(2)} 看涨，买入 {strike(3)} 看涨。什么条件下，上涨不会亏？',
    },
    options: [
      {
        en: 'When the credit per share is at least {strikeGap(2, 3)}',
        'zh-CN': '每股净收入至少 {strikeGap(2, 3)}',
      },
      {
        en: 'When the put is further from the price than the calls',
        'zh-CN': '看跌比看涨离股价更远',
      },
      { en: 'Always, since a call is bought', 'zh-CN': '总是不会亏，因为买了看涨' },
      {
        en: 'When the credit per share is at least {strikeGap(1, 2)}',
        'zh-CN': '每股净收入至少 {strikeGap(1, 2)}',
      },
    ],
    explanation: {
      en: 'Above {strike(3)} the call spread costs its width of {strikeGap(2, 3)} per share, and the put is worthless. A credit of that size pays for it.',
      'zh-CN':
        '高于 {strike(3)}，看涨价差每股要付出间距 {strikeGap(2, 3)}，看跌作废。净收入不少于它，就够付了。',
    },
  },
  {
    id: 'early-assignment-of-a-diagonal',
    lesson: 'diagonals',
    kind: 'choice',
    scenario: 'call-diagonal',
    prompt: {
      en: 'You sold the {strike(1)} call that expires in {days} days and hold the {strike(2)} call of a later month. The stock rises and the sold call is assigned early. What keeps the most value?',
      'zh-CN':
        '你卖出了 {days} 天后到期的 {strike(1)} 看涨，持有更远月份的 {strike(2)} 看涨。股价上涨，卖出的看涨被提前指派。怎样做保住的价值最多？',
    },
    options: [
      {
        en: 'Buy the shares in the market and sell the later call',
        'zh-CN': '在市场上买股票交割，卖掉远月看涨',
      },
      {
        en: 'Exercise the later call to deliver the shares',
        'zh-CN': '行使远月看涨来交割股票',
      },
      {
        en: 'Let the later call expire with the sold one',
        'zh-CN': '让远月看涨和卖出的一起作废',
      },
      {
        en: 'Nothing can be done: the later call is lost',
        'zh-CN': '没有办法，远月看涨已经没了',
      },
    ],
    explanation: {
      en: 'The later call still has time value. A sale brings it in, exercise throws it away.',
      'zh-CN': '远月看涨还有时间价值。卖掉它能收回来，行权就白白扔掉了。',
    },
  },
  {
    id: 'view-of-a-butterfly',
    lesson: 'choosing',
    kind: 'choice',
    scenario: 'call-butterfly',
    prompt: {
      en: 'You expect the stock near {strike(2)} in {days} days and want to risk little. Which structure says just that?',
      'zh-CN':
        '你预计 {days} 天后股价在 {strike(2)} 附近，而且只想冒很小的风险。哪种结构正好表达这个看法？',
    },
    options: [
      { en: 'A butterfly with {strike(2)} in the middle', 'zh-CN': '以 {strike(2)} 为中间的蝶式' },
      { en: 'A bought straddle at {strike(2)}', 'zh-CN': '买入 {strike(2)} 跨式' },
      { en: 'A call backspread from {strike(2)}', 'zh-CN': '从 {strike(2)} 起的看涨反比率价差' },
      { en: 'A sold straddle at {strike(2)}', 'zh-CN': '卖出 {strike(2)} 跨式' },
    ],
    explanation: {
      en: 'The butterfly earns most at its middle strike and can lose its debit alone. A sold straddle earns there too, but its loss has no limit. The other two need a move.',
      'zh-CN':
        '蝶式在中间行权价赚得最多，最多亏掉支出。卖出跨式也在那里赚，但亏损没有上限。另外两种需要大行情。',
    },
  },
  {
    id: 'name-the-book',
    lesson: 'the-book',
    kind: 'chart',
    scenario: 'iron-condor',
    reads: { name: ['jade-lizard', 'long-box', 'call-butterfly'] },
    prompt: {
      en: 'A book has a bull put spread and a bear call spread on one stock and one expiry. What is it together?',
      'zh-CN':
        '一本账里，同一只股票、同一到期日有一个牛市看跌价差和一个熊市看涨价差。合起来是什么？',
    },
    explanation: {
      en: 'The chart has a flat roof with a slope on each side: an iron condor.',
      'zh-CN': '图上是平顶，两边各有一道下坡：铁鹰式。',
    },
  },
];
