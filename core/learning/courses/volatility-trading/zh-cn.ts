import type { TextsOf } from '../../course.ts';
import type { volatilityTrading } from './course.ts';

export const zhCN: TextsOf<typeof volatilityTrading> = {
  'implied-and-realised': {
    'two-volatilities': {
      title: '同一个词，两个数',
      text: [
        '[实际波动率](term:realised-volatility)往回看，由过去几周的收盘价算出：股价实际波动了多少。',
        '[隐含波动率](term:implied-volatility)往前看，从期权价格里反推出来：市场为多大的波动付了钱。',
        '两者都写成年化百分比，好拿来比较。可它们说的从来不是同一段日子。今天买入的期权，要看的是到期之前**将会**实现多少波动，而这个数现在谁也不知道。',
        '交易波动率，就是对这个差值有看法，同时尽量不去猜方向。',
      ],
    },
    'two-months': {
      title: '一个平静月份的数字',
      text: [
        'XYZ {calm.days} 天的期权按 {calm.volatility} 的波动率定价。接下来几周，股价只实现了 {calm.realisedVolatility}，低了 {calm.pointsOverRealised} 个百分点。',
        '图中的跨式成本 {calm.debit}。26 天后股价回到 {calm.spot}，按模型盈亏是 {calm.profitAfter(26, 100)}。',
        '另一个月里，同一只股票实现了 {lively.realisedVolatility}，最后也停在 {lively.spot}。如果只是拿着跨式不动，结果一模一样。中途的波动值多少钱，见 [Gamma 刮头皮](lesson:volatility-trading/gamma-scalping)一课。',
      ],
    },
    'a-move-a-day': {
      title: '动手试试：从一年换算到一天',
      text: [
        '一年约有 252 个交易日，波动幅度按时间的平方根增长。年化波动率除以 252 的平方根（大约 16），就是一天的典型幅度。',
        '{straddle.volatility} 的波动率，对 {straddle.spot} 的股票来说，一天是 {straddle.dailyMove}。大约每三天有一天超过它。',
        '- 把波动率设成 16，典型的一天有多大？',
        '- 天数加倍，预期波动也加倍吗？',
        '- 波动率加倍和天数加倍，哪一个让跨式更贵？',
      ],
    },
  },
  'rank-and-percentile': {
    'high-for-whom': {
      title: '高还是低，要看跟谁比',
      text: [
        '30% 的波动率，放在公用事业股上很高，放在新兴科技股上很低。所以交易者拿一只股票跟它自己比。',
        '- [IV 排名](term:iv-rank)：当前值处在过去一年最低与最高之间的什么位置。',
        '- [IV 百分位](term:iv-percentile)：过去一年里，有多少个交易日低于当前值。',
        '例子里的一年有二十个读数，从 {ranked.ivLow} 到 {ranked.ivHigh}。今天是 {ranked.volatility}，排名 {ranked.ivRank}，百分位 {ranked.ivPercentile}。',
      ],
    },
    'move-the-volatility': {
      title: '动手试试：移动波动率',
      text: [
        '改变今天的波动率，看两个指标怎么变。',
        '- 排名在哪里是 0%，在哪里是 100%？',
        '- 两个指标，哪个跳着变，哪个均匀地变？',
        '- 排名 100% 时，这张看跌比 0% 时多收多少？',
      ],
    },
    'one-spike': {
      title: '一次飙升会怎样',
      text: [
        '给这一年加上一个恐慌时的读数，波动率 {afterSpike.ivHigh}。其余都不变，今天仍是 {afterSpike.volatility}。',
        '排名从 {ranked.ivRank} 掉到 {afterSpike.ivRank}，百分位变化不大：{afterSpike.ivPercentile}。',
        '排名只看一年里的两天：最低的一天和最高的一天。飙升满一年之前，什么都显得便宜；它移出窗口的那一天，什么都没发生，排名却突然跳高。',
      ],
    },
    'what-a-rank-does-not-say': {
      title: '它们都没说的事',
      text: [
        '- 排名高，不等于期权**太**贵。也许临近财报或判决，价格正合适。',
        '- 排名低，不等于波动率一定要升。它可以低上一整年。',
        '- 两者都没有拿隐含和实际作比较。排名再高，只要股价后来的波动超过买价，期权仍然算便宜。',
        '- 各家数据商的算法不同，有的只取平值，有的综合许多行权价，排名可能对不上。',
        '它们只适合做第一道筛选。[行情页](/options/market)和[自选列表](/options/watchlist)会显示真实股票的数值。',
      ],
    },
  },
  'term-structure': {
    upward: {
      title: '平常的形状：向上',
      text: [
        '每个到期日都有自己的[隐含波动率](term:implied-volatility)，排在一起就是[期限结构](term:term-structure)。',
        '平静时期它向上：这里 30 天是 {upward.legVolatility(1)}，90 天是 {upward.legVolatility(2)}。三个月里可能发生的事多，平静也不会永远持续。',
        '由这两个数可以推出市场为**中间那段时间**付的价格，也就是[远期波动率](term:forward-volatility)：{upward.forwardVolatility}。它比两个数都高，因为头 30 天把 90 天的平均值拉低了。',
      ],
    },
    downward: {
      title: '恐慌时：倒过来',
      text: [
        '大跌之后，近月反而最贵：{downward.legVolatility(1)} 对 {downward.legVolatility(2)}。市场预期眼前波动大，以后会平静。远期波动率是 {downward.forwardVolatility}。',
        '单只股票在财报前也是这个样子，只不过突起的部分属于某一天，而不是整个月。',
        '这里有两个常见的错误。一个是看近月贵就卖，不问它为什么贵。另一个是把这种日历价差当成白拿的钱：它卖空的，正是股价波动最大的那些天。',
      ],
    },
    'raise-the-front': {
      title: '动手试试：抬高近月',
      text: [
        '滑块改变近月的波动率，远月固定在 {upward.legVolatility(2)}。',
        '- 慢慢往上拉，远期波动率在下降。为什么？',
        '- 拉到哪里，日历价差的成本大约减半？',
        '- 继续拉，直到算不出远期波动率。再往上，30 天里的方差就比 90 天还多，这不可能：这样的价格会有套利机会。',
      ],
    },
  },
  skew: {
    'puts-below': {
      title: '距离相同，价格不同',
      text: [
        'XYZ 在 {skewed.spot}，{skewed.strike(1)} 看跌和 {skewed.strike(2)} 看涨距离一样远。统一用 {flat.volatility} 的波动率，模型给看跌 {flat.premium(1)}，给看涨 {flat.premium(2)}。',
        '市场的价格却是 {skewed.premium(1)} 和 {skewed.premium(2)}。换成波动率是 {skewed.legVolatility(1)} 对 {skewed.legVolatility(2)}，看跌高出 {skewed.pointsBetween(1, 2)} 个百分点。这就是[偏斜](term:skew)。',
      ],
    },
    'why-it-is-there': {
      title: '为什么会有偏斜',
      text: [
        '- 股票跌起来比涨起来快，下跌时波动率会上升。',
        '- 大资金买看跌当保险，又拿持股去卖看涨，两股力量方向一致。',
        '- 一家公司可能一夜腰斩，一夜翻倍却很少见。',
        '偏斜并非处处相同。指数的最陡。谷物或者有收购传闻的股票，贵的可能是看涨一边。',
      ],
    },
    'without-skew': {
      title: '动手试试：没有偏斜的世界',
      text: [
        '这里看跌和看涨用同一个波动率。对照市场价：看跌 {skewed.premium(1)}，看涨 {skewed.premium(2)}。',
        '- 波动率调到多少，看跌才值市场的价？',
        '- 看涨呢？',
        '- 期权链的 IV 一栏，显示的就是这两个数。',
      ],
    },
    'skew-in-a-trade': {
      title: '交易里的偏斜',
      text: [
        '卖出贵的看跌、买入便宜的看涨，叫[风险逆转](term:risk-reversal)，等于卖出偏斜。这个持仓的 Delta 有 {skewed.delta} 股：主要风险是方向，不是偏斜。',
        '牛市看跌价差卖的行权价波动率高，买的那个更低，波动率却更高。偏斜不会白白帮卖方的忙。',
        '页面上的[希腊字母](lesson:the-greeks/position-greeks)假设股价变动时，每个行权价的波动率不变。真正下跌时，整条曲线往往上移，所以卖出看跌的亏损比 Delta 和 Gamma 算出来的更大。',
      ],
    },
  },
  'vega-of-a-position': {
    'who-has-vega': {
      title: '谁的 Vega 大',
      text: [
        '[Vega](term:vega) 是波动率变动一个百分点值多少钱。平值最大，并按时间的平方根增长。',
        '{straddle.days} 天的跨式每个百分点 {straddle.vega}，{halfYear.days} 天的是 {halfYear.vega}。[Gamma](term:gamma) 正好相反：{straddle.gamma} 对 {halfYear.gamma}。',
        '所以波动率交易有两种。近月期权看的是**股价**怎么动，远月期权看的是**隐含波动率**怎么变。对一个有看法，不等于对另一个也有看法。',
      ],
    },
    'looks-balanced': {
      title: '看上去平衡',
      text: [
        '这里卖出两组近月跨式，买入一组 {halfYear.days} 天的。合计 Vega 每个百分点只有 {twoMonths.vega}。波动率变动就伤不到它了吗？',
        '只有各到期日变动同样的点数才行。实际上近月变得更多。假设近月升 10 个百分点，远月升 4 个。只看 Vega，一组近月跨式变动 {straddle.vegaProfit(10)}，远月变动 {halfYear.vegaProfit(4)}。前者卖了两组，后者只买了一组：合起来亏掉的，差不多就是一组的数。',
        '常见的做法是按时间的平方根给各个 Vega 加权。何况这里还没有算 {twoMonths.gamma} 的 Gamma。',
      ],
    },
    'points-and-days': {
      title: '动手试试：点数与天数',
      text: [
        '这是 {halfYear.days} 天的跨式，股价不动。',
        '- 波动率降 5 个百分点，相当于多少天的 Theta？',
        '- 先过 120 天，再降 5 个百分点。Vega 已经变小了。',
        '- 升 20 个百分点，盈利是升 5 个百分点的四倍吗？',
      ],
    },
  },
  'buying-volatility': {
    'a-straddle': {
      title: '买入跨式',
      text: [
        '[跨式](term:straddle)是同一行权价的看涨加看跌。两张都买：每股 {straddle.premium(1)} 和 {straddle.premium(2)}，一共 {straddle.debit}，这也是最大亏损。',
        '到期时低于 {straddle.breakeven(1)} 或高于 {straddle.breakeven(2)} 才盈利，按模型的[概率](term:probability-of-profit)是 {straddle.probabilityOfProfit}。经常亏，偶尔大赚。',
        '没有动静的日子，Theta 是每天 {straddle.theta}。',
      ],
    },
    'a-strangle': {
      title: '买入宽跨式',
      text: [
        '[宽跨式](term:strangle)用两个虚值行权价，这里是 {strangle.strike(1)} 看跌和 {strangle.strike(2)} 看涨，成本 {strangle.debit}，不到一半。',
        '便宜，是因为需要更大的波动：盈亏平衡点在 {strangle.breakeven(1)} 和 {strangle.breakeven(2)}，停在两个行权价之间就全部亏掉，盈利概率 {strangle.probabilityOfProfit}。',
        '同样的钱能买两组多宽跨式。行情极大时它赚得更多，血本无归的时候也更多。本身没有哪个更好。',
      ],
    },
    'hold-the-straddle': {
      title: '动手试试：持有跨式',
      text: [
        '跨式不必拿到到期，多数人会提前卖掉。',
        '- 分别在第 2 天和第 20 天把股价拉到 $108。等待花了多少钱？',
        '- 股价不动，第 5 天波动率升 8 个百分点。Theta 和 Vega 在互相抵消。',
        '- 头十天要发生什么，才能赚到成本的一半？',
      ],
    },
  },
  'selling-volatility': {
    'a-sold-straddle': {
      title: '卖出跨式',
      text: [
        '交易的另一边：{soldStraddle.days} 天、行权价 {soldStraddle.strike(1)} 的两张都卖出，收 {soldStraddle.credit}。股价在 {soldStraddle.breakeven(1)} 和 {soldStraddle.breakeven(2)} 之间盈利，按模型概率 {soldStraddle.probabilityOfProfit}。',
        '只有正好停在行权价，净收入才能全部留下。上方的亏损{soldStraddle.maxLoss}，下方要跌到零才到头。',
        '不少交易者赚到净收入的四分之一就平仓。XYZ 不动的话，大约要三周：21 天后是 {soldStraddle.profitAfter(21, 100)}。',
      ],
    },
    'a-sold-strangle': {
      title: '卖出宽跨式',
      text: [
        '行权价放在 {soldStrangle.strike(1)} 和 {soldStrangle.strike(2)}，离股价大约一个[预期波动](term:expected-move) {soldStrangle.expectedMove}。净收入 {soldStrangle.credit}，盈利概率 {soldStrangle.probabilityOfProfit}。',
        '空间大了，收入少了，亏损的形状一样：$75 时是 {soldStrangle.profitAt(75)}，$125 时是 {soldStrangle.profitAt(125)}。这样的一个月，要吐回好几个好月份的净收入。',
      ],
    },
    'hold-the-strangle': {
      title: '动手试试：持有卖出的宽跨式',
      text: [
        '- 股价停在 $100，过 20 天，赚到了净收入的多少？',
        '- 第 5 天跌到 $92，还没碰到任何行权价。持仓显示多少？',
        '- 再加 10 个百分点的波动率，真正的下跌就是这样。',
        '- 找出从哪一天起，$92 不再显示亏损。',
      ],
    },
    'margin-and-assignment': {
      title: '保证金、指派与退路',
      text: [
        '卖出跨式或宽跨式，两边都是[裸卖](term:naked-option)。券商通常按风险较大的一边冻结[保证金](term:margin)，股价走远或波动率上升时还会**追加**，恰好是亏损的时候。账户补不上，券商就会不论价格强行平仓。',
        '卖出的实值期权任何一天都可能被[指派](term:assignment)：看涨常在[除息日](term:ex-dividend-date)前，看跌常在时间价值没有了的时候。从那一刻起，持仓变成股票。',
        '常见的规矩有：碰到卖出行权价就平仓或移动那一边；亏到一两倍净收入就平仓；到期前约三周离场，躲开变大的 [Gamma](term:gamma)。遇上[跳空](term:gap)，哪一条都不管用。',
      ],
    },
  },
  'expected-move': {
    'one-standard-deviation': {
      title: '一个标准差',
      text: [
        '到某个到期日的[预期波动](term:expected-move) = 股价 × 波动率 × √(天数 / 365)。XYZ 在 {straddle.spot}，波动率 {straddle.volatility}，{straddle.days} 天，算出 {straddle.expectedMove}：从 {straddle.expectedLow} 到 {straddle.expectedHigh}。',
        '按模型，三次里约有两次停在这个范围内，二十次里约有十九次停在两倍范围内。',
        '它不分方向，说的是**终点**。途中碰到边界的机会，远大于最后停在界外的机会。',
        '真实的股票，小波动的日子和极端的日子都比模型多。按模型，四个标准差的一天几十年才有一次，市场里几年就来一次。',
      ],
    },
    'how-far': {
      title: '动手试试：能走多远',
      text: [
        '- 把天数设成 7，再设成 28。天数是四倍，幅度是两倍。',
        '- 波动率多高，一周的范围才和 {straddle.volatility} 时的一个月一样宽？',
        '- 换几个波动率，比较预期波动和跨式的价格。一个是另一个的几成？',
      ],
    },
    'straddle-and-move': {
      title: '拿跨式当尺子',
      text: [
        '平值跨式值 {straddle.debitPerShare}，大约是一个标准差 {straddle.expectedMove} 的八成。这不是巧合：它是波动幅度的平均值，按正态分布等于 √(2/π)，也就是 0.8 个标准差。',
        '所以市面上有两种“预期波动”：有的平台显示一个标准差，有的显示跨式价格或者它的几成。把行权价放到“预期波动”上之前，先弄清是哪一种。',
        '跨式的价格正好等于平均波动，只说明价格公道，不是信号。后来的波动要大过大家已经预期的，它才赚钱。',
      ],
    },
  },
  'earnings-and-the-crush': {
    'what-the-report-costs': {
      title: '财报值多少钱',
      text: [
        'XYZ 十天后公布财报。财报前的到期日是 {report.legVolatility(1)}，财报后的是 {report.legVolatility(2)}。多出来的七天大多平常，只有一天不平常。',
        '假设其他日子都按前一个到期日的波动率，剩下的就属于财报，也就是[事件波动率](term:event-volatility)。它相当于一天之内 {report.eventMove} 的波动（一个标准差）。',
        '这个数可以拿来和过去财报后的实际涨跌比较。[财报页](/options/earnings)对真实股票就是这样做的。',
      ],
    },
    'the-morning-after': {
      title: '动手试试：第二天早上',
      text: [
        '财报前一晚，{beforeReport.days} 天的跨式在 {beforeReport.volatility} 的波动率下要 {beforeReport.debit}。第二天早上悬念没了，波动率掉 40 个百分点，这就是[波动率骤降](term:iv-crush)。',
        '- 设成一天、−40 个百分点。$105 时跨式是 {beforeReport.profitAfter(1, 105, -40)}，$110 时是 {beforeReport.profitAfter(1, 110, -40)}，$115 时是 {beforeReport.profitAfter(1, 115, -40)}。',
        '- 在哪两个价位打平？和预期波动比一比。',
        '- 波动率保持不变再看，新手以为能赚到的就是这个数。',
      ],
    },
    'selling-the-report': {
      title: '在财报前卖出',
      text: [
        '那就卖？卖出 {soldBeforeReport.strike(1)} 看跌和 {soldBeforeReport.strike(2)} 看涨，收 {soldBeforeReport.credit}。股价小动、波动率骤降，第二天早上就赚到 {soldBeforeReport.profitAfter(1, 103, -40)}。',
        '要是跌到 $80，就是 {soldBeforeReport.profitAfter(1, 80, -40)}。期权已经深度实值，波动率骤降帮不上忙。下午收盘，第二天低开 20%，中间没有任何[止损](term:stop-loss)或对冲来得及。',
        '骤降本身不是卖方的利润，人人都料到了，价格里早已包含。只有财报后的波动平均**小于**买方付的价格，卖方才赚钱。',
        '用[铁鹰式](term:iron-condor)代替宽跨式，能限制这一夜的亏损。但四条腿要多付一倍的买卖价差，而财报前价差本来就宽。',
      ],
    },
  },
  'variance-risk-premium': {
    'insurance-has-a-price': {
      title: '保险是要付钱的',
      text: [
        '长期来看，股指的隐含波动率平均比随后的实际波动率高几个百分点。这个差就是[方差风险溢价](term:variance-risk-premium)。',
        '道理和火灾险比平均火灾损失贵是一样的。买看跌的人付钱，求暴跌时安心；卖方偏偏在别的都在亏的那几周亏钱，自然要收报酬。',
        '所以它不是市场犯的错，等着被纠正，而是承担风险的报酬。',
      ],
    },
    'a-premium-measured': {
      title: '怎么衡量',
      text: [
        '取月初的隐含波动率，和**这个月**实现的波动率相比，不是和上个月比。这里隐含 {calm.volatility}，实际 {calm.realisedVolatility}，卖方得到 {calm.pointsOverRealised} 个百分点。',
        '本课程的另一个月，同样的价格，实现了 {lively.realisedVolatility}，差值是 {lively.pointsOverRealised} 个百分点。',
        '平均值说明不了下一次。典型的记录是：许多个月各赚几个百分点，个别月份一下子亏三十个甚至更多。',
      ],
    },
    'many-small-gains': {
      title: '动手试试：许多次小赚',
      text: [
        '还是卖出跨式。价格公道时，按模型它的平均结果约等于零：多次小赚，少数几次大亏。',
        '- 在 $100 持有 30 天，记下盈利。',
        '- 再来一个坏月份：$80，波动率高 20 个百分点，第 10 天。要用多少个好月份来抵？',
        '- 溢价先要付清这个月，剩下的才是利润。',
      ],
    },
    'not-a-free-lunch': {
      title: '没有白吃的午餐',
      text: [
        '- 指数上最大。个股上很小，扣掉成本常常什么也不剩。',
        '- 它可以连续几个月是负的，尤其在平静期结束的时候。波动率的价格低，不等于风险低。',
        '- 两条腿或四条腿的买卖价差，可能比溢价还大。',
        '- 在十只股票上卖波动率，不是十个赌注，而是一个：暴跌时它们一起动。',
        '没有经历过暴跌的业绩说明不了什么。它只收过保费，还没赔过一次。',
      ],
    },
  },
  'delta-hedging': {
    'take-the-direction-out': {
      title: '把方向拿掉',
      text: [
        '一张看涨里有两个赌注：一个赌方向，一个赌波动。[Delta](term:delta) 说明方向这个赌注相当于多少股。卖出这么多股票，就把它拿掉了，剩下的只赌波动。',
        '这时持仓是 [Delta 中性](term:delta-neutral)，但只在这个股价、这一天成立。对冲比率见[希腊字母](lesson:the-greeks/delta-as-hedge)课程。',
        '专业交易台就是这样交易波动率的。个人很少天天对冲，但这个思路说明了期权值多少钱：就是把它复制出来的成本。',
      ],
    },
    'calls-and-sold-shares': {
      title: '看涨加卖空股票',
      text: [
        '买入两张行权价 {hedged.strike(1)} 的看涨，同时以 {hedged.spot} 卖空 100 股。Delta 只有 {hedged.delta} 股。两张看涨减 100 股，损益和跨式一样。',
        'XYZ 马上涨到 $105，Delta 变成 {hedged.deltaAfter(0, 105)}，偏多；跌到 $95，变成 {hedged.deltaAfter(0, 95)}，偏空。[Gamma](term:gamma) 让它顺着行情走，不管哪个方向。',
        '两边都盈利：上方 {hedged.profitAfter(0, 105)}，下方 {hedged.profitAfter(0, 95)}。代价是 Theta：每天 {hedged.theta}。',
        '卖空股票要借券，有费用，还要替出借人补上[股息](term:dividend)。直接买入跨式，损益相同，又不用借券。',
      ],
    },
    'two-ways-up': {
      title: '动手试试：波动对时间',
      text: [
        '- 股价 10 天不动，持仓是 {hedged.profitAfter(10, 100)}。',
        '- 第 10 天要动多少才打平？两个方向都试试。',
        '- 只算 Gamma 和 Theta，每天动 {hedged.thetaBreakeven} 刚好打平。和典型的一天 {hedged.dailyMove} 比一比。Theta 周末也照付，所以一个交易日要赚回不止一天的 Theta。',
      ],
    },
  },
  'gamma-scalping': {
    'sell-high-buy-low': {
      title: '高卖低买，一遍又一遍',
      text: [
        '买入的跨式，涨了就偏多。要恢复中性，就在高处**卖**股票；跌了就在低处**买**股票。每个来回都留下一点利润，这就是 [Gamma 刮头皮](term:gamma-scalping)。',
        '一次波动的利润，等于 Gamma 的一半乘以幅度的平方。{straddle.days} 天的跨式，扣掉 Theta，一天动 $1 是 {straddle.dayProfit(1)}，一天动 $3 是 {straddle.dayProfit(3)}，动 {straddle.thetaBreakeven} 刚好打平。',
        '卖方做的是反过来的交易：涨了买，跌了卖，每次都亏一点，Theta 就是给他的补偿。',
      ],
    },
    'a-lively-month': {
      title: '活跃的一个月与平静的一个月',
      text: [
        '跨式按 {lively.volatility} 的波动率买入，付 {lively.debit}。活跃的那个月，股价实现了 {lively.realisedVolatility}，最后回到起点。',
        '不对冲，拿 26 天，结果是 {lively.profitAfter(26, 100)}。每天收盘对冲一次，结果是 {lively.hedgedProfit}。',
        '平静的那个月只实现 {calm.realisedVolatility}，对冲后的结果是 {calm.hedgedProfit}。',
        '背后的规律是：买入期权并对冲，实际波动率高于买入时的隐含波动率就赚，低于就亏。方向几乎不重要。',
      ],
    },
    'same-path-other-price': {
      title: '动手试试：同样的路径，不同的价格',
      text: [
        '活跃月份的路径不变，滑块改变买入和对冲所用的波动率。',
        '- 波动率在哪里，对冲的结果约为零？和实际波动率比一比。',
        '- 为什么不完全相等？因为一天只对冲一次，大的波动也不都出现在 Gamma 最大的地方。',
      ],
    },
    'what-the-desk-has': {
      title: '交易台的条件',
      text: [
        '每次对冲都要付买卖价差，也许还有佣金。对冲得越勤，结果的偶然性越小，成本越高。',
        '什么时候对冲，就是在赌路径：股价单边走到底，先卖的都卖早了；股价掉头，等着没卖的又错过了。',
        'Gamma 不是常数。股价离开行权价，跨式就没剩多少 Gamma，那里的波动赚不到钱。结果不只看动了多少，还看**在哪里**动。',
        '日内交易的规定、每笔交易的税、白天要上班，也都是限制。对多数个人来说，Gamma 刮头皮是用来理解 Theta 的，不是一门生意。',
      ],
    },
  },
  'sizing-short-volatility': {
    'not-by-the-credit': {
      title: '不看净收入，也不看保证金',
      text: [
        '最危险的问法是“每月要赚够，得卖几张？”其次是“保证金够卖几张？”保证金只是券商在平常日子愿意接受的最低数额，不是可能亏多少。',
        '有用的问法是：坏的一天要亏多少，账户扛不扛得住。',
        '卖出的期权会越变越重：下跌之后，Delta 更大，Vega 更大，保证金也更高。开始时很小的风险，中途就不小了。',
      ],
    },
    'a-stress-test': {
      title: '压力测试',
      text: [
        '{soldStrangle.strike(1)} 到 {soldStrangle.strike(2)} 的宽跨式收了 {soldStrangle.credit}。第二天的三种情形：',
        '- 坏的一天，跌 10%，波动率高 10 个百分点：{soldStrangle.profitAfter(1, 90, 10)}；',
        '- 暴跌，跌 20%，波动率高 30 个百分点：{soldStrangle.profitAfter(1, 80, 30)}；',
        '- 收购要约，涨 30%，波动率不变：{soldStrangle.profitAfter(1, 130)}。',
        '假如规定暴跌情形最多亏账户的 2%，张数就是这笔钱除以压力亏损，向下取整。对许多账户来说，答案是零，这也是一个答案。',
      ],
    },
    'your-own-stress': {
      title: '动手试试：自己的压力测试',
      text: [
        '- 波动率不变，股价到哪里，亏损达到净收入的三倍？',
        '- 加 20 个百分点，这个价位近了多少？',
        '- 事情发生时，剩的天数多好还是少好？试试第 1 天和第 35 天。',
      ],
    },
    'rules-of-size': {
      title: '交易者常用的规矩',
      text: [
        '- 会一起跌的持仓要合起来算。五只科技股上的五组宽跨式，是一个持仓。',
        '- 账户留出一大块不做保证金，许多人留一半，追加时才不至于被迫平仓。',
        '- 波动率低的时候少卖，不是多卖。靠加张数维持收入，账户就是这样亏光的。',
        '- 给整个账户的 Vega 和压力亏损定上限，而不是一笔一笔看。[资金页](/options/capital)会把持仓加总。',
        '- 数字要在月初之前就写好。',
      ],
    },
  },
  'tail-risk': {
    'rare-and-large': {
      title: '少见，但很大',
      text: [
        '**尾部**是分布中模型最不准的部分：五个、十个标准差的波动。卖波动率的风险，几乎全在这里。',
        '2018 年 2 月 5 日，VIX 一天之内翻了一倍多。一只卖波动率的热门产品，当晚净值几乎归零，不久就清盘了。在那之前，它连赚了好几年。',
        '在尾部，坏事一起来：股价跳空，波动率翻倍，买卖价差变宽，保证金上调，所有人同时往外跑。',
        '盈利概率高并不能让人放心。它数的是次数，不是大小。',
      ],
    },
    wings: {
      title: '买上两翼',
      text: [
        '最可靠的保护是开仓时一起买。宽跨式加上 {condor.strike(1)} 和 {condor.strike(4)} 的[翼](term:wing)，就成了[铁鹰式](term:iron-condor)，净收入从 {soldStrangle.credit} 降到 {condor.credit}。',
        '换来的是亏损有底：无论如何最多 {condor.maxLoss}。上一课的暴跌情形，它是 {condor.profitAfter(1, 80, 30)}，而不是 {soldStrangle.profitAfter(1, 80, 30)}。',
        '亏损有上限，仓位也好算：张数乘以最大亏损。券商冻结的也是这个数，不会越冻越多。',
      ],
    },
    'a-put-far-away': {
      title: '动手试试：很远的看跌',
      text: [
        '有人为整个账户买一些远离股价的看跌。{crashPut.strike} 看跌在 {crashPut.volatility} 的波动率下要 {crashPut.debit}，偏斜让它不便宜。',
        '- $75，第 5 天，波动率高 30 个百分点：{crashPut.profitAfter(5, 75, 30)}。',
        '- 慢慢跌到 $85，直到最后一天：股票跌了 15%，这张看跌却全部亏掉。',
        '- 它防的是**突然**的暴跌。月月都买，每年要花掉一部分收入。这是保费，不是失败。',
      ],
    },
    'before-you-go': {
      title: '每笔交易都要回答的问题',
      text: [
        '每笔波动率交易都要回答同样的问题：买卖的是哪个波动率，价格是多少，预期实现多少，在哪个到期日，里面有什么事件，最坏的一夜亏多少。',
        '做多波动率，经常小亏；做空波动率，经常小赚。没有哪个更好，关键在价格，而日历上的事件，价格早就知道。',
        '[策略向导](/options/wizard?template=straddle)可以用真实股票搭一个跨式，显示盈亏平衡点、Vega 和定价所用的波动率。本课程只讲解原理，不是建议。',
      ],
    },
  },
};
