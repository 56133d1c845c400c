import type { TextsOf } from '../../course.ts';
import type { combinationStrategies } from './course.ts';

export const zhCN: TextsOf<typeof combinationStrategies> = {
  'taking-apart': {
    'building-blocks': {
      title: '每个行权价一个拐点',
      text: [
        '到期时，任何持仓的盈亏都是一条折线，只在[行权价](term:strike)处拐弯，拐多少取决于那里有几张合约。',
        '所以任何持仓都能看成几个简单持仓之和。会看[垂直价差](term:vertical-spread)和单张期权，就会看其余的。',
        '拆开来看，要紧的问题就有了答案：风险在哪里，哪一部分替哪一部分付钱，平掉一部分还剩什么。',
      ],
    },
    'the-lower-half': {
      title: '下半部分',
      text: [
        'XYZ 现价 {bullCall.spot}。这个牛市看涨价差买入 {bullCall.strike(1)} 看涨，卖出 {bullCall.strike(2)} 看涨，花 {bullCall.debit}。到期股价不低于 {bullCall.strike(2)}，就赚到最多的 {bullCall.maxProfit}。',
      ],
    },
    'the-upper-half': {
      title: '上半部分',
      text: [
        '这个熊市看涨价差卖出 {bearCall.strike(1)} 看涨，买入 {bearCall.strike(2)} 看涨，收入 {bearCall.credit}。到期股价不高于 {bearCall.strike(1)}，就全部留下。',
      ],
    },
    'the-sum': {
      title: '合起来是蝶式',
      text: [
        '两个价差都卖出了 {butterfly.strike(2)} 看涨，所以一共卖出两张。加起来就是[蝶式](term:butterfly)：花 {butterfly.debit}，股价到期正好在 {butterfly.strike(2)} 时赚 {butterfly.maxProfit}。',
        '前一个价差的支出减去后一个价差的收入，就是蝶式的价格。蝶式的报价如果和这个差相去甚远，要么有报价过时了，要么早被更快的电脑抢走了。',
      ],
    },
  },
  synthetics: {
    parity: {
      title: '看涨看跌平价',
      text: [
        '行权价和到期日都相同，买入看涨、卖出看跌，盈亏就和股票一样。这就是[看涨看跌平价](term:put-call-parity)：看涨减看跌，等于股票减去行权价的现值。',
        '三样东西，任何一样都能用另外两样拼出来：',
        '- 股票 = 看涨 − 看跌',
        '- 看涨 = 股票 + 看跌',
        '- 看跌 = 看涨 − 股票',
        '所以，持有股票再卖出看涨的备兑看涨，损益形状与卖出看跌相同。观点是一个，只是换了一种持有方式。',
      ],
    },
    'stock-from-options': {
      title: '用期权拼出股票',
      text: [
        '买入 {synthetic.strike(1)} 看涨，卖出 {synthetic.strike(2)} 看跌，就是 100 股的[合成持仓](term:synthetic-position)。它花 {synthetic.debit}，Delta 是 {synthetic.delta}。',
        '股价 $120 时赚 {synthetic.profitAt(120)}，$80 时和持股一样亏：{synthetic.profitAt(80)}。这一点支出相当于行权价到期前的利息；直接买股票的人，用另一种方式付了这笔钱。',
      ],
    },
    'what-it-is-for': {
      title: '有什么用',
      text: [
        '合成不只用来交易，更是一种看法。看涨的报价太宽，可以用旁边的看跌核对；平仓时，可以挑[买卖价差](term:bid-ask-spread)较窄的一边。',
        '平价对[欧式期权](term:european-option)严格成立。[美式期权](term:american-option)可能提前行权，[股息](term:dividend)会压低看涨、抬高看跌，两边就会差一点。',
        '合成里卖出的看跌，任何一天都可能被[指派](term:assignment)。券商照样收[保证金](term:margin)。',
      ],
    },
  },
  collars: {
    'a-collar': {
      title: '领口',
      text: [
        '手里有 100 股。{collar.strike(2)} 看跌限制亏损，卖出的 {collar.strike(3)} 看涨替它付钱。两张合起来还收入 {collar.credit}。',
        '从现在起，最多亏 {collar.maxLoss}，最多赚 {collar.maxProfit}。[领口](term:collar)其实是换了装的牛市价差：按平价，股票加看跌就是看涨。',
        '股票要派息的话，卖出的看涨可能在[除息日](term:ex-dividend-date)前一天被指派。',
      ],
    },
    'hold-the-collar': {
      title: '动手试试：持有领口',
      text: [
        '先移动股价，再让时间过去。',
        '- 今天跌到 $90，领口亏多少？最后一天呢？',
        '- 同样是 $110，为什么今天赚得比最后一天少？',
      ],
    },
    'a-risk-reversal': {
      title: '风险逆转',
      text: [
        '不要股票，把领口反过来：卖出 {reversal.strike(1)} 看跌，买入 {reversal.strike(2)} 看涨。[风险逆转](term:risk-reversal)用很少的钱看涨，这里只花 {reversal.debit}。',
        '钱少不等于风险小。跌破 {reversal.strike(1)}，亏起来和股票一样：$80 时是 {reversal.profitAt(80)}。它的价格还反映[偏斜](term:skew)：看跌越贵，卖出看跌能替看涨付的钱就越多。',
      ],
    },
  },
  butterflies: {
    'a-small-target': {
      title: '小目标，小本钱',
      text: [
        '行权价 {butterfly.strike(1)}、{butterfly.strike(2)}、{butterfly.strike(3)} 的蝶式花 {butterfly.debit}，最多也就亏这些。股价到期在 {butterfly.breakeven(1)} 和 {butterfly.breakeven(2)} 之间就赚钱。',
        '最好的结果 {butterfly.maxProfit}，要求股价正好停在 {butterfly.strike(2)}，很少见。赚钱的蝶式，多数只赚到其中一部分。',
        '用看涨、用看跌、用铁蝶式，都能做出同样的形状。交易者一般挑虚值期权来做，报价更窄。',
      ],
    },
    'hold-the-butterfly': {
      title: '动手试试：持有蝶式',
      text: [
        '头几周几乎没有动静，这是第一个意外。',
        '- 股价停在 $100，盈利什么时候才开始变大？',
        '- 第一天就把波动率降低 10 个百分点，是好事还是坏事？',
        '- 还剩五天时，把股价调到 $106，再调到 $112。',
      ],
    },
    'the-last-week': {
      title: '最后一周',
      text: [
        '临近到期，股价稍微一动，蝶式的盈亏就变化很大，因为卖出的两张期权 [Gamma](term:gamma) 最高。许多计划只要出现最大盈利的一半就平仓，不等最后一天。',
        '到期股价停在中间行权价附近，两张卖出的期权会不会被指派都说不准，这是双份的[钉住风险](term:pin-risk)。拿过周末，账户里可能突然多出或欠下股票。',
      ],
    },
  },
  'broken-wings': {
    'one-wing-further': {
      title: '一侧的翼放远一点',
      text: [
        '把上方的翼往外移：买入 {broken.strike(1)} 看涨，卖出两张 {broken.strike(2)} 看涨，买入 {broken.strike(3)} 看涨。这个[断翼蝶式](term:broken-wing-butterfly)反而收入 {broken.credit}。',
        '低于 {broken.strike(1)}，全部看涨作废，收入留下。最好的结果是在 {broken.strike(2)} 赚 {broken.maxProfit}。',
        '风险挪到了上方：高于 {broken.strike(3)}，亏 {broken.maxLoss}。',
      ],
    },
    'hold-the-broken-wing': {
      title: '动手试试：持有断翼蝶式',
      text: [
        '比较前期和后期。',
        '- 五天后跳到 $108，要亏多少？',
        '- 最后一天才到 $108 呢？',
        '- 在哪些股价，盈亏始终不会变负？',
      ],
    },
    'where-the-risk-went': {
      title: '风险去了哪里',
      text: [
        '拆开来看：一个蝶式，再加一个从短翼到长翼的熊市看涨价差。蝶式的钱由这个价差付，全部风险也都在它身上。',
        '所以要问的，还是每个贷方价差都要问的那句话：收到的钱，值不值得承担 {broken.breakeven(1)} 以外的风险？“一侧没有风险”说的是形状，没有说另一侧的代价。',
        '券商冻结宽翼减窄翼的差。',
      ],
    },
  },
  'iron-butterflies': {
    'the-same-roof': {
      title: '同样的尖顶，先收钱',
      text: [
        '卖出 {ironFly.strike(2)} 看跌和 {ironFly.strike(3)} 看涨，买入 {ironFly.strike(1)} 看跌和 {ironFly.strike(4)} 看涨。这个[铁蝶式](term:iron-butterfly)收入 {ironFly.credit}，最多亏 {ironFly.maxLoss}。',
        '同样行权价的看涨蝶式花 {butterfly.debit}，最多赚 {butterfly.maxProfit}。两者只差间距上的利息：按平价，它们是同一个持仓。',
      ],
    },
    'same-payoff-other-orders': {
      title: '损益相同，细节不同',
      text: [
        '先收钱不比先付钱好。今天收的，就是到期可能要还的。',
        '不同的是细节：铁蝶式用的是虚值期权，报价较窄；看涨蝶式有[实值](term:in-the-money)看涨，派息前后可能被提前行权。佣金倒是一样，看涨蝶式中间那一档也是两张。',
        '和[铁鹰式](lesson:iron-condor/two-spreads)相比，它在中间赚得更多，但更少赚到。把铁鹰式的两个卖出行权价并到一起，就是它。',
      ],
    },
  },
  ratios: {
    'more-sold-than-bought': {
      title: '卖的比买的多',
      text: [
        '买一张 {ratio.strike(1)} 看涨，卖两张 {ratio.strike(2)} 看涨。[比率价差](term:ratio-spread)花 {ratio.debit}，股价在 {ratio.strike(2)} 时赚 {ratio.maxProfit}。',
        '卖出的两张里，有一张背后没有买入的保护，是[裸期权](term:naked-option)。高于 {ratio.breakeven(2)}，股价每涨一美元多亏 $100，亏损{ratio.maxLoss}。',
        '最怕隔夜传来收购的消息。许多券商要求较高的权限才让做，保证金还会随股价上升。',
      ],
    },
    'with-a-wing': {
      title: '加一张翼',
      text: [
        '再买一张 {capped.strike(3)} 看涨，亏损就以 {capped.maxLoss} 为限。成本从 {ratio.debit} 升到 {capped.debit}，这是睡个安稳觉的价钱。',
        '结果成了断翼蝶式。比率价差原本也是断翼蝶式，只是那张翼在无限远的地方。',
      ],
    },
    'more-bought-than-sold': {
      title: '买的比卖的多',
      text: [
        '反过来：卖一张 {backspread.strike(1)} 看涨，买两张 {backspread.strike(2)} 看涨。这个[反比率价差](term:backspread)收入 {backspread.credit}，股价大涨时盈利没有上限。',
        '最糟的情形，是最后一天正好停在第二个行权价，亏 {backspread.maxLoss}。它喜欢大行情，最怕慢慢涨到那里就不动。',
        '收了钱的反比率价差也不是白来的，两头的好处由中间的深谷来付。',
      ],
    },
    'hold-the-backspread': {
      title: '动手试试：持有反比率价差',
      text: [
        '希腊字母是第一天的，盈亏随滑块变化。',
        '- 第一天把波动率提高 10 个百分点，谁得利？',
        '- 股价停在 $106，每过一周要付出多少？',
        '- 头十天里，要涨跌多少才有盈利？',
      ],
    },
  },
  'jade-lizards': {
    'no-risk-above': {
      title: '上方没有风险',
      text: [
        '卖出 {lizard.strike(1)} 看跌，卖出 {lizard.strike(2)} 看涨，再买入 {lizard.strike(3)} 看涨。这是[翡翠蜥蜴](term:jade-lizard)：一张卖出看跌，加一个熊市看涨价差。',
        '每股收入 {lizard.creditPerShare}，比看涨价差的间距 {lizard.strikeGap(2, 3)} 还多，所以股价涨多高都不亏：$120 时是 {lizard.profitAt(120)}。',
      ],
    },
    'another-market': {
      title: '动手试试：换个市场建仓',
      text: [
        '行权价不动，改变市场。',
        '- 降低波动率，直到每股收入少于看涨价差的间距。上方出现了什么？',
        '- 把股价调到 $96，这时收入主要来自哪里？',
      ],
    },
    'the-risk-below': {
      title: '风险在下方',
      text: [
        '低于 {lizard.breakeven(1)}，亏起来和卖出看跌一样：$80 时是 {lizard.profitAt(80)}，股票跌到一文不值时是 {lizard.maxLoss}。上方的安全，是用下方的风险换来的。',
        '不愿意在 {lizard.strike(1)} 买进股票的人，也不会想要这张看跌。仓位由此而定：按买 100 股要用的现金，或者按认为可能出现的最低价的亏损。',
        '镜像的做法是卖出看涨加牛市看跌价差，风险就到了上方，而上方没有尽头。',
      ],
    },
  },
  diagonals: {
    'two-dates-two-strikes': {
      title: '两个日子，两个行权价',
      text: [
        '买入时间较长的 {diagonal.strike(2)} 看涨，卖出时间较短的 {diagonal.strike(1)} 看涨。[对角价差](term:diagonal-spread)把垂直价差和[日历价差](term:calendar-spread)合而为一，这里花 {diagonal.debit}。',
        '买入的看涨深度实值时，它像备兑看涨，却只占用一部分资金：Delta {diagonal.delta}，时间每天带来 {diagonal.theta}。',
        '第一个到期日，买入的看涨还有[时间价值](term:time-value)，所以那一天的结果是模型的估计，不是算术。',
      ],
    },
    'hold-the-diagonal': {
      title: '动手试试：持有对角价差',
      text: [
        '两条腿都在流失时间价值，卖出的更快。',
        '- 卖出的看涨到期时，股价在哪里盈利最大？',
        '- 波动率降低 10 个百分点，哪条腿损失更多？',
        '- 十天后跳到 $120，为什么赚得不多？',
      ],
    },
    'managing-the-short-leg': {
      title: '打理卖出的那条腿',
      text: [
        '卖出的看涨作废后，可以再卖一张。每卖一次都是新的交易、新的风险；[移仓](lesson:calendars-and-rolls/what-a-roll-is)要算整个系列的账。',
        '有一条经验：价差的成本要小于两个行权价的距离。这样即使暴涨，到头来也不亏。这里每股 {diagonal.debitPerShare}，距离 {diagonal.strikeGap(1, 2)}。',
        '卖出的看涨被提前指派时，把买入的卖掉比行权更好：行权会白白扔掉它的时间价值。',
      ],
    },
  },
  choosing: {
    'three-questions': {
      title: '三个问题',
      text: [
        '用什么结构，取决于对三件事的看法：',
        '- **方向**：涨，跌，还是到某个价位？',
        '- **波动率**：比起预期的涨跌，期权贵还是便宜？',
        '- **时间**：到什么时候为止？',
        '说不出价位和日子的看法，用股票就够了，用不着组合。',
      ],
    },
    'from-view-to-structure': {
      title: '从看法到结构',
      text: [
        '- 看涨，期权便宜：看涨期权、牛市看涨价差、反比率价差。',
        '- 看涨，期权贵：牛市看跌价差、风险逆转、翡翠蜥蜴。',
        '- 某天到某个价位：蝶式；有一侧不太要紧，用断翼蝶式。',
        '- 哪儿也不去，期权贵：铁鹰式、铁蝶式。',
        '- 眼下不动，以后再动：日历、对角。',
        '- 大动，不问方向：跨式、宽跨式、反比率价差。',
        '每种看法都有几种结构合适。它们的差别在于看错时会怎样，真正要选的是这个。',
      ],
    },
    'before-the-order': {
      title: '下单之前',
      text: [
        '比较几个候选，要让最大亏损相同，而不是张数相同。看三个价位的盈亏：目标价、今天的价、最怕的价。',
        '数一数有几条腿，每条进出都要付买卖价差。为了更漂亮的形状付四份价差，可能还不如简单的。',
        '[策略构建器](/options/builder)能用真实的期权链画出任何一种，[策略向导](/options/wizard)按看法挑选合适的结构。本课程讲解它们的原理，是教学，不是投资建议。',
      ],
    },
  },
  'the-book': {
    'two-trades-on-one-stock': {
      title: '同一只股票上的两笔交易',
      text: [
        '手里有一个熊市看跌价差，行权价 {book.strike(4)} 和 {book.strike(1)}。为了收入，又开了一个熊市看涨价差，行权价 {book.strike(2)} 和 {book.strike(3)}。',
        '分开看都很小。合成一本账，Delta 是 {book.delta}，股价上涨要亏 {book.maxLoss}：这是对同一次下跌下的两份注。',
      ],
    },
    'hold-the-book': {
      title: '动手试试：持有整本账',
      text: [
        '这里的数字是所有腿的总和。',
        '- Vega 和 Theta 都接近零，是不是就没有风险？',
        '- 最后一天，股价在哪里最好，在哪里最糟？',
        '- 最后一天，股价在哪一段时结果都一样？',
      ],
    },
    'net-greeks': {
      title: '净希腊字母，以及它藏起来的东西',
      text: [
        '同一只股票上的希腊字母可以相加，总和说明眼下小幅波动的影响。不同股票之间，只有换算成美元、并且假定一起涨跌，才能相加；而大跌的日子，它们确实一起跌。',
        'Vega 总和为零，也可能是买了近月、卖了远月。近月和远月的波动率并不同步。',
        '[策略总览](/options/strategies)汇总[整个账户的希腊字母](term:portfolio-greeks)，[资金管理](/options/capital)按股票、到期日和方向汇总亏损。',
      ],
    },
  },
};
