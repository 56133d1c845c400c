import type { Question } from '../../questions/question.ts';

export const IRON_CONDOR_QUESTIONS: readonly Question[] = [
  {
    id: 'credit-of-four-legs',
    lesson: 'two-spreads',
    kind: 'numeric',
    scenario: 'iron-condor',
    figure: 'credit',
    prompt: {
      en: 'You buy the {strike(1)} put at {premium(1)}, sell the {strike(2)} put at {premium(2)}, sell the {strike(3)} call at {premium(3)} and buy the {strike(4)} call at {premium(4)}, one contract each. How many dollars do you receive?',
      'zh-CN':
        '你以 {premium(1)} 买入 {strike(1)} 看跌，以 {premium(2)} 卖出 {strike(2)} 看跌，以 {premium(3)} 卖出 {strike(3)} 看涨，以 {premium(4)} 买入 {strike(4)} 看涨，各一张。一共收到多少美元？',
    },
    explanation: {
      en: 'Sold less bought, times 100: ({premium(2)} + {premium(3)} − {premium(1)} − {premium(4)}) × 100 = {credit}.',
      'zh-CN':
        '卖出减买入，再乘以 100：({premium(2)} + {premium(3)} − {premium(1)} − {premium(4)}) × 100 = {credit}。',
    },
  },
  {
    id: 'build-a-condor',
    lesson: 'two-spreads',
    kind: 'build',
    scenario: 'iron-condor',
    prompt: {
      en: 'The stock trades at {spot}. Build an iron condor with the strikes {strike(1)}, {strike(2)}, {strike(3)} and {strike(4)} that expires in {days} days.',
      'zh-CN':
        '股价 {spot}。搭建一个铁鹰式：行权价 {strike(1)}、{strike(2)}、{strike(3)} 和 {strike(4)}，{days} 天后到期。',
    },
    explanation: {
      en: 'Buy the {strike(1)} put, sell the {strike(2)} put, sell the {strike(3)} call, buy the {strike(4)} call: the outer options are bought, the inner ones sold.',
      'zh-CN':
        '买入 {strike(1)} 看跌，卖出 {strike(2)} 看跌，卖出 {strike(3)} 看涨，买入 {strike(4)} 看涨：外侧买入，内侧卖出。',
    },
  },
  {
    id: 'name-the-condor',
    lesson: 'two-spreads',
    kind: 'chart',
    scenario: 'iron-condor',
    reads: { name: ['iron-butterfly', 'long-strangle', 'bull-put-spread'] },
    prompt: {
      en: 'Which position has this profit at expiry?',
      'zh-CN': '哪一种持仓的到期盈亏是这样的？',
    },
    explanation: {
      en: 'A flat roof between two strikes and a slope down on each side: an iron condor. An iron butterfly has a point instead of a roof; a bought strangle is a valley; a single spread slopes on one side only.',
      'zh-CN':
        '两个行权价之间是平顶，两边各有一道下坡，这是铁鹰式。铁蝶式是尖顶，买入宽跨式中间凹下去，单个价差只有一边有斜坡。',
    },
  },
  {
    id: 'max-loss-of-a-condor',
    lesson: 'gain-and-loss',
    kind: 'numeric',
    scenario: 'iron-condor',
    figure: 'maxLoss',
    prompt: {
      en: 'An iron condor buys the {strike(1)} put, sells the {strike(2)} put, sells the {strike(3)} call and buys the {strike(4)} call, for a credit of {creditPerShare} per share. What is the most that one contract of each can lose, in dollars?',
      'zh-CN':
        '铁鹰式买入 {strike(1)} 看跌、卖出 {strike(2)} 看跌、卖出 {strike(3)} 看涨、买入 {strike(4)} 看涨，每股净收入 {creditPerShare}。各一张，最多亏多少美元？',
    },
    explanation: {
      en: 'Only one side can lose: the width of {strikeGap(1, 2)} less the credit of {creditPerShare}, times 100, is {maxLoss}.',
      'zh-CN':
        '只有一侧会亏：间距 {strikeGap(1, 2)} 减净收入 {creditPerShare}，乘以 100，等于 {maxLoss}。',
    },
  },
  {
    id: 'lower-breakeven',
    lesson: 'gain-and-loss',
    kind: 'numeric',
    scenario: 'iron-condor',
    figure: 'breakeven(1)',
    prompt: {
      en: 'An iron condor with the sold strikes {strike(2)} and {strike(3)} brings in {creditPerShare} per share. Where is its lower breakeven at expiry?',
      'zh-CN':
        '铁鹰式的卖出行权价是 {strike(2)} 和 {strike(3)}，每股净收入 {creditPerShare}。到期时下方的盈亏平衡点在哪里？',
    },
    explanation: {
      en: 'The sold put strike less the whole credit, not only that of the puts: {strike(2)} − {creditPerShare} = {breakeven(1)}.',
      'zh-CN':
        '卖出看跌的行权价减去全部净收入，而不只是看跌一侧的：{strike(2)} − {creditPerShare} = {breakeven(1)}。',
    },
  },
  {
    id: 'read-the-upper-breakeven',
    lesson: 'gain-and-loss',
    kind: 'chart',
    scenario: 'iron-condor',
    reads: 'breakeven(2)',
    prompt: {
      en: 'The chart shows the profit of a position at expiry. At which stock price is its upper breakeven?',
      'zh-CN': '图中是一个持仓的到期盈亏。上方的盈亏平衡点在哪个股价？',
    },
    explanation: {
      en: 'On the right the line crosses zero at {breakeven(2)}: the sold call strike {strike(3)} plus the credit of {creditPerShare}.',
      'zh-CN':
        '折线在右侧 {breakeven(2)} 处穿过零：卖出看涨的行权价 {strike(3)} 加净收入 {creditPerShare}。',
    },
  },
  {
    id: 'both-sides-at-once',
    lesson: 'gain-and-loss',
    kind: 'choice',
    scenario: 'iron-condor',
    prompt: {
      en: 'An iron condor with the strikes {strike(1)}, {strike(2)}, {strike(3)} and {strike(4)} earns {credit}. Why does a broker usually block the width of one side only?',
      'zh-CN':
        '行权价 {strike(1)}、{strike(2)}、{strike(3)} 和 {strike(4)} 的铁鹰式净收入 {credit}。为什么券商通常只冻结一侧的间距？',
    },
    options: [
      {
        en: 'At expiry the stock cannot be below {strike(2)} and above {strike(3)} at once',
        'zh-CN': '到期时股价不可能既低于 {strike(2)} 又高于 {strike(3)}',
      },
      {
        en: 'The credit of one side pays for the loss of the other in full',
        'zh-CN': '一侧的净收入足够赔另一侧的亏损',
      },
      { en: 'The wings are exercised automatically', 'zh-CN': '两张翼会自动行权' },
      { en: 'A condor cannot be assigned', 'zh-CN': '铁鹰式不会被指派' },
    ],
    explanation: {
      en: 'There is one price at expiry, so one side ends worthless. The credit makes the loss smaller but does not cover it: {maxLoss} can still be lost.',
      'zh-CN':
        '到期时只有一个股价，总有一侧归零。净收入只能让亏损小一些，抵不完：最多仍会亏 {maxLoss}。',
    },
  },
  {
    id: 'expected-move',
    lesson: 'short-strikes',
    kind: 'numeric',
    scenario: 'iron-condor',
    figure: 'expectedMove',
    tolerance: 0.06,
    prompt: {
      en: 'A stock trades at {spot} with an implied volatility of {volatility}. What is its expected move in {days} days, in dollars? Use price × volatility × √(days ÷ 365).',
      'zh-CN':
        '股价 {spot}，隐含波动率 {volatility}。{days} 天的预期波动是多少美元？按 股价 × 波动率 × √(天数 ÷ 365) 计算。',
    },
    explanation: {
      en: '{spot} × {volatility} × √({days} ÷ 365) = {expectedMove}. By the model the stock ends within it, up or down, about two times out of three.',
      'zh-CN':
        '{spot} × {volatility} × √({days} ÷ 365) = {expectedMove}。按模型，到期股价大约三次有两次落在上下这个范围内。',
    },
  },
  {
    id: 'closer-short-strikes',
    lesson: 'short-strikes',
    kind: 'choice',
    prompt: {
      en: 'You move both sold strikes of an iron condor from a delta of 0.16 to a delta of 0.25 and leave the width of the sides as it is. What changes?',
      'zh-CN': '把铁鹰式两条卖出腿从 Delta 0.16 移到 0.25，两侧间距不变。会有什么变化？',
    },
    options: [
      {
        en: 'More credit, a smaller maximum loss, a lower probability of profit',
        'zh-CN': '净收入变多，最大亏损变小，盈利概率变低',
      },
      {
        en: 'More credit, a larger maximum loss, a higher probability of profit',
        'zh-CN': '净收入变多，最大亏损变大，盈利概率变高',
      },
      {
        en: 'Less credit, a larger maximum loss, a higher probability of profit',
        'zh-CN': '净收入变少，最大亏损变大，盈利概率变高',
      },
      {
        en: 'More credit, and nothing else, since the width is the same',
        'zh-CN': '净收入变多，其他不变，因为间距没有变',
      },
    ],
    explanation: {
      en: 'Closer strikes are worth more, and width less credit becomes smaller. The stock has less room, so a loss is more likely. Less credit with a higher probability is what moving away from the price gives.',
      'zh-CN':
        '离股价近的期权更贵，间距减净收入就变小；股价的余地更窄，亏损更容易发生。净收入变少、概率变高，是往远处移的结果。',
    },
  },
  {
    id: 'credit-in-percent-of-the-width',
    lesson: 'wings-and-width',
    kind: 'numeric',
    scenario: 'iron-condor',
    figure: 'creditToWidth',
    prompt: {
      en: 'An iron condor has the strikes {strike(1)}, {strike(2)}, {strike(3)} and {strike(4)} and a credit of {creditPerShare} per share. What is the credit in percent of the width of one side?',
      'zh-CN':
        '铁鹰式的行权价是 {strike(1)}、{strike(2)}、{strike(3)} 和 {strike(4)}，每股净收入 {creditPerShare}。净收入占一侧间距的百分之几？',
    },
    explanation: {
      en: 'Each side is {strikeGap(1, 2)} wide: {creditPerShare} ÷ {strikeGap(1, 2)} = {creditToWidth}. The distance of the outer strikes, {width}, plays no part.',
      'zh-CN':
        '每侧间距 {strikeGap(1, 2)}：{creditPerShare} ÷ {strikeGap(1, 2)} = {creditToWidth}。最外侧两个行权价的距离 {width} 在这里没有用。',
    },
  },
  {
    id: 'why-one-order',
    lesson: 'one-order',
    kind: 'choice',
    prompt: {
      en: 'Why is an iron condor usually opened with one limit order for all four legs?',
      'zh-CN': '铁鹰式为什么通常用一张四腿限价单建仓？',
    },
    options: [
      {
        en: 'So that no part of it is open alone while the price moves',
        'zh-CN': '避免股价变动时只有一部分成交',
      },
      {
        en: 'Because such an order always fills at the mid price',
        'zh-CN': '因为这种订单总能按中间价成交',
      },
      {
        en: 'Because the four legs then have only one bid–ask spread',
        'zh-CN': '因为四条腿只需付一份买卖价差',
      },
      {
        en: 'Because sold options in one order cannot be assigned',
        'zh-CN': '因为同一张订单里的卖出期权不会被指派',
      },
    ],
    explanation: {
      en: 'Every condor that fills has all four legs. Nobody has promised to trade at the mid price, every leg keeps its own bid–ask spread, and assignment has nothing to do with the order.',
      'zh-CN':
        '成交的每一组都有完整的四条腿。中间价没有人保证，每条腿仍有自己的买卖价差，指派也与订单无关。',
    },
  },
  {
    id: 'what-the-probability-leaves-out',
    lesson: 'probability',
    kind: 'choice',
    scenario: 'iron-condor',
    prompt: {
      en: 'An iron condor can make {maxProfit} or lose {maxLoss}, and the model gives a probability of profit of {probabilityOfProfit}. What does this probability say?',
      'zh-CN':
        '一个铁鹰式最多赚 {maxProfit}，最多亏 {maxLoss}，模型给出的盈利概率是 {probabilityOfProfit}。这个概率说明了什么？',
    },
    options: [
      {
        en: 'How likely the stock ends between the breakevens, if the position is held to expiry',
        'zh-CN': '持有到期的话，股价落在两个盈亏平衡点之间的机会有多大',
      },
      {
        en: 'How likely the stock never touches a sold strike',
        'zh-CN': '股价始终不碰到卖出行权价的机会有多大',
      },
      { en: 'How much the trade makes on average', 'zh-CN': '这笔交易平均能赚多少' },
      {
        en: 'How likely the whole credit is earned',
        'zh-CN': '拿到全部净收入的机会有多大',
      },
    ],
    explanation: {
      en: 'It counts prices at expiry only. A sold strike is touched on the way far more often, the average also depends on the amounts, and the whole credit needs a price between the sold strikes, which is less likely.',
      'zh-CN':
        '它只看到期时的股价。途中碰到卖出行权价的机会大得多；平均盈亏还取决于金额；拿到全部净收入要求股价落在两个卖出行权价之间，机会更小。',
    },
  },
  {
    id: 'a-rise-of-volatility',
    lesson: 'greeks-over-time',
    kind: 'choice',
    prompt: {
      en: 'You opened an iron condor yesterday. The stock has not moved, but implied volatility has jumped. What do you see?',
      'zh-CN': '昨天刚开了一个铁鹰式。股价没动，隐含波动率却突然升高。会看到什么？',
    },
    options: [
      {
        en: 'A loss on paper, since buying the legs back costs more',
        'zh-CN': '账面亏损，因为买回四条腿更贵了',
      },
      {
        en: 'A gain, since sold options are worth more',
        'zh-CN': '账面盈利，因为卖出的期权更值钱',
      },
      {
        en: 'No change, since the wings gain what the sold options lose',
        'zh-CN': '没有变化，因为翼赚的正好抵掉卖出腿亏的',
      },
      { en: 'A larger maximum loss', 'zh-CN': '最大亏损变大' },
    ],
    explanation: {
      en: 'Vega is negative: the sold options are closer to the price and gain more value than the wings. The maximum loss was fixed by the width and the credit and does not change.',
      'zh-CN': 'Vega 为负：卖出腿离股价更近，涨价比翼多。最大亏损由间距和净收入决定，不会改变。',
    },
  },
  {
    id: 'theta-near-expiry',
    lesson: 'greeks-over-time',
    kind: 'choice',
    prompt: {
      en: 'A week before expiry the stock stands right at the sold call of an iron condor. Which statement is right?',
      'zh-CN': '到期前一周，股价正好停在铁鹰式卖出看涨的行权价上。哪种说法对？',
    },
    options: [
      {
        en: 'Theta is large, and so is gamma: a day can earn or cost a lot',
        'zh-CN': 'Theta 很大，Gamma 也很大：一天可以赚很多，也可以亏很多',
      },
      {
        en: 'Theta is large and gamma small: waiting is nearly without risk',
        'zh-CN': 'Theta 很大，Gamma 很小：等待几乎没有风险',
      },
      { en: 'Vega is larger than on the first day', 'zh-CN': 'Vega 比第一天更大' },
      { en: 'Delta is about zero, as on the first day', 'zh-CN': 'Delta 和第一天一样接近零' },
    ],
    explanation: {
      en: 'At the sold strike near expiry theta and gamma are both at their largest. Vega shrinks with the time that is left, and the position now has the negative delta of the sold call.',
      'zh-CN':
        '临近到期、股价在卖出行权价上，Theta 和 Gamma 都最大。Vega 随剩余时间缩小，持仓也带上了卖出看涨的负 Delta。',
    },
  },
  {
    id: 'price-at-half-of-the-credit',
    lesson: 'taking-profits',
    kind: 'numeric',
    scenario: 'iron-condor',
    figure: 'priceAtHalf',
    prompt: {
      en: 'An iron condor was opened for a credit of {creditPerShare} per share. At which price per share for all four legs is half of the credit earned?',
      'zh-CN':
        '铁鹰式建仓时每股净收入 {creditPerShare}。四条腿的买回价降到每股多少美元时，正好赚到净收入的一半？',
    },
    explanation: {
      en: 'Half of {creditPerShare} is {priceAtHalf}. Buying back at that price leaves the other half as profit.',
      'zh-CN': '{creditPerShare} 的一半是 {priceAtHalf}。按这个价格买回，另一半就是盈利。',
    },
  },
  {
    id: 'why-close-early',
    lesson: 'taking-profits',
    kind: 'choice',
    prompt: {
      en: 'What does closing iron condors at half of the credit do?',
      'zh-CN': '铁鹰式赚到净收入一半就平仓，有什么效果？',
    },
    options: [
      {
        en: 'Results vary less; wins are smaller and costs come more often',
        'zh-CN': '结果起伏变小；每次赢得更少，成本付得更频繁',
      },
      {
        en: 'It turns a trade with fair odds into one with an edge',
        'zh-CN': '把公平的胜算变成有优势的交易',
      },
      { en: 'It lowers the maximum loss of each trade', 'zh-CN': '降低每笔交易的最大亏损' },
      { en: 'It makes large losses impossible', 'zh-CN': '从此不会再有大亏' },
    ],
    explanation: {
      en: 'Time at risk becomes shorter, so results vary less. At fair prices no exit rule adds to the average, and a large move before half is reached still costs up to the maximum loss.',
      'zh-CN':
        '承担风险的时间缩短，结果的起伏就变小。价格公平时，离场规则不会提高平均收益；没赚到一半之前的大幅变动，仍可能亏到最大亏损。',
    },
  },
  {
    id: 'rolling-the-untested-side',
    lesson: 'a-tested-side',
    kind: 'choice',
    scenario: 'iron-condor',
    prompt: {
      en: 'The stock has risen close to the sold {strike(3)} call of your iron condor. You close the puts with a gain and sell a put spread of the same width closer to the price. What is the price for the extra credit?',
      'zh-CN':
        '股价涨近铁鹰式卖出的 {strike(3)} 看涨。你把看跌一侧获利平掉，在更靠近股价的地方卖出同样宽的看跌价差。多收的钱代价是什么？',
    },
    options: [
      {
        en: 'A narrower range: if the stock turns around, the new puts can lose',
        'zh-CN': '区间变窄：股价掉头，新的看跌一侧会亏',
      },
      { en: 'A larger maximum loss above {strike(4)}', 'zh-CN': '{strike(4)} 以上的最大亏损变大' },
      { en: 'The upper breakeven moves down', 'zh-CN': '上方的盈亏平衡点下移' },
      {
        en: 'None, since only one side can lose',
        'zh-CN': '没有代价，因为只有一侧会亏',
      },
    ],
    explanation: {
      en: 'The extra credit lowers the maximum loss above and moves the upper breakeven up. It is paid for below: the lower breakeven comes much closer to the price. Only one side can lose, but now either is near.',
      'zh-CN':
        '多收的钱使上方最大亏损变小、上方盈亏平衡点上移，代价在下方：下方盈亏平衡点离股价近了许多。虽然仍只有一侧会亏，但现在两侧都很近。',
    },
  },
  {
    id: 'what-a-roll-is',
    lesson: 'rolling-out',
    kind: 'choice',
    prompt: {
      en: 'An iron condor shows a loss. You roll it to the next month “for a credit”. What has happened to the loss?',
      'zh-CN': '铁鹰式出现亏损，你把它移仓到下个月，“还收了钱”。原来的亏损怎么样了？',
    },
    options: [
      {
        en: 'It is realized; the credit comes with a new risk',
        'zh-CN': '已经实现；收到的钱来自新的风险',
      },
      { en: 'The credit has canceled it', 'zh-CN': '被收到的钱抵消了' },
      {
        en: 'It is postponed and disappears if the new condor wins',
        'zh-CN': '推迟了，新的铁鹰式赢了就消失',
      },
      { en: 'It becomes part of the margin', 'zh-CN': '变成了保证金的一部分' },
    ],
    explanation: {
      en: 'A roll closes one position and opens another. The old result is booked. The new credit is the price of a new duty; a later gain can make up for the loss but does not undo it.',
      'zh-CN':
        '移仓是平掉一个、开另一个。旧的结果已经入账，新收的钱是承担新义务的价格；以后赚到的可以弥补亏损，但不能抹掉它。',
    },
  },
  {
    id: 'between-the-calls-on-the-last-day',
    lesson: 'assignment-and-last-day',
    kind: 'choice',
    scenario: 'iron-condor',
    prompt: {
      en: 'On its last day the stock ends between your sold {strike(3)} call and your bought {strike(4)} call. You have done nothing. What do you have on Monday?',
      'zh-CN':
        '最后一天，股价收在你卖出的 {strike(3)} 看涨和买入的 {strike(4)} 看涨之间，你什么也没做。周一你手里有什么？',
    },
    options: [
      {
        en: 'A short position of 100 shares, sold at {strike(3)}, and no wing',
        'zh-CN': '按 {strike(3)} 卖空的 100 股，翼已经没有了',
      },
      {
        en: '100 shares, bought at {strike(3)}',
        'zh-CN': '按 {strike(3)} 买入的 100 股',
      },
      { en: 'Only the credit, for both calls expire', 'zh-CN': '只有净收入，两张看涨都作废' },
      {
        en: 'Only cash, for both calls are exercised and cancel out',
        'zh-CN': '只有现金，两张看涨都行权，互相抵消',
      },
    ],
    explanation: {
      en: 'The {strike(3)} call is in the money and is assigned: 100 shares must be delivered. The {strike(4)} call is out of the money and expires. Both cancel out only above {strike(4)}.',
      'zh-CN':
        '{strike(3)} 看涨是实值，会被指派，必须交出 100 股；{strike(4)} 看涨是虚值，作废。只有高于 {strike(4)}，两张才会互相抵消。',
    },
  },
  {
    id: 'dividend-and-the-sold-call',
    lesson: 'assignment-and-last-day',
    kind: 'choice',
    prompt: {
      en: 'The sold call of an iron condor is deep in the money. Tomorrow the stock trades ex-dividend, and the dividend is larger than the time value left in the call. What is likely?',
      'zh-CN':
        '铁鹰式卖出的看涨已是深度实值。明天股票除息，股息大于这张看涨剩余的时间价值。很可能发生什么？',
    },
    options: [
      {
        en: 'Assignment tonight: you owe 100 shares and the dividend',
        'zh-CN': '今晚被指派：你欠 100 股，还要付股息',
      },
      { en: 'You receive the dividend', 'zh-CN': '你会收到股息' },
      {
        en: 'Nothing, since sold calls are assigned on the last day only',
        'zh-CN': '什么也不会发生，卖出看涨只在最后一天被指派',
      },
      { en: 'The strikes are lowered by the dividend', 'zh-CN': '行权价按股息下调' },
    ],
    explanation: {
      en: 'The owner gains by exercising: the dividend is worth more than the time value given up. Options on stocks are American, and ordinary dividends do not change strikes.',
      'zh-CN':
        '对买方来说，股息比放弃的时间价值更多，行权划算。股票期权是美式期权，普通股息不会调整行权价。',
    },
  },
  {
    id: 'how-many-condors',
    lesson: 'size-and-plan',
    kind: 'numeric',
    scenario: 'iron-condor',
    figure: 'contractsInBudget',
    prompt: {
      en: 'In an account of {account}, one trade may lose at most {riskPercent}. The maximum loss of an iron condor is {maxLoss} for one contract of each leg. How many contracts of each leg fit, at most?',
      'zh-CN':
        '账户 {account}，一笔交易最多亏其中的 {riskPercent}。铁鹰式每条腿一张时最大亏损 {maxLoss}。每条腿最多能做几张？',
    },
    explanation: {
      en: '{riskPercent} of {account} is {riskBudget}. Divided by {maxLoss} and rounded down: {contractsInBudget}. Rounding up would go beyond the limit.',
      'zh-CN':
        '{account} 的 {riskPercent} 是 {riskBudget}，除以 {maxLoss}，向下取整：{contractsInBudget}。向上取整就超出限额了。',
    },
  },
];
