import type { StrategyTemplate } from '../strategy-template.ts';
import { option, shares, text } from './template-parts.ts';

export const INCOME_TEMPLATES: readonly StrategyTemplate[] = [
  {
    id: 'covered-stock',
    description: text(
      'Sell a call against 100 shares you hold. You keep the premium, and the upside of the shares is capped at the strike.',
      '持有 100 股正股，同时卖出一张看涨期权。收取权利金，股价涨过行权价后的收益让给买方。',
    ),
    marketOutlook: ['neutral', 'bullish'],
    volatilityOutlook: ['falling'],
    risk: text(
      'The cost of the shares less the premium, if the stock falls to zero.',
      '等于正股的下跌风险减去权利金，股价最低可到零。',
    ),
    profit: text(
      'The premium plus the gain on the shares up to the strike.',
      '权利金加上股价涨到行权价为止的收益。',
    ),
    complexity: 2,
    type: 'income',
    tab: 'income',
    legs: [shares, option('short', 'call', [])],
    scenarios: [
      text('You own the shares and expect little movement.', '你持有正股，认为短期波动不大。'),
      text('You are happy to sell the shares at the strike.', '股价涨到行权价时你愿意卖出正股。'),
      text('You want regular income from a long-term holding.', '你想让长期持仓产生稳定现金流。'),
    ],
    steps: [
      text('Own or buy 100 shares per contract.', '每张合约对应持有或买入 100 股正股。'),
      text(
        'Sell a call above the current price, at a delta of about 0.30.',
        '卖出一张高于现价的看涨，被行权概率约三成。',
      ),
      text(
        'Let it expire, or buy it back once you have earned most of the premium.',
        '等它到期作废，或赚到大部分权利金后买回。',
      ),
    ],
    cautions: [
      text(
        'The premium cushions a drop but does not prevent a loss.',
        '权利金只能缓冲下跌，不能阻止亏损。',
      ),
      text(
        'If the stock ends above the strike, your shares are called away at the strike.',
        '股价高于行权价时，正股会按行权价被买走。',
      ),
      text(
        'In-the-money calls are often assigned early, just before the ex-dividend date.',
        '除息日前，实值看涨常被提前行权。',
      ),
    ],
  },
  {
    id: 'collar',
    description: text(
      'Own shares, buy a put below the price and sell a call above it. The call pays for the put; loss and profit are both limited.',
      '持有正股，下方买入看跌，上方卖出看涨。用卖出看涨的收入支付看跌的成本，盈亏两端都被锁定。',
    ),
    marketOutlook: ['neutral'],
    volatilityOutlook: ['any'],
    risk: text(
      'The drop from the share price to the put strike, plus or minus the net premium.',
      '正股成本到看跌行权价之间的差额，再计入净权利金。',
    ),
    profit: text(
      'The rise from the share price to the call strike, plus or minus the net premium.',
      '正股成本到看涨行权价之间的差额，再计入净权利金。',
    ),
    complexity: 3,
    type: 'protection',
    tab: 'income',
    legs: [
      shares,
      option('long', 'put', ['sameExpiry', 'differentStrike']),
      option('short', 'call', ['sameExpiry', 'differentStrike']),
    ],
    scenarios: [
      text(
        'You have a profit in the shares and want to protect it through an uncertain period.',
        '正股已有浮盈，想安全度过不确定的一段时间。',
      ),
      text('You want protection that costs little or nothing.', '你想要几乎零成本的下跌保护。'),
      text('You can’t or don’t want to sell the shares now.', '你暂时不能或不想卖出正股。'),
    ],
    steps: [
      text('Own 100 shares per pair of options.', '每组期权对应持有 100 股。'),
      text('Buy a put below the current price as a floor.', '在现价下方买入看跌，作为保底价。'),
      text(
        'Sell a call above the current price for about the same premium.',
        '在现价上方卖出看涨，权利金与看跌相近。',
      ),
    ],
    cautions: [
      text('You give up any gains above the call strike.', '股价涨过看涨行权价后的收益全部让出。'),
      text('Protection ends at expiration and has to be renewed.', '保护在到期日失效，需要续作。'),
      text(
        'Selling only the shares leaves you with a naked call.',
        '如果只卖出正股，剩下的就是裸卖看涨。',
      ),
    ],
  },
];
