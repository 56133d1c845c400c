import type { Question } from '../../questions/question.ts';

export const THE_GREEKS_QUESTIONS: readonly Question[] = [
  {
    id: 'which-greek',
    lesson: 'five-questions',
    kind: 'choice',
    prompt: {
      en: 'A company has reported its earnings. The stock opens unchanged, yet the call you own is worth much less than the evening before. Which greek explains most of it?',
      'zh-CN':
        '公司公布了财报，股价开盘没有变，你持有的看涨却比前一晚便宜很多。主要由哪个希腊字母解释？',
    },
    options: [
      { en: 'Vega', 'zh-CN': 'Vega' },
      { en: 'Delta', 'zh-CN': 'Delta' },
      { en: 'Theta', 'zh-CN': 'Theta' },
      { en: 'Rho', 'zh-CN': 'Rho' },
    ],
    explanation: {
      en: 'Implied volatility falls once the news is out, and vega measures that. The stock did not move, so it is not delta; theta takes one night only.',
      'zh-CN':
        '消息公布后隐含波动率下降，衡量它的是 Vega。股价没动，与 Delta 无关；一夜的 Theta 没有这么多。',
    },
  },
  {
    id: 'profit-by-delta',
    lesson: 'delta',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'deltaProfit(2)',
    tolerance: 1.1,
    prompt: {
      en: 'You own one call with a delta of {delta(1)} per share. The stock rises by $2 at once. What do you gain by delta alone, in dollars?',
      'zh-CN':
        '你持有一张看涨，每股 Delta {delta(1)}。股价马上上涨 $2。只按 Delta 计算赚多少美元？',
    },
    explanation: {
      en: 'Delta times the move times 100 shares: {delta(1)} × 2 × 100, about {deltaProfit(2)}.',
      'zh-CN': 'Delta 乘以变动，再乘以 100 股：{delta(1)} × 2 × 100，约 {deltaProfit(2)}。',
    },
  },
  {
    id: 'delta-of-a-put',
    lesson: 'delta',
    kind: 'choice',
    prompt: {
      en: 'A call has a delta of 0.6. What is about the delta of the bought put with the same strike and expiry, without dividends?',
      'zh-CN':
        '一张看涨的 Delta 是 0.6。不考虑股息，同一行权价、同一到期日的买入看跌，Delta 大约是多少？',
    },
    options: [
      { en: '−0.4', 'zh-CN': '−0.4' },
      { en: '−0.6', 'zh-CN': '−0.6' },
      { en: '0.4', 'zh-CN': '0.4' },
      { en: '−1.6', 'zh-CN': '−1.6' },
    ],
    explanation: {
      en: 'Call and sold put together move like one share: the call’s delta less the put’s is one. So the put has −0.4, and it gains when the stock falls.',
      'zh-CN':
        '买入看涨加卖出看跌，涨跌等于一股：看涨的 Delta 减去看跌的 Delta 等于一。所以看跌是 −0.4，股价下跌时获利。',
    },
  },
  {
    id: 'profit-by-delta-and-gamma',
    lesson: 'gamma',
    kind: 'numeric',
    scenario: 'long-put',
    figure: 'deltaGammaProfit(-2)',
    tolerance: 1,
    prompt: {
      en: 'You own one put. For the whole contract, delta is {delta} and gamma is {gamma}. The stock falls by $2 at once. Estimate your profit by delta and gamma, in dollars.',
      'zh-CN':
        '你持有一张看跌，整张合约的 Delta 是 {delta}，Gamma 是 {gamma}。股价马上下跌 $2。按 Delta 和 Gamma 估算，盈亏多少美元？',
    },
    explanation: {
      en: 'Delta gives {delta} × −2, about {deltaProfit(-2)}. Gamma adds ½ × {gamma} × 2², about {gammaProfit(-2)}. Together: {deltaGammaProfit(-2)}.',
      'zh-CN':
        'Delta：{delta} × −2，约 {deltaProfit(-2)}。Gamma 再加 ½ × {gamma} × 2²，约 {gammaProfit(-2)}。合计 {deltaGammaProfit(-2)}。',
    },
  },
  {
    id: 'a-week-of-theta',
    lesson: 'theta',
    kind: 'numeric',
    scenario: 'bull-put-spread',
    figure: 'thetaProfit(7)',
    prompt: {
      en: 'A sold put spread has a theta of {theta} a day. Price and volatility stay as they are. What do 7 days make of it if theta stays the same, in dollars?',
      'zh-CN':
        '一个卖出看跌价差的 Theta 是每天 {theta}。股价和波动率都不变，假设 Theta 也不变，7 天的盈亏是多少美元？',
    },
    explanation: {
      en: '7 × {theta} is about {thetaProfit(7)}. It is an estimate: theta changes as the days pass.',
      'zh-CN': '7 × {theta}，约 {thetaProfit(7)}。这是估算，因为 Theta 每天都在变。',
    },
  },
  {
    id: 'theta-far-away',
    lesson: 'theta',
    kind: 'choice',
    prompt: {
      en: 'A call is far out of the money and expires in four days. The stock does not move. What happens to its theta, per day?',
      'zh-CN': '一张看涨极度虚值，四天后到期，股价不动。它每天的 Theta 会怎样？',
    },
    options: [
      {
        en: 'It shrinks toward zero: hardly any time value is left',
        'zh-CN': '趋近零，因为时间价值所剩无几',
      },
      {
        en: 'It grows each day until expiry',
        'zh-CN': '每天变大，直到到期',
      },
      { en: 'It stays the same', 'zh-CN': '保持不变' },
      {
        en: 'It changes its sign: time now works for the owner',
        'zh-CN': '变号，时间转而对买方有利',
      },
    ],
    explanation: {
      en: 'An option cannot lose more than it is still worth. Decay speeds up near the strike only.',
      'zh-CN': '期权亏掉的不会超过它还剩的价值。只有在行权价附近，损耗才会加快。',
    },
  },
  {
    id: 'loss-by-vega',
    lesson: 'vega-and-rho',
    kind: 'numeric',
    scenario: 'long-straddle',
    figure: 'vegaProfit(-4)',
    prompt: {
      en: 'A bought straddle has a vega of {vega} per point. Implied volatility falls by 4 points, nothing else changes. What is the result by vega, in dollars? A loss has a minus sign.',
      'zh-CN':
        '买入跨式的 Vega 是每点 {vega}。隐含波动率下降 4 个点，其他不变。按 Vega 计算盈亏多少美元？亏损写负号。',
    },
    explanation: {
      en: '−4 × {vega} is about {vegaProfit(-4)}. Bought options lose when volatility falls.',
      'zh-CN': '−4 × {vega}，约 {vegaProfit(-4)}。波动率下降，买入的期权亏损。',
    },
  },
  {
    id: 'largest-vega',
    lesson: 'vega-and-rho',
    kind: 'choice',
    prompt: {
      en: 'Which call gains the most in dollars when the implied volatility of each rises by one point?',
      'zh-CN': '各自的隐含波动率都上升一个点，哪一张看涨的金额增加最多？',
    },
    options: [
      { en: 'At the money, one year left', 'zh-CN': '平值，还剩一年' },
      { en: 'At the money, one week left', 'zh-CN': '平值，还剩一周' },
      { en: 'Deep in the money, one week left', 'zh-CN': '深度实值，还剩一周' },
      { en: 'Far out of the money, one week left', 'zh-CN': '极度虚值，还剩一周' },
    ],
    explanation: {
      en: 'Vega grows with time and is largest near the money. With one week left, there is little time in which a higher volatility could matter.',
      'zh-CN': '时间越长、越接近平值，Vega 越大。只剩一周，波动率再高也来不及起作用。',
    },
  },
  {
    id: 'who-gains-from-rates',
    lesson: 'vega-and-rho',
    kind: 'choice',
    prompt: {
      en: 'Interest rates rise by one point; the stock and volatility stay. Which position gains?',
      'zh-CN': '利率上升一个百分点，股价和波动率不变。哪个持仓获利？',
    },
    options: [
      { en: 'A bought call with two years left', 'zh-CN': '买入看涨，还剩两年' },
      { en: 'A bought put with two years left', 'zh-CN': '买入看跌，还剩两年' },
      { en: 'A sold call with two years left', 'zh-CN': '卖出看涨，还剩两年' },
      { en: 'None: options do not react to rates', 'zh-CN': '都不会，期权不受利率影响' },
    ],
    explanation: {
      en: 'The owner of a call pays the strike later; the higher the rates, the less that payment weighs today. A put receives the strike later and loses. The longer the time, the larger the effect.',
      'zh-CN':
        '看涨的买方晚付行权价，利率越高，这笔钱今天的分量越轻。看跌晚收行权价，所以受损。时间越长，影响越大。',
    },
  },
  {
    id: 'delta-of-a-spread',
    lesson: 'position-greeks',
    kind: 'numeric',
    scenario: 'bull-call-spread',
    figure: 'delta',
    tolerance: 1.1,
    prompt: {
      en: 'You bought the {strike(1)} call and sold the {strike(2)} call, one contract each. Per share, the bought call has a delta of {delta(1)}, the sold one, as sold, of {delta(2)}. What is the delta of the position in shares?',
      'zh-CN':
        '你买入 {strike(1)} 看涨，卖出 {strike(2)} 看涨，各一张。每股 Delta：买入的 {delta(1)}，卖出的（已按卖出变号）{delta(2)}。整个持仓的 Delta 相当于多少股？',
    },
    explanation: {
      en: 'Add them with their signs and multiply by 100: {delta} shares.',
      'zh-CN': '带符号相加，再乘以 100：{delta} 股。',
    },
  },
  {
    id: 'signs-of-a-sold-put',
    lesson: 'position-greeks',
    kind: 'choice',
    prompt: {
      en: 'Which signs do the greeks of a sold put have?',
      'zh-CN': '卖出看跌的希腊字母是什么符号？',
    },
    options: [
      {
        en: 'Delta +, gamma −, theta +, vega −',
        'zh-CN': 'Delta +，Gamma −，Theta +，Vega −',
      },
      {
        en: 'Delta −, gamma −, theta +, vega −',
        'zh-CN': 'Delta −，Gamma −，Theta +，Vega −',
      },
      {
        en: 'Delta +, gamma +, theta +, vega −',
        'zh-CN': 'Delta +，Gamma +，Theta +，Vega −',
      },
      {
        en: 'Delta −, gamma +, theta −, vega +',
        'zh-CN': 'Delta −，Gamma +，Theta −，Vega +',
      },
    ],
    explanation: {
      en: 'A bought put has delta −, gamma +, theta −, vega +; that is the last one. Selling turns every sign.',
      'zh-CN': '买入看跌是 Delta −、Gamma +、Theta −、Vega +，也就是最后那种组合。卖出则全部变号。',
    },
  },
  {
    id: 'dollar-delta',
    lesson: 'position-greeks',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'dollarDelta',
    tolerance: 25,
    prompt: {
      en: 'The stock trades at {spot}. Your position has a delta of {delta} shares. What is its dollar delta, in dollars? The nearest $25 is enough.',
      'zh-CN':
        '股价 {spot}，你的持仓 Delta 是 {delta} 股。美元 Delta 是多少美元？误差在 $25 以内即可。',
    },
    explanation: {
      en: 'Delta times the stock price: {delta} × {spot}, about {dollarDelta}.',
      'zh-CN': 'Delta 乘以股价：{delta} × {spot}，约 {dollarDelta}。',
    },
  },
  {
    id: 'largest-gamma',
    lesson: 'time-and-price',
    kind: 'choice',
    prompt: {
      en: 'Four calls on one stock with the same volatility. Which one has the largest gamma?',
      'zh-CN': '同一只股票、同样波动率的四张看涨，哪一张 Gamma 最大？',
    },
    options: [
      { en: 'At the money, two days left', 'zh-CN': '平值，还剩两天' },
      { en: 'At the money, sixty days left', 'zh-CN': '平值，还剩六十天' },
      { en: 'Far out of the money, two days left', 'zh-CN': '极度虚值，还剩两天' },
      { en: 'Deep in the money, two days left', 'zh-CN': '深度实值，还剩两天' },
    ],
    explanation: {
      en: 'Close to expiry, delta changes from zero to one within a few dollars around the strike: gamma is large there and almost nothing elsewhere.',
      'zh-CN': '临近到期，Delta 在行权价上下几美元内就从零变到一：那里 Gamma 很大，别处几乎为零。',
    },
  },
  {
    id: 'build-long-gamma',
    lesson: 'position-greeks',
    kind: 'build',
    scenario: 'long-straddle',
    prompt: {
      en: 'Use one call and one put, both with a strike of {strike(1)} and {days} days. Build the position with positive gamma, positive vega and negative theta.',
      'zh-CN':
        '用一张看涨和一张看跌，行权价都是 {strike(1)}，都是 {days} 天后到期。搭建 Gamma 为正、Vega 为正、Theta 为负的持仓。',
    },
    explanation: {
      en: 'Bought options have positive gamma and vega and pay theta: buy the call and buy the put.',
      'zh-CN': '买入期权的 Gamma 和 Vega 为正，要付 Theta：看涨和看跌都买入。',
    },
  },
  {
    id: 'build-short-gamma',
    lesson: 'short-gamma',
    kind: 'build',
    scenario: 'short-strangle',
    prompt: {
      en: 'Use one put with a strike of {strike(1)} and one call with a strike of {strike(2)}, both with {days} days. Build the position that earns theta and has negative gamma.',
      'zh-CN':
        '用一张行权价 {strike(1)} 的看跌和一张行权价 {strike(2)} 的看涨，都是 {days} 天后到期。搭建赚取 Theta、Gamma 为负的持仓。',
    },
    explanation: {
      en: 'Sold options earn theta and have negative gamma: sell the put and sell the call.',
      'zh-CN': '卖出期权收取 Theta，Gamma 为负：看跌和看涨都卖出。',
    },
  },
  {
    id: 'name-the-short-gamma',
    lesson: 'short-gamma',
    kind: 'chart',
    scenario: 'short-straddle',
    reads: { name: ['long-straddle', 'short-put', 'bull-call-spread'] },
    prompt: {
      en: 'The chart shows the profit of a position at expiry. Before expiry it has negative gamma and earns theta near its peak. Which position is it?',
      'zh-CN':
        '图中是某个持仓的到期盈亏。到期之前，它在顶点附近 Gamma 为负，赚取 Theta。这是哪一种持仓？',
    },
    explanation: {
      en: 'One peak at the strike and a loss that grows on both sides: a sold straddle.',
      'zh-CN': '行权价处有一个顶点，两边亏损越来越大，这是卖出跨式。',
    },
  },
  {
    id: 'read-the-upper-breakeven',
    lesson: 'short-gamma',
    kind: 'chart',
    scenario: 'short-straddle',
    reads: 'breakeven(2)',
    prompt: {
      en: 'The chart shows the profit of a sold straddle at expiry. Above which stock price does the seller lose?',
      'zh-CN': '图中是卖出跨式的到期盈亏。股价高于多少，卖方开始亏损？',
    },
    explanation: {
      en: 'The line crosses zero at {breakeven(2)}: the strike of {strike(1)} plus both premiums, {creditPerShare}.',
      'zh-CN':
        '折线在 {breakeven(2)} 处穿过零：行权价 {strike(1)} 加上两份权利金 {creditPerShare}。',
    },
  },
  {
    id: 'move-that-theta-pays-for',
    lesson: 'short-gamma',
    kind: 'numeric',
    scenario: 'short-straddle',
    figure: 'thetaBreakeven',
    tolerance: 0.1,
    prompt: {
      en: 'A sold straddle has a theta of {theta} a day and a gamma of {gamma}. Its delta is hedged. By how many dollars may the stock move in one day before gamma takes back what theta gives? The nearest ten cents are enough.',
      'zh-CN':
        '卖出跨式的 Theta 是每天 {theta}，Gamma 是 {gamma}，Delta 已经对冲。一天之内股价变动多少美元，Gamma 的亏损正好抵掉 Theta？误差在一角以内即可。',
    },
    explanation: {
      en: 'Half of gamma times the move squared equals theta, so the move is √(2 × theta / gamma), signs left out: {thetaBreakeven}.',
      'zh-CN':
        'Gamma 的一半乘以变动的平方等于 Theta，所以变动是 √(2 × Theta ÷ Gamma)，不计符号：{thetaBreakeven}。',
    },
  },
  {
    id: 'short-gamma-after-a-rise',
    lesson: 'short-gamma',
    kind: 'choice',
    prompt: {
      en: 'You sold a straddle whose delta was about zero. The stock rises sharply. What has happened to your delta?',
      'zh-CN': '你卖出的跨式原来 Delta 接近零，现在股价大涨。你的 Delta 怎么样了？',
    },
    options: [
      {
        en: 'It is negative: each further dollar up costs more than the last',
        'zh-CN': '变成负的，每再涨一美元，亏得比前一美元更多',
      },
      {
        en: 'It is positive: the position gains from a further rise',
        'zh-CN': '变成正的，继续上涨会获利',
      },
      {
        en: 'It is still about zero: call and put cancel out',
        'zh-CN': '还是接近零，看涨和看跌互相抵消',
      },
      {
        en: 'It is negative, but the loss per dollar becomes smaller',
        'zh-CN': '变成负的，但每一美元的亏损越来越小',
      },
    ],
    explanation: {
      en: 'With negative gamma, delta falls as the stock rises: the sold call moves more and more like a share, the put hardly any more. Near the strike the loss grows with the square of the move.',
      'zh-CN':
        'Gamma 为负，股价越涨 Delta 越低：卖出的看涨越来越像股票，看跌几乎不动了。在行权价附近，亏损按变动的平方放大。',
    },
  },
  {
    id: 'shares-for-a-hedge',
    lesson: 'delta-as-hedge',
    kind: 'numeric',
    scenario: 'long-call',
    figure: 'delta',
    tolerance: 0.6,
    prompt: {
      en: 'You own one call with a delta of {delta(1)} per share. How many shares must be sold short so that the delta of the whole is about zero?',
      'zh-CN': '你持有一张看涨，每股 Delta {delta(1)}。要做空多少股，整体 Delta 才接近零？',
    },
    explanation: {
      en: 'A share has a delta of one, and the contract covers 100: {delta(1)} × 100, about {delta} shares. It holds for now; gamma changes it with the next move.',
      'zh-CN':
        '一股的 Delta 是一，一张合约 100 股：{delta(1)} × 100，约 {delta} 股。这只对当下成立，股价一动，Gamma 就会改变它。',
    },
  },
  {
    id: 'what-a-delta-hedge-leaves',
    lesson: 'delta-as-hedge',
    kind: 'choice',
    prompt: {
      en: 'You own calls and have sold short as many shares as their delta. What can still make you lose?',
      'zh-CN': '你持有看涨，并按 Delta 做空了相应的股票。还有什么会让你亏损？',
    },
    options: [
      {
        en: 'Quiet days and falling implied volatility',
        'zh-CN': '行情平静，隐含波动率下降',
      },
      { en: 'A large rise of the stock', 'zh-CN': '股价大涨' },
      { en: 'A large fall of the stock', 'zh-CN': '股价大跌' },
      { en: 'Nothing: the position is hedged', 'zh-CN': '不会亏，已经对冲' },
    ],
    explanation: {
      en: 'Only the direction is hedged. Theta and vega stay: time and lower volatility cost money. Gamma is positive, so large moves either way bring gains.',
      'zh-CN':
        '对冲掉的只是方向，Theta 和 Vega 还在：时间流逝、波动率下降都要付出代价。Gamma 为正，大涨大跌反而获利。',
    },
  },
  {
    id: 'delta-and-probability',
    lesson: 'delta-as-probability',
    kind: 'choice',
    prompt: {
      en: 'A call at the money on a very volatile stock has a year left and a delta of 0.65. What can be said of its chance to end in the money, by the model and without dividends?',
      'zh-CN':
        '一只波动很大的股票，平值看涨还剩一年，Delta 0.65。按模型、不考虑股息，它到期实值的概率怎么样？',
    },
    options: [
      { en: 'It is clearly below 65%', 'zh-CN': '明显低于 65%' },
      { en: 'It is 65%', 'zh-CN': '正好 65%' },
      { en: 'It is clearly above 65%', 'zh-CN': '明显高于 65%' },
      { en: 'It is 50%, as for every option at the money', 'zh-CN': '50%，平值期权都是这样' },
    ],
    explanation: {
      en: 'Delta of a call is above the probability, and with much time and volatility far above it. Delta weighs hits by their size; the probability only counts them.',
      'zh-CN': '看涨的 Delta 高于概率，时间长、波动大时高出很多。Delta 按大小加权，概率只数次数。',
    },
  },
  {
    id: 'probability-that-delta-is-not',
    lesson: 'delta-as-probability',
    kind: 'choice',
    prompt: {
      en: 'A bought call with a month left has a delta of 0.3. Which statement fits best?',
      'zh-CN': '买入的看涨还剩一个月，Delta 0.3。哪种说法最合适？',
    },
    options: [
      {
        en: 'It ends in the money roughly three times in ten; a profit is rarer',
        'zh-CN': '大约十次里有三次到期实值，盈利的次数更少',
      },
      {
        en: 'It makes a profit three times in ten',
        'zh-CN': '十次里有三次盈利',
      },
      {
        en: 'The stock touches the strike three times in ten before expiry',
        'zh-CN': '到期之前，十次里有三次触及行权价',
      },
      {
        en: 'It pays back 30% of its price',
        'zh-CN': '能收回价格的 30%',
      },
    ],
    explanation: {
      en: 'For a profit the premium must be earned back as well, so it is rarer. Touching the strike on the way is about twice as frequent as ending beyond it.',
      'zh-CN': '要盈利还得先赚回权利金，所以次数更少。途中触及行权价的机会，大约是到期实值的两倍。',
    },
  },
];
