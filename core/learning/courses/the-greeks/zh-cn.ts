import type { TextsOf } from '../../course.ts';
import type { theGreeks } from './course.ts';

export const zhCN: TextsOf<typeof theGreeks> = {
  'five-questions': {
    'what-moves-an-option': {
      title: '什么在影响期权',
      text: [
        '期权价格同时受好几个因素影响。每个希腊字母只回答一个问题，其他条件都当作不变：',
        '- [Delta](term:delta)：股价上涨一美元会怎样？',
        '- [Gamma](term:gamma)：这时 Delta 变化多少？',
        '- [Theta](term:theta)：过一天会怎样？',
        '- [Vega](term:vega)：[隐含波动率](term:implied-volatility)上升一个百分点会怎样？',
        '- [Rho](term:rho)：利率上升一个百分点会怎样？',
      ],
    },
    'one-call': {
      title: '一张看涨，五个数字',
      text: [
        'XYZ 现价 {call.spot}，行权价 {call.strike}、还有 {call.days} 天的看涨每股 {call.premium}。按每股计，它的希腊字母是：',
        '- Delta 是 {call.delta(1)}',
        '- Gamma 是 {call.gamma(1)}',
        '- Theta 每天 {call.theta(1)}',
        '- Vega 每点 {call.vega(1)}',
        '- Rho 每点 {call.rho(1)}',
        '一张合约 100 股，所以整张合约要乘以一百：Delta {call.delta}，Theta 每天 {call.theta}，Vega 每点 {call.vega}。',
      ],
    },
    'read-with-care': {
      title: '是速度，不是路程',
      text: [
        '希腊字母只对当前位置附近的**小幅**变化成立。它是速度，不是路程。行情大动之后，五个数字全都变了。',
        '希腊字母由模型算出，输入错了，结果也就错了。[过时的报价](lesson:reading-the-chain/quotes-not-to-trust)会算出错误的波动率，希腊字母也跟着错。',
        '本课程按不派息的欧式期权计算。可以提前行权的深度实值看跌，以及除息前的看涨，会略有不同。',
      ],
    },
  },
  delta: {
    'per-dollar': {
      title: '股价动一美元，期权动多少',
      text: [
        'Delta 是股价上涨一美元时期权价值的变化。',
        '- 买入**看涨**，Delta 在 0 和 1 之间，股价上涨获利。',
        '- 买入**看跌**，Delta 在 −1 和 0 之间，股价下跌获利。',
        '平值期权的 Delta 大约是一半；深度实值接近一整股，极度虚值接近零。还有 {call.days} 天时，XYZ 的看涨：',
        '- 行权价 {deep.strike}：{deep.delta(1)}',
        '- 行权价 {call.strike}：{call.delta(1)}',
        '- 行权价 {far.strike}：{far.delta(1)}',
        'Delta 也可以当作**股数**。一张 {call.strike} 看涨，眼下的涨跌相当于 {call.delta} 股。',
      ],
    },
    'a-put': {
      title: '同一行权价的看涨和看跌',
      text: [
        '行权价 {put.strike} 的看跌，Delta 是 {put.delta(1)}，同一行权价的看涨是 {call.delta(1)}。',
        '去掉负号相加，正好是一股。买入看涨、卖出看跌，行权价相同，涨跌就和股票一样，这就是[看涨看跌平价](term:put-call-parity)。',
      ],
    },
    'move-the-stock': {
      title: '动手试试：移动股价',
      text: [
        '买入一张 {call.strike} 看涨。美元 Delta 等于 Delta 乘以股价，也就是涨跌相同的股票市值。',
        '- 股价从 $80 移到 $120，Delta 在哪里变化最快？',
        '- 把天数改成一天，行权价两边各是什么情形？',
      ],
    },
  },
  gamma: {
    'change-of-delta': {
      title: 'Delta 不会停在原地',
      text: [
        'Gamma 是股价上涨一美元时 Delta 的变化。{call.strike} 看涨整张合约的 Delta 是 {call.delta}，Gamma 是 {call.gamma}。股价涨一美元，Delta 大约就增加这么多。',
        '模型算出：股价 $105 时 Delta 是 {call.deltaAfter(0, 105)}，$95 时是 {call.deltaAfter(0, 95)}。',
        '凡是**买入**期权，无论看涨还是看跌，Gamma 都是正的。Gamma 为正，股价越涨越偏多，越跌越偏空，两边都对你有利。',
        '凡是**卖出**期权，Gamma 都是负的，情况正好相反。',
      ],
    },
    'a-better-estimate': {
      title: '估得更准一些',
      text: [
        '今天股价跳涨 $5，这张看涨赚多少？',
        '- 只看 Delta：{call.deltaProfit(5)}',
        '- Gamma 再加上：Gamma 的一半乘以变动的平方，{call.gammaProfit(5)}',
        '- 两者合计：{call.deltaGammaProfit(5)}',
        '- 模型直接算：{call.profitAfter(0, 105)}',
        '如果跌 $5，只看 Delta 是 {call.deltaProfit(-5)}，Gamma 同样加上 {call.gammaProfit(-5)}，合计 {call.deltaGammaProfit(-5)}；模型算出 {call.profitAfter(0, 95)}。',
        '涨跌幅度相同，涨的时候赚得多，跌的时候亏得少。这就是 Gamma 的价值，也是付 Theta 换来的东西。',
      ],
    },
    'where-gamma-is': {
      title: '动手试试：Gamma 在哪里',
      text: [
        '美元 Gamma 是股价上涨百分之一时美元 Delta 的变化。',
        '- 移动股价，Gamma 在哪里最大？',
        '- 股价 $100，天数从 45 改到 3，Gamma 怎么变？',
        '- 还剩 3 天，再把股价调到 $110，Gamma 去哪里了？',
      ],
    },
  },
  theta: {
    rent: {
      title: '每天的租金',
      text: [
        'Theta 是其他条件不变时，持仓一天的盈亏。买方付出，卖方收取。',
        '{call.strike} 看涨的 Theta 每股每天 {call.theta(1)}，整张合约 {call.theta}。卖出一张行权价 {soldPut.strike} 的看跌，Theta 是 {soldPut.theta}。',
        'Theta 只消耗[时间价值](term:time-value)。深度实值的期权没有多少时间价值，也就没有多少可亏。',
        '周末也按日历天数计算。不过想白拿周末的损耗，就得承担周末的风险：做市商往往提前压低报价，到星期五收盘，大部分损耗已经反映在价格里。',
      ],
    },
    'not-a-straight-line': {
      title: '损耗不是直线',
      text: [
        '平值期权的损耗**越来越快**。一张 {call.strike} 看涨的 Theta，还剩 {call.days} 天时每天 {call.theta}，剩 {callLater.days} 天时 {callLater.theta}，剩 {callLast.days} 天时 {callLast.theta}。',
        '虚值期权不同。{far.strike} 看涨还剩 {far.days} 天时每天 {far.theta}，剩 {farLater.days} 天时 {farLater.theta}，剩 {farLast.days} 天时 {farLast.theta}，到那时已经没什么可亏了。',
        '所以“最后几周损耗最快”，在行权价附近成立，离得远就不成立。',
      ],
    },
    'let-days-pass': {
      title: '动手试试：让时间过去',
      text: [
        '这里的七天 Theta，是今天的 Theta 乘以七。拿它和模型给出的盈亏比较。',
        '- 股价 $100，过 7 天，估算有多接近？',
        '- 过 35 天，为什么亏损超过今天 Theta 的 35 倍？',
        '- 过了 20 天，股价要到哪里才能补上时间的损耗？',
      ],
    },
  },
  'vega-and-rho': {
    vega: {
      title: 'Vega：市场情绪变了',
      text: [
        'Vega 是隐含波动率上升一个**百分点**（例如从 {call.volatility} 再高一个点）时价值的变化。{call.strike} 看涨每张 {call.vega}。',
        '买方的 Vega 为正，卖方为负。平值最大，时间越长越大：同样的看涨，{year.days} 天的 Vega 是 {year.vega}，{callLast.days} 天的只有 {callLast.vega}。',
        '股价涨了，看涨也可能亏钱，原因就在这里。财报之后波动率往往立刻下降，也就是[波动率骤降](term:iv-crush)。下降十个点，这张看涨的盈亏大约是 {call.vegaProfit(-10)}，要靠股价上涨才补得回来。',
        '各个到期日的波动率并不同步。市场紧张时，近月跳得比远月多。所以远月的 Vega 虽大，实际风险要打一点折扣。',
      ],
    },
    'raise-the-volatility': {
      title: '动手试试：财报公布了',
      text: [
        '你持有 {call.strike} 看涨，让波动率下降 10 个点。',
        '- 股价不变，亏多少？',
        '- 股价要涨到哪里才补得回来？',
        '- 和 Vega 的估算比一比。',
      ],
    },
    rho: {
      title: 'Rho：最安静的一个',
      text: [
        'Rho 是利率上升一个百分点时价值的变化。看涨受益，看跌受损：买看涨等于晚些付股款，这笔钱在那之前可以生息。',
        '还有 {call.days} 天的 {call.strike} 看涨，每张 Rho 是 {call.rho}。这么短的时间里利率很少变动一个点，多数交易者不去管它。',
        '还有 {year.days} 天时 Rho 是 {year.rho}，比一个波动率点的 {year.vega} 还大。长期期权值得看一眼 Rho。',
        '[股息](term:dividend)的作用相反：股息越高，看涨越便宜，看跌越贵。',
      ],
    },
  },
  'position-greeks': {
    signs: {
      title: '买入为正，卖出为负',
      text: [
        '持仓的希腊字母是各腿相加：乘以张数，乘以 100，卖出的腿变号。',
        '- **买入看涨**：Delta +，Gamma +，Theta −，Vega +',
        '- **买入看跌**：Delta −，Gamma +，Theta −，Vega +',
        '- **卖出看涨**：Delta −，Gamma −，Theta +，Vega −',
        '- **卖出看跌**：Delta +，Gamma −，Theta +，Vega −',
        '一股股票的 Delta 是一，没有别的希腊字母。',
        'Gamma 和 Theta 几乎总是符号相反，想要一个，就得拿另一个去换。',
      ],
    },
    'add-them-up': {
      title: '把两组价差加起来',
      text: [
        '{spread.strike(1)} 买入两张，{spread.strike(2)} 卖出两张。每股 Delta：买入的看涨 {spread.delta(1)}，卖出的 {spread.delta(2)}。相加再乘以 200 股，得到 {spread.delta}。',
        '整个持仓的其他希腊字母：Gamma {spread.gamma}，Theta 每天 {spread.theta}，Vega 每点 {spread.vega}。',
        '单独一张买入的看涨，Vega 就有 {call.vega}。卖出另一个行权价，抵掉了一大半。许多价差就是这样用的：留下一个希腊字母，压低其他几个。',
      ],
    },
    'in-dollars': {
      title: '换算成美元',
      text: [
        'Theta 和 Vega 本来就是美元。Delta 和 Gamma 要乘上股价：',
        '- **美元 Delta** 等于 Delta 乘以股价：{spread.dollarDelta}。这个持仓眼下的涨跌，相当于这么多市值的股票。',
        '- **美元 Gamma** 是股价上涨百分之一时美元 Delta 的变化：{spread.dollarGamma}。',
        '换算成美元，$20 的股票和 $500 的股票才能比较。同样是 50 股的 Delta，分量完全不同。',
        '把几只股票加在一起要小心，它们并不同步涨跌。[组合希腊字母](term:portfolio-greeks)能告诉你风险在哪里，不能告诉你结果如何。',
      ],
    },
    'watch-the-sum': {
      title: '动手试试：看总和变号',
      text: [
        '从 {spread.strike(1)} 到 {spread.strike(2)} 的两组价差。',
        '- 股价 $98 时，Gamma、Theta 和 Vega 是正还是负？',
        '- 再把股价调到 $112，哪几个变号了？',
        '靠近买入腿，买入的期权说了算；靠近卖出腿，卖出的期权说了算。',
      ],
    },
  },
  'time-and-price': {
    'at-the-money': {
      title: '平值：随着时间过去',
      text: [
        '股价 {call.spot}，{call.strike} 看涨，整张合约：',
        '- {call.days} 天：Delta {call.delta}，Gamma {call.gamma}，Theta {call.theta}，Vega {call.vega}',
        '- {callLater.days} 天：Delta {callLater.delta}，Gamma {callLater.gamma}，Theta {callLater.theta}，Vega {callLater.vega}',
        '- {callLast.days} 天：Delta {callLast.delta}，Gamma {callLast.gamma}，Theta {callLast.theta}，Vega {callLast.vega}',
        'Gamma 和 Theta 变大，Vega 变小。近月期权做的是**股价波动**，远月期权做的是**波动率**。',
      ],
    },
    'out-of-the-money': {
      title: '虚值：随着时间过去',
      text: [
        '{far.strike} 看涨：',
        '- {far.days} 天：Delta {far.delta}，Gamma {far.gamma}，Theta {far.theta}，Vega {far.vega}',
        '- {farLater.days} 天：Delta {farLater.delta}，Gamma {farLater.gamma}，Theta {farLater.theta}，Vega {farLater.vega}',
        '- {farLast.days} 天：Delta {farLast.delta}，Gamma {farLast.gamma}，Theta {farLast.theta}，Vega {farLast.vega}',
        '这里四个数字一起消失，期权悄悄归零。除非股价来到行权价附近，Gamma 才会醒过来。',
        '时间减少，或者波动率下降，Delta 都会往两头走：实值的趋近一，虚值的趋近零。',
      ],
    },
    'two-sliders': {
      title: '动手试试：股价和时间一起动',
      text: [
        '还是 {far.strike} 看涨。',
        '- 还剩 45 天，股价从 $90 移到 $120，观察 Gamma。',
        '- 还剩 3 天，再做一遍：小山变成了尖针。',
        '- 股价 $100，提高波动率，Delta 往哪边走？为什么？',
      ],
    },
  },
  'short-gamma': {
    'a-sold-straddle': {
      title: '卖出跨式，一天之后',
      text: [
        '有人卖出 {straddle.strike(1)} 看涨和 {straddle.strike(2)} 看跌，也就是[跨式](term:straddle)，收到 {straddle.credit}。Delta 是 {straddle.delta}，几乎是零；Theta 每天 {straddle.theta}，Gamma {straddle.gamma}。',
        '过了一天，波动率不变：',
        '- XYZ 在 $100：{straddle.profitAfter(1, 100)}，赚到了 Theta。',
        '- XYZ 在 $102：{straddle.profitAfter(1, 102)}',
        '- XYZ 在 $104：{straddle.profitAfter(1, 104)}',
        '- XYZ 在 $96：{straddle.profitAfter(1, 96)}',
        '平静的日子小赚，其他日子亏得更多，不管涨还是跌。亏损按变动的**平方**放大。',
      ],
    },
    'the-breakeven-of-a-day': {
      title: '一天的盈亏平衡',
      text: [
        'Gamma 的代价是 Gamma 的一半乘以变动的平方。Theta 正好够付一个幅度，这里是每天 {straddle.thetaBreakeven}。股价动得更少，卖方赚；动得更多，Theta 就不够付。',
        '这个幅度并不是巧合，它是按隐含波动率算出的一天的一个[标准差](term:standard-deviation)。卖期权，赌的是股价动得比隐含波动率**少**；买期权，赌的是动得更多。',
        '卖方的 Delta 还会朝不利的方向转。$105 时是 {straddle.deltaAfter(0, 105)}：越涨越空。$95 时是 {straddle.deltaAfter(0, 95)}：越跌越多。要对冲，就得一次次高买低卖，Gamma 的亏损就是这样一点点流出去的。',
      ],
    },
    'one-day': {
      title: '动手试试：Theta 对 Gamma',
      text: [
        '让时间过去一天，再移动股价。',
        '- 找出盈亏为零的两个价位，它们离 $100 多远？',
        '- 股价停在 $100，过 10 天，赚了多少？多大的变动会全部还回去？',
        '- 把波动率提高 10 个点。卖出的期权还会亏在 Vega 上，而且常常和 Gamma 亏在同一天。',
      ],
    },
    'the-last-week': {
      title: '最后一周',
      text: [
        '还剩 {lastWeek.days} 天时，在股价附近卖出的跨式，Theta 每天 {lastWeek.theta}，Gamma {lastWeek.gamma}，都有前面的三倍左右。',
        '每天的收入从没这么好看，一次普通的变动也从没这么贵。所以许多卖方会在最后一两周之前平仓或者[移仓](term:rolling)。',
        '最后一天，行权价上下几分钱就决定 100 股的去留，这是[钉住风险](term:pin-risk)。隔夜[跳空](term:gap)则根本来不及对冲。',
        '没有其他腿保护的卖出期权，这种亏损没有上限，或者上限非常远。买入一条[翼](term:wing)可以封住亏损，也拿回一部分 Gamma。',
      ],
    },
  },
  'delta-as-hedge': {
    'shares-against-options': {
      title: '用股票对冲期权',
      text: [
        'Delta 说明期权的涨跌相当于多少股。反方向交易这么多股，股价小幅变动就几乎没有影响，这叫 [Delta 中性](term:delta-neutral)。',
        '两张行权价 {twoCalls.strike} 的看涨，Delta 是 {twoCalls.delta}。做空 100 股，只剩 {hedged.delta}。',
        '反过来也一样。持有 100 股、只想承担一半风险的人，会找 Delta 合计约 −50 的期权。',
      ],
    },
    'hedged-calls': {
      title: '对冲了，不等于安全',
      text: [
        '这是两张看涨，加上做空的 100 股。今天跳涨到 $104，结果是 {hedged.profitAfter(0, 104)}；跌到 $96，结果是 {hedged.profitAfter(0, 96)}。',
        '两边都赚，因为 Gamma 是 {hedged.gamma}。代价是 Theta，每天 {hedged.theta}。平静地在 $100 过一周，结果是 {hedged.profitAfter(7, 100)}。',
        'Delta 对冲去掉的只是方向，Gamma、Theta 和 Vega 都还在。',
      ],
    },
    'leave-it-alone': {
      title: '动手试试：放着不动',
      text: [
        '对冲之后不再交易。',
        '- 今天把股价调到 $110，持仓偏向哪一边？',
        '- 股价停在 $100，过 20 天，付出了多少？',
        '- 把波动率降低 5 个点。对冲掉的是 Delta，不是 Vega。',
      ],
    },
    'limits-of-a-hedge': {
      title: '对冲的局限',
      text: [
        '- 它只对**当下**成立。股价到 $103，对冲后的 Delta 已经是 {hedged.deltaAfter(0, 103)}，必须重新对冲。',
        '- 每次调整都要付[买卖价差](term:bid-ask-spread)和佣金。调得勤，成本高；调得少，风险大。',
        '- 股价不动，时间和波动率也会让 Delta 慢慢偏移。',
        '- 股价下跌时，隐含波动率通常会上升。模型的 Delta 没有算进这一点，所以期权的真实敞口会略有不同。',
        '- 做空要借股票，要交[保证金](term:margin)，还要承担股息。',
      ],
    },
  },
  'delta-as-probability': {
    'a-rule-of-thumb': {
      title: '一条经验法则',
      text: [
        '交易者说“20 Delta 的看涨”，意思是到期时大约五次里有一次是实值。到期近、波动率普通的时候，这样估计相当接近。',
        '还有 {call.days} 天的看涨：',
        '- {deep.strike}：Delta {deep.delta(1)}，实值概率 {deep.probabilityInTheMoney}',
        '- {call.strike}：Delta {call.delta(1)}，实值概率 {call.probabilityInTheMoney}',
        '- {far.strike}：Delta {far.delta(1)}，实值概率 {far.probabilityInTheMoney}',
        '看跌去掉负号再看。',
      ],
    },
    'where-it-fails': {
      title: '什么时候不准',
      text: [
        '看涨的 Delta 总是**高于**模型算出的概率，波动率越高、时间越长，差得越远。',
        '一张平值看涨，还有 {year.days} 天，波动率 {year.volatility}：Delta {year.delta(1)}，到期实值概率 {year.probabilityInTheMoney}。',
        '波动率 {wildYear.volatility} 时，Delta 是 {wildYear.delta(1)}，概率是 {wildYear.probabilityInTheMoney}。这时候还把 Delta 当概率，就差得太远了。',
        '原因在于：Delta 衡量的是期权动**多少**。少数几次巨大的盈利在 Delta 里分量很重，数次数时却只算几次。',
      ],
    },
    compare: {
      title: '动手试试：Delta 与概率',
      text: [
        '买入的 {far.strike} 看涨，比较三个数字。',
        '- 增加天数，提高波动率，Delta 和概率能差多远？',
        '- 为什么盈利概率总是低于实值概率？',
      ],
    },
    'what-it-is-not': {
      title: '它不是什么',
      text: [
        '- 不是[盈利概率](term:probability-of-profit)：还要先赚回权利金。{far.strike} 看涨的盈利概率是 {far.probabilityOfProfit}。',
        '- 不是到期之前**触及**行权价的机会，那个大约要高一倍。',
        '- 不是预测。它是让今天的价格显得公平的模型概率，真实的概率可能不同，谁也不知道。',
        '- 不说明大小：小概率的巨亏，还是巨亏。',
        '[构建器](/options/builder)会显示计划的全部希腊字母，旁边就是概率。本课程讲解它们的含义，是教学，不是投资建议。',
      ],
    },
  },
};
