import type { StrategyTemplate } from '../strategy-template.ts';
import { option, text } from './template-parts.ts';

export const SPREAD_TEMPLATES: readonly StrategyTemplate[] = [
  {
    id: 'vertical-spread',
    description: text(
      'Buy one option and sell another of the same type and expiry at a different strike. The short leg lowers the cost and caps the profit.',
      '同一到期日、同一类型、两个行权价的期权，一买一卖。卖出的一腿降低成本，同时限制最大盈利。',
    ),
    marketOutlook: ['bullish'],
    volatilityOutlook: ['any'],
    risk: text(
      'Debit spread: the debit paid. Credit spread: the strike width less the credit.',
      '借方价差最多亏掉净支出；贷方价差最多亏掉行权价间距减去净收入。',
    ),
    profit: text(
      'Debit spread: the strike width less the debit. Credit spread: the credit received.',
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
        'You expect a moderate rise to a specific price target.',
        '你预期温和上涨，并且有明确的目标价。',
      ),
      text(
        'Implied volatility is high, so a single option is too expensive.',
        '波动率偏高，单买一张期权太贵。',
      ),
      text(
        'You want to know your max profit and max loss before you trade.',
        '你想在下单前就知道最大盈利和最大亏损。',
      ),
    ],
    steps: [
      text('Buy a call near the money.', '买入一张现价附近的看涨期权。'),
      text(
        'Sell a call with the same expiry at your price target.',
        '在目标价位卖出一张同到期日的看涨期权。',
      ),
      text(
        'Check that the debit is well below the strike width.',
        '确认净支出明显小于行权价间距。',
      ),
    ],
    cautions: [
      text(
        'You reach full profit only at expiration; before that the spread is worth less than its width.',
        '到期时才能拿到全部盈利，提前平仓通常拿不满。',
      ),
      text(
        'A deep in-the-money short call may be assigned before a dividend.',
        '卖出的深度实值看涨在除息日前可能被提前指派。',
      ),
      text(
        'If the stock is between the strikes on the last day, close both legs together.',
        '最后交易日股价停在两个行权价之间时，应两腿一起平仓。',
      ),
    ],
  },
  {
    id: 'calendar-spread',
    description: text(
      'Same strike, two expiries: sell the near-term option and buy the later one. The near-term option loses time value faster.',
      '同一行权价、两个到期日：卖出近月，买入远月，赚取近月时间价值更快的损耗。',
    ),
    marketOutlook: ['pinned', 'neutral'],
    volatilityOutlook: ['rising'],
    risk: text(
      'About the debit paid, when the stock moves far from the strike.',
      '大致为净支出，股价远离行权价时出现。',
    ),
    profit: text(
      'Highest when the stock is at the strike on the near expiry; the amount depends on the implied volatility of the later option.',
      '近月到期时股价在行权价附近盈利最大，金额取决于届时远月的隐含波动率。',
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
        'The near-term option has a higher implied volatility than the later one.',
        '近月隐含波动率高于远月。',
      ),
      text('Implied volatility is low and may rise.', '当前波动率偏低，之后可能回升。'),
    ],
    steps: [
      text(
        'Choose the strike where you expect the stock to stay.',
        '把行权价选在你认为股价会停留的位置。',
      ),
      text('Sell the near-term option.', '卖出近月期权。'),
      text('Buy the same strike about a month further out.', '买入约一个月后到期的同行权价期权。'),
    ],
    cautions: [
      text(
        'A large move in either direction loses money; the stock needs to stay near the strike.',
        '股价大涨或大跌都会亏损，需要停留在行权价附近。',
      ),
      text(
        'A drop in the later option’s implied volatility can wipe out the profit.',
        '远月波动率下跌可能吃掉全部盈利。',
      ),
      text(
        'Before the near expiry, decide whether to roll, close or keep the later option.',
        '近月到期前就要决定移仓、平仓还是保留远月。',
      ),
    ],
  },
  {
    id: 'diagonal-spread',
    description: text(
      'Two expiries and two strikes: buy a later in-the-money option and sell a near-term out-of-the-money option against it.',
      '到期日和行权价都不同：买入实值的远月期权，同时卖出虚值的近月期权收取权利金。',
    ),
    marketOutlook: ['bullish'],
    volatilityOutlook: ['rising'],
    risk: text(
      'Close to the full debit, when the stock falls far below the long strike.',
      '股价远低于买入腿行权价时，最多亏掉接近全部净支出。',
    ),
    profit: text(
      'Highest when the stock is at the short strike on the near expiry; selling a new near-term option each month adds to it.',
      '近月到期时股价在卖出腿行权价附近盈利最大，逐月继续卖出可增加收入。',
    ),
    complexity: 4,
    type: 'time-decay',
    tab: 'spread',
    legs: [
      option('long', 'call', ['differentExpiry', 'differentStrike']),
      option('short', 'call', ['differentExpiry', 'differentStrike']),
    ],
    scenarios: [
      text('You expect a slow rise over more than a month.', '你预期未来一个月以上缓慢上涨。'),
      text(
        'You want a covered call without tying up the capital for the shares.',
        '你想做备兑，但不想占用买正股的资金。',
      ),
      text('You plan to sell a new near-term option each month.', '你打算每月滚动卖出近月期权。'),
    ],
    steps: [
      text(
        'Buy a later in-the-money call that closely tracks the stock.',
        '买入一张实值远月看涨，使它紧跟股价。',
      ),
      text('Sell a near-term call above the current price.', '卖出一张高于现价的近月看涨。'),
      text(
        'Keep the debit below the strike width, so a quick rise is still profitable.',
        '净支出应小于行权价间距，这样急涨时也不会亏。',
      ),
    ],
    cautions: [
      text(
        'A sharp rise above the short strike can lead to assignment while the later call still has time value.',
        '急涨越过卖出腿时会面临指派，而远月的时间价值还没用完。',
      ),
      text(
        'In a sharp drop, the long call loses more than the short call makes.',
        '大跌时，买入腿的亏损会超过卖出腿的盈利。',
      ),
      text(
        'Roll the short leg up and out before it goes deep in the money.',
        '近月腿变成深度实值之前，应向更高行权价和更晚到期日移仓。',
      ),
    ],
  },
];
