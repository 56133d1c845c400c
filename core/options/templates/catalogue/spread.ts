import type { StrategyTemplate } from '../strategy-template.ts';
import { option, text } from './template-parts.ts';

export const SPREAD_TEMPLATES: readonly StrategyTemplate[] = [
  {
    id: 'vertical-spread',
    name: '垂直价差',
    nameEn: 'Vertical spread',
    description: text(
      'Two options of one type and one expiry at two strikes, one bought and one sold. The sold one lowers the cost and caps the gain.',
      '同一到期日、同一类型、两个行权价的期权，一买一卖。卖出的一腿降低成本，同时封住盈利上限。',
    ),
    marketOutlook: ['bullish'],
    volatilityOutlook: ['any'],
    risk: text(
      'Bought: the debit paid. Sold: the distance of the strikes less the credit.',
      '借方价差最多亏掉净支出；贷方价差最多亏掉行权价间距减去净收入。',
    ),
    profit: text(
      'Bought: the distance of the strikes less the debit. Sold: the credit received.',
      '借方价差最多赚行权价间距减去净支出；贷方价差最多赚净收入。',
    ),
    complexity: 2,
    type: 'spread',
    tab: 'spread',
    legs: [
      option('long', 'call', ['sameExpiry', 'differentStrike']),
      option('short', 'call', ['sameExpiry', 'differentStrike']),
    ],
    scenarios: [
      text(
        'You expect a moderate rise to a price that you can name.',
        '你预期温和上涨，并且说得出目标价。',
      ),
      text(
        'A single option is too dear because volatility is high.',
        '波动率偏高，单买一张期权太贵。',
      ),
      text(
        'You want to know the greatest gain and loss before you trade.',
        '你想在下单前就知道最大盈利和最大亏损。',
      ),
    ],
    steps: [
      text('Buy a call near the price.', '买入一张现价附近的看涨期权。'),
      text(
        'Sell a call of the same expiry at the price you expect to reach.',
        '在目标价位卖出一张同到期日的看涨期权。',
      ),
      text(
        'Check that the debit is well under the distance of the strikes.',
        '确认净支出明显小于行权价间距。',
      ),
    ],
    cautions: [
      text(
        'The full gain is there only at expiry; earlier the spread is worth less than its width.',
        '到期时才能拿到全部盈利，提前平仓通常拿不满。',
      ),
      text(
        'A sold call deep in the money may be assigned before a dividend.',
        '卖出的深度实值看涨在除息日前可能被提前指派。',
      ),
      text(
        'Close both legs together when the price sits between the strikes on the last day.',
        '最后交易日股价停在两个行权价之间时，应两腿一起平仓。',
      ),
    ],
  },
  {
    id: 'calendar-spread',
    name: '日历价差',
    nameEn: 'Calendar spread',
    description: text(
      'The same strike in two expiries: the near option is sold, the later one bought. The near one loses its time value faster.',
      '同一行权价、两个到期日：卖出近月，买入远月，赚取近月时间价值更快的损耗。',
    ),
    marketOutlook: ['pinned', 'neutral'],
    volatilityOutlook: ['rising'],
    risk: text(
      'About the debit paid, reached when the price moves far away from the strike.',
      '大致为净支出，股价远离行权价时出现。',
    ),
    profit: text(
      'Greatest when the price stands at the strike on the near expiry; the amount depends on the later volatility.',
      '近月到期时股价正好在行权价附近盈利最大，金额取决于届时远月的波动率。',
    ),
    complexity: 3,
    type: 'time-decay',
    tab: 'spread',
    legs: [
      option('short', 'call', ['differentExpiry', 'sameStrike']),
      option('long', 'call', ['differentExpiry', 'sameStrike']),
    ],
    scenarios: [
      text('You expect a quiet market until the near expiry.', '你认为近月到期前行情平静。'),
      text(
        'The near option is priced at a higher volatility than the later one.',
        '近月隐含波动率高于远月。',
      ),
      text('Volatility is low and may rise again later on.', '当前波动率偏低，之后可能回升。'),
    ],
    steps: [
      text(
        'Choose the strike where you expect the price to stay.',
        '把行权价选在你认为股价会停留的位置。',
      ),
      text('Sell the option of the near expiry.', '卖出近月期权。'),
      text('Buy the same strike about a month later.', '买入约一个月后到期的同行权价期权。'),
    ],
    cautions: [
      text(
        'A large move either way costs money; the position needs a price near its strike.',
        '股价无论大涨大跌都会亏钱，需要停在行权价附近。',
      ),
      text(
        'A fall of the later volatility can take the whole gain.',
        '远月波动率下跌可能吃掉全部盈利。',
      ),
      text(
        'Decide before the near expiry whether to roll, to close or to keep the later option.',
        '近月到期前就要决定移仓、平仓还是保留远月。',
      ),
    ],
  },
  {
    id: 'diagonal-spread',
    name: '对角价差',
    nameEn: 'Diagonal spread',
    description: text(
      'Two expiries and two strikes: a later option in the money is bought, a nearer one out of the money sold against it.',
      '到期日和行权价都不同：买入较实值的远月，同时卖出虚值的近月来收租。',
    ),
    marketOutlook: ['bullish'],
    volatilityOutlook: ['rising'],
    risk: text(
      'Close to the debit when the price falls far below the bought strike.',
      '股价远低于买入腿行权价时，最多亏掉接近全部净支出。',
    ),
    profit: text(
      'Best when the price reaches the sold strike on the near expiry; selling again each month adds to it.',
      '近月到期时股价到达卖出腿行权价盈利最好，逐月再卖可继续增加收入。',
    ),
    complexity: 4,
    type: 'time-decay',
    tab: 'spread',
    legs: [
      option('long', 'call', ['differentExpiry', 'differentStrike']),
      option('short', 'call', ['differentExpiry', 'differentStrike']),
    ],
    scenarios: [
      text('You expect a slow rise over more than one month.', '你预期未来一个月以上缓慢上涨。'),
      text(
        'You want a covered call for less capital than the shares need.',
        '你想做备兑，但不想占用买正股的资金。',
      ),
      text('You intend to sell a new near option each month.', '你打算每月滚动卖出近月期权。'),
    ],
    steps: [
      text(
        'Buy a later call in the money, so that it follows the shares closely.',
        '买入一张实值远月看涨，使它紧跟股价。',
      ),
      text('Sell a near call above the price.', '卖出一张高于现价的近月看涨。'),
      text(
        'Keep the debit below the distance of the strikes, so that a quick rise still pays.',
        '净支出应小于行权价间距，这样急涨时也不会亏。',
      ),
    ],
    cautions: [
      text(
        'A sharp rise above the sold strike brings assignment while the later call still has time value.',
        '急涨越过卖出腿时会面临指派，而远月的时间价值还没用完。',
      ),
      text(
        'A deep fall hurts the bought call more than the sold one helps.',
        '大跌时买入腿的亏损远大于卖出腿的收入。',
      ),
      text(
        'Roll the near leg up and out before it is deep in the money.',
        '近月腿变成深度实值之前，应向更高行权价和更晚到期日移仓。',
      ),
    ],
  },
];
