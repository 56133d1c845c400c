import type { StrategyTemplate } from '../strategy-template.ts';
import { option, text } from './template-parts.ts';

export const BASIC_TEMPLATES: readonly StrategyTemplate[] = [
  {
    id: 'single-option',
    name: '单腿期权',
    nameEn: 'Single option',
    description: text(
      'One bought or sold contract. A bought call gains when the price rises past the strike by more than the premium.',
      '买入或卖出一张期权。买入看涨时，股价涨过行权价且超出权利金的部分就是盈利。',
    ),
    marketOutlook: ['bullish'],
    volatilityOutlook: ['rising'],
    risk: text(
      'Bought: the premium paid and nothing more. Sold: the loss grows with the move, without bound for a call.',
      '买方最多亏掉付出的权利金；卖方的亏损随行情扩大，卖出看涨时没有上限。',
    ),
    profit: text(
      'A bought call has no upper bound, a bought put gains until the price is zero. A seller keeps at most the premium.',
      '买入看涨的盈利没有上限，买入看跌可一直赚到股价归零；卖方最多赚到权利金。',
    ),
    complexity: 1,
    type: 'basic',
    tab: 'basic',
    legs: [option('long', 'call', [])],
    scenarios: [
      text(
        'You expect a clear move in one direction before a known date.',
        '你认为某个日期之前会有明确的单边行情。',
      ),
      text(
        'You want the gain of 100 shares for a small part of their price.',
        '你想用较少的资金获得 100 股上涨的收益。',
      ),
      text(
        'You hold no position yet and want a loss that is fixed from the start.',
        '你还没有仓位，并希望从一开始就锁定最大亏损。',
      ),
    ],
    steps: [
      text('Choose a call for a rise or a put for a fall.', '看涨选看涨期权，看跌选看跌期权。'),
      text(
        'Take an expiry that lies well after the move you expect.',
        '到期日要晚于你预期行情出现的时间。',
      ),
      text(
        'Take a strike near the price; further out is cheaper and pays less often.',
        '行权价选在现价附近；越虚值越便宜，赚钱的机会也越小。',
      ),
      text('Buy one contract at the ask.', '按卖价买入 1 张。'),
    ],
    cautions: [
      text(
        'Time works against the buyer, fastest in the last weeks.',
        '时间对买方不利，最后几周损耗最快。',
      ),
      text(
        'After an event such as earnings the volatility drops and the option can lose although the direction was right.',
        '财报等事件过后波动率回落，方向对了期权也可能亏钱。',
      ),
      text(
        'Many traders sell half when the premium has doubled.',
        '权利金翻倍时，可以先卖出一半锁定利润。',
      ),
    ],
  },
];
