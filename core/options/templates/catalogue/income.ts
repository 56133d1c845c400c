import type { StrategyTemplate } from '../strategy-template.ts';
import { option, shares, text } from './template-parts.ts';

export const INCOME_TEMPLATES: readonly StrategyTemplate[] = [
  {
    id: 'covered-stock',
    name: '备兑',
    nameEn: 'Covered stock',
    description: text(
      'A call is sold against 100 shares that you hold. The premium is income; the gain of the shares ends at the strike.',
      '持有 100 股正股，同时卖出一张看涨期权。权利金是收入，正股涨过行权价后的收益让给买方。',
    ),
    marketOutlook: ['neutral', 'bullish'],
    volatilityOutlook: ['falling'],
    risk: text(
      'That of the shares less the premium: the price can fall to zero.',
      '等于正股的下跌风险减去权利金，股价最低可到零。',
    ),
    profit: text(
      'The premium and the rise of the shares up to the strike.',
      '权利金加上股价涨到行权价为止的收益。',
    ),
    complexity: 2,
    type: 'income',
    tab: 'income',
    legs: [shares, option('short', 'call', [])],
    scenarios: [
      text('You hold the shares and expect little movement.', '你持有正股，认为短期波动不大。'),
      text(
        'You would be content to sell the shares at the strike.',
        '股价涨到行权价时你愿意卖出正股。',
      ),
      text('You want a regular income on a long-term holding.', '你想让长期持仓产生稳定现金流。'),
    ],
    steps: [
      text('Hold or buy 100 shares for each contract.', '每张合约对应持有或买入 100 股正股。'),
      text(
        'Sell a call above the price, with a delta of about 0.30.',
        '卖出一张高于现价的看涨，被行权概率约三成。',
      ),
      text(
        'Let it expire or buy it back when most of the premium is earned.',
        '等它到期作废，或赚到大部分权利金后买回。',
      ),
    ],
    cautions: [
      text(
        'The premium softens a fall but does not stop it.',
        '权利金只能缓冲下跌，不能阻止亏损。',
      ),
      text(
        'Above the strike the shares are called away at the strike.',
        '股价高于行权价时，正股会按行权价被买走。',
      ),
      text(
        'Before a dividend an in-the-money call is often assigned early.',
        '除息日前，实值看涨常被提前行权。',
      ),
    ],
  },
  {
    id: 'collar',
    name: '领口',
    nameEn: 'Collar',
    description: text(
      'Shares with a bought put below and a sold call above. The call pays for the put; loss and gain both have a bound.',
      '持有正股，下方买入看跌，上方卖出看涨。用卖出看涨的收入支付保险费，盈亏两端都被锁定。',
    ),
    marketOutlook: ['neutral'],
    volatilityOutlook: ['any'],
    risk: text(
      'From the price of the shares down to the put strike, with what the options cost or bring.',
      '正股成本到看跌行权价之间的差额，再计入期权的净收支。',
    ),
    profit: text(
      'From the price of the shares up to the call strike, with the net premium.',
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
        'You have a gain in the shares and want to keep it through an uncertain time.',
        '正股已有浮盈，想安全度过不确定的一段时间。',
      ),
      text('You want protection that costs little or nothing.', '你想要几乎零成本的下跌保护。'),
      text('You cannot or will not sell the shares now.', '你暂时不能或不想卖出正股。'),
    ],
    steps: [
      text('Hold 100 shares for each pair of options.', '每组期权对应持有 100 股。'),
      text('Buy a put below the price as the floor.', '在现价下方买入看跌，作为保底价。'),
      text(
        'Sell a call above the price of about the same premium.',
        '在现价上方卖出看涨，权利金与看跌相近。',
      ),
    ],
    cautions: [
      text('Gains above the call strike are given away.', '股价涨过看涨行权价后的收益全部让出。'),
      text(
        'The protection ends with the expiry and must be renewed.',
        '保护在到期日失效，需要续作。',
      ),
      text(
        'Selling the shares alone leaves a naked call behind.',
        '若只卖正股，留下的就是裸卖看涨。',
      ),
    ],
  },
];
