import type { TextsOf } from '../../course.ts';
import type { calendarsAndRolls } from './course.ts';

export const zhCN: TextsOf<typeof calendarsAndRolls> = {
  'two-expiries': {
    'near-and-far': {
      title: '卖近月，买远月',
      text: [
        '垂直价差只有一个到期日。[日历价差](term:calendar-spread)有两个到期日：卖出很快到期的一张，买入同一[行权价](term:strike)、[到期日](term:expiry)更晚的一张。',
        '两张类型相同，都是看涨或都是看跌。远月时间长，可能发生的事更多，所以更贵。日历价差因此要付[净支出](term:debit)。',
        '为什么要这样做？因为期权损耗[时间价值](term:time-value)的速度不同，你卖出的近月损耗得更快。',
      ],
    },
    'a-calendar': {
      title: '看一组日历价差的数字',
      text: [
        'XYZ 现价 {calendar.spot}。以 {calendar.premium(1)} 卖出 {calendar.days} 天后到期、行权价 {calendar.strike(1)} 的看涨，再以 {calendar.premium(2)} 买入晚四周到期的同行权价看涨。',
        '两腿一共付 {calendar.debit}。[近月到期](term:front-expiry)那天股价如果正好在 {calendar.strike(1)}，卖出的一张归零，买入的一张还有四周的时间价值。按模型，这时盈利 {calendar.profitAfter(30, 100)}。',
        '股价走远了，两张期权的价值就差不多：要么都很值钱，要么都接近零，净支出大部分亏掉。$85 时是 {calendar.profitAfter(30, 85)}，$115 时是 {calendar.profitAfter(30, 115)}。',
      ],
    },
    'time-runs-faster-in-front': {
      title: '近月的时间走得更快',
      text: [
        '看每股每天的 [Theta](term:theta)：卖出的近月 {calendar.theta(1)}，买入的远月 {calendar.theta(2)}。整个持仓每天 {calendar.theta}。',
        '刚开始数目很小。只要股价停在行权价附近，越接近近月到期，每天赚得越多。股价离开了行权价，就没有多少时间价值可赚。',
        '所以日历价差要的是股价**停得住**。它看的不是涨跌，而是股价停在哪里。',
      ],
    },
    'open-it-elsewhere': {
      title: '动手试试：换个市场建仓',
      text: [
        '行权价固定在 {calendar.strike(1)}，改变建仓时的股价和波动率。',
        '- 把股价调到 $85。日历价差变便宜了，Theta 还剩多少？',
        '- 把波动率加倍，两张看涨都贵了一倍。净支出也加倍吗？',
        '- 股价在行权价的哪一边，Delta 大于零？',
      ],
    },
  },
  'the-front-expiry': {
    'half-fact-half-model': {
      title: '一半是事实，一半是模型',
      text: [
        '只有一个到期日的持仓，[损益图](term:payoff-chart)是算术：最后一天每张期权只值[内在价值](term:intrinsic-value)，没有争议。',
        '有两个到期日时，没有哪一天能把所有合约都了结。图上画的是近月到期那天。近月腿是算术；远月腿还活着，它的价值是**估计**：用今天的[隐含波动率](term:implied-volatility)代入模型得出。',
        '所以这条线是弯的，不是折线；最高点也不是一个固定的数。',
      ],
    },
    'hold-it': {
      title: '动手试试：一顶帐篷',
      text: [
        '这是行权价 {calendar.strike(1)} 的日历价差。把天数拉到 {calendar.days}，就是近月到期那天。',
        '- 股价停在 $100，把波动率降低 10 个百分点，盈利还剩多少？',
        '- 把波动率提高 10 个百分点，曲线的两个盈亏平衡点往哪边移？',
        '- 回到第 0 天，只移动股价。往上和往下，盈亏怎样变化？',
      ],
    },
    'a-tent-not-a-promise': {
      title: '帐篷的高度不是承诺',
      text: [
        '那天股价在 $100、波动率没变，模型给出 {calendar.profitAfter(30, 100)}。波动率低 5 个百分点，只剩 {calendar.profitAfter(30, 100, -5)}；低 10 个百分点，只剩 {calendar.profitAfter(30, 100, -10)}。',
        '[盈亏平衡点](term:breakeven)也会移动。按今天的波动率，它们在 {calendar.breakeven} 和 {calendar.breakeven(2)}。本站在这类数字旁边都注明“近月到期”。',
        '有一点与模型无关：只要两腿一起平仓，最多亏掉净支出 {calendar.debit}。同样的美式期权，时间长的一张绝不会比时间短的便宜。',
      ],
    },
  },
  'what-moves-it': {
    'three-forces': {
      title: '三股力量',
      text: [
        '持有日历价差，要看三件事：',
        '- **股价**：往哪边大幅变动都不利，停在行权价最值钱。',
        '- **时间**：股价在行权价附近时，时间对你有利，直到近月到期。',
        '- **波动率**：远月的 [Vega](term:vega) 更大，所以[隐含波动率](term:implied-volatility)上升有利。这里整个持仓每个百分点 {calendar.vega}。',
        '这是日历价差的特别之处：既赚时间，又在波动率上升时获利。[铁鹰式](term:iron-condor)也赚时间，但波动率上升会亏。',
      ],
    },
    'not-the-same-points': {
      title: '近月和远月不会同步',
      text: [
        '日历价差的 Vega 是两个数相加：卖出的近月每股 {calendar.vega(1)}，买入的远月每股 {calendar.vega(2)}。只有两边波动率变动同样的点数，这个和才成立。',
        '实际上很少同步，近月反应更大。大跌时近月可能升十个百分点，远月只升四个，Vega 是正的，日历价差照样亏。',
        '何况股价已经离开了行权价。日历价差不是防暴跌的保险。',
      ],
    },
    'volatility-alone': {
      title: '动手试试：只动波动率',
      text: [
        '这里股价不动。先改变波动率，再让时间过去。',
        '- 波动率下降几个百分点，会抵掉十天赚到的时间价值？',
        '- 快到近月到期时，答案还一样吗？',
      ],
    },
    'a-dear-front-month': {
      title: '近月特别贵的时候',
      text: [
        '两个到期日的波动率可以不同。这里近月是 {dearFront.legVolatility(1)}，远月是 {dearFront.legVolatility(2)}。日历价差只要 {dearFront.debit}，模型在行权价处给出 {dearFront.profitAfter(30, 100)}。',
        '看起来像白送的，其实不是。近月贵总有原因，常常是到期之前有一次[财报](lesson:volatility-trading/earnings-and-the-crush)，多出来的就是[事件波动率](term:event-volatility)。市场预期那个月波动更大，才肯多付钱，而日历价差最怕的正是大幅波动。',
        '另外，图上的远月用的是今天的波动率。事件过后，远月的波动率通常也会下降。',
      ],
    },
  },
  'placing-the-strike': {
    'the-strike-is-the-view': {
      title: '行权价就是看法',
      text: [
        '日历价差在行权价处最赚钱，所以选行权价就是在说：近月到期那天股价会在哪里。',
        '- 选在现价：预期股价不动。',
        '- 选在上方：预期慢涨。选在下方：预期慢跌。',
        '行权价在上方时一般用看涨，在下方时用看跌，也就是用虚值的一边。两种类型的损益几乎一样，但虚值期权的报价更窄，也很少被提前[指派](term:assignment)。',
      ],
    },
    'above-the-price': {
      title: '放在上方的日历价差',
      text: [
        '到期日不变，行权价改为 {higher.strike(1)}，净支出 {higher.debit}。近月到期时股价在 {higher.strike(1)}，模型给出 {higher.profitAfter(30, 105)}；停在 $100 只有 {higher.profitAfter(30, 100)}。',
        '它的 [Delta](term:delta) 是 {higher.delta} 股，略微看涨。涨过了头照样亏：$120 时是 {higher.profitAfter(30, 120)}。',
      ],
    },
    'walk-to-the-strike': {
      title: '动手试试：走向行权价',
      text: [
        '这是行权价 {higher.strike(1)} 的日历价差，建仓时 XYZ 在 {higher.spot}。',
        '- 分别在第 0 天、第 20 天、第 {higher.days} 天把股价调到 $105。同一个价位，哪一天最赚钱？',
        '- 股价停在 {higher.spot}，等上 {higher.days} 天。停错了地方，赚不到多少。',
        '- 再往上到 $115。另一侧的盈利消失得有多快？',
      ],
    },
    'two-tents': {
      title: '两顶帐篷',
      text: [
        '下方放一组看跌日历，上方放一组看涨日历，就是**双日历价差**。这里净支出 {twoTents.debit}，盈亏平衡点 {twoTents.breakeven} 和 {twoTents.breakeven(2)}，范围更宽。',
        '代价是帐篷变矮：停在一个行权价上，模型给出 {twoTents.profitAfter(30, 105)}；在中间的 $100，只有 {twoTents.profitAfter(30, 100)}。而且要交易四条腿，每条腿都有[买卖价差](term:bid-ask-spread)。',
      ],
    },
  },
  diagonals: {
    'a-calendar-with-a-direction': {
      title: '带方向的日历价差',
      text: [
        '[对角价差](term:diagonal-spread)到期日不同，行权价**也**不同：买入远月，卖出另一个行权价的近月。',
        '最常见的做法是买入一张还有好几个月的深度[实值](term:in-the-money)看涨，再卖出一张高于现价的近月看涨。深度实值看涨的涨跌和股票差不多，所以它相当于用期权代替股票的[备兑看涨](term:covered-call)。',
      ],
    },
    'in-place-of-shares': {
      title: '用期权代替股票',
      text: [
        '买入还有 150 天、行权价 {diagonal.strike(1)} 的看涨，每股 {diagonal.premium(1)}，其中内在价值 {diagonal.intrinsic(1)}。卖出 {diagonal.days} 天、行权价 {diagonal.strike(2)} 的看涨，收 {diagonal.premium(2)}。净支出 {diagonal.debit}。',
        '卖同一张看涨的备兑策略要占用 {coveredCall.cost}。买入腿的 [Delta](term:delta) 是 {diagonal.delta(1)}，股价每变动一美元，它大约跟着变动这么多。',
        '近月到期时，股价 $110 模型给出 {diagonal.profitAfter(30, 110)}；$100 大致打平，{diagonal.profitAfter(30, 100)}；$90 则是 {diagonal.profitAfter(30, 90)}。',
        '花的钱少，不等于风险小。股票可以等上几年，还能拿[股息](term:dividend)；期权两样都没有。',
      ],
    },
    'hold-the-diagonal': {
      title: '动手试试：持有对角价差',
      text: [
        '让时间过去，再移动股价。',
        '- 近月到期那天，股价在哪里最赚钱？',
        '- 第 0 天就把股价拉到 $130，还盈利吗？',
        '- 股价 {diagonal.days} 天不动。卖出腿的 [Theta](term:theta) 大致只够抵掉买入腿的损耗。',
      ],
    },
    'too-narrow': {
      title: '净支出与间距',
      text: [
        '做这类对角价差之前，先比一比：每股净支出和行权价间距，哪个大。',
        '上面那组付 {diagonal.debitPerShare}，间距 {diagonal.width}。股价无论涨多高，价差至少值这个间距，所以急涨也有盈利：五天后到 $130，是 {diagonal.profitAfter(5, 130)}。',
        '这一组付 {tooNarrow.debitPerShare}，间距只有 {tooNarrow.width}。停在 $100 盈利 {tooNarrow.profitAfter(30, 100)}；涨到 $140，看对了方向反而**亏损**：{tooNarrow.profitAfter(30, 140)}。',
        '买入腿的行权价更差时，也就是买入的看跌低于卖出的看跌，或买入的看涨高于卖出的看涨，券商还要按行权价间距冻结[保证金](term:margin)。',
      ],
    },
  },
  'the-day-of-the-front-expiry': {
    'three-choices': {
      title: '三种选择，提前想好',
      text: [
        '近月快到期时，有三条路：',
        '- **两腿一起平仓**，用一张订单。交易结束，结果确定。',
        '- **近月腿移仓**：买回近月，卖出下一个到期日，又成了一组日历价差。后面会细讲[移仓](term:rolling)。',
        '- **让近月到期**，留下远月。这是一笔新交易，风险也是新的。',
        '不少交易者在赚到净支出的四分之一到三分之一时平仓，比近月到期早几天。最后几天帐篷又高又窄，股价稍微一动，大部分盈利就没了。',
      ],
    },
    'what-is-left': {
      title: '剩下的是另一笔交易',
      text: [
        '假设卖出的看涨归零，XYZ 停在略低于 {leftOver.spot} 的地方。你手里还有一张行权价 {leftOver.strike}、剩 {leftOver.days} 天的看涨，按模型每股值 {leftOver.premium}。',
        '已经没有卖出的期权与它相抵。Theta 变成每天 {leftOver.theta}，这 {leftOver.legCost} 可能全部亏掉。',
        '- 股价不动，过去十天，日历价差赚到的钱还剩多少？',
        '- 今天不愿意花这个价买它，也就没有理由继续拿着它。',
      ],
    },
    'assignment-comes-first': {
      title: '先想到指派',
      text: [
        '卖出的[实值](term:in-the-money)期权，最后一天过后几乎一定会被指派，之前任何一天也有可能。看涨最常发生在[除息日](term:ex-dividend-date)前一天；深度实值的看跌，时间价值一没有，哪天都可能。',
        '看涨日历被指派后，你做空了 100 股，同时持有远月看涨。远月仍然限制着亏损，但为了交股票去行权，会白白扔掉它的时间价值；买回股票、卖出看涨，时间价值才留得住。',
        '股价正好停在行权价，还有[钉住风险](term:pin-risk)：要到第二个交易日早上，才知道卖出的期权有没有被行权。日历价差最赚钱的价位，也是最麻烦的价位，所以多数人在这一天之前就平仓。',
      ],
    },
  },
  'what-a-roll-is': {
    'two-trades-in-one-order': {
      title: '一张订单，两笔交易',
      text: [
        '[移仓](term:rolling)就是用一张订单平掉一张期权，同时开一张新的。新的到期更晚，或者行权价不同，或者两样都变。',
        '- **后移**：行权价不变，到期更晚。',
        '- **下移**或**上移**：换行权价。',
        '- **下移并后移**、**上移并后移**：两样都换。',
        '券商把移仓显示成一个价格：净收入或净支出。心里要把两半分开：前一半结束一笔交易，结果已定；后一半是一笔新交易。',
      ],
    },
    'the-sold-put': {
      title: '一张走坏的卖出看跌',
      text: [
        'XYZ 在 {soldPut.spot} 时，有人以每股 {soldPut.premium} 卖出行权价 {soldPut.strike}、{soldPut.days} 天的看跌，收到 {soldPut.credit}。',
        '30 天后 XYZ 跌到 $90，这张看跌变成[实值](term:in-the-money)，持仓盈亏 {soldPut.profitAfter(30, 90)}。把计算器拉到这一天、这个价位，再看看其他价位会怎样。',
      ],
    },
    'the-roll': {
      title: '移仓的数字',
      text: [
        '现在行权价不变，后移 30 天：以 {roll.premium(1)} 买回还剩 {roll.days} 天的旧合约，以 {roll.premium(2)} 卖出 45 天的新合约。',
        '券商显示净收入 {roll.credit}，感觉像赚了钱。可是前一半是把当初 {soldPut.premium} 卖出的看跌用 {roll.premium(1)} 买了回来，这是[已实现亏损](term:realised-loss)：{afterRoll.realised}。',
      ],
    },
  },
  'credit-or-debit': {
    'same-strike-later': {
      title: '行权价不变，后移：收钱',
      text: [
        '移仓之后，持仓是一张行权价 {afterRoll.strike}、{afterRoll.days} 天的卖出看跌，XYZ 在 {afterRoll.spot}，已实现 {afterRoll.realised}。',
        '全部算上，最多能赚 {afterRoll.maxProfit}，也就是第一次的 {soldPut.credit} 加上移仓的 {roll.credit}。前提是 XYZ 回到 {afterRoll.strike} 以上。',
        '整件事的[盈亏平衡点](term:breakeven)现在是 {afterRoll.breakeven}，移仓前是 {soldPut.breakeven}。收到的钱让它降低一点，也换来时间；下方的风险和原来一样大。',
      ],
    },
    'lower-strike-later': {
      title: '行权价下移：常常要付钱',
      text: [
        '另一个人下移并后移，改卖行权价 {afterRollDown.strike}、同样 45 天的看跌。它只值 {rollDown.premium(2)}，抵不上买回旧合约的 {rollDown.premium(1)}，所以移仓**要付** {rollDown.debit}。',
        '盈亏平衡点降到 {afterRollDown.breakeven}。代价是：前后收到的钱里，最多只能留下 {afterRollDown.maxProfit}。',
        '每次移仓都是这个取舍。降低风险要花钱；收到了钱，说明风险还在，或者更大，或者拖得更久。',
      ],
    },
    'what-a-credit-hides': {
      title: '“只收钱移仓”掩盖了什么',
      text: [
        '“移仓绝不付钱”是一条流行的规矩。它有道理：一次次付钱留在亏损的交易里，积少成多。',
        '但收到钱并不能证明这次移仓是对的。时间有价格，同一行权价往后移几乎总能收钱，这跟交易还值不值得做没有关系。',
        '两个数字都要记下：已经实现了多少，以后还能赚多少、亏多少。本站的持仓页面就是这样做的：平掉的腿记下盈亏，并计入所有数字。',
        '税务上的账是另一回事。例如美国的洗售规则（wash sale）：30 天内换成相近的期权，这笔亏损可能要延后才能抵税。',
      ],
    },
    'after-the-roll': {
      title: '动手试试：移仓之后',
      text: [
        '这是行权价不变、后移之后的看跌，每个数字都计入了已实现亏损。',
        '- 最后一天股价在哪里，整件事才打平？',
        '- 把股价降到 $80，比较亏损和移仓收到的 {roll.credit}。',
      ],
    },
  },
  'when-it-only-postpones': {
    'nothing-left-to-sell': {
      title: '没有什么可卖了',
      text: [
        '换一种情况：XYZ 已经跌到 {deepRoll.spot}，还剩 {deepRoll.days} 天，波动率 {deepRoll.volatility}。卖出的 {deepRoll.strike(1)} 看跌现在要 {deepRoll.premium(1)}，再多五周的也只卖 {deepRoll.premium(2)}，移仓收 {deepRoll.credit}。',
        '两个价格几乎全是[内在价值](term:intrinsic-value)，没有多少[时间价值](term:time-value)可卖。等待几乎没有报酬，股价再往下跌，却差不多要亏足。[买卖价差](term:bid-ask-spread)一宽，这点净收入马上就没了。这么深的看跌，任何一天都可能被[指派](term:assignment)。',
        '这样移仓，改变的只是面对亏损的日期。',
      ],
    },
    'wait-with-it': {
      title: '动手试试：拿着它等',
      text: [
        '这是移仓之后的看跌，每个数字都计入了已实现亏损。它的时间价值每股只有 {afterDeepRoll.timeValue}。',
        '- 股价停在 $80，等完 {afterDeepRoll.days} 天，赚到了多少？',
        '- 让股价再跌 $5，比一比。',
        '- 股价要涨到哪里，整件事才打平？',
      ],
    },
    'a-test-for-each-roll': {
      title: '每次移仓都问一句',
      text: [
        '移仓好不好，一句话就能分清：**如果没有旧持仓，我今天会按这个价格开这笔新交易吗？**',
        '- 会，那么它是一笔好交易，只是恰好跟在坏交易后面。',
        '- 不会，那么唯一的目的就是不想看见亏损，平仓才是老实的做法。',
        '三个只是拖延的信号：新合约几乎没有时间价值；当初交易的理由已经不在；还没移完就在想下一次移仓。',
        '成本也要算进去。每次移仓都要付两张期权的[买卖价差](term:bid-ask-spread)，还继续占用本可以用在别处的[保证金](term:margin)。',
      ],
    },
    'rules-made-before': {
      title: '规矩要定在交易之前',
      text: [
        '亏损的时候，人很难想清楚，第一笔交易之前写下的规矩就有用了：',
        '- 亏到多少或者股价到哪里，直接平仓，不移仓；',
        '- 最多移几次，很多人只移一次；',
        '- 到期前多少天动手，例如三周，那时还有时间价值可卖；',
        '- 绝不为了收到钱而增加张数。张数加倍，风险也加倍，而且偏偏在最坏的时候。',
        '看法需要更多时间时，移仓是工具。看法错了，移仓救不了。',
      ],
    },
  },
  'rolling-a-covered-call': {
    'a-gain-that-looks-like-a-loss': {
      title: '看起来像亏损的盈利',
      text: [
        '移仓不只用于亏损的交易。你以 {held.spot} 持有 100 股 XYZ，并以 {held.premium(2)} 卖出行权价 {held.strike(2)}、{held.days} 天的看涨。35 天后 XYZ 涨到 $110。',
        '单看这张看涨是 {soldCall.profitAfter(35, 110)}。连股票一起看是 {held.profitAfter(35, 110)}，已接近最大盈利 {held.maxProfit}。这笔交易做**对**了，股票按 {held.strike(2)} 被买走，正是当初想要的结果。',
      ],
    },
    'up-and-out': {
      title: '上移并后移：花钱抬高天花板',
      text: [
        '想留住股票，可以上移并后移：以 {rollUp.premium(1)} 买回 {rollUp.strike(1)} 看涨，以 {rollUp.premium(2)} 卖出 45 天、行权价 {rollUp.strike(2)} 的看涨，要付 {rollUp.debit}。',
        '这笔钱让股票被买走的价格每股提高 {rollUp.width}，股票和期权合起来的最大盈利从 {held.maxProfit} 升到 {afterRollUp.maxProfit}。XYZ 跌回 {rollUp.strike(1)} 以下，这笔钱就没了，股票也在亏。',
      ],
    },
    'the-new-ceiling': {
      title: '动手试试：新的天花板',
      text: [
        '以 $100 买入的股票，加上新卖出的 {afterRollUp.strike(2)} 看涨。旧看涨的亏损已计入每个数字。',
        '- XYZ 停在 {afterRollUp.spot}，最后一天剩多少？',
        '- 跌回 $105 呢？要是没移仓，旧看涨连同股票在这里正好拿满 {held.maxProfit}。',
      ],
    },
    'out-only': {
      title: '只后移：收入不多，等待很久',
      text: [
        '行权价不变、后移到 45 天，净收入 {rollOut.credit}。天花板仍在 {rollOut.strike(1)}，低于现在的股价。往后五周，股价跌了持仓照亏，涨了却几乎赚不到，收的就是这份钱。',
        '还要留意股息：实值看涨的时间价值小于股息时，常在[除息日](term:ex-dividend-date)前一天被指派。',
        '在已保存持仓的页面里可以试算移仓：“调整策略”会显示现金、盈亏，以及调整前后的损益图。先在[策略向导](/options/wizard?template=calendar-spread)里计划一组日历价差吧。本课程只讲解原理，不是建议。',
      ],
    },
  },
};
