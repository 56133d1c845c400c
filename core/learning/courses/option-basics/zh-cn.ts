import type { TextsOf } from '../../course.ts';
import type { optionBasics } from './course.ts';

export const zhCN: TextsOf<typeof optionBasics> = {
  'what-an-option-is': {
    'the-contract': {
      title: '关于未来价格的合约',
      text: [
        '期权是买方和卖方之间的一份合约。买方今天付出一笔[权利金](term:premium)，换来一项权利：在约定日期之前，按约定价格买入或卖出股票。',
        '约定的价格叫[行权价](term:strike)，最后一天叫[到期日](term:expiry)。过了这一天，权利作废。',
        '权利不是义务。如果行使权利会亏钱，买方可以放弃。买方最多亏掉权利金。',
      ],
    },
    'a-call': {
      title: '看一张看涨期权的数字',
      text: [
        '股票 XYZ 现价 {call.spot}。一张行权价 {call.strike}、还有 {call.days} 天到期的看涨期权，每股 {call.premium}。',
        '假设到期日 XYZ 涨到 $115。这张期权让你用 {call.strike} 买入价值 $115 的股票。扣除权利金，一张合约盈利 {call.profitAt(115)}。',
        '如果 XYZ 停在 $100，没有人会用 {call.strike} 去买。期权归零，你亏掉权利金：{call.profitAt(100)}。跌到 $80 或 $50，结果也一样。',
      ],
    },
    'one-hundred-shares': {
      title: '一张合约等于 100 股',
      text: [
        '期权按每股报价，但一张标准合约对应 **100 股**。报价 {call.premium}，买一张就要 {call.debit}。',
        '本站的金额只要没有写明“每股”，都是整个持仓的金额，已经乘以 100。',
      ],
    },
  },
  'calls-and-puts': {
    'two-rights': {
      title: '买入的权利，卖出的权利',
      text: [
        '期权有两种：',
        '- [看涨期权](term:call)是按行权价**买入**股票的权利，股价上涨时获利。',
        '- [看跌期权](term:put)是按行权价**卖出**股票的权利，股价下跌时获利。',
        '看跌期权像一份保险：持有股票的人无论市价跌到多低，仍可按行权价卖出。',
      ],
    },
    'a-put': {
      title: '看一张看跌期权的数字',
      text: [
        'XYZ 现价 {put.spot}。行权价 {put.strike} 的看跌期权每股 {put.premium}，一张合约 {put.debit}。',
        '如果 XYZ 跌到 $85，按 {put.strike} 卖出的权利每股值 $10。扣除权利金，结果是 {put.profitAt(85)}。',
        '如果 XYZ 仍在 {put.spot}，市场出价更高，没有人会按 {put.strike} 卖出。期权作废：{put.profitAt(100)}。',
      ],
    },
    'in-and-out-of-the-money': {
      title: '实值与虚值',
      text: [
        '现在行使就有收益的期权叫[实值](term:in-the-money)：看涨期权的行权价**低于**股价，看跌期权的行权价**高于**股价。',
        '现在行使没有收益的叫[虚值](term:out-of-the-money)，行权价与股价接近的叫[平值](term:at-the-money)。',
        '实值不等于盈利，因为你还付了权利金。',
      ],
    },
  },
  'the-premium': {
    'two-parts': {
      title: '内在价值与时间价值',
      text: [
        '权利金由两部分组成。[内在价值](term:intrinsic-value)是期权现在结束能拿到的钱；其余是[时间价值](term:time-value)，是买方为将来的可能性付的钱。',
        '时间价值在平值处最大。剩余时间越长、[隐含波动率](term:implied-volatility)越高，时间价值越大。隐含波动率是市场预期的波动幅度。',
        '到最后一天，时间价值归零，这就是[时间损耗](term:time-decay)。它每天都让买方付出，让卖方得到。',
      ],
    },
    'in-numbers': {
      title: '拆开一笔权利金',
      text: [
        'XYZ 现价 {inTheMoney.spot}，行权价 {inTheMoney.strike} 的看涨期权每股 {inTheMoney.premium}。',
        '这张期权是实值的：内在价值 {inTheMoney.intrinsic}，其余 {inTheMoney.timeValue} 是时间价值。',
        '如果 {inTheMoney.days} 天里股价不动，时间价值会全部消失，只剩内在价值。',
      ],
    },
    'change-the-market': {
      title: '动手试试：什么影响权利金',
      text: [
        '改变股价、波动率和剩余天数，观察权利金的两个部分。',
        '- 把天数调到接近零，权利金还剩什么？',
        '- 把波动率加倍，哪一部分变大？',
        '- 把股价调到远高于行权价，哪一部分几乎就是全部？',
      ],
    },
  },
  'profit-at-expiry': {
    'value-less-premium': {
      title: '价值减去权利金',
      text: [
        '最后一天时间价值为零。买入期权的盈亏等于内在价值减去付出的权利金，再乘以 100。',
        '把每个股价对应的盈亏画出来，就是[损益图](term:payoff-chart)：没有收益的一段是平的，有收益的一段是斜线。',
      ],
    },
    'move-the-price': {
      title: '动手试试：移动股价',
      text: [
        '这是行权价 {call.strike}、价格 {call.premium} 的看涨期权。移动之后某一天的股价，读出盈亏。',
        '到期之前，盈亏高于折线，因为还剩时间价值。',
      ],
    },
    breakeven: {
      title: '在哪里回本',
      text: [
        '[盈亏平衡点](term:breakeven)是到期时不赚不亏的股价。买入看涨是行权价加权利金：{call.strike} 加 {call.premium}，等于 {call.breakeven}。',
        '买入看跌是行权价减权利金：{put.strike} 减 {put.premium}，等于 {put.breakeven}。',
        '所以只看对方向还不够，股价必须**在到期之前走得足够远**。',
      ],
    },
  },
  'buyers-and-sellers': {
    'the-other-side': {
      title: '一方的权利是另一方的义务',
      text: [
        '期权的卖方收取权利金，同时承担义务：买方要求时，按行权价交出股票（看涨），或者按行权价买入股票（看跌）。',
        '买方赚多少，卖方就亏多少。买方的亏损以权利金为限，卖方的盈利也以权利金为限。',
      ],
    },
    'a-sold-call': {
      title: '卖出看涨：亏损没有上限',
      text: [
        '有人以 {soldCall.premium} 卖出行权价 {soldCall.strike} 的看涨期权。到期时 XYZ 不高于 {soldCall.strike}，卖方就留下 {soldCall.credit}。',
        '股价上涨没有上限，所以亏损{soldCall.maxLoss}。涨到 $130 时结果是 {soldCall.profitAt(130)}，是权利金的许多倍。',
        '手里有股票的卖方可以直接交付，这就是后面课程讲的[备兑看涨](term:covered-call)。',
      ],
    },
    'a-sold-put': {
      title: '卖出看跌：收钱等着低价买',
      text: [
        '卖出行权价 {soldPut.strike} 的看跌期权，收到 {soldPut.credit}。如果 XYZ 到期时更低，就必须按 {soldPut.strike} 买入 100 股。',
        '股价不会低于零，所以亏损有上限，但数额很大：最多 {soldPut.maxLoss}。',
        '股价低于 {soldPut.breakeven} 时，卖方亏损。',
      ],
    },
  },
  'exercise-and-expiry': {
    'ways-out': {
      title: '结束持仓的三种方式',
      text: [
        '- **平仓**：卖出买入的期权，或买回卖出的期权。大多数期权都这样结束。',
        '- **等待到期**：最后一天仍是虚值的期权，归零作废。',
        '- **行权**：[行权](term:exercise)就是行使权利，按行权价买卖股票。最后一天是实值的期权会自动行权。',
        '只要还有时间价值，平仓就比行权划算，因为行权只能拿到内在价值。',
      ],
    },
    assignment: {
      title: '指派',
      text: [
        '买方行权时，某个卖方会被[指派](term:assignment)，必须交出或接收股票。美股期权是[美式期权](term:american-option)，任何一天都可能被指派。',
        '最容易被提前指派的，是[除息日](term:ex-dividend-date)前一天的深度实值看涨期权，以及深度实值的看跌期权。',
      ],
    },
    'before-you-trade': {
      title: '第一笔交易之前',
      text: [
        '买入或卖出之前，先回答四个问题：',
        '- 我最多会亏多少？',
        '- 盈亏平衡点在哪里，要在什么时候之前到达？',
        '- 走势顺利时怎么办，不顺利时怎么办？',
        '- [买卖价差](term:bid-ask-spread)够窄吗，能顺利离场吗？',
        '[策略向导](/options/wizard)会为每笔交易算出前两个答案。本课程讲解期权的原理，是教学，不是投资建议。',
      ],
    },
  },
};
