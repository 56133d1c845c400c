import type { caseAnalysis, ResourceTextsOf } from '../resource-list.ts';

export const zhCN: ResourceTextsOf<typeof caseAnalysis> = {
  'right-direction-and-a-loss': {
    title: '看对方向，仍然亏损',
    text: [
      '**计划。** 距到期两周、财报前一天，某交易者以 {earningsCall.premium} 买入行权价 {earningsCall.strike} 的看涨期权，股价 {earningsCall.spot}，隐含波动率 {earningsCall.volatility}。最多亏 {earningsCall.maxLoss}；无论财报如何，第二天早上都卖出。',
      '**经过。** 股价涨到 $104，但消息已经公布，波动率下降 35 个百分点，这张期权反而亏损：{earningsCall.profitAfter(1, 104, -35)}。如果波动率不变，本来会赚 {earningsCall.profitAfter(1, 104)}。',
      '**平仓。** 按计划卖出。',
      '**可以学到什么。** 权利金早已为大幅波动付了钱，4% 的涨幅不够；如果涨到 $112，同一张期权会赚 {earningsCall.profitAfter(1, 112, -35)}。详见[财报这一课](lesson:volatility-trading/earnings-and-the-crush)。',
    ],
  },
  'half-of-the-credit': {
    title: '赚到一半就平仓的贷方价差',
    text: [
      '**计划。** XYZ 现价 {creditSpread.spot}，还有 {creditSpread.days} 天。某交易者卖出 {creditSpread.strike(1)} 看跌，买入 {creditSpread.strike(2)} 看跌，收入 {creditSpread.credit}。赚到 {creditSpread.halfOfCredit} 平仓，亏损达到净收入也平仓，无论如何在到期前三周平仓。',
      '**经过。** 第九天股价 $97，波动率高了 2 个百分点：{creditSpread.profitAfter(9, 97, 2)}。还没到限度，按计划等待。第十六天股价回到 $102，波动率比开仓时低 2 个百分点：{creditSpread.profitAfter(16, 102, -2)}。',
      '**平仓。** 已经赚到一半以上，用一张订单平掉两腿。',
      '**可以学到什么。** 放弃了剩下的收入，也一并放下了风险：到期跌到 $88，结果是 {creditSpread.profitAt(88)}。后来股价有没有跌，说明不了决定的好坏：它遵守的是交易之前定好的规则。',
    ],
  },
  'condor-on-one-side': {
    title: '上方受到考验的铁鹰式',
    text: [
      '**计划。** 某交易者开了一个[铁鹰式](term:iron-condor)，卖出腿在 {condor.strike(2)} 和 {condor.strike(3)}，收入 {condor.credit}，最多亏 {condor.maxLoss}。赚到净收入的一半平仓，亏损达到净收入也平仓。',
      '**经过。** 股价从第一周起就在涨。十天后 $107，结果是 {condor.profitAfter(10, 107)}；十八天后 $113，结果是 {condor.profitAfter(18, 113)}。',
      '**平仓。** 亏损达到净收入，用一张订单平掉整个铁鹰式。只平看涨一侧，剩下的看跌价差没什么可赚，下方却多出新的风险。',
      '**可以学到什么。** 股价要是回到 $105，到期会赚 {condor.profitAt(105)}；要是继续涨到 $116，会亏 {condor.maxLoss}。哪一种，谁也不知道。计划用一笔大小已知的亏损，换掉了一笔没有把握的盈利。详见[一侧受到考验这一课](lesson:iron-condor/a-tested-side)。',
    ],
  },
  'shares-called-away': {
    title: '股票被买走',
    text: [
      '**计划。** 某交易者持有 100 股，现价 {calledAway.spot}，以 {calledAway.credit} 卖出 {calledAway.days} 天的 {calledAway.strike(2)} 看涨。愿意按这个价卖出股票；到期之前没有股息。',
      '**经过。** 利好把股价推高，最后一天到了 $112。看涨是实值，被行权。',
      '**平仓。** 股票按 {calledAway.strike(2)} 交出，结果是 {calledAway.maxProfit}，这笔交易最多也就赚这些。只拿股票的话，每股会涨 $12。',
      '**可以学到什么。** 一切都按计划走，心里却像亏了钱。舍不得卖股票，那就是卖错了行权价，或者那根本不算计划。反过来跌到 $92，权利金也只能补上一点：{calledAway.profitAt(92)}。',
    ],
  },
  'gap-through-the-stop': {
    title: '跳空越过止损',
    text: [
      '**计划。** 波动率 {gapped.volatility}，某交易者卖出 {gapped.days} 天的 {gapped.strike(1)} 看跌和 {gapped.strike(2)} 看涨，收入 {gapped.credit}。止损设在亏损达到净收入的两倍。',
      '**经过。** 十二天里风平浪静。股价 $100，波动率低了 2 个百分点，已经赚了 {gapped.profitAfter(12, 100, -2)}。净收入的一半本来可以拿走，却没有拿。当晚公司撤回业绩指引，第二天开盘 $82，波动率高了 20 个百分点。',
      '**平仓。** 止损按早上最初的价格成交，而不是按止损价：{gapped.profitAfter(13, 82, 20)}，远远超过净收入的两倍。开盘时报价很宽，实际成交比模型的中间价更差。',
      '**可以学到什么。** [跳空](term:gap)之中，[止损](term:stop-loss)不起作用。能限制跳空损失的，是买入的期权，或者账户承受得起的仓位。详见[尾部风险这一课](lesson:volatility-trading/tail-risk)。',
    ],
  },
  'butterfly-before-the-end': {
    title: '提前平掉的蝶式',
    text: [
      '**计划。** 某交易者预期一个月后 XYZ 在 {pinned.strike(2)} 附近，花 {pinned.debit} 买入 {pinned.strike(1)}、{pinned.strike(2)}、{pinned.strike(3)} 的蝶式。赚到和支出一样多就平仓，无论如何在最后一天的前一天平仓。',
      '**经过。** 二十天后股价 $100，盈利 {pinned.profitAfter(20, 100)}，只是损益图上 {pinned.maxProfit} 的一小部分。26 天后股价 $101，盈利 {pinned.profitAfter(26, 101)}。',
      '**平仓。** 盈利已经超过支出，卖出蝶式。',
      '**可以学到什么。** 最后一天在 $101 会赚 {pinned.profitAt(101)}，在 $104 结果就成了 {pinned.profitAt(104)}。最后几天，几美元的变动几乎决定一切。详见[蝶式这一课](lesson:combination-strategies/butterflies)。',
    ],
  },
  'calendar-and-falling-volatility': {
    title: '看对位置，看错波动率',
    text: [
      '**计划。** 某交易者预期这个月很平静，买入 60 天的 {quietCalendar.strike(1)} 看涨，卖出 {quietCalendar.days} 天的同一看涨，花 {quietCalendar.debit}。在近月到期前一周平仓。',
      '**经过。** 股价几乎不动，23 天后是 $101。正因为平静，波动率下降了 5 个百分点。',
      '**平仓。** 日历价差赚了 {quietCalendar.profitAfter(23, 101, -5)}。波动率不变的话，本来是 {quietCalendar.profitAfter(23, 101)}。',
      '**可以学到什么。** 日历价差包含两个看法：股价不动，远月波动率不降。平静的几周里，常常前一个说中，后一个落空。详见[什么影响日历价差](lesson:calendars-and-rolls/what-moves-it)。',
    ],
  },
  'insurance-that-paid': {
    title: '用上了的保险',
    text: [
      '**计划。** 某交易者持有 100 股，现价 {insured.spot}，花 {insured.debit} 买入 {insured.days} 天的 {insured.strike(2)} 看跌。到期为止最多亏 {insured.maxLoss}。',
      '**经过。** 30 天后市场下跌，股价 $84，波动率高了 12 个百分点。',
      '**平仓。** 股票加看跌合计 {insured.profitAfter(30, 84, 12)}；只拿股票的话，每股低 $16。交易者把两样都卖出。行权虽然能拿到行权价，却会扔掉剩下的时间价值。',
      '**可以学到什么。** 底守住了，但不是免费的：要是涨到 $110，权利金要从盈利里扣，赚 {insured.profitAt(110)}，而不是每股 $10。详见[保护性看跌这一课](lesson:first-trades/protective-put)。',
    ],
  },
};
