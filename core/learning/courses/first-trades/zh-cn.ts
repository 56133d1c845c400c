import type { TextsOf } from '../../course.ts';
import type { firstTrades } from './course.ts';

export const zhCN: TextsOf<typeof firstTrades> = {
  'four-trades': {
    'two-sell-two-buy': {
      title: '两种卖，两种买',
      text: [
        '新手做期权，大多离不开四种交易。其中两种是卖出期权、收钱：',
        '- [备兑看涨](term:covered-call)：手里有股票，再卖出看涨期权，适合横盘或小涨的股票。',
        '- [现金担保卖出看跌](term:cash-secured-put)：留足买股票的现金，卖出看跌期权，适合本来就想低一点买入的股票。',
        '另外两种是买入期权、付钱：',
        '- **买入看涨**：上涨时获利，最多亏掉权利金。',
        '- [保护性看跌](term:protective-put)：给手里的股票买一份防跌的保险。',
        '这四种交易，下单之前就知道最多亏多少，而且都不是[裸卖看涨](term:naked-option)。',
      ],
    },
    'before-the-first-order': {
      title: '第一张订单之前',
      text: [
        '期权账户要先经券商批准，通常分级别。最先开放的是备兑看涨和买入期权，现金担保卖出看跌同级或稍后。',
        '本课程的例子都用虚构的股票 XYZ，股价 {shares.spot}，一张合约对应 {shares.cost} 的股票。权利金看着再小，交易的真实规模也是这么大。',
        '价格由模型算出，没有股息和成本。真实的期权链，每一行都有[买卖价差](term:bid-ask-spread)。',
      ],
    },
  },
  'covered-call': {
    'paid-for-a-ceiling': {
      title: '收一笔钱，换一个上限',
      text: [
        '你持有 100 股，再卖出一张[看涨期权](term:call)。[权利金](term:premium)现在到手，代价是到期之前放弃[行权价](term:strike)以上的全部涨幅。',
        '叫“备兑”，是因为买方行权时你有股票可交。一张合约对应 100 股；有 250 股，可以备兑两张。',
        '权利金让下跌少亏一点，但挡不住下跌：风险就是股票本身的风险。',
      ],
    },
    'covered-in-numbers': {
      title: '看一个备兑看涨的数字',
      text: [
        'XYZ 现价 {covered.spot}。行权价 {covered.strike(2)}、还有 {covered.days} 天到期的看涨期权，每股 {covered.premium(2)}，一张收 {covered.credit}。',
        '- 到期时 XYZ 在 {covered.strike(2)} 或以上，股票按 {covered.strike(2)} 卖出，盈利 {covered.maxProfit}。涨到 $60 也一样，而只拿股票会赚 {shares.profitAt(60)}。',
        '- XYZ 停在 {covered.spot}，看涨作废，留下权利金：{covered.profitAt(50)}。',
        '- XYZ 跌到 $40，结果是 {covered.profitAt(40)}；没有卖出看涨则是 {shares.profitAt(40)}。',
        '[盈亏平衡点](term:breakeven)是股价减权利金：{covered.breakeven}。XYZ 归零的话，亏 {covered.maxLoss}。',
      ],
    },
    'which-strike': {
      title: '选哪个行权价',
      text: [
        '行权价越近，现在收得越多，余地越小。{coveredNear.strike(2)} 看涨的权利金是股价的 {coveredNear.premiumOfSpot}，{covered.strike(2)} 是 {covered.premiumOfSpot}，{coveredFar.strike(2)} 是 {coveredFar.premiumOfSpot}。',
        '被行权时的收益率正好反过来：分别是投入资金的 {coveredNear.returnIfCalled}、{covered.returnIfCalled}、{coveredFar.returnIfCalled}。这是 {covered.days} 天的数字，而且股价要涨到那里才算数。',
        '许多交易者卖 30 到 45 天到期的看涨，行权价选在自己愿意卖出的价位。如果因为税务等原因不想交出股票，就没有多少理由卖它的看涨。',
        '权利金高不是白送的，它说明市场预期波动大，也许是因为[财报](/options/earnings)。',
      ],
    },
    'open-a-covered-call': {
      title: '动手试试：换个市场建仓',
      text: [
        '按你选的价格买入股票，卖出行权价 {covered.strike(2)} 的看涨。',
        '- 把波动率加倍。权利金怎么变，盈亏平衡点怎么变？',
        '- 把股价调到 $53，看涨已是实值。收益率去哪儿了？',
        '- 把天数调到 70，多了一倍。权利金也多一倍吗？',
      ],
    },
  },
  'cash-secured-put': {
    'paid-to-promise': {
      title: '收一笔钱，答应买入',
      text: [
        '你在股价下方卖出一张[看跌期权](term:put)，同时留足买 100 股的现金。权利金现在到手，代价是答应按行权价买入。',
        '到期时股价高于行权价，看跌作废，权利金归你。低于行权价，不管股票还值多少，都要按行权价买 100 股。',
        '所以这种看跌通常卖在本来就想持有的股票上，行权价选在自己愿意买入的价位。挂一张限价买单，等待时没有钱收，但坏消息来了可以撤单。',
      ],
    },
    'put-in-numbers': {
      title: '看一张看跌的数字',
      text: [
        'XYZ 现价 {put.spot}。行权价 {put.strike}、还有 {put.days} 天到期的看跌期权，每股 {put.premium}，收 {put.credit}。要留出现金 {put.securedCash}，权利金是它的 {put.premiumYield}。',
        '- 到期在 {put.strike} 或以上，结果是 {put.profitAt(50)}。涨到 $60 也不会更多。',
        '- 股票的成本是 {put.strike} 减权利金，所以盈亏平衡点是 {put.breakeven}。',
        '- 跌到 $40，结果是 {put.profitAt(40)}。归零的话，亏 {put.maxLoss}。',
        '在保证金账户里，券商冻结的钱会少于全额现金，亏损却不会变少。',
      ],
    },
    'the-same-shape': {
      title: '和备兑看涨是同一个形状',
      text: [
        '比一比两张损益图：行权价以上盈利封顶，以下承担股票的亏损。行权价和到期日都相同的备兑看涨与现金担保卖出看跌，除了利息和股息，价值是一样的。这就是[看涨看跌平价](term:put-call-parity)。',
        '不同的是起点：一个从股票开始，一个从现金开始。',
        '有些交易者来回循环：卖看跌，直到接到股票；再卖看涨，直到股票被买走。行情平静时收权利金，大跌时股票的亏损一分不少。',
      ],
    },
    'open-a-put': {
      title: '动手试试：换个市场建仓',
      text: [
        '行权价保持 {put.strike}。',
        '- 把股价调到 $47。权利金里还有多少是[时间价值](term:time-value)？',
        '- 把天数调到 7。权利金变小了，平均到每天呢？',
        '- 提高波动率，直到权利金翻倍。发生什么事，会让这笔交易变成坏交易？',
      ],
    },
  },
  'long-call': {
    'direction-and-time': {
      title: '方向、幅度、时间',
      text: [
        '买入看涨，股价上涨就有机会获利。付出权利金，最多也只亏权利金。',
        '它要同时做对三件事：方向对，幅度够，而且都在**到期之前**发生。持有股票只要第一件，还可以等。',
        '日子一天天过去，期权会损失[时间价值](term:time-decay)。[隐含波动率](term:implied-volatility)下降也会亏，财报刚公布时就常常这样。',
      ],
    },
    'call-in-numbers': {
      title: '看一张看涨的数字',
      text: [
        '行权价 {call.strike}、还有 {call.days} 天到期的看涨期权，每股 {call.premium}，一张 {call.debit}。买 100 股要 {shares.cost}。',
        '- 到期时的盈亏平衡点是 {call.breakeven}。',
        '- 涨到 $60，盈利 {call.profitAt(60)}；持有股票会赚 {shares.profitAt(60)}。',
        '- 停在 {call.spot}，权利金全部亏掉，{call.profitAt(50)}；股票则不赚不亏。',
        '模型给出的[盈利概率](term:probability-of-profit)是 {call.probabilityOfProfit}：赢的次数少，有几次会赢得多。',
      ],
    },
    'hold-a-call': {
      title: '动手试试：持有看涨',
      text: [
        '移动股价，让时间过去，改变波动率。',
        '- 股价停在 {call.spot}，过去一半的天数。权利金少了多少？',
        '- 80 天后股价 $53。方向对了，结果呢？',
        '- 第二天股价 $52，同时把波动率降低 8 个百分点。',
      ],
    },
    'cheap-and-dear': {
      title: '便宜不等于风险小',
      text: [
        '行权价 {cheapCall.strike}、{cheapCall.days} 天到期的看涨只要 {cheapCall.debit}。它的盈亏平衡点是 {cheapCall.breakeven}，路更远，时间更短，盈利概率 {cheapCall.probabilityOfProfit}。',
        '三张这样的看涨，风险就和一张行权价 {call.strike}、{call.days} 天到期的看涨差不多。因为便宜就多买，小风险会变成大风险。',
      ],
    },
  },
  'protective-put': {
    insurance: {
      title: '给股票买保险',
      text: [
        '你持有 100 股，在股价下方买入一张看跌。到期之前，无论跌到多低，都能按行权价卖出。',
        '权利金就是保费。从股价到行权价这一段要自己承担，相当于车险的免赔额。',
        '上涨的收益仍归你，只是要扣掉权利金。多数月份看跌会作废，保险本来就是这样。',
      ],
    },
    'protection-in-numbers': {
      title: '看一个有保护的持仓',
      text: [
        'XYZ 现价 {protectedShares.spot}。行权价 {protectedShares.strike(2)}、还有 {protectedShares.days} 天到期的看跌，每股 {protectedShares.premium(2)}，保 100 股要 {protectedShares.debit}。',
        '- 最多亏 {protectedShares.maxLoss}：跌到 {protectedShares.strike(2)} 的那一段，加上权利金。只有股票，最多会亏 {shares.maxLoss}。',
        '- 跌到 $40，结果是 {protectedShares.profitAt(40)}；没有看跌则是 {shares.profitAt(40)}。',
        '- 涨到 $60，结果是 {protectedShares.profitAt(60)}；没有看跌则是 {shares.profitAt(60)}。',
        '股价要涨到 {protectedShares.breakeven}，才赚回保费。一次接一次地买，加起来会占掉股票收益的一大块。',
      ],
    },
    'hold-protected-shares': {
      title: '动手试试：持有受保护的股票',
      text: [
        '移动股价，先看第一天，再看以后。',
        '- 明天就跌到 $43，和最后一天才跌到 $43，哪个亏得少？为什么？',
        '- 股价不动，让天数走完。这份保险花了多少？',
      ],
    },
    'put-or-stop': {
      title: '看跌还是止损单',
      text: [
        '[止损单](term:stop-loss)不用花钱，但它按下一个能成交的价格卖出。隔夜[跳空](term:gap)之后，可能远低于止损价；一小时后股价反弹，你也已经卖掉了。',
        '看跌不怕跳空，也不怕反复，代价是要付钱，而且有期限。',
        '人人害怕的时候，看跌最贵。[领口策略](term:collar)用卖出看涨的收入来付看跌的钱，代价是放弃一部分涨幅。',
      ],
    },
  },
  'order-entry': {
    'four-kinds-of-orders': {
      title: '开仓还是平仓，买还是卖',
      text: [
        '期权订单要写明对持仓的作用：',
        '- **买入开仓**和**卖出平仓**：用于你拥有的期权。',
        '- **卖出开仓**和**买入平仓**：用于你卖出的期权。',
        '已经有股票时，备兑看涨就是一张“卖出开仓”。连股票一起买，是一张按净价成交的组合订单，英文叫 buy-write。',
        '发送之前，把订单念一遍：代码、到期日、行权价、看涨还是看跌、张数、每股价格。代价最大的错误，大多是填错。',
      ],
    },
    'limit-at-the-mid': {
      title: '在中间价附近限价',
      text: [
        '[限价单](term:limit-order)写明你能接受的最差价格。市价单什么价格都接受，而期权市场上什么价格都可能出现。',
        '[中间价](term:mid-price)是买价和卖价的中点。详见[读懂期权链](lesson:reading-the-chain/bid-ask-mid-last)。常见的做法是从中间价开始，一两分钟没有成交，就让一两美分，让到事先定好的底线为止。',
        '当日单收盘就失效。**撤单前有效**（GTC）的订单一直挂着，也可能在消息已经变了的早上成交。',
      ],
    },
    'what-a-fill-costs': {
      title: '成交的代价',
      text: [
        '{quoted.strike} 看涨的买价 {quoted.bid}，卖价 {quoted.ask}，中间价 {quoted.premium}。按买价卖出，一张收 {quoted.creditAtQuotes}；按中间价是 {quoted.credit}。',
        '按买价卖出、再按卖价买回，别的什么都没变，一张就要花 {quoted.spreadCost}，是权利金的 {quoted.spreadPercent}。',
        '交易清淡时，同一张看涨可能报 {thin.bid} 到 {thin.ask}。一来一回 {thin.spreadCost}，是权利金的 {thin.spreadPercent}。报价太差，就是换行权价、换到期日、换股票的理由。',
      ],
    },
    fills: {
      title: '成交',
      text: [
        '多张合约的订单可能分几次成交，价格各不相同。挂在中间价，也可能一张都不成交，没有人保证按它成交。',
        '开盘头几分钟和消息公布前后，报价最宽。美股期权只在正常交易时段交易，股票本身在盘前盘后也会动。',
        '成交价好得出奇，就再看一眼：也许股价已经动了，也许买卖的不是你以为的那张合约。',
      ],
    },
  },
  size: {
    'loss-first': {
      title: '先算亏损，再定张数',
      text: [
        '张数决定看错时的代价，所以[仓位](term:position-size)从最大亏损算起，而不是从盼着赚多少算起。',
        '假设账户 {call.account}，一笔交易最多亏其中的 {call.riskPercent}，也就是 {call.riskBudget}。{call.debit} 的看涨可能全部亏掉，所以能做 {call.contractsInBudget} 张；{cheapCall.debit} 的看涨能做 {cheapCall.contractsInBudget} 张。',
        '每个交易者都会遇到连续亏损的时候。连亏十次，每次 {call.riskPercent}，一共亏掉账户的五分之一左右；每次押四分之一，连亏四次账户就没了。',
      ],
    },
    'how-many-calls': {
      title: '动手试试：能做几张',
      text: [
        '这是行权价 {cheapCall.strike} 的看涨，账户 {cheapCall.account}，张数向下取整。',
        '- 把波动率提高到 60%，现在能做几张？',
        '- 把天数调到 5，能做很多张。为什么这不是全买的理由？',
      ],
    },
    'trades-with-shares': {
      title: '背后有股票的交易',
      text: [
        '备兑看涨按同样的规则，能做 {covered.contractsInBudget} 张：最大亏损 {covered.maxLoss}，等于买股票的全部成本。',
        '所以备兑看涨和现金担保卖出看跌按股票来定仓位：看有多少钱集中在这一只股票上，看大跌一次要亏多少。跌到 $40，备兑看涨是 {covered.profitAt(40)}，已是预算 {covered.riskBudget} 的两倍多。',
        '权利金小，容易让人忘记这一点。觉得每张都没事，卖出五张看跌，就是答应买入 500 股。',
        '[资金管理](/options/capital)页面可以设置限额，并指出哪笔未平仓的交易超过了限额。',
      ],
    },
  },
  'plan-the-exit': {
    'three-exits': {
      title: '写在纸上的三种离场',
      text: [
        '计划要在下单之前写，那时还没有利害关系。下单之后，每个价位看上去都像是再等等的理由。',
        '- **盈利**：赚到多少平仓。',
        '- **亏损**：亏到多少平仓。',
        '- **日期**：到哪一天，不管盈亏都平仓或者重新决定。',
        '再加一句话：为什么做这笔交易？理由没有了，交易就结束，不论盈亏。',
      ],
    },
    'exits-of-the-four': {
      title: '四种交易常见的离场',
      text: [
        '- **备兑看涨**：赚到大部分权利金就买回看涨；或者让股票被买走；或者把看涨[移仓](term:rolling)到更远的到期日。如果不再想持有股票，就两边一起平掉；只卖股票，剩下的就是裸卖看涨。',
        '- **现金担保卖出看跌**：赚到一半或更多就买回；或者按承诺接下股票；或者亏到权利金的两倍之类的数额就平仓。',
        '- **买入看涨**：赚到事先定好的数额就卖出；或者权利金亏掉一半就卖出；或者在到期前几周、时间价值开始加速消失时卖出。',
        '- **保护性看跌**：作为保险放到定好的日期；股票卖了，看跌也卖掉；或者在最后几周之前移到更远的到期日。',
        '这些是交易者的习惯，本身并不赚钱。它们的作用，是把压力之下的决定，变成冷静时的决定。',
      ],
    },
    'rehearse-the-exit': {
      title: '动手试试：演练离场',
      text: [
        '这是行权价 {covered.strike(2)} 的备兑看涨，权利金的一半是 {covered.halfOfCredit}。',
        '- 15 天后 XYZ 在 $51。结果是多少，再等下去还能多赚多少？',
        '- 15 天后 XYZ 在 $45。计划会在亏多少时平仓？',
        '- 15 天后 XYZ 在 $56。为什么还没有拿到最大盈利？',
      ],
    },
  },
  'record-the-fills': {
    'what-to-write-down': {
      title: '记下什么',
      text: [
        '成交价是订单真正做成的价格。盈亏从它算起，不从屏幕上的报价算起。',
        '- 日期和时间、合约、买还是卖、张数',
        '- **每条腿**、每次部分成交的每股价格',
        '- 佣金和费用',
        '- 当时的中间价，以及做这笔交易的理由',
        '平仓、移仓、行权、指派和到期，都照样再记一遍。作废的期权，按零平仓。',
      ],
    },
    'plan-and-fill': {
      title: '计划与成交',
      text: [
        '假设计划按中间价 {thin.premium} 卖出 {thin.strike} 看涨，收 {thin.credit}；实际按买价 {thin.bid} 成交，收 {thin.creditAtQuotes}。',
        '差额就是[滑点](term:slippage)。单看一笔不起眼，一年下来往往是最大的成本，只有记录的人才知道。',
      ],
    },
    'on-this-site': {
      title: '在本站记录',
      text: [
        '计划保存在[策略总览](/options/strategies)里。订单成交后，在那里填入每条腿的成交价、时间和佣金来开仓，这些成交就是成本。',
        '平仓的交易进入[交易历史](/options/history)，[业绩表现](/options/performance)算出合计：胜率、平均盈利、平均亏损。做过二三十笔之后，它比记忆可靠。',
        '工具坊不会根据计划发送订单。你的记录应当与券商的对账单一致。',
      ],
    },
  },
  assignment: {
    'how-it-happens': {
      title: '怎么发生',
      text: [
        '有买方行权，就有一个卖方被选中、被[指派](term:assignment)，通常靠抽签。通知在收盘之后发出，一般第二天早上之前就能看到，没有人事先问你。',
        '到期时，只要有一美分的内在价值，期权就会行权，除非买方要求不行权。在此之前行权很少见，因为会放弃时间价值。',
        '指派不是处罚。对备兑看涨和现金担保卖出看跌来说，它是计划中的两种结局之一。',
      ],
    },
    'the-covered-call-is-assigned': {
      title: '备兑看涨被指派',
      text: [
        '100 股按 {covered.strike(2)} 卖出，权利金仍归你，合计盈利 {covered.maxProfit}，是投入资金的 {covered.returnIfCalled}。',
        '它也可能提前发生。如果[股息](term:ex-dividend-date)大于看涨剩余的时间价值，买方在除息日前一天行权就划算。卖方交出股票，也拿不到股息。',
        '想留下股票和股息的人，会在那天之前把看涨买回或移仓。',
      ],
    },
    'the-put-is-assigned': {
      title: '卖出看跌被指派',
      text: [
        '现金按 {put.strike} 换成 100 股，而市价已经更低。扣除权利金，每股成本 {put.breakeven}。市价在 $44，已经是 {put.profitAt(44)}。',
        '深度实值的看跌可能被提前指派，因为买方更想现在就拿到现金。',
        '接下来的问题和任何股票一样：按今天的价格，还值得持有吗？当初的成本回答不了。',
      ],
    },
    'bought-options-on-the-last-day': {
      title: '买入的期权在最后一天',
      text: [
        '你买入的看涨到期时是实值，就会变成按 {call.strike} 买入的 100 股。账户里钱不够，券商可能在最后几小时卖掉期权，或者周一卖掉股票。',
        '所以买入的期权大多在最后一天之前卖出：还能拿到时间价值，行权就白白放弃了。',
        '保护性看跌到期时是实值，会按行权价卖掉你的股票。想留下股票，就要在此之前卖掉手里的看跌。',
        '[策略向导](/options/wizard)能为任何一只股票算出这四种交易。本课程讲解它们的原理，是教学，不是投资建议。',
      ],
    },
  },
};
