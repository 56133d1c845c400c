import type { TextsOf } from '../../course.ts';
import type { ironCondor } from './course.ts';

export const zhCN: TextsOf<typeof ironCondor> = {
  'two-spreads': {
    'a-view-on-a-range': {
      title: '看区间，不看方向',
      text: [
        '垂直价差看的是方向，[铁鹰式](term:iron-condor)看的是另一件事：到期之前股价**留在一个区间里**。',
        '它由[贷方价差](lesson:vertical-spread/credit-spreads)一课里的两个价差拼成：股价下方一个牛市看跌价差，上方一个熊市看涨价差，[到期日](term:expiry)相同。',
        '时间流逝、[隐含波动率](term:implied-volatility)下降，对它有利；股价大涨或大跌，对它不利。',
      ],
    },
    'the-put-side': {
      title: '看跌一侧：别跌太多',
      text: [
        'XYZ 现价 {bullPut.spot}，还有 {bullPut.days} 天到期。以 {bullPut.premium(1)} 卖出行权价 {bullPut.strike(1)} 的[看跌期权](term:put)，以 {bullPut.premium(2)} 买入 {bullPut.strike(2)} 看跌。',
        '[净收入](term:credit) {bullPut.credit}。到期时 XYZ 不低于 {bullPut.strike(1)}，就全部留下。',
      ],
    },
    'the-call-side': {
      title: '看涨一侧：别涨太多',
      text: [
        '再以 {bearCall.premium(1)} 卖出行权价 {bearCall.strike(1)} 的[看涨期权](term:call)，以 {bearCall.premium(2)} 买入 {bearCall.strike(2)} 看涨。',
        '这一侧净收入 {bearCall.credit}。到期时 XYZ 不高于 {bearCall.strike(1)}，就全部留下。',
      ],
    },
    'both-sides': {
      title: '合在一起就是铁鹰式',
      text: [
        '两笔净收入相加：{bullPut.credit} 和 {bearCall.credit}，一共 {condor.credit}。',
        '到期股价落在 {condor.strike(2)} 和 {condor.strike(3)} 之间，四张期权全部归零，净收入全部到手。损益图看上去是一个平顶，两边各有一道斜坡。',
        '卖出的两张叫**卖出腿**，买入的两张叫[翼](term:wing)。翼要花掉一部分净收入，换来有限的亏损。',
      ],
    },
  },
  'gain-and-loss': {
    'only-one-side-loses': {
      title: '只有一侧会亏',
      text: [
        '到期时股价只有一个，要么跌破看跌一侧，要么涨过看涨一侧，不可能两边同时出事。所以风险不相加，净收入却相加。',
        '- **最大盈利**等于净收入：{condor.credit}。',
        '- **最大亏损**等于一侧的间距减去全部净收入：{condor.maxLoss}。两侧不一样宽时，按较宽的一侧算。',
        '- **盈亏平衡点**是两个卖出行权价各向外移动每股净收入：{condor.strike(2)} 减 {condor.creditPerShare} 是 {condor.breakeven(1)}，{condor.strike(3)} 加 {condor.creditPerShare} 是 {condor.breakeven(2)}。',
      ],
    },
    'hold-it': {
      title: '动手试试：移动股价',
      text: [
        '这是卖出腿在 {condor.strike(2)} 和 {condor.strike(3)} 的铁鹰式。先移动股价，再让时间过去。',
        '- 最后一天，哪两个价位不赚不亏？',
        '- 最后一天把股价调到 $230。再往上涨，还会多亏吗？',
        '- 十天之后就到 $230 呢？为什么亏得少一些？',
      ],
    },
    margin: {
      title: '券商冻结多少',
      text: [
        '因为只有一侧会亏，多数券商只收一侧的[保证金](term:margin)，按较宽的间距算，这里是每股 {condor.strikeGap(1, 2)}。净收入可以抵扣，实际占用的自有资金是 {condor.maxLoss}。',
        '四条腿都在，亏损才有上限。单独买回其中一条腿，就变成了另一种持仓，风险也不同了。',
      ],
    },
  },
  'short-strikes': {
    'by-delta': {
      title: '按 Delta 选',
      text: [
        '卖出腿的行权价决定多久赢一次、每次收多少。许多交易者按 [Delta](term:delta) 选，常用 0.10 到 0.30。',
        '期权的 Delta 可以粗略当作到期变成实值的概率。这里两条卖出腿的 Delta 是 {condor.delta(2)} 和 {condor.delta(3)}：卖出看跌为正，卖出看涨为负。模型算出的实值概率是 {condor.probabilityInTheMoney(2)} 和 {condor.probabilityInTheMoney(3)}。',
        '两侧 Delta 大小相同，建仓时大致中性；按美元距离对称，往往做不到这一点。',
      ],
    },
    'by-expected-move': {
      title: '按预期波动选',
      text: [
        '[预期波动](term:expected-move)把波动率换算成美元：波动率 {condor.volatility}，{condor.days} 天是 {condor.expectedMove}。以 {condor.spot} 为中心，范围从 {condor.expectedLow} 到 {condor.expectedHigh}；按模型，到期股价大约三次有两次落在其中。',
        '行权价在这个范围的边缘，Delta 大约是 0.16。这里 {condor.strike(3)} 刚好在外面，{condor.strike(2)} 刚好在里面。',
        '例子里所有行权价用同一个波动率。多数股票存在[偏斜](term:skew)，下方看跌的波动率更高，同样 Delta 的看跌会比这里离股价更远。',
        '交易者还会查到期之前有没有[财报](/options/earnings)等日期。财报可能让股价跳空，净收入看上去丰厚，原因就在这里。',
      ],
    },
    'near-and-far': {
      title: '近与远',
      text: [
        '卖出腿选 {near.strike(2)} 和 {near.strike(3)}：净收入 {near.credit}，最多亏 {near.maxLoss}，[盈利概率](term:probability-of-profit) {near.probabilityOfProfit}。',
        '选 {far.strike(2)} 和 {far.strike(3)}：净收入只有 {far.credit}，却要承担 {far.maxLoss} 的亏损，盈利概率 {far.probabilityOfProfit}。',
        '离得远，不等于处处更安全。远的那个只要完整亏一次，就要赢很多次才补得回来。',
      ],
    },
    'another-market': {
      title: '动手试试：换个市场建仓',
      text: [
        '行权价不动，改变建仓时的市场。',
        '- 把波动率提高到 40%。净收入变多了，但也比一比预期波动和到行权价的距离。',
        '- 把天数调到 10，净收入还剩多少？',
        '- 把股价调到 $212，这时净收入主要来自哪一侧？',
      ],
    },
  },
  'wings-and-width': {
    'what-wings-buy': {
      title: '翼换来什么',
      text: [
        '没有翼，就是卖出[宽跨式](term:strangle)：收入 {strangle.credit}，亏损{strangle.maxLoss}。',
        '两张翼分别花 {condor.legCost(1)}（看跌）和 {condor.legCost(4)}（看涨）。净收入剩下 {condor.credit}，亏损以 {condor.maxLoss} 为限，隔夜[跳空](term:gap)也不例外。',
      ],
    },
    'narrow-and-wide': {
      title: '窄翼与宽翼',
      text: [
        '卖出腿不动，只移动翼：',
        '- 间距 {narrow.strikeGap(1, 2)}：净收入 {narrow.credit}，最大亏损 {narrow.maxLoss}，盈利概率 {narrow.probabilityOfProfit}。',
        '- 间距 {condor.strikeGap(1, 2)}：净收入 {condor.credit}，最大亏损 {condor.maxLoss}，盈利概率 {condor.probabilityOfProfit}。',
        '- 间距 {wide.strikeGap(1, 2)}：净收入 {wide.credit}，最大亏损 {wide.maxLoss}，盈利概率 {wide.probabilityOfProfit}。',
        '翼越宽，每张赚得越多，风险大得更多。一个宽的可以代替几个窄的，要交易的腿更少；完整亏损更少见，但一次更重。',
      ],
    },
    'credit-against-width': {
      title: '净收入与间距之比',
      text: [
        '用净收入占间距的百分比，大小不同的铁鹰式也能比较：窄的 {narrow.creditToWidth}，中间的 {condor.creditToWidth}，宽的 {wide.creditToWidth}。',
        '有些交易者要求收到间距的三分之一。没有哪条规则能改善胜算：价格公平时，净收入就是到期平均要赔出去的钱。间距相同而收得更多，说明亏损更可能发生。',
        '[风险回报率](term:return-on-risk)是同一件事的另一种说法：中间的是 {condor.roi}。',
      ],
    },
    'uneven-wings': {
      title: '两侧不等宽',
      text: [
        '两侧不必一样宽。这里看跌一侧宽 {uneven.strikeGap(1, 2)}，看涨一侧宽 {uneven.strikeGap(3, 4)}。',
        '净收入 {uneven.credit}。大跌亏 {uneven.maxLoss}；大涨只亏看涨一侧的间距减去净收入，股价 $240 时是 {uneven.profitAt(240)}。',
        '这样的铁鹰式偏向看涨。券商按较宽的一侧冻结保证金。',
      ],
    },
  },
  'one-order': {
    'four-legs-at-once': {
      title: '四条腿，一张限价单',
      text: [
        '券商可以把四条腿作为一张订单、按一个净价成交。用写明净收入的[限价单](term:limit-order)，要么成交完整的铁鹰式，要么都不成交。',
        '先做一侧，等另一侧价格更好再补，等于押方向，等待期间手里只有一个价差。',
        '通常从四条腿的[中间价](term:mid-price)开始报。没有成交，就每次让一美分到五美分，让到事先定好的底线为止。',
      ],
    },
    'four-times-the-spread': {
      title: '四份买卖价差',
      text: [
        '假设每张期权的买卖价差是 {quoted.quotedSpread}。按中间价，铁鹰式收 {quoted.credit}；卖的都按买价、买的都按卖价成交，只收 {quoted.creditAtQuotes}。',
        '建仓、平仓都跨过四条腿的[买卖价差](term:bid-ask-spread)，一共 {quoted.spreadCost}，占 {quoted.credit} 的很大一块。四张合约的佣金另算，也是一来一回两次。',
        '单看 {quoted.premium(4)} 的那张翼，{quoted.quotedSpread} 就是它价格的 {quoted.spreadPercent(4)}。',
      ],
    },
    'where-it-can-be-traded': {
      title: '在哪里做得了',
      text: [
        '四条腿的策略，[流动性](term:liquidity)说了算。交易者要看四个行权价是否都有几美分以内的报价和足够的[未平仓合约](term:open-interest)，大型指数基金和交易活跃的股票通常具备。',
        '月度到期一般比周度到期好。出得来和进得去一样重要：行情急的时候，受威胁一侧的报价会变宽。',
      ],
    },
  },
  probability: {
    'what-it-counts': {
      title: '它算的是什么',
      text: [
        '这个铁鹰式的[盈利概率](term:probability-of-profit)是 {condor.probabilityOfProfit}，也就是到期时 XYZ 落在 {condor.breakeven(1)} 和 {condor.breakeven(2)} 之间的机会。',
        '它只看到期那一刻，只用一个模型，波动率取期权价格隐含的水平，并且假定你一直拿到到期。',
      ],
    },
    'what-it-leaves-out': {
      title: '它没有算什么',
      text: [
        '- **大小。** 赢一次最多 {condor.credit}，输一次最多 {condor.maxLoss}。按模型平均是 {condor.expectedProfit}：扣成本之前就接近零。',
        '- **过程。** {condor.strike(3)} 看涨到期成为实值的概率是 {condor.probabilityInTheMoney(3)}；股价在此之前某个时候碰到 {condor.strike(3)} 的概率是 {condor.probabilityOfTouch(3)}，大约翻一倍。许多最后赢的铁鹰式，中途都很难看。',
        '- **自己的离场。** 提前止盈或止损，会同时改变赢的次数和赢的大小。',
        '- **跳空。** 真实股价的大幅变动比模型多，消息公布时尤其如此。',
        '- **成本。** 四条腿都要付。',
        '优势只能来自别处：隐含波动率高于之后实际的波动。大盘指数上长期以来常常如此，但也有不成立的时期。',
      ],
    },
    'chance-and-size': {
      title: '动手试试：概率与大小',
      text: [
        '改变市场，把概率和金额放在一起看。',
        '- 把波动率降到 15%，概率上升。净收入怎么变？',
        '- 找两个概率相差很大的市场。它们的期望盈亏离零各有多远？',
      ],
    },
  },
  'greeks-over-time': {
    'on-the-first-day': {
      title: '第一天',
      text: [
        '整个持仓的希腊字母，以美元计：',
        '- [Delta](term:delta) {condor.delta}：涨跌只相当于这么多股，小幅变动几乎没有影响。',
        '- [Theta](term:theta) 每天 {condor.theta}：时间在付钱。',
        '- [Vega](term:vega) 每点 {condor.vega}：隐含波动率上升要亏钱。',
        '- [Gamma](term:gamma) {condor.gamma}：股价每动一美元，Delta 就变这么多，而且总是朝不利的方向。',
        '头几天，波动率的影响大过时间。如果波动率一夜升高 5 个百分点，XYZ 仍是 {condor.spot}，结果是 {condor.profitAfter(1, 200, 5)}。但这不决定结局，到期时只看股价。',
      ],
    },
    'near-the-end': {
      title: '临近到期',
      text: [
        '到了最后一周，同样的行权价表现完全不同。假设还剩 {lastWeek.days} 天，XYZ 在 {lastWeek.spot}。Vega 缩小到 {lastWeek.vega}，Theta 增加到每天 {lastWeek.theta}。',
        '这时 Delta 是 {lastWeek.delta}，Gamma 是 {lastWeek.gamma}：股价每向看涨一侧走一美元，情况恶化的速度是第一天的两倍多。',
        '时间付钱最多的地方，恰恰是一天就能抹掉几周收入的地方。Theta 和 Gamma 总是一起来，没有哪个行权价只有其一。',
      ],
    },
    'time-price-volatility': {
      title: '动手试试：时间、股价、波动率',
      text: [
        '下面的希腊字母是第一天的，盈亏随滑块变化。',
        '- 股价不动，波动率提高 10 个百分点。要过多少天，亏损才补得回来？',
        '- 把股价调到 $218，比较 10 天、24 天和 40 天之后的盈亏。',
        '- 把股价调到 $226，时间还有利吗？',
      ],
    },
  },
  'taking-profits': {
    'half-of-the-credit': {
      title: '赚到一半',
      text: [
        '平掉铁鹰式，就是把四条腿买回来。当初每股收 {condor.creditPerShare}，买回价降到 {condor.priceAtHalf} 时，就赚到一半，{condor.halfOfCredit}。',
        '如果 XYZ 一直停在 {condor.spot}，{condor.days} 天里过了 20 天，盈利已有 {condor.profitAfter(20, 200)}：不到一半的时间，赚到一半以上。',
        '许多交易者在这附近平仓。剩下的一半要等更久，而面临的最大亏损几乎没有减少。事先挂一张撤单前有效的限价买回单，不用盯盘。',
        '代价也要算：每次赢得更少，四条腿的成本付得更频繁。公平的胜算不会因为早平仓而变好，只是结果的起伏小一些。',
      ],
    },
    'twenty-one-days': {
      title: '到期前 21 天',
      text: [
        '另一条常见的规则是：到期前 21 天，不管盈亏，平仓或移仓。这时 Theta 已经付了不少，Gamma 还不算大。',
        '那一天股价如果在 {condor.spot}，结果是 {condor.profitAfter(24, 200)}；在 $218，是 {condor.profitAfter(24, 218)}，有亏损，但离 {condor.maxLoss} 还远。',
        '许多计划把三种离场写在一起：一个盈利、一个亏损（例如净收入的一到两倍）、一个日期。哪个先到，就按哪个结束。',
      ],
    },
    'when-is-half-earned': {
      title: '动手试试：什么时候赚到一半',
      text: [
        '净收入的一半是 {condor.halfOfCredit}。',
        '- 股价停在 $200，哪一天能赚到？',
        '- 停在 $210 呢？停在 $192 呢？',
        '- 过了 24 天，股价在哪里就没有盈利了？',
      ],
    },
  },
  'a-tested-side': {
    'what-can-be-done': {
      title: '有哪些办法',
      text: [
        '股价逼近卖出腿的行权价，就说这一侧受到威胁。假设 24 天后 XYZ 到了 $218：看涨还没有变成实值，结果已是 {condor.profitAfter(24, 218)}。',
        '常见的办法有四种，都是建仓之前就想好的：',
        '- **不动。** 亏损有上限，仓位本来就是按它定的。',
        '- **全部平掉。** 亏损确定，风险消失。',
        '- **只平受威胁的一侧。** 另一侧留着，赚剩下的一点钱。',
        '- **移动没受威胁的一侧**，靠近股价再卖一次，多收一些。',
        '没有一种调整能收回亏损。每一种都是按当天价格做的新交易，成本另付。',
      ],
    },
    'roll-the-other-side': {
      title: '移动没受威胁的一侧',
      text: [
        '24 天后 XYZ 在 {rolledUp.spot}。看跌一侧几乎归零，平掉它的结果是 {rolledUp.realised}。再以 {rolledUp.premium(2)} 卖出 {rolledUp.strike(2)} 看跌，以 {rolledUp.premium(1)} 买入 {rolledUp.strike(1)} 看跌。',
        '最大亏损从 {condor.maxLoss} 降到 {rolledUp.maxLoss}，上方盈亏平衡点从 {condor.breakeven(2)} 移到 {rolledUp.breakeven(2)}。',
        '代价在下方：下方盈亏平衡点从 {condor.breakeven(1)} 跳到 {rolledUp.breakeven(1)}。股价掉头，原来安全的一侧也会亏。',
        '新的看跌一侧和原来一样宽。如果更宽，最大亏损又会变大。',
      ],
    },
    'hold-the-adjusted-one': {
      title: '动手试试：持有调整后的铁鹰式',
      text: [
        '平掉的看跌赚到的钱，已经算进这里的每个盈亏。',
        '- 两个盈亏平衡点相隔多远？与原来的 {condor.breakeven(1)} 和 {condor.breakeven(2)} 比一比。',
        '- 让天数走完，股价停在 $200。没有调整的话，在那里会赚多少？',
        '- 停在 $235 呢？',
      ],
    },
  },
  'rolling-out': {
    'two-trades': {
      title: '两笔交易',
      text: [
        '[移仓](term:rolling)到更远的到期日，是平掉旧的、开一个新的。券商可以当作一张订单来做，其实是两笔交易：一笔结果入账，一份新风险开始。',
        '“移仓还收了钱”容易掩盖这一点。钱来自新卖出的期权，旧期权上的[亏损](term:realised-loss)还在。',
        '有一个问题很管用：假如手里没有旧仓，今天会不会按这个价格、这个仓位开这笔新仓？',
        '平四条腿、开四条腿，要跨过八份买卖价差。',
      ],
    },
    'with-the-loss-counted': {
      title: '把亏损算进去',
      text: [
        '24 天后 XYZ 在 {rolledOut.spot}，旧的铁鹰式平仓结果是 {rolledOut.realised}。围绕新股价再开一个 {rolledOut.days} 天的，净收入 {rolledOut.credit}。',
        '两笔合计，最多赚 {rolledOut.maxProfit}，最多亏 {rolledOut.maxLoss}。盈亏平衡点是 {rolledOut.breakeven(1)} 和 {rolledOut.breakeven(2)}，比单看新仓更靠近股价。',
        '亏了就移、一移再移，会把小亏养成大亏。整个系列的亏损上限，要写进计划里。',
      ],
    },
  },
  'assignment-and-last-day': {
    'before-the-last-day': {
      title: '最后一天之前',
      text: [
        '股票和基金的期权是[美式期权](term:american-option)，卖出的期权任何一天都可能被[指派](term:assignment)。只要还有[时间价值](term:time-value)，就很少发生。',
        '- **看涨**：实值的卖出看涨，如果股息大于剩余的时间价值，[除息日](term:ex-dividend-date)前一天最危险。被指派后欠 100 股，股息也要由你付。',
        '- **看跌**：深度实值、时间价值快没了的卖出看跌最危险。',
        '只要还持有买入腿，被指派不会增加最大亏损。行使它就能了结股票；卖掉它、再到市场上了结股票，还能保住它的时间价值。但账户里的股票要占保证金，券商第二天早上就可能要求补足。',
      ],
    },
    'the-last-day': {
      title: '最后一天',
      text: [
        '股价在翼的外面，同侧两张都会行权，互相抵消；在两个卖出行权价之间，全部作废。说不准的地方，是卖出行权价和翼之间，以及正好在卖出行权价上。',
        '在 {condor.strike(3)} 和 {condor.strike(4)} 之间，卖出的看涨被指派，翼却作废。周末过后，你手里是 100 股空头，再没有翼来限制亏损。',
        '正好停在行权价上，就有[钉住风险](term:pin-risk)。收盘后一个多小时内，买方仍可提出行权，晚上的消息能让收盘时虚值的期权也被指派。',
        '券商也可能在最后几小时自行平掉这类持仓，价格好坏不论。因此许多交易者提前几天就平仓，只值几美分的一侧也一起平掉。',
      ],
    },
    'index-options': {
      title: '指数期权不一样',
      text: [
        '大多数大盘指数的期权是[欧式期权](term:european-option)，现金[结算](term:settlement)：不会提前指派，也不交收股票。跟踪这些指数的基金，期权却是美式的，要交收股票。',
        '有些月度指数期权在前一天停止交易，按第二天早上的开盘价结算。隔夜跳空直接决定结果，谁也来不及交易。',
      ],
    },
  },
  'size-and-plan': {
    'by-the-maximum-loss': {
      title: '按最大亏损定仓位',
      text: [
        '铁鹰式完整亏一次不是意外，而是这种交易的一部分，隔一阵就会来。所以[仓位](term:position-size)按它来定，不按净收入，也不按账户里正好空着的保证金。',
        '假设账户 {condor.account}，每笔交易最多亏其中的 {condor.riskPercent}，也就是 {condor.riskBudget}。最大亏损 {condor.maxLoss} 的铁鹰式能做 {condor.contractsInBudget} 张，最大亏损 {narrow.maxLoss} 的窄铁鹰式能做 {narrow.contractsInBudget} 张。',
        '算出来是零，说明这笔交易对账户太大。换窄一点的翼，或者股价低一些的股票，可以变小；光靠侥幸不行。',
      ],
    },
    'how-many-fit': {
      title: '动手试试：能做几张',
      text: [
        '这是窄铁鹰式，账户 {narrow.account}，每笔交易最多亏其中的 {narrow.riskPercent}。',
        '- 把波动率减半。净收入变少，最大亏损变大，现在能做几张？',
        '- 净收入再高，张数也多不了几张，为什么？',
      ],
    },
    'several-condors': {
      title: '几个铁鹰式往往是同一个赌注',
      text: [
        '五只股票上做五个铁鹰式，看上去很分散。可大盘急跌时，股票一起跌，隐含波动率一起升，五个看跌一侧会在同一天受到威胁。',
        '所以交易者也限制总量：所有铁鹰式的最大亏损之和，以及[整个账户的希腊字母](term:portfolio-greeks)。[资金管理](/options/capital)页面汇总亏损，[策略总览](/options/strategies)汇总希腊字母。',
      ],
    },
    'the-plan': {
      title: '计划',
      text: [
        '下单之前，把计划写下来：',
        '- 股票、到期日，以及到期前的财报和除息日',
        '- 卖出腿按 Delta 还是预期波动选，翼选在哪里，净收入最低多少才做',
        '- 按最大亏损算出的张数',
        '- 离场：盈利到多少、亏损到多少、哪一天',
        '- 一侧受到威胁时怎么办，最多调整几次',
        '[策略向导](/options/wizard)能算出任何一只股票的铁鹰式。本课程讲解它的原理，是教学，不是投资建议。',
      ],
    },
  },
};
