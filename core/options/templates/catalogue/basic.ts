import type { StrategyTemplate } from '../strategy-template.ts';
import { option, text } from './template-parts.ts';

export const BASIC_TEMPLATES: readonly StrategyTemplate[] = [
  {
    id: 'single-option',
    description: text(
      'Buy or sell a single contract. A long call profits once the stock rises above the strike by more than the premium.',
      '买入或卖出一张期权。买入看涨后，股价高出行权价的部分超过权利金，即为盈利。',
    ),
    marketOutlook: ['bullish'],
    volatilityOutlook: ['rising'],
    risk: text(
      'Long: the premium paid. Short: the loss grows with the move, unlimited for a call.',
      '买方最多亏掉付出的权利金；卖方的亏损随行情扩大，卖出看涨时没有上限。',
    ),
    profit: text(
      'Long call: unlimited. Long put: grows until the stock reaches zero. Short: the premium received at most.',
      '买入看涨的盈利没有上限，买入看跌可一直赚到股价归零；卖方最多赚到权利金。',
    ),
    complexity: 1,
    type: 'basic',
    tab: 'basic',
    legs: [option('long', 'call', [])],
    scenarios: [
      text(
        'You expect a clear move in one direction by a certain date.',
        '你认为某个日期之前会有明确的单边行情。',
      ),
      text(
        'You want the upside of 100 shares for a fraction of their price.',
        '你想用较少的资金获得 100 股上涨的收益。',
      ),
      text(
        'You are opening a new position and want a fixed max loss.',
        '你打算新建仓位，并希望从一开始就锁定最大亏损。',
      ),
    ],
    steps: [
      text(
        'Choose a call if you are bullish, a put if you are bearish.',
        '看多选看涨期权，看空选看跌期权。',
      ),
      text(
        'Choose an expiry well after the move you expect.',
        '到期日要晚于你预期行情出现的时间。',
      ),
      text(
        'Choose a strike near the money; further out is cheaper but pays off less often.',
        '行权价选在现价附近；越虚值越便宜，赚钱的机会也越小。',
      ),
      text('Buy one contract at the ask.', '按卖价买入 1 张。'),
    ],
    cautions: [
      text(
        'Time decay works against the buyer and is fastest in the last weeks.',
        '时间对买方不利，最后几周损耗最快。',
      ),
      text(
        'Implied volatility drops after events such as earnings, so the option can lose even if you got the direction right.',
        '财报等事件过后波动率回落，方向对了期权也可能亏钱。',
      ),
      text(
        'Many traders sell half when the premium has doubled.',
        '权利金翻倍时，可以先卖出一半锁定利润。',
      ),
    ],
  },
];
