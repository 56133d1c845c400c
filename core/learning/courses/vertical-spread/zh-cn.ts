import type { TextsOf } from '../../course.ts';
import type { verticalSpread } from './course.ts';

export const zhCN: TextsOf<typeof verticalSpread> = {
  'why-two-legs': {
    'a-call-is-dear': {
      title: '单买一张看涨很贵',
      text: [
        'XYZ 现价 {call.spot}，你预期它在 {call.days} 天内涨到 $110 左右。行权价 {call.strike} 的[看涨期权](term:call)每股 {call.premium}，一张合约 {call.debit}。',
        '股价在 {call.strike} 以上的任何价位，这张期权都有收益，连 $150 和 $200 也算在内。你并不指望涨到那里，却为此付了钱。',
      ],
    },
    'sell-what-you-do-not-need': {
      title: '卖掉不需要的部分',
      text: [
        '于是你同时以 {bullCall.premium(2)} 卖出行权价 {bullCall.strike(2)} 的看涨期权，放弃 {bullCall.strike(2)} 以上的涨幅，两腿一共只付 {bullCall.debit}。',
        '这就是[垂直价差](term:vertical-spread)：同类型、同一[到期日](term:expiry)、两个[行权价](term:strike)，一买一卖。',
        '最大亏损从 {call.maxLoss} 降到 {bullCall.maxLoss}，[盈亏平衡点](term:breakeven)从 {call.breakeven} 降到 {bullCall.breakeven}。',
      ],
    },
    compare: {
      title: '动手试试：持有价差',
      text: [
        '移动股价，让时间过去，改变波动率。',
        '- 股价到哪里以后，盈利不再增加？',
        '- 股价不变，过去一半的天数，要付出多少？',
        '- 把波动率提高 10 个百分点。它对价差的影响比对单张看涨小，因为一腿赚的大部分被另一腿抵掉。',
      ],
    },
  },
  'debit-spreads': {
    'three-numbers': {
      title: '三个数字',
      text: [
        '建仓时付钱的价差叫借方价差。两个行权价和每股净支出决定一切：',
        '- **最大亏损**等于净支出。',
        '- **最大盈利**等于行权价间距减去净支出。',
        '- **盈亏平衡点**是买入腿的行权价朝卖出腿方向移动净支出。',
      ],
    },
    'bull-call': {
      title: '牛市看涨价差：看涨',
      text: [
        '买入 {bullCall.strike(1)} 看涨，卖出 {bullCall.strike(2)} 看涨，每股净支出 {bullCall.debitPerShare}。',
        '股价在 {bullCall.strike(2)} 或以上，价差值满整个间距 {bullCall.width}，盈利 {bullCall.maxProfit}。',
        '股价在 {bullCall.strike(1)} 或以下，两张期权都归零，亏损 {bullCall.maxLoss}。',
        '中间一段盈亏是直线，在 {bullCall.breakeven} 处穿过零。',
      ],
    },
    'bear-put': {
      title: '熊市看跌价差：看跌',
      text: [
        '换成[看跌期权](term:put)就是镜像：买入 {bearPut.strike(1)} 看跌，卖出 {bearPut.strike(2)} 看跌，每股净支出 {bearPut.debitPerShare}。',
        '股价在 {bearPut.strike(2)} 或以下盈利 {bearPut.maxProfit}，在 {bearPut.strike(1)} 或以上亏损 {bearPut.maxLoss}，盈亏平衡点 {bearPut.breakeven}。',
      ],
    },
  },
  'credit-spreads': {
    'paid-first': {
      title: '先收钱，风险留到最后',
      text: [
        '卖出较贵的一张、买入较便宜的一张，建仓时收到钱，这叫贷方价差。',
        '- **最大盈利**等于净收入。',
        '- **最大亏损**等于行权价间距减去净收入，券商会冻结这笔钱。',
        '- **盈亏平衡点**是卖出腿的行权价朝远离买入腿的方向移动净收入。',
        '买入的期权不赚钱，它的作用是让亏损有上限。',
      ],
    },
    'bull-put': {
      title: '牛市看跌价差：不跌就行',
      text: [
        '卖出 {bullPut.strike(1)} 看跌，买入 {bullPut.strike(2)} 看跌，收到 {bullPut.credit}。',
        '到期时 XYZ 高于 {bullPut.strike(1)}，就全部留下，股价不动也一样。模型给出的[盈利概率](term:probability-of-profit)是 {bullPut.probabilityOfProfit}。',
        '低于 {bullPut.strike(2)} 亏损 {bullPut.maxLoss}，盈亏平衡点 {bullPut.breakeven}。',
        '多次小赚，少数几次大亏：概率高本身并不是优势。',
      ],
    },
    'bear-call': {
      title: '熊市看涨价差：不涨就行',
      text: [
        '卖出 {bearCall.strike(1)} 看涨，买入 {bearCall.strike(2)} 看涨，收到 {bearCall.credit}，风险是 {bearCall.maxLoss}。',
        '到期时 XYZ 低于 {bearCall.breakeven} 就盈利。',
      ],
    },
  },
  'strikes-and-width': {
    'chance-against-reward': {
      title: '概率与回报的取舍',
      text: [
        '选择行权价，就是在盈利的概率和大小之间取舍。',
        '- 行权价靠近股价：概率和回报都适中。',
        '- 远离股价的[虚值](term:out-of-the-money)借方价差：便宜，很少拿满盈利。',
        '- 远离股价的贷方价差：经常盈利，但与亏损相比很小。',
        '[风险回报率](term:return-on-risk)好得出奇，背后一定是很低的概率。',
      ],
    },
    'narrow-and-wide': {
      title: '窄与宽',
      text: [
        '两个都从 {narrow.strike(1)} 开始的牛市看涨价差。卖出腿选 {narrow.strike(2)}，付 {narrow.debit}，最多赚 {narrow.maxProfit}；选 {wide.strike(2)}，付 {wide.debit}，最多赚 {wide.maxProfit}。',
        '窄的盈亏平衡点是 {narrow.breakeven}，宽的是 {wide.breakeven}；盈利概率分别是 {narrow.probabilityOfProfit} 和 {wide.probabilityOfProfit}。',
        '价差越宽，越像单买一张看涨期权。',
      ],
    },
    'open-it-elsewhere': {
      title: '动手试试：换个市场建仓',
      text: [
        '改变股价、波动率和天数，观察净支出、回报和概率。',
        '- 把股价调到 $108。为什么价差更贵，回报更小？',
        '- 把波动率加倍。单张看涨会贵很多，价差却变化不大。',
      ],
    },
  },
  'before-expiry': {
    'slow-spreads': {
      title: '价差变化很慢',
      text: [
        '前面的数字都是到期时的。到期之前，卖出的期权还有[时间价值](term:time-value)，价差的价值低于它的间距。',
        '假设 10 天后 XYZ 跳到 $115，从 {bullCall.strike(1)} 到 {bullCall.strike(2)} 的价差这时盈利 {bullCall.profitAfter(10, 115)}；要是股价一直停在那里，到期时才是 {bullCall.maxProfit}。',
        '亏损也一样。股价越过贷方价差卖出腿的行权价时，也还没有亏掉全部。',
      ],
    },
    'watch-it': {
      title: '动手试试：贷方价差随时间变化',
      text: [
        '这是从 {bullPut.strike(1)} 到 {bullPut.strike(2)} 的牛市看跌价差，[Theta](term:theta) 每天 {bullPut.theta}：其他不变，时间在为你赚钱。',
        '- 股价停在 $100，让时间过去。大部分盈利在什么时候出现？',
        '- 再把股价调到 $92，时间在这里起什么作用？',
        '股价高于卖出腿时，时间对你有利；低于买入腿时，时间对你不利。',
      ],
    },
  },
  'closing-and-assignment': {
    'take-profits': {
      title: '提前获利了结',
      text: [
        '最后一部分盈利等得最久，风险却一点不少。许多交易者在赚到净收入的一半时平掉贷方价差：这里收到 {bullPut.credit}，一半就是 {bullPut.halfOfCredit}；继续持有，另一半才有机会拿到，亏损的风险也还在。',
        '两腿要**用一张订单一起平仓**。分两张订单，股价变动时你只剩一条腿。',
      ],
    },
    'between-the-strikes': {
      title: '最后一天停在两个行权价之间',
      text: [
        '如果股价停在两个行权价之间，一张是实值，另一张不是。卖出的可能被[指派](term:assignment)，买入的却作废：周末过后，你会持有或欠下 100 股。',
        '这样的持仓不再受价差保护。在最后交易日收盘前平掉价差，就不会遇到这种情况。',
        '深度实值的卖出看涨，可能在[除息日](term:ex-dividend-date)前一天被提前指派。买入的期权仍能覆盖你，但你必须采取行动。',
      ],
    },
    'a-plan': {
      title: '每个价差都要有计划',
      text: [
        '建仓前写下：最多亏多少，盈利到多少平仓，亏损到多少平仓，以及无论如何都要平仓的日期。',
        '在[策略向导](/options/wizard)里计划一个，与本课程的数字对比。这是教学，不是投资建议。',
      ],
    },
  },
};
