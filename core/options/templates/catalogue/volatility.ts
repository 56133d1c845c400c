import type { StrategyTemplate } from '../strategy-template.ts';
import { option, text } from './template-parts.ts';

export const VOLATILITY_TEMPLATES: readonly StrategyTemplate[] = [
  {
    id: 'straddle',
    name: '跨式',
    nameEn: 'Straddle',
    description: text(
      'A call and a put at one strike and one expiry, both bought. It gains from a large move in either direction.',
      '同一行权价、同一到期日，同时买入看涨和看跌。不猜方向，只要波动够大就赚钱。',
    ),
    marketOutlook: ['bigMove'],
    volatilityOutlook: ['rising'],
    risk: text(
      'Both premiums, lost in full only when the price ends exactly at the strike.',
      '两份权利金之和，股价到期恰好在行权价时全部亏掉。',
    ),
    profit: text(
      'Without bound upwards; downwards until the price is zero.',
      '上涨方向没有上限，下跌方向可赚到股价归零。',
    ),
    complexity: 3,
    type: 'volatility',
    tab: 'volatility',
    legs: [
      option('long', 'call', ['sameExpiry', 'sameStrike']),
      option('long', 'put', ['sameExpiry', 'sameStrike']),
    ],
    scenarios: [
      text('An event is near whose outcome nobody knows.', '重大事件临近，结果难以预料。'),
      text(
        'Volatility is lower than the moves the stock usually makes.',
        '隐含波动率低于股票的实际波动。',
      ),
      text('You expect a break out of a long calm.', '股价长期盘整，你预期即将突破。'),
    ],
    steps: [
      text('Choose the strike nearest to the price.', '选择最接近现价的行权价。'),
      text('Buy the call and the put there.', '在该价位同时买入看涨和看跌。'),
      text(
        'Compare the total cost with the move that you expect.',
        '用总成本与你预期的涨跌幅比较。',
      ),
    ],
    cautions: [
      text(
        'Two premiums decay at once: a quiet week is expensive.',
        '两份权利金同时损耗，平静一周代价不小。',
      ),
      text(
        'After the event both options lose volatility together.',
        '事件落地后，两腿的波动率一起回落。',
      ),
      text(
        'Take profit on the winning side early; the move often comes back.',
        '赚钱的一边宜及早止盈，行情常会回头。',
      ),
    ],
  },
  {
    id: 'strangle',
    name: '宽跨式',
    nameEn: 'Strangle',
    description: text(
      'A put below and a call above the price, both bought. It costs less than a straddle and needs a larger move.',
      '在现价下方买看跌、上方买看涨。比跨式便宜，但需要更大的波动。',
    ),
    marketOutlook: ['bigMove'],
    volatilityOutlook: ['rising'],
    risk: text(
      'The total premium, lost whenever the price ends between the two strikes.',
      '全部权利金，股价到期落在两个行权价之间时亏光。',
    ),
    profit: text(
      'Unlimited above the call, and below the put down to zero.',
      '涨过看涨一侧盈利无限，跌破看跌一侧可赚到股价为零。',
    ),
    complexity: 3,
    type: 'volatility',
    tab: 'volatility',
    legs: [
      option('long', 'put', ['sameExpiry', 'differentStrike']),
      option('long', 'call', ['sameExpiry', 'differentStrike']),
    ],
    scenarios: [
      text(
        'You expect a jump that the options do not price in.',
        '你认为会出现期权尚未定价的跳涨或跳跌。',
      ),
      text('You want exposure to a large move for a small outlay.', '你想用较小的支出博取大波动。'),
      text(
        'You hold the sold side only with room and margin to adjust.',
        '做卖方时，你有充足的保证金和调整空间。',
      ),
    ],
    steps: [
      text('Buy a put below the price.', '买入一张低于现价的看跌。'),
      text('Buy a call equally far above it.', '再买入一张距离相近、高于现价的看涨。'),
      text('Choose an expiry with time for the move.', '到期日要给行情留足时间。'),
    ],
    cautions: [
      text('The chance of a total loss is greater than with a straddle.', '亏光的可能性大于跨式。'),
      text('Sold, its loss has no bound on the upside.', '作为卖方，上涨方向亏损没有上限。'),
      text(
        'Far strikes have wide spreads; enter with limit orders.',
        '深度虚值买卖价差大，应使用限价单。',
      ),
    ],
  },
  {
    id: 'iron-condor',
    name: '铁鹰式',
    nameEn: 'Iron condor',
    description: text(
      'A put spread sold below the price and a call spread sold above it. Both premiums are kept while the price stays between the sold strikes.',
      '在现价下方卖出看跌价差，上方卖出看涨价差。股价停留在两个卖出行权价之间，就能保留全部收入。',
    ),
    marketOutlook: ['rangeBound'],
    volatilityOutlook: ['falling'],
    risk: text(
      'The wider wing less the credit, reached beyond a bought strike.',
      '较宽一翼的间距减去净收入，股价越过买入腿时出现。',
    ),
    profit: text(
      'The credit, kept whole between the two sold strikes.',
      '净收入，股价到期在两个卖出行权价之间时全部保留。',
    ),
    complexity: 4,
    type: 'volatility',
    tab: 'volatility',
    legs: [
      option('long', 'put', ['sameExpiry', 'differentStrike']),
      option('short', 'put', ['sameExpiry', 'differentStrike']),
      option('short', 'call', ['sameExpiry', 'differentStrike']),
      option('long', 'call', ['sameExpiry', 'differentStrike']),
    ],
    scenarios: [
      text(
        'You expect the price to stay within a range until expiry.',
        '你认为到期前股价在区间内震荡。',
      ),
      text('Volatility is high and should come down.', '波动率处于高位，预计会回落。'),
      text(
        'You want income with a loss that is bounded on both sides.',
        '你想收取权利金，同时两侧风险都有限。',
      ),
    ],
    steps: [
      text(
        'Sell a put and a call outside the range that you expect.',
        '在预期区间之外卖出一张看跌和一张看涨。',
      ),
      text(
        'Buy a further put and a further call, equally wide, as protection.',
        '在更外侧等距买入看跌和看涨作为保护。',
      ),
      text(
        'Use one expiry for all four legs, often 30 to 45 days away.',
        '四腿用同一到期日，常用 30 到 45 天。',
      ),
    ],
    cautions: [
      text(
        'The loss is several times the gain; one bad month can take many good ones.',
        '最大亏损是盈利的数倍，一次亏损可能抵掉多次盈利。',
      ),
      text(
        'Many close at half of the credit and do not wait for the rest.',
        '赚到净收入的一半即可平仓，不必等到最后。',
      ),
      text(
        'When one side is tested, roll the other side closer or close the whole.',
        '一侧被触及时，可把另一侧移近，或整体平仓。',
      ),
    ],
  },
  {
    id: 'iron-butterfly',
    name: '铁蝶式',
    nameEn: 'Iron butterfly',
    description: text(
      'A straddle sold at the price with a put and a call bought as wings. It brings a large credit and wants the price to stand still.',
      '在现价卖出跨式，两侧买入看跌和看涨作为翅膀。收入高，要求股价几乎不动。',
    ),
    marketOutlook: ['pinned'],
    volatilityOutlook: ['falling'],
    risk: text('The width of a wing less the credit.', '单侧翼宽减去净收入。'),
    profit: text(
      'The whole credit, only when the price ends at the middle strike.',
      '全部净收入，仅当股价到期正好在中间行权价。',
    ),
    complexity: 4,
    type: 'volatility',
    tab: 'volatility',
    legs: [
      option('long', 'put', ['sameExpiry', 'differentStrike']),
      option('short', 'put', ['sameExpiry', 'sameStrike']),
      option('short', 'call', ['sameExpiry', 'sameStrike']),
      option('long', 'call', ['sameExpiry', 'differentStrike']),
    ],
    scenarios: [
      text('You expect the price to end close to where it is.', '你认为到期时股价会收在现价附近。'),
      text(
        'You want a higher credit than an iron condor of the same width gives.',
        '你想要比同宽度铁鹰式更高的收入。',
      ),
      text(
        'High volatility should fall soon, for instance after earnings.',
        '高波动率即将回落，例如财报之后。',
      ),
    ],
    steps: [
      text(
        'Sell the put and the call at the strike nearest to the price.',
        '在最接近现价的行权价卖出看跌和看涨。',
      ),
      text('Buy a put about one expected move below.', '在下方约一个预期波动处买入看跌。'),
      text('Buy a call as far above.', '在上方同等距离处买入看涨。'),
    ],
    cautions: [
      text(
        'The full gain is rare; plan to close at a quarter of it.',
        '拿满盈利很少见，可按四分之一的目标止盈。',
      ),
      text(
        'One of the two sold options is always in the money at expiry.',
        '到期时总有一张卖出的期权是实值。',
      ),
      text(
        'Assignment of one leg leaves shares over the weekend.',
        '一腿被指派后，周末可能留下正股仓位。',
      ),
    ],
  },
  {
    id: 'butterfly',
    name: '蝶式',
    nameEn: 'Butterfly',
    description: text(
      'Three strikes of one type: one bought below, two sold in the middle, one bought above. A small debit aims at one price.',
      '同一类型三个行权价：低位买一张，中间卖两张，高位买一张。用很小的支出瞄准一个价位。',
    ),
    marketOutlook: ['pinned'],
    volatilityOutlook: ['falling'],
    risk: text(
      'The small debit, when the price ends outside the wings.',
      '较小的净支出，股价到期在两翼之外时亏掉。',
    ),
    profit: text(
      'The distance to a wing less the debit, at the middle strike.',
      '翼宽减去净支出，在中间行权价处达到。',
    ),
    complexity: 4,
    type: 'advanced',
    tab: 'volatility',
    legs: [
      option('long', 'call', ['sameExpiry', 'differentStrike']),
      option('short', 'call', ['sameExpiry', 'differentStrike'], 2),
      option('long', 'call', ['sameExpiry', 'differentStrike']),
    ],
    scenarios: [
      text('You have a price in mind at which the stock will end.', '你对到期价位有明确判断。'),
      text(
        'You want a large gain for a small and fixed stake.',
        '你想以小而固定的成本博取较高的赔率。',
      ),
      text('Few days are left and the price is settling.', '临近到期，股价趋于稳定。'),
    ],
    steps: [
      text('Sell two calls at the price that you aim at.', '在目标价位卖出两张看涨。'),
      text('Buy one call below it.', '在其下方买入一张看涨。'),
      text('Buy another as far above as the first is below.', '在其上方等距再买入一张看涨。'),
    ],
    cautions: [
      text(
        'The gain grows only in the last days; before that it hardly moves.',
        '盈利集中在最后几天，此前变化很小。',
      ),
      text(
        'Three strikes cost three spreads in fees and quotes.',
        '三个行权价意味着三份手续费和买卖价差。',
      ),
      text(
        'Close before expiry when the price stands between the strikes.',
        '股价停在行权价之间时，应在到期前平仓。',
      ),
    ],
  },
  {
    id: 'condor',
    name: '鹰式',
    nameEn: 'Condor',
    description: text(
      'Four strikes of one type: the outer two bought, the inner two sold. A butterfly whose peak is drawn out to a plateau.',
      '同一类型四个行权价：外侧两张买入，内侧两张卖出。相当于把蝶式的尖顶拉成平台。',
    ),
    marketOutlook: ['rangeBound'],
    volatilityOutlook: ['falling'],
    risk: text(
      'The debit, when the price leaves the outer strikes.',
      '净支出，股价越出外侧行权价时亏掉。',
    ),
    profit: text(
      'The distance of two neighbouring strikes less the debit, anywhere between the inner ones.',
      '相邻行权价间距减去净支出，股价在内侧两个行权价之间时取得。',
    ),
    complexity: 4,
    type: 'advanced',
    tab: 'volatility',
    legs: [
      option('long', 'call', ['sameExpiry', 'differentStrike']),
      option('short', 'call', ['sameExpiry', 'differentStrike']),
      option('short', 'call', ['sameExpiry', 'differentStrike']),
      option('long', 'call', ['sameExpiry', 'differentStrike']),
    ],
    scenarios: [
      text(
        'You expect a range but would rather pay a debit than owe a credit.',
        '你看震荡，但更愿意先付净支出而不是先收权利金。',
      ),
      text('One price is too narrow a target for a butterfly.', '蝶式只押一个价位，对你来说太窄。'),
      text(
        'One side of the chain is quoted better than the other.',
        '看涨或看跌某一侧的报价明显更好。',
      ),
    ],
    steps: [
      text('Sell two calls at the edges of the range.', '在区间两端各卖出一张看涨。'),
      text('Buy one call under the lower edge.', '在下沿之下买入一张看涨。'),
      text('Buy one call over the upper edge, equally far out.', '在上沿之上等距买入一张看涨。'),
    ],
    cautions: [
      text(
        'The lowest call is in the money and has a wide quote.',
        '最低行权价的看涨是实值，买卖价差较大。',
      ),
      text(
        'Compare with the iron condor of the same strikes: the payoff is the same, the fills differ.',
        '与相同行权价的铁鹰式比较：到期盈亏相同，成交成本不同。',
      ),
      text('Four legs should be traded as one order.', '四条腿应作为一个组合单成交。'),
    ],
  },
];
