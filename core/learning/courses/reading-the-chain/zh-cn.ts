import type { TextsOf } from '../../course.ts';
import type { readingTheChain } from './course.ts';

export const zhCN: TextsOf<typeof readingTheChain> = {
  'the-table': {
    'one-expiry': {
      title: '一个到期日，一张表',
      text: [
        '[期权链](term:option-chain)列出一只股票在同一个[到期日](term:expiry)的全部期权。换一个到期日，就是另一张表。',
        '中间一列是[行权价](term:strike)，一侧是[看涨期权](term:call)，另一侧是[看跌期权](term:put)。',
        '所以每一行有两种合约：同一行权价的看涨和看跌。',
      ],
    },
    'one-row': {
      title: '一行中的一侧',
      text: [
        'XYZ 现价 {narrow.spot}。这是行权价 {narrow.strike}、还有 {narrow.days} 天到期的看涨期权。',
        '这一侧写着买价 {narrow.bid}、卖价 {narrow.ask}，都是**每股**价格。一张标准合约对应 100 股，见[期权入门](lesson:option-basics/what-an-option-is)。',
        '拆股或并购之后，合约会被调整，交割的不一定是 100 股。这种合约代码不同，成交很少，许多交易者干脆不碰。',
      ],
    },
    'what-a-click-does': {
      title: '点卖价是买入，点买价是卖出',
      text: [
        '各家网站的期权链用法相同：点**卖价**，准备买入这张期权；点**买价**，准备卖出这张期权。',
        '两个价格在同一行里紧挨着，要看清再点。买入看涨和卖出看涨方向相反，风险也完全不同。',
      ],
    },
  },
  'bid-ask-mid-last': {
    'four-prices': {
      title: '一张期权，四个价格',
      text: [
        '- **买价**：现在有人愿意付的最高价，卖方马上就能按它成交。',
        '- **卖价**：现在有人愿意卖的最低价，买方马上就能按它成交。',
        '- **中间价**：[买价和卖价的中点](term:mid-price)，是算出来的，没有人挂出这个价。',
        '- **最新价**：最近一笔成交的价格，不管那是什么时候。',
        '买价和卖价说的是现在，最新价说的是过去。',
        '美股期权在十几家交易所同时交易，期权链显示的是其中最好的买价和最好的卖价。有的还显示挂单量，也就是在这个价位能成交多少张。',
      ],
    },
    'in-numbers': {
      title: '四个价格的数字',
      text: [
        '行权价 {narrow.strike} 的看涨期权，买价 {narrow.bid}，卖价 {narrow.ask}，中间价 {narrow.premium}。',
        '按卖价买入，一张要 {narrow.debitAtQuotes}；按买价卖出，一张收 {sold.creditAtQuotes}。按中间价成交，买卖都是 {narrow.debit}。',
        '在[设置](/options/settings)里可以选择计划按什么价格成交：按卖价买、按买价卖，或者按中间价。',
      ],
    },
    'limit-orders': {
      title: '在买价和卖价之间',
      text: [
        '[限价单](term:limit-order)写明你能接受的最差价格。挂在中间价附近往往可以成交，因为做市商愿意为小单让出一部分价差。',
        '没有成交，可以每次朝对手价挪一分或几分钱。也可能始终不成交。',
        '市价单有什么价就吃什么价。价差很宽、挂单很少的时候，成交价可能离中间价很远。',
      ],
    },
  },
  'what-the-spread-costs': {
    'in-and-out': {
      title: '进出各付一半',
      text: [
        '买价与卖价之间的距离叫[买卖价差](term:bid-ask-spread)。按卖价买入、按买价卖出，就算行情一动不动，也会亏掉这段价差。',
        '以中间价为准，进场亏一半，离场再亏一半。',
        '持有到期、作废或者行权的期权不用再卖一次，只付前一半。',
      ],
    },
    'narrow-and-wide': {
      title: '同样的期权，不同的价差',
      text: [
        '两只股票各有一张价值 {wide.premium} 的看涨期权。第一只报价 {narrow.bid} 到 {narrow.ask}，价差 {narrow.quotedSpread}，占中间价的 {narrow.spreadPercent}，一进一出每张付 {narrow.spreadCost}。',
        '第二只报价 {wide.bid} 到 {wide.ask}，价差 {wide.quotedSpread}，占中间价的 {wide.spreadPercent}，一进一出每张付 {wide.spreadCost}。',
        '按卖价买入第二张，每股要先涨 {wide.quotedSpread}，按买价卖出才不亏。',
        '比较价差要看**占价格的百分比**。几分钱对一张十美元的期权不算什么，对一张两角钱的期权就很贵。',
      ],
    },
    'try-the-spread': {
      title: '动手试试：同样几分钱，占比不一样',
      text: [
        '无论期权多少钱，这里的价差都是 {quoted.quotedSpread}。',
        '- 把股价降到 $90，价差占权利金多少？',
        '- 继续往下，直到买价变成零：这张期权已经卖不掉了。',
        '- 把股价升到 $115，占比又是多少？',
        '- 把天数改成五天，为什么占比变大？',
        '实际行情里，波动率急升时价差会变宽，深度[实值](term:in-the-money)期权的价差也更宽。',
      ],
    },
    'four-spreads': {
      title: '每条腿都有自己的价差',
      text: [
        '[铁鹰式](term:iron-condor)有四张期权。每张价差 {condor.quotedSpread}，一进一出要付 {condor.spreadCost}。',
        '按中间价，这个铁鹰式收入 {condor.credit}；每张都按买价卖、按卖价买，只收入 {condor.creditAtQuotes}。',
        '所以交易者把四条腿放进**一张订单**，只报一个净价，从中间价附近开始试。',
      ],
    },
  },
  'volume-and-open-interest': {
    'two-counts': {
      title: '今天成交的，还没平掉的',
      text: [
        '[成交量](term:volume)是**今天**换手的合约张数，每天早上从零开始。',
        '[未平仓合约](term:open-interest)也叫持仓量，是已经存在、尚未平仓的张数。清算所每天收盘后统计一次，盘中看到的是前一晚的数字。',
      ],
    },
    'how-it-changes': {
      title: '有成交，未平仓合约不一定变',
      text: [
        '每笔成交都计入成交量，未平仓合约怎么变，要看买卖双方：',
        '- 双方都是开新仓：未平仓合约**增加**。',
        '- 双方都是平旧仓：**减少**。',
        '- 一方开仓，一方平仓：合约换了主人，数量**不变**。',
        '行权和到期也会使它减少。',
        '成交量远远超过未平仓合约，说明当天成交特别多，可能是新开仓，也可能是日内交易，要看第二天早上的未平仓合约。',
      ],
    },
    'what-they-tell': {
      title: '能说明什么，不能说明什么',
      text: [
        '成交多、未平仓多，一般意味着[流动性](term:liquidity)好：对手多，价差窄。',
        '只是一般如此。做市商按股票报价，热门股票新挂出的行权价，就算一张未平仓都没有，价差也可能很窄。先看价差，再看这两个数字。',
        '这两个数字没有方向，每张合约都有一个买方和一个卖方。看跌的未平仓合约多，不等于市场看跌：可能是给股票买保险，也可能是卖出收权利金。',
      ],
    },
  },
  moneyness: {
    'down-the-column': {
      title: '顺着行权价往下看',
      text: [
        '股价把期权链分成两半。行权价低于股价的看涨是[实值](term:in-the-money)，看跌正好相反。多数期权链会给这些行加底色。',
        '**实值程度**表示离股价有多远，以占股价的百分比计。XYZ 现价 {inTheMoney.spot}：{inTheMoney.strike} 看涨是 {inTheMoney.moneyness}，{atTheMoney.strike} 看涨是 {atTheMoney.moneyness}，{outOfTheMoney.strike} 看涨是 {outOfTheMoney.moneyness}。',
        '大于零是实值，接近零是[平值](term:at-the-money)，小于零是[虚值](term:out-of-the-money)。',
      ],
    },
    'two-parts': {
      title: '拆开三笔权利金',
      text: [
        '权利金等于[内在价值](term:intrinsic-value)加[时间价值](term:time-value)。期权链只写总数，要自己减一下：',
        '- {inTheMoney.strike} 看涨 {inTheMoney.premium}：内在价值 {inTheMoney.intrinsic}，时间价值 {inTheMoney.timeValue}。',
        '- {atTheMoney.strike} 看涨 {atTheMoney.premium}：时间价值 {atTheMoney.timeValue}，没有别的。',
        '- {outOfTheMoney.strike} 看涨 {outOfTheMoney.premium}：时间价值 {outOfTheMoney.timeValue}，没有别的。',
        '时间价值在平值处最大，往两边递减。深度实值的期权差不多就是股票，极度虚值的期权差不多就是彩票。',
        '时间价值对卖方也是信号。卖出的实值看涨，如果时间价值低于即将派发的[股息](term:dividend)，很可能在[除息日](term:ex-dividend-date)前一天被[指派](term:assignment)。',
      ],
    },
    'walk-through-the-strike': {
      title: '动手试试：让股价穿过行权价',
      text: [
        '行权价固定在 {atTheMoney.strike}，让股价从下往上穿过它。',
        '- 时间价值在哪里最大？',
        '- 到了 $120，时间价值还剩多少？',
        '- 把天数改成一天，$100 时还剩什么，$110 时还剩什么？',
      ],
    },
  },
  'implied-volatility': {
    'a-price-in-another-unit': {
      title: '换一个单位的价格',
      text: [
        '{skew.premium(1)} 的看跌比 {skew.premium(2)} 的看涨便宜吗？按美元算是的。可是一张虚值，一张平值，比较美元没有多大意义。',
        '[隐含波动率](term:implied-volatility)（IV）让它们可以比较：把它代入定价模型，得到的正好是市场价格。',
        '模型从波动率算出价格，IV 反过来，从价格算出波动率。期权链给每张合约都算一个，一般用中间价算。',
      ],
    },
    'find-it': {
      title: '动手试试：找出隐含波动率',
      text: [
        '行权价 {flatPut.strike} 的看跌期权，中间价 {skew.premium(1)}。波动率为 {flatPut.volatility} 时，模型只算出 {flatPut.premium}。',
        '移动波动率，直到权利金等于 {skew.premium(1)}。这时的波动率就是这张看跌的隐含波动率。',
        '你会找到 {skew.legVolatility(1)} 左右。其他条件都是已知的，能调整的只有波动率。',
      ],
    },
    'three-strikes': {
      title: '同一只股票，同一天，三个波动率',
      text: [
        '顺着同一个到期日的 IV 一列往下看，它并不是一条平线：',
        '- {skew.strike(1)} 看跌：{skew.premium(1)}，IV {skew.legVolatility(1)}',
        '- {skew.strike(2)} 看涨：{skew.premium(2)}，IV {skew.legVolatility(2)}',
        '- {skew.strike(3)} 看涨：{skew.premium(3)}，IV {skew.legVolatility(3)}',
        '看跌的价格比平值看涨低得多，波动率却是三张里最贵的：比中间高 {skew.pointsBetween(1, 2)} 个百分点。',
      ],
    },
    'reading-skew': {
      title: '偏斜',
      text: [
        '这种倾斜叫[偏斜](term:skew)。多数美股和股指都是股价下方的 IV 更高：许多投资者在那里买看跌做[对冲](term:hedge)，而且下跌常常比上涨快。',
        '把 IV 按行权价画出来，就是[波动率微笑](term:volatility-smile)。**同一行权价**的看涨和看跌，IV 应该差不多。差得很远，要么是某个报价过时了，要么是模型用的股息或利率不对。',
        'IV 高不等于期权太贵。它只说明市场预期波动很大，或者愿意为保护付钱。到底贵不贵，事后才知道。',
      ],
    },
  },
  expiries: {
    'the-calendar': {
      title: '到期日的日历',
      text: [
        '- **月度**：每月第三个星期五。历史最久，未平仓合约最多。',
        '- **周度**：其他星期五，一般只提前几周挂牌。',
        '- **每日**：部分股指和交易最活跃的几只基金，每个交易日都有到期。',
        '- **季末**和**月末**：最后一个交易日，多见于股指和基金。',
        '- **长期**：一到三年后的一月到期。',
        '星期五是假日的，提前到前一个交易日。',
        '股票期权交易到最后一天收盘，交割股票。部分股指（例如标普 500）的月度期权前一天收盘就停止交易，按星期五的开盘价以现金结算。要看清合约条款。',
      ],
    },
    'near-and-far': {
      title: '同一行权价，三个日子',
      text: [
        '行权价都是 {atTheMoney.strike} 的看涨，波动率都是 {atTheMoney.volatility}，权利金和 Theta 按每股计：',
        '- {week.days} 天：{week.premium}，[Theta](term:theta) 每天 {week.theta(1)}，[预期波动](term:expected-move) {week.expectedMove}',
        '- {atTheMoney.days} 天：{atTheMoney.premium}，Theta 每天 {atTheMoney.theta(1)}，预期波动 {atTheMoney.expectedMove}',
        '- {quarter.days} 天：{quarter.premium}，Theta 每天 {quarter.theta(1)}，预期波动 {quarter.expectedMove}',
        '天数大约变成四倍，权利金大约变成**两倍**：平值期权的权利金随时间的平方根增长。近的总价便宜，摊到每天却更贵。',
        '财报之前，财报后的第一个到期日 IV 更高，因为财报落在它里面，见[事件波动率](term:event-volatility)。',
      ],
    },
    'choose-the-days': {
      title: '动手试试：选择天数',
      text: [
        '这里的 Theta 和 Gamma 都是整张合约的。',
        '- 从 40 天改到 10 天，权利金剩多少？Theta 怎么变？',
        '- 最后几天，[Gamma](term:gamma) 会怎样？',
        '- 找一个波动率，让 20 天的权利金等于原来 40 天的。',
      ],
    },
  },
  'quotes-not-to-trust': {
    'crossed-and-empty': {
      title: '倒挂、相等、没有买盘',
      text: [
        '买价高于卖价叫**倒挂**：有人愿意付的比别人要的还多。如果是真的，就是白送钱。几乎都不是真的，其中一个价格已经过时，或者来自另一家交易所。',
        '买价等于卖价叫**锁定**，可能短暂地真实存在。',
        '买价是**零**，说明没有人要。这张期权买得进，也许再也卖不出。它的中间价是卖价的一半，作为估值毫无意义。',
        '这些行的中间价和 IV 同样没有意义。',
      ],
    },
    'a-stale-last': {
      title: '最新价属于另一个行情',
      text: [
        '上午 XYZ 在 {morning.spot}，行权价 {morning.strike} 的看涨成交在 {morning.premium}，这是当天最后一笔成交。',
        '下午 XYZ 涨到 {afternoon.spot}，期权链显示买价 {afternoon.bid}、卖价 {afternoon.ask}，最新价还是 {morning.premium}。',
        '这张看涨并没有变便宜，是最新价**过时**了：它对应的股价是 {morning.spot}。现在没有人按 {morning.premium} 卖给你。',
        '涨跌一列也是如此，它比较的正是最新价。',
      ],
    },
    'how-old-is-it': {
      title: '动手试试：它属于哪个行情',
      text: [
        '这是下午的那张看涨，权利金取报价的中间价。',
        '- 降低股价，直到权利金等于 {morning.premium}。最后一笔成交时股价是多少？',
        '- 再让股价涨跌一美元。股价这样动一下，最新价就差了多少？',
      ],
    },
    'below-intrinsic': {
      title: '报价过时的迹象',
      text: [
        '- 价格低于[内在价值](term:intrinsic-value)。XYZ 现价 {oldTrade.spot}，{oldTrade.strike} 看涨的最新价是 {oldTrade.premium}，内在价值却有 {oldTrade.intrinsic}。这种价格算不出 IV。',
        '- 一张看涨比行权价低一档的看涨还贵。',
        '- IV 与相邻行权价相差很远。',
        '- 最近一笔成交在几小时甚至几天之前。',
        '开盘和收盘前后几分钟、消息公布时，以及交易时段以外，做市商会撤单，报价最差。股票期权的交易时间是纽约时间 9:30 到 16:00，部分基金和股指期权到 16:15。',
        '许多行情套餐延迟 15 分钟。延迟的期权报价配上实时的股价，本身就是过时的。',
      ],
    },
  },
  'a-routine': {
    'in-this-order': {
      title: '按这个顺序看',
      text: [
        '期权链有二十来列，起决定作用的只有几列：',
        '- **到期日**：还剩几天，之前有没有财报或除息。',
        '- **买价和卖价**：有没有买盘，价差占中间价多少。',
        '- **行权价和实值程度**：离股价多远，内在价值有多少。',
        '- **IV**：与相邻的行权价比，与前后的到期日比。',
        '- [Delta](term:delta)：股价变动时期权怎么变。下一门课专讲[希腊字母](lesson:the-greeks/five-questions)。',
        '- **成交量和未平仓合约**：到时候能不能离场。',
        '- **最新价和涨跌**：最后再看，不看也行。',
        '买价和卖价过不了关，这一行其余的就不必看了。',
      ],
    },
    'on-this-site': {
      title: '在本站怎么看',
      text: [
        '在[市场分析](/options/market)打开一只股票，就能看到期权链。列可以自己选，也可以同时显示多个到期日。倒挂和没有买盘的报价会标出来。',
        '在[构建器](/options/builder)里点卖价或买价，合约就加进你的计划，不会向券商发送任何订单。本课程讲解怎样读期权链，是教学，不是投资建议。',
      ],
    },
  },
};
