import type { faq, ResourceTextsOf } from '../resource-list.ts';

export const zhCN: ResourceTextsOf<typeof faq> = {
  'is-this-advice': {
    title: '课程是投资建议吗？',
    text: ['不是。课程只讲解期权的原理，所有持仓都是虚构的，不会告诉你该交易什么。'],
  },
  'without-an-account': {
    title: '没有账户可以学习吗？',
    text: ['可以。所有课文都能阅读，所有题目都能试做。只有进度、测验成绩和复习需要账户。'],
  },
  'real-or-simulated': {
    title: '价格是真实的吗？',
    text: [
      '要看网站接的是真实行情还是模拟市场。每个价格都写明来源、延迟和更新时间，模拟数据有标记。',
      '课程里的股票 XYZ 是虚构的，期权价格由 [Black–Scholes 模型](term:black-scholes)算出。',
    ],
  },
  'no-orders': {
    title: '工具坊会下单吗？',
    text: [
      '不会。它只做计划和记录。交易在券商那里完成，成交价可以手动填写，也可以从文件或已连接的账户导入。',
    ],
  },
  'money-to-begin': {
    title: '需要多少钱才能开始？',
    text: [
      '买一张期权可能不到一百美元；股价 $100 的现金担保卖出看跌，要占用将近一万美元。券商另有最低资金和期权权限的要求。',
      '更要紧的是一笔交易会亏掉账户的多大一部分，[仓位这一课](lesson:first-trades/size)教你计算。',
    ],
  },
  'first-course': {
    title: '从哪里学起？',
    text: [
      '先学[期权入门](lesson:option-basics/what-an-option-is)，再学读懂期权链和希腊字母。每门课程的卡片上写着要先学什么。',
    ],
  },
  'lose-more-than-paid': {
    title: '亏损会超过我付出的钱吗？',
    text: [
      '买入的期权和借方价差，只要保持原样，就不会：最多亏掉权利金或净支出。行权或被指派以后手里是股票，那是另一种风险。',
      '卖出的期权会。卖出一张 {soldCall.strike} 看涨收入 {soldCall.credit}，亏损{soldCall.maxLoss}，$130 时是 {soldCall.profitAt(130)}。',
    ],
  },
  'buy-or-sell': {
    title: '买期权好还是卖期权好？',
    text: [
      '本身没有好坏。买方常常小亏，偶尔大赚；卖方正好相反。价格公平时，两边的平均结果一样。',
      '过去平均来看，卖方得到了[高于实际波动率的补偿](lesson:volatility-trading/variance-risk-premium)，代价是亏损会集中在一起到来。',
    ],
  },
  'which-strike': {
    title: '选哪个行权价？',
    text: [
      '平值附近，受股价影响明显，付的时间价值也最多。远离股价的虚值便宜，多数归零。深度实值则像持有股票。',
      '每种选择都是盈利的概率与大小之间的取舍，[行权价这一课](lesson:vertical-spread/strikes-and-width)用数字说明。',
    ],
  },
  'how-many-days': {
    title: '选多少天到期？',
    text: [
      '至少够你的看法实现，再多留一些。最后几周每天的时间损耗最大，[Gamma](term:gamma) 也最高。',
      '许多交易者卖出 30 到 60 天的期权，在到期前三周左右平仓。买方往往会选比自己以为需要的更长的时间。',
    ],
  },
  'price-fell-though-stock-rose': {
    title: '股票涨了，我的看涨却跌了，为什么？',
    text: [
      '时间过去了，或者隐含波动率下降了，两者加起来超过了上涨带来的收益。财报过后常常两样都有：[波动率骤降](term:iv-crush)。',
      '[案例分析](resource:case-analysis)里有一个完整的例子。',
    ],
  },
  'expires-in-the-money': {
    title: '到期时是实值会怎样？',
    text: [
      '美股期权到期时只要实值达到一美分，就自动行权，除非持有人通知券商不行权。看涨按行权价买入 100 股，看跌按行权价卖出 100 股。',
      '账户里没有足够的钱或股票时，券商常常在最后一天下午按当时的价格平掉持仓。',
    ],
  },
  'early-assignment': {
    title: '卖出的期权什么时候会被提前指派？',
    text: [
      '美股期权是[美式期权](term:american-option)，任何一天都可能。剩余时间价值很少时最容易发生：看涨在[除息日](term:ex-dividend-date)前一天，看跌在深度实值时。',
      '时间价值还明显时，持有人卖掉比行权划算。之后会发生什么，见[指派这一课](lesson:first-trades/assignment)。',
    ],
  },
  dividends: {
    title: '股息怎样影响期权价格？',
    text: [
      '股价在[除息日](term:ex-dividend-date)会跌掉大约一份股息，这件事人人都知道，所以看涨从一开始就便宜一些，看跌贵一些。',
      '期权持有人得不到股息；这一天卖空股票的人则要付出股息。',
    ],
  },
  'exercise-or-close': {
    title: '买入的期权，行权还是卖掉？',
    text: [
      '行权只能拿到[内在价值](term:intrinsic-value)，卖掉还能拿到时间价值。只要买价高于内在价值，卖掉就更值钱。',
      '有两个例外：除息前一天的深度实值看涨，以及时间价值已经没有的深度实值看跌。',
    ],
  },
  'between-the-strikes': {
    title: '股价停在价差的两个行权价之间会怎样？',
    text: [
      '一张被行权或指派，另一张作废，每张合约买入、卖出或欠下 100 股。到了星期一，价格是多少就是多少。',
      '[最后一天这一课](lesson:vertical-spread/closing-and-assignment)有说明。收盘前平掉价差，就不会遇到。',
    ],
  },
  'what-margin-is': {
    title: '卖出期权的保证金是什么？',
    text: [
      '券商为可能的亏损冻结的钱。[贷方价差](term:credit-spread)是间距减净收入，这里是 {bullPut.maxLoss}，不会变。',
      '[裸卖期权](term:naked-option)按股价用公式计算，行情越不利要得越多。钱不够时，券商可能替你平仓。',
    ],
  },
  'order-not-filled': {
    title: '订单为什么不成交？',
    text: [
      '挂在[中间价](term:mid-price)的限价单，等的是愿意让出一半[买卖价差](term:bid-ask-spread)的人。报价很宽时，可能一直等不到。',
      '交易者会每次移动一美分或五美分，或者干脆放弃。期权用市价单，等于把整个价差让出去。详见[下单这一课](lesson:first-trades/order-entry)。',
    ],
  },
  'mid-price': {
    title: '刚开仓就显示亏损，为什么？',
    text: [
      '按卖价买入，却按中间价或可以卖出的价格计值，一半或全部的价差马上就显示出来，再加上佣金。',
      '四条腿就是四次，[买卖价差的成本](lesson:reading-the-chain/what-the-spread-costs)一课有计算。',
    ],
  },
  'what-chance-means': {
    title: '“盈利概率”是什么意思？',
    text: [
      '按模型，到期时有盈利（不论多少）的机会。从 {bullPut.strike(1)} 到 {bullPut.strike(2)} 的看跌价差是 {bullPut.probabilityOfProfit}：最多赚 {bullPut.maxProfit}，最多亏 {bullPut.maxLoss}。',
      '概率高、赚得少、亏得多，并不是优势。价格公平时，平均结果是零再减去成本。',
    ],
  },
  'model-and-market': {
    title: '模型价格为什么和市价不同？',
    text: [
      '简单模型用一个波动率、固定利率和欧式行权。市场上每个行权价和到期日都有自己的波动率，还有股息和提前行权。',
      '课程用简单模型，是为了每个数字都能跟着算。真实交易的页面用的是报价、[波动率微笑](term:volatility-smile)和美式行权。',
    ],
  },
  'which-volatility': {
    title: '隐含波动率多高才算高？',
    text: [
      '和自己的过去比：[IV 排名](term:iv-rank)和[IV 百分位](term:iv-percentile)说明它在一年里的位置。和股票的实际走势比：看[实际波动率](term:realised-volatility)。',
      '高也可能高得有道理，财报之前就是这样。',
    ],
  },
  earnings: {
    title: '财报前买跨式稳赚吗？',
    text: [
      '不稳。日期人人知道，波动已经算在价格里。还有一周、波动率 {earningsStraddle.volatility} 时，{earningsStraddle.strike} 跨式花 {earningsStraddle.debit}，到期要收在 {earningsStraddle.breakeven(1)} 以下或 {earningsStraddle.breakeven(2)} 以上才赚钱。',
      '第二天涨到 $104，波动率下降 45 个百分点，结果是 {earningsStraddle.profitAfter(1, 104, -45)}。',
    ],
  },
  'theta-on-weekends': {
    title: '期权在周末会贬值吗？',
    text: [
      '按自然日计算的模型，会。可是市场也看日历：一部分损耗往往在星期五就通过较低的隐含波动率反映在价格里了。',
      '所以星期五卖出、想白赚一个周末，并没有看上去那么划算。',
    ],
  },
  'stop-orders': {
    title: '期权能用止损单吗？',
    text: [
      '效果不好。报价很宽而且跳动，没有成交的报价也可能触发止损，成交价却差得很远。隔夜则完全不起作用。',
      '许多交易者用[提醒](/options/alerts)然后自己决定，或者买入期权来限制亏损，遇到[跳空](term:gap)也有效。',
    ],
  },
  'when-to-close': {
    title: '交易者什么时候平仓？',
    text: [
      '有计划的人在开仓前就有三个答案：盈利到多少、亏损到多少、到哪一天。常见的是净收入的一半、净收入的一两倍、到期前三周。',
      '没有适合所有交易的规则，但事先定好的规则好过当时的感觉。[计划离场](lesson:first-trades/plan-the-exit)一课有例子。',
    ],
  },
  'rolling-a-loser': {
    title: '移仓能挽救亏损的交易吗？',
    text: [
      '[移仓](term:rolling)是亏损平掉一笔，再开一笔。亏损是真的；新的一笔要值得开，得靠它自己。',
      '移仓时收到钱，不等于赚了钱。原因见[只是拖延的时候](lesson:calendars-and-rolls/when-it-only-postpones)。',
    ],
  },
  'how-many-contracts': {
    title: '做多少张？',
    text: [
      '一笔交易可以亏的金额，除以一张最多会亏的金额，向下取整。得到零，就说明这笔交易对账户太大。',
      '方向相同的几笔交易，其实是一笔大交易。[资金管理](/options/capital)会把它们加起来。',
    ],
  },
  'four-legs-or-two': {
    title: '四条腿比两条腿好吗？',
    text: [
      '更精细，也更贵：每条腿都有买卖价差和佣金，开仓一次，平仓一次。腿再多的持仓也能[拆成价差](lesson:combination-strategies/taking-apart)，拆开就知道每一部分有什么用。',
    ],
  },
  'index-options': {
    title: '指数期权有什么不同？',
    text: [
      '大多是[欧式期权](term:european-option)，以现金结算：不会提前指派，也不交收股票。有的按最后一天早上的开盘价结算，那时已经不能交易。',
      'SPY 这样的基金期权是美式的，交收股票。',
    ],
  },
  taxes: {
    title: '税怎么算？',
    text: [
      '各国、各人都不一样，工具坊不计算税。[交易历史](/options/history)可以导出，交给计算的人。',
    ],
  },
  'figures-differ': {
    title: '为什么和券商的数字不一样？',
    text: [
      '报价、时刻、利率、天数算法或概率模型不同。点一个数字，就能看到这里是怎么算的。',
      '只有一个到期日的持仓，到期的最大亏损、最大盈利和盈亏平衡点不需要模型。这几个不一样，就对一对成交价和佣金。',
    ],
  },
};
