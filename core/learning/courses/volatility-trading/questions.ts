import type { Question } from '../../questions/question.ts';

export const VOLATILITY_TRADING_QUESTIONS: readonly Question[] = [
  {
    id: 'move-of-a-day',
    lesson: 'implied-and-realised',
    kind: 'numeric',
    scenario: 'long-straddle',
    figure: 'dailyMove',
    tolerance: 0.03,
    prompt: {
      en: 'A stock trades at {spot} with a volatility of {volatility} a year. How large is one standard deviation of a trading day, in dollars per share? A year has 252 trading days, the root of 252 is 15.87.',
      'zh-CN':
        '股价 {spot}，年化波动率 {volatility}。一个交易日的一个标准差是每股多少美元？一年 252 个交易日，252 的平方根是 15.87。',
    },
    explanation: {
      en: '{spot} × {volatility} / 15.87 = {dailyMove}. Volatility grows with the root of time; to divide by 252 would make the day far too small.',
      'zh-CN':
        '{spot} × {volatility} / 15.87 = {dailyMove}。波动按时间的平方根增长，直接除以 252 会把一天算得太小。',
    },
  },
  {
    id: 'which-volatility-counts',
    lesson: 'implied-and-realised',
    kind: 'choice',
    scenario: 'long-straddle',
    prompt: {
      en: 'You buy a straddle with {days} days at an implied volatility of {volatility} and hedge its delta until expiry. Which number decides most whether you gain?',
      'zh-CN':
        '你以 {volatility} 的隐含波动率买入 {days} 天的跨式，并一直对冲 Delta 到到期。哪个数最能决定盈亏？',
    },
    options: [
      {
        en: 'The volatility that the stock realizes in these {days} days',
        'zh-CN': '这 {days} 天里股票实现的波动率',
      },
      {
        en: 'The volatility that the stock realized in the past {days} days',
        'zh-CN': '过去 {days} 天股票实现的波动率',
      },
      { en: 'The IV rank on the day you bought', 'zh-CN': '买入当天的 IV 排名' },
      { en: 'Whether the stock rises or falls', 'zh-CN': '股价是涨还是跌' },
    ],
    explanation: {
      en: 'What was paid is known: {volatility}. It is compared with what comes. The past and the rank are only hints, and the hedge has taken the direction out.',
      'zh-CN':
        '付出的价格已知：{volatility}。要比的是之后会发生的波动。过去的波动和排名只是线索，方向已经被对冲掉了。',
    },
  },
  {
    id: 'rank-of-a-volatility',
    lesson: 'rank-and-percentile',
    kind: 'numeric',
    scenario: 'short-put',
    figure: 'ivRank',
    prompt: {
      en: 'In the past year the implied volatility of a stock went from {ivLow} to {ivHigh}. Today it is {volatility}. What is its IV rank, in percent?',
      'zh-CN':
        '过去一年，某股票的隐含波动率在 {ivLow} 到 {ivHigh} 之间，今天是 {volatility}。IV 排名是百分之多少？',
    },
    explanation: {
      en: '({volatility} − {ivLow}) / ({ivHigh} − {ivLow}) = {ivRank}.',
      'zh-CN': '({volatility} − {ivLow}) / ({ivHigh} − {ivLow}) = {ivRank}。',
    },
  },
  {
    id: 'rank-after-a-spike',
    lesson: 'rank-and-percentile',
    kind: 'choice',
    prompt: {
      en: 'A stock has an IV rank of 10% and an IV percentile of 80%. What does this tell you?',
      'zh-CN': '某股票的 IV 排名是 10%，IV 百分位是 80%。这说明什么？',
    },
    options: [
      {
        en: 'A few days of the year were far higher, and on most days it was lower than now',
        'zh-CN': '一年里有几天高得多，而大多数日子比现在低',
      },
      { en: 'One of the two must be wrong', 'zh-CN': '两个数必有一个算错' },
      {
        en: 'Volatility is low and will rise soon',
        'zh-CN': '波动率很低，很快会上升',
      },
      {
        en: 'The stock moves less than its options are priced for',
        'zh-CN': '股价的波动小于期权的定价',
      },
    ],
    explanation: {
      en: 'A spike stretches the range, so that the rank is small; the percentile counts days and hardly notices it. Neither says where volatility goes, and neither looks at the moves of the stock.',
      'zh-CN':
        '一次飙升把区间拉长，排名就变小；百分位数的是天数，几乎不受影响。两者都不预告波动率去哪里，也没有看股价的波动。',
    },
  },
  {
    id: 'front-above-the-back',
    lesson: 'term-structure',
    kind: 'choice',
    prompt: {
      en: 'The expiry in one week has a much higher implied volatility than the one in three months. The stock reports earnings in three days. What is the most likely reading?',
      'zh-CN':
        '一周后到期的隐含波动率远高于三个月后到期的。公司三天后公布财报。最可能的解释是什么？',
    },
    options: [
      {
        en: 'One large day is expected, and it weighs more in a week than in three months',
        'zh-CN': '市场预期有一天会大动，它在一周里的分量比在三个月里大',
      },
      {
        en: 'The market expects three calm months after a calm report',
        'zh-CN': '市场预期财报平静，之后三个月也平静',
      },
      {
        en: 'The near options are dear by mistake, so that selling them is free money',
        'zh-CN': '近月定价有误，卖出就是白拿的钱',
      },
      {
        en: 'The later options do not contain the report',
        'zh-CN': '远月期权不包含这次财报',
      },
    ],
    explanation: {
      en: 'Both expiries contain the report. In seven days it is a large part of all variance, in ninety a small one. The price is high since the move is expected to be large; that is no mistake.',
      'zh-CN':
        '两个到期日都包含财报。七天里它占方差的一大块，九十天里只占一小块。价格高是因为预期波动大，并不是定价错误。',
    },
  },
  {
    id: 'why-puts-are-dearer',
    lesson: 'skew',
    kind: 'choice',
    prompt: {
      en: 'A put 10% below an index has a higher implied volatility than a call 10% above it. Why?',
      'zh-CN': '某指数下方 10% 的看跌，隐含波动率高于上方 10% 的看涨。为什么？',
    },
    options: [
      {
        en: 'Falls are faster than rises, and puts are bought as insurance',
        'zh-CN': '下跌比上涨快，而且有人买看跌当保险',
      },
      { en: 'The market expects the index to fall', 'zh-CN': '市场预期指数下跌' },
      { en: 'Puts always cost more dollars than calls', 'zh-CN': '看跌的价格总是高于看涨' },
      { en: 'Interest rates make puts dearer', 'zh-CN': '利率使看跌更贵' },
    ],
    explanation: {
      en: 'Skew is the price of a bad case, not a forecast; it is there in rising markets too. Interest makes puts cheaper and calls dearer, and in dollars it depends on the strikes.',
      'zh-CN':
        '偏斜是坏情形的价格，不是预测，上涨行情里同样存在。利率使看跌便宜、看涨变贵；按美元比较则要看行权价。',
    },
  },
  {
    id: 'build-a-risk-reversal',
    lesson: 'skew',
    kind: 'build',
    scenario: 'risk-reversal',
    prompt: {
      en: 'Build the risk reversal that sells the {strike(1)} put and buys the {strike(2)} call, both with {days} days.',
      'zh-CN': '搭建风险逆转：卖出 {strike(1)} 看跌，买入 {strike(2)} 看涨，都是 {days} 天后到期。',
    },
    explanation: {
      en: 'One put sold at {strike(1)} and one call bought at {strike(2)}. With the usual skew it sells the dear side and buys the cheap one.',
      'zh-CN':
        '卖出一张 {strike(1)} 看跌，买入一张 {strike(2)} 看涨。按通常的偏斜，卖的是贵的一边，买的是便宜的一边。',
    },
  },
  {
    id: 'vega-of-a-fall',
    lesson: 'vega-of-a-position',
    kind: 'numeric',
    scenario: 'long-straddle',
    figure: 'vegaProfit(-6)',
    prompt: {
      en: 'A long straddle has a vega of {vega} per point. Its implied volatility falls by 6 points. What is the profit or loss from vega alone, in dollars?',
      'zh-CN':
        '一个买入跨式的 Vega 是每个百分点 {vega}。隐含波动率下降 6 个百分点。只算 Vega，盈亏是多少美元？',
    },
    explanation: {
      en: '{vega} × (−6) = {vegaProfit(-6)}: a loss. Its buyer is long volatility.',
      'zh-CN': '{vega} × (−6) = {vegaProfit(-6)}，是亏损。买方做多波动率。',
    },
  },
  {
    id: 'near-and-far-vega',
    lesson: 'vega-of-a-position',
    kind: 'choice',
    prompt: {
      en: 'Somebody sells two near straddles and buys one far straddle, so that the vegas add up to about zero. Volatility jumps after bad news. What usually happens?',
      'zh-CN':
        '有人卖出两组近月跨式，买入一组远月跨式，Vega 合计约为零。坏消息后波动率跳升，通常会怎样？',
    },
    options: [
      {
        en: 'It loses, as near volatility rises by more points than far volatility',
        'zh-CN': '亏损，因为近月波动率上升的点数比远月多',
      },
      { en: 'Nothing, as the vega is zero', 'zh-CN': '没有影响，因为 Vega 是零' },
      {
        en: 'It gains, as the far straddle has more vega',
        'zh-CN': '盈利，因为远月跨式的 Vega 更大',
      },
      {
        en: 'It gains, as the near straddles lose time value',
        'zh-CN': '盈利，因为近月在损耗时间价值',
      },
    ],
    explanation: {
      en: 'A sum of vegas holds only if all volatilities move alike. Near ones move more, and the stock has moved too: the sold straddles have more gamma.',
      'zh-CN':
        'Vega 相加，只有各到期日同步变动才成立。近月变得更多，股价也动了，而卖出的近月跨式 Gamma 更大。',
    },
  },
  {
    id: 'breakeven-of-a-straddle',
    lesson: 'buying-volatility',
    kind: 'numeric',
    scenario: 'long-straddle',
    figure: 'breakeven(2)',
    prompt: {
      en: 'You buy the {strike(1)} call at {premium(1)} and the {strike(2)} put at {premium(2)}. At which price above the strike do you break even at expiry?',
      'zh-CN':
        '你以 {premium(1)} 买入 {strike(1)} 看涨，以 {premium(2)} 买入 {strike(2)} 看跌。到期时，行权价上方的盈亏平衡点在哪里？',
    },
    explanation: {
      en: 'Strike plus both premiums: {strike(1)} + {debitPerShare} = {breakeven(2)}. The call alone must pay for the put too.',
      'zh-CN':
        '行权价加两份权利金：{strike(1)} + {debitPerShare} = {breakeven(2)}。看涨还要把看跌的成本一起赚回来。',
    },
  },
  {
    id: 'build-a-strangle',
    lesson: 'buying-volatility',
    kind: 'build',
    scenario: 'long-strangle',
    prompt: {
      en: 'The stock trades at {spot}. Build a long strangle with the strikes {strike(1)} and {strike(2)} that expires in {days} days.',
      'zh-CN': '股价 {spot}。搭建买入宽跨式：行权价 {strike(1)} 和 {strike(2)}，{days} 天后到期。',
    },
    explanation: {
      en: 'Buy the {strike(1)} put and the {strike(2)} call: both are out of the money.',
      'zh-CN': '买入 {strike(1)} 看跌和 {strike(2)} 看涨，两张都是虚值。',
    },
  },
  {
    id: 'read-the-strangle',
    lesson: 'buying-volatility',
    kind: 'chart',
    scenario: 'long-strangle',
    reads: { name: ['long-straddle', 'short-strangle', 'iron-butterfly'] },
    prompt: {
      en: 'Which position has this profit at expiry?',
      'zh-CN': '哪一种持仓的到期盈亏是这样的？',
    },
    explanation: {
      en: 'Flat at a loss of {maxLoss} between two strikes, rising on both sides without an end: a long strangle. A straddle has a point instead of the flat part.',
      'zh-CN':
        '两个行权价之间是一段平底，亏 {maxLoss}，两侧一直上升，这是买入宽跨式。跨式没有平底，只有一个尖。',
    },
  },
  {
    id: 'breakeven-of-a-sold-strangle',
    lesson: 'selling-volatility',
    kind: 'numeric',
    scenario: 'short-strangle',
    figure: 'breakeven(1)',
    prompt: {
      en: 'You sell the {strike(1)} put at {premium(1)} and the {strike(2)} call at {premium(2)}. At which price below the put does the position break even at expiry?',
      'zh-CN':
        '你以 {premium(1)} 卖出 {strike(1)} 看跌，以 {premium(2)} 卖出 {strike(2)} 看涨。到期时，看跌下方的盈亏平衡点在哪里？',
    },
    explanation: {
      en: 'Both premiums cushion the fall: {strike(1)} − {creditPerShare} = {breakeven(1)}.',
      'zh-CN': '两份权利金都能缓冲下跌：{strike(1)} − {creditPerShare} = {breakeven(1)}。',
    },
  },
  {
    id: 'top-of-a-sold-straddle',
    lesson: 'selling-volatility',
    kind: 'chart',
    scenario: 'short-straddle',
    reads: 'maxProfit',
    prompt: {
      en: 'The chart shows a short straddle at expiry. How large is the credit that was received, in dollars?',
      'zh-CN': '图中是卖出跨式的到期盈亏。当初收到的净收入是多少美元？',
    },
    explanation: {
      en: 'At the strike both options end worthless, so that the top of the line is the credit: {maxProfit}.',
      'zh-CN': '股价在行权价时两张都归零，所以最高点就是净收入：{maxProfit}。',
    },
  },
  {
    id: 'move-until-expiry',
    lesson: 'expected-move',
    kind: 'numeric',
    scenario: 'long-strangle',
    figure: 'expectedMove',
    tolerance: 0.05,
    prompt: {
      en: 'A stock trades at {spot}; the implied volatility is {volatility}, the expiry in {days} days. How large is the expected move, as one standard deviation in dollars per share? Count 365 days a year.',
      'zh-CN':
        '股价 {spot}，隐含波动率 {volatility}，{days} 天后到期。按一年 365 天，预期波动（一个标准差）是每股多少美元？',
    },
    explanation: {
      en: '{spot} × {volatility} × √({days} / 365) = {expectedMove}.',
      'zh-CN': '{spot} × {volatility} × √({days} / 365) = {expectedMove}。',
    },
  },
  {
    id: 'straddle-as-a-ruler',
    lesson: 'expected-move',
    kind: 'choice',
    scenario: 'long-straddle',
    prompt: {
      en: 'A straddle at the money costs {debitPerShare} per share; one standard deviation until expiry is {expectedMove}. Why is the straddle cheaper?',
      'zh-CN':
        '平值跨式每股 {debitPerShare}，到期前的一个标准差是 {expectedMove}。为什么跨式更便宜？',
    },
    options: [
      {
        en: 'It costs about the average size of the move, which is less than a standard deviation',
        'zh-CN': '它约等于波动幅度的平均值，小于一个标准差',
      },
      { en: 'It is underpriced', 'zh-CN': '它定价过低' },
      {
        en: 'It gains in one direction only',
        'zh-CN': '它只在一个方向上盈利',
      },
      {
        en: 'Its theta has already been taken off',
        'zh-CN': '已经扣掉了 Theta',
      },
    ],
    explanation: {
      en: 'The average of the size is about four fifths of the standard deviation, in which large moves weigh more. That is a fair price: it gains in both directions, and theta is part of it.',
      'zh-CN':
        '幅度的平均值约是标准差的八成，因为标准差里大波动的分量更重。这个价格是公道的：两个方向都能盈利，Theta 本来就含在里面。',
    },
  },
  {
    id: 'right-and-still-a-loss',
    lesson: 'earnings-and-the-crush',
    kind: 'choice',
    prompt: {
      en: 'You buy a straddle on the evening before a report. The stock moves by 5% the next day, and the straddle has lost. What is the reason?',
      'zh-CN': '你在财报前一晚买入跨式。第二天股价变动 5%，跨式却亏了。原因是什么？',
    },
    options: [
      {
        en: 'The price had paid for a larger move, and the volatility fell',
        'zh-CN': '价格里已经含了更大的波动，而且波动率骤降',
      },
      { en: 'A straddle needs the stock to rise', 'zh-CN': '跨式需要股价上涨' },
      {
        en: 'One night of theta is more than any move',
        'zh-CN': '一夜的 Theta 比什么波动都大',
      },
      {
        en: 'The options were assigned overnight',
        'zh-CN': '期权夜里被指派了',
      },
    ],
    explanation: {
      en: 'The event was in the price. Once it has passed, its part of the volatility is gone; theta of an ordinary night is small against that. A straddle gains in both directions, and only sellers are assigned.',
      'zh-CN':
        '事件已经在价格里。事件一过，这部分波动率就没了，平常一夜的 Theta 与它相比很小。跨式两个方向都能盈利，只有卖方会被指派。',
    },
  },
  {
    id: 'who-earns-the-crush',
    lesson: 'earnings-and-the-crush',
    kind: 'choice',
    prompt: {
      en: 'Everybody knows that volatility falls after a report. When do sellers of options before reports gain on average?',
      'zh-CN': '人人都知道财报后波动率会降。财报前卖期权的人，平均来说什么时候赚钱？',
    },
    options: [
      {
        en: 'If the moves after reports are smaller than the options were priced for',
        'zh-CN': '财报后的波动小于期权定价所含的波动',
      },
      { en: 'Always, as the fall of volatility is certain', 'zh-CN': '总是赚，因为波动率一定会降' },
      { en: 'If the reports are good', 'zh-CN': '财报是好消息的时候' },
      { en: 'If the options expire on the same day', 'zh-CN': '期权当天到期的时候' },
    ],
    explanation: {
      en: 'The fall is certain and priced in. What is not known is the move: it decides whether the price was too high or too low.',
      'zh-CN': '骤降是确定的，价格里早有了。不确定的是股价怎么动，由它决定价格是高了还是低了。',
    },
  },
  {
    id: 'what-the-premium-is',
    lesson: 'variance-risk-premium',
    kind: 'choice',
    prompt: {
      en: 'Implied volatility of an index has been above the later realized volatility on average. What follows?',
      'zh-CN': '某指数的隐含波动率平均高于随后的实际波动率。由此可以得出什么？',
    },
    options: [
      {
        en: 'Sellers were paid for taking losses in crashes; a single month can cost far more than the average',
        'zh-CN': '卖方承担暴跌的亏损，得到了报酬；单个月的亏损可能远超平均值',
      },
      { en: 'Selling options gains each month', 'zh-CN': '卖期权每个月都赚' },
      {
        en: 'The market makes a mistake that will be corrected',
        'zh-CN': '市场犯了错，迟早会纠正',
      },
      {
        en: 'Any option on any stock is too dear',
        'zh-CN': '任何股票的任何期权都太贵',
      },
    ],
    explanation: {
      en: 'It is a price of insurance: positive on average, negative in some months, and then by a lot. For single stocks little of it may be left after costs.',
      'zh-CN':
        '它是保险的价格：平均为正，有些月份为负，而且一负就很多。个股扣掉成本，可能所剩无几。',
    },
  },
  {
    id: 'hedge-after-a-rise',
    lesson: 'delta-hedging',
    kind: 'choice',
    prompt: {
      en: 'You own a straddle that was delta neutral. The stock rises by 5%. What makes it neutral again?',
      'zh-CN': '你持有一个 Delta 中性的买入跨式。股价上涨 5%，怎样才能恢复中性？',
    },
    options: [
      { en: 'Selling shares', 'zh-CN': '卖出股票' },
      { en: 'Buying shares', 'zh-CN': '买入股票' },
      { en: 'Buying more calls', 'zh-CN': '再买一些看涨' },
      { en: 'Nothing, it stays neutral', 'zh-CN': '不用动，它一直中性' },
    ],
    explanation: {
      en: 'Gamma has made the delta positive: the call weighs more than the put now. Shares are sold against it. Buying shares or calls would make the position longer still.',
      'zh-CN':
        'Gamma 已使 Delta 变正：看涨的分量超过了看跌，所以要卖出股票相抵。再买股票或看涨，只会更偏多。',
    },
  },
  {
    id: 'gain-of-gamma',
    lesson: 'gamma-scalping',
    kind: 'numeric',
    scenario: 'long-straddle',
    figure: 'gammaProfit(3)',
    tolerance: 0.3,
    prompt: {
      en: 'A delta-neutral straddle has a gamma of {gamma} shares per dollar. The stock moves by $3. What does gamma alone make, in dollars?',
      'zh-CN':
        '一个 Delta 中性的跨式，Gamma 是每美元 {gamma} 股。股价变动 $3，只算 Gamma 赚多少美元？',
    },
    explanation: {
      en: 'Half of gamma times the move squared: ½ × {gamma} × 9 = {gammaProfit(3)}. The half is there since delta grows during the move, from zero to its end.',
      'zh-CN':
        'Gamma 的一半乘以幅度的平方：½ × {gamma} × 9 = {gammaProfit(3)}。乘一半，是因为 Delta 从零开始，一路才增加到终点。',
    },
  },
  {
    id: 'move-that-pays-for-theta',
    lesson: 'gamma-scalping',
    kind: 'numeric',
    scenario: 'long-straddle',
    figure: 'thetaBreakeven',
    tolerance: 0.05,
    prompt: {
      en: 'A delta-neutral straddle has a theta of {theta} a day and a gamma of {gamma} shares per dollar. Which move of the stock in one day, in dollars per share, is just enough to pay for theta?',
      'zh-CN':
        '一个 Delta 中性的跨式，Theta 每天 {theta}，Gamma 每美元 {gamma} 股。一天之内股价每股动多少美元，刚好抵掉 Theta？',
    },
    explanation: {
      en: 'Gamma makes ½ × {gamma} × move². That equals the theta where the move is √(2 × theta / gamma) = {thetaBreakeven}.',
      'zh-CN':
        'Gamma 带来 ½ × {gamma} × 幅度²，等于 Theta 时，幅度 = √(2 × Theta / Gamma) = {thetaBreakeven}。',
    },
  },
  {
    id: 'size-by-what',
    lesson: 'sizing-short-volatility',
    kind: 'choice',
    prompt: {
      en: 'Which sum is the best measure for the size of a short strangle?',
      'zh-CN': '给卖出宽跨式定仓位，哪个数最合适？',
    },
    options: [
      {
        en: 'Its loss if the stock gaps and volatility jumps',
        'zh-CN': '股价跳空、波动率跳升时的亏损',
      },
      { en: 'The credit that it brings', 'zh-CN': '收到的净收入' },
      {
        en: 'The margin that the broker blocks on the first day',
        'zh-CN': '券商第一天冻结的保证金',
      },
      { en: 'Its theta per day', 'zh-CN': '每天的 Theta' },
    ],
    explanation: {
      en: 'The loss of a bad day is what the account must carry. Credit and theta say what a good day brings, and margin grows with the loss.',
      'zh-CN': '账户要扛的是坏日子的亏损。净收入和 Theta 说的是好日子，保证金则会随亏损一起上调。',
    },
  },
  {
    id: 'what-a-stop-can-not-do',
    lesson: 'tail-risk',
    kind: 'choice',
    prompt: {
      en: 'A short strangle has a stop order at a loss of twice its credit. Overnight the stock falls by 25%. What limits the loss?',
      'zh-CN': '一个卖出宽跨式设了止损：亏到净收入的两倍就平仓。隔夜股价跌 25%，什么能限制亏损？',
    },
    options: [
      {
        en: 'Nothing: the stop is filled at the prices after the gap',
        'zh-CN': '什么也不能：止损按跳空之后的价格成交',
      },
      { en: 'The stop, at twice the credit', 'zh-CN': '止损，停在净收入的两倍' },
      {
        en: 'The sold call, which gains as much as the put loses',
        'zh-CN': '卖出的看涨，它赚的正好抵掉看跌亏的',
      },
      { en: 'The margin, which is the most one can lose', 'zh-CN': '保证金，最多亏这么多' },
    ],
    explanation: {
      en: 'A stop is an order that waits for a price; between two prices it can do nothing. The call can gain only its premium, and losses can exceed the margin. Bought wings would have limited it.',
      'zh-CN':
        '止损单要等价格来触发，两个价格之间它什么也做不了。看涨最多赚到自己的权利金，亏损也可以超过保证金。事先买上两翼，才有上限。',
    },
  },
  {
    id: 'build-the-wings',
    lesson: 'tail-risk',
    kind: 'build',
    scenario: 'iron-condor',
    prompt: {
      en: 'Somebody sells the strangle of the {strike(2)} put and the {strike(3)} call and wants a limited loss. Build the whole position with wings at {strike(1)} and {strike(4)}, all in {days} days.',
      'zh-CN':
        '有人卖出 {strike(2)} 看跌和 {strike(3)} 看涨组成的宽跨式，想让亏损有上限。加上 {strike(1)} 和 {strike(4)} 的翼，搭建整个持仓，都是 {days} 天后到期。',
    },
    explanation: {
      en: 'Buy the {strike(1)} put and the {strike(4)} call: an iron condor, which loses at most {maxLoss}.',
      'zh-CN': '买入 {strike(1)} 看跌和 {strike(4)} 看涨，就成了铁鹰式，最多亏 {maxLoss}。',
    },
  },
];
