import type { StrategyTemplate } from '../strategy-template.ts';
import { option, text } from './template-parts.ts';

export const VOLATILITY_TEMPLATES: readonly StrategyTemplate[] = [
  {
    id: 'straddle',
    description: text(
      'Buy a call and a put at the same strike and expiry. It profits from a large move in either direction.',
      '同一行权价、同一到期日，同时买入看涨和看跌。不判断方向，只要波动够大就能盈利。',
    ),
    marketOutlook: ['bigMove'],
    volatilityOutlook: ['rising'],
    risk: text(
      'Both premiums, if the stock ends exactly at the strike.',
      '两份权利金之和，股价到期恰好在行权价时全部亏掉。',
    ),
    profit: text(
      'Unlimited to the upside; to the downside it grows until the stock reaches zero.',
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
      text('A major event is coming and the outcome is uncertain.', '重大事件临近，结果难以预料。'),
      text(
        'Implied volatility is lower than the stock’s usual moves.',
        '隐含波动率低于股票的实际波动。',
      ),
      text('You expect a breakout after a long quiet period.', '股价长期盘整，你预期即将突破。'),
    ],
    steps: [
      text('Choose the strike closest to the current price.', '选择最接近现价的行权价。'),
      text('Buy the call and the put at that strike.', '在该价位同时买入看涨和看跌。'),
      text('Compare the total cost with the move you expect.', '用总成本与你预期的涨跌幅比较。'),
    ],
    cautions: [
      text(
        'Both premiums decay at once, so a quiet week is expensive.',
        '两份权利金同时损耗，平静一周代价不小。',
      ),
      text(
        'After the event, implied volatility drops in both options.',
        '事件落地后，两腿的波动率一起回落。',
      ),
      text(
        'Take profits on the winning side early; moves often reverse.',
        '赚钱的一边宜及早止盈，行情常会回头。',
      ),
    ],
  },
  {
    id: 'strangle',
    description: text(
      'Buy a put below and a call above the current price. It costs less than a straddle but needs a larger move.',
      '在现价下方买看跌、上方买看涨。比跨式便宜，但需要更大的波动。',
    ),
    marketOutlook: ['bigMove'],
    volatilityOutlook: ['rising'],
    risk: text(
      'Both premiums, if the stock ends between the strikes.',
      '全部权利金，股价到期落在两个行权价之间时全部亏掉。',
    ),
    profit: text(
      'Unlimited above the call strike; below the put strike it grows until the stock reaches zero.',
      '涨过看涨行权价后没有上限，跌破看跌行权价后可赚到股价归零。',
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
        'You expect a jump that option prices don’t reflect.',
        '你认为会出现期权尚未定价的跳涨或跳跌。',
      ),
      text('You want exposure to a large move at a low cost.', '你想用较小的支出博取大波动。'),
      text(
        'If you sell it: you have enough margin and room to adjust.',
        '如果做卖方：你有充足的保证金和调整空间。',
      ),
    ],
    steps: [
      text('Buy a put below the current price.', '买入一张低于现价的看跌。'),
      text('Buy a call about as far above it.', '再买入一张距离相近、高于现价的看涨。'),
      text('Choose an expiry that leaves time for the move.', '到期日要给行情留足时间。'),
    ],
    cautions: [
      text('A total loss is more likely than with a straddle.', '全部亏损的可能性大于跨式。'),
      text('Sold short, its loss is unlimited to the upside.', '作为卖方，上涨方向亏损没有上限。'),
      text(
        'Far out-of-the-money strikes have wide spreads; use limit orders.',
        '深度虚值买卖价差大，应使用限价单。',
      ),
    ],
  },
  {
    id: 'iron-condor',
    description: text(
      'Sell a put spread below the price and a call spread above it. You keep both premiums if the stock stays between the short strikes.',
      '在现价下方卖出看跌价差，上方卖出看涨价差。股价停留在两个卖出行权价之间，就能保留全部收入。',
    ),
    marketOutlook: ['rangeBound'],
    volatilityOutlook: ['falling'],
    risk: text(
      'The wider wing less the credit, if the stock moves past a long strike.',
      '较宽一翼的间距减去净收入，股价越过买入腿时出现。',
    ),
    profit: text(
      'The credit, if the stock ends between the short strikes.',
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
        'You expect the stock to stay in a range until expiration.',
        '你认为到期前股价在区间内震荡。',
      ),
      text('Implied volatility is high and likely to fall.', '波动率处于高位，预计会回落。'),
      text(
        'You want income with limited risk on both sides.',
        '你想收取权利金，同时两侧风险都有限。',
      ),
    ],
    steps: [
      text(
        'Sell a put and a call outside the range you expect.',
        '在预期区间之外卖出一张看跌和一张看涨。',
      ),
      text(
        'Buy a put and a call further out, at equal widths, as protection.',
        '在更外侧等距买入看跌和看涨作为保护。',
      ),
      text(
        'Use one expiry for all four legs, typically 30 to 45 days out.',
        '四腿用同一到期日，常用 30 到 45 天。',
      ),
    ],
    cautions: [
      text(
        'The max loss is several times the max profit; one bad month can cancel many good ones.',
        '最大亏损是盈利的数倍，一次亏损可能抵掉多次盈利。',
      ),
      text(
        'Many traders close at half the credit instead of waiting for the rest.',
        '赚到净收入的一半即可平仓，不必等到最后。',
      ),
      text(
        'If one side is tested, roll the other side closer or close the whole position.',
        '一侧被触及时，可把另一侧移近，或整体平仓。',
      ),
    ],
  },
  {
    id: 'iron-butterfly',
    description: text(
      'Sell a straddle at the money and buy a put and a call as wings. The credit is large, but the stock has to stay still.',
      '在现价卖出跨式，两侧买入看跌和看涨作为保护。收入较高，但要求股价基本不动。',
    ),
    marketOutlook: ['pinned'],
    volatilityOutlook: ['falling'],
    risk: text('The width of a wing less the credit.', '单侧翼宽减去净收入。'),
    profit: text(
      'The full credit, only if the stock ends at the middle strike.',
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
      text(
        'You expect the stock to end close to where it is now.',
        '你认为到期时股价会收在现价附近。',
      ),
      text(
        'You want more credit than an iron condor of the same width.',
        '你想要比同宽度铁鹰式更高的收入。',
      ),
      text(
        'Implied volatility is high and should fall soon, for example after earnings.',
        '高波动率即将回落，例如财报之后。',
      ),
    ],
    steps: [
      text(
        'Sell the put and the call at the strike closest to the current price.',
        '在最接近现价的行权价卖出看跌和看涨。',
      ),
      text('Buy a put about one expected move below.', '在下方约一个预期波动处买入看跌。'),
      text('Buy a call the same distance above.', '在上方同等距离处买入看涨。'),
    ],
    cautions: [
      text(
        'Full profit is rare; plan to close at a quarter of it.',
        '拿满盈利很少见，可按四分之一的目标止盈。',
      ),
      text(
        'One of the two short options is nearly always in the money at expiration.',
        '到期时几乎总有一张卖出的期权为实值。',
      ),
      text(
        'If one leg is assigned, you may hold shares over the weekend.',
        '一腿被指派后，周末可能留下正股仓位。',
      ),
    ],
  },
  {
    id: 'butterfly',
    description: text(
      'Three strikes of one type: buy one below, sell two in the middle, buy one above. A small debit targets one price.',
      '同一类型三个行权价：低位买一张，中间卖两张，高位买一张。用很小的支出瞄准一个价位。',
    ),
    marketOutlook: ['pinned'],
    volatilityOutlook: ['falling'],
    risk: text(
      'The debit, if the stock ends outside the wings.',
      '较小的净支出，股价到期在两翼之外时亏掉。',
    ),
    profit: text(
      'The wing width less the debit, at the middle strike.',
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
      text('You have a specific price target for expiration.', '你对到期价位有明确判断。'),
      text(
        'You want a large potential profit for a small, fixed cost.',
        '你想以小而固定的成本博取较高的赔率。',
      ),
      text('Few days are left and the stock is settling.', '临近到期，股价趋于稳定。'),
    ],
    steps: [
      text('Sell two calls at your price target.', '在目标价位卖出两张看涨。'),
      text('Buy one call below it.', '在其下方买入一张看涨。'),
      text('Buy another the same distance above.', '在其上方等距再买入一张看涨。'),
    ],
    cautions: [
      text(
        'Most of the profit builds in the last few days; before that it barely moves.',
        '盈利集中在最后几天，此前变化很小。',
      ),
      text(
        'Three strikes mean three sets of fees and bid–ask spreads.',
        '三个行权价意味着三份手续费和买卖价差。',
      ),
      text(
        'If the stock is between the strikes, close before expiration.',
        '股价停在行权价之间时，应在到期前平仓。',
      ),
    ],
  },
  {
    id: 'condor',
    description: text(
      'Four strikes of one type: buy the outer two, sell the inner two. Like a butterfly with a wider top.',
      '同一类型四个行权价：外侧两张买入，内侧两张卖出。相当于把蝶式的尖顶拉成平台。',
    ),
    marketOutlook: ['rangeBound'],
    volatilityOutlook: ['falling'],
    risk: text(
      'The debit, if the stock ends beyond the outer strikes.',
      '净支出，股价到期超出外侧行权价时全部亏掉。',
    ),
    profit: text(
      'The width between adjacent strikes less the debit, if the stock ends between the inner strikes.',
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
        'You expect a range but prefer paying a debit to selling for a credit.',
        '你看震荡，但更愿意先付净支出而不是先收权利金。',
      ),
      text(
        'A butterfly’s single target price is too narrow for you.',
        '蝶式只押一个价位，对你来说太窄。',
      ),
      text('One side of the chain has clearly better quotes.', '看涨或看跌某一侧的报价明显更好。'),
    ],
    steps: [
      text('Sell one call at each edge of the range.', '在区间两端各卖出一张看涨。'),
      text('Buy one call below the lower edge.', '在下沿之下买入一张看涨。'),
      text('Buy one call the same distance above the upper edge.', '在上沿之上等距买入一张看涨。'),
    ],
    cautions: [
      text(
        'The lowest call is in the money and has a wide bid–ask spread.',
        '最低行权价的看涨是实值，买卖价差较大。',
      ),
      text(
        'Compare with an iron condor at the same strikes: same payoff, different fills.',
        '与相同行权价的铁鹰式比较：到期盈亏相同，成交成本不同。',
      ),
      text('Trade all four legs as one order.', '四条腿应作为一个组合单成交。'),
    ],
  },
];
