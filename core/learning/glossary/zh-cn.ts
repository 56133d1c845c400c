import type { TermTexts } from './terms.ts';

export const zhCN: TermTexts = {
  'american-option': {
    name: '美式期权',
    text: '在[到期日](term:expiry)之前任何一天都可以行权的期权。美股期权是美式期权。',
  },
  assignment: {
    name: '指派',
    text: '[行权](term:exercise)的另一面：某个卖方被选中，必须按行权价交出或接收股票。',
  },
  'at-the-money': {
    name: '平值',
    text: '行权价与股价接近的期权，在同一到期日中[时间价值](term:time-value)最大。',
  },
  backspread: {
    name: '反比率价差',
    text: '卖出一张，同时买入更多张更虚值的同类期权。股价朝一个方向大幅变动时盈利，停在买入腿附近时亏损最大。',
  },
  'bid-ask-spread': {
    name: '买卖价差',
    text: '买价是买方的出价，卖价是卖方的要价。两者之差是每笔交易的成本。',
  },
  'black-scholes': {
    name: 'Black–Scholes 模型',
    text: '由股价、行权价、时间、利率、股息和一个波动率算出期权价格的公式。课程里的数字都由它算出。',
  },
  'box-spread': {
    name: '箱式套利',
    text: '在一个行权价上[合成](term:synthetic-position)买入，在另一个行权价上合成卖出。无论股价多少，到期都值两个行权价之差，所以它实际上是一笔借贷。',
  },
  breakeven: {
    name: '盈亏平衡点',
    text: '到期时持仓不赚不亏的股价，一个持仓可以有多个。',
  },
  'broken-wing-butterfly': {
    name: '断翼蝶式',
    text: '一侧翼比另一侧更远的[蝶式](term:butterfly)。远的一侧承担更多风险，换来更低的成本。',
  },
  butterfly: {
    name: '蝶式',
    text: '同类型期权：低行权价买一张，中间行权价卖两张，高行权价买一张。到期股价在中间行权价时盈利最大。',
  },
  'calendar-spread': {
    name: '日历价差',
    text: '同一行权价，卖出近月，买入远月。股价停在行权价附近，或者[隐含波动率](term:implied-volatility)上升时盈利。',
  },
  call: {
    name: '看涨期权',
    text: '在[到期日](term:expiry)之前按[行权价](term:strike)买入股票的权利。',
  },
  'cash-secured-put': {
    name: '现金担保卖出看跌',
    text: '卖出[看跌期权](term:put)，同时留足按行权价买入股票的现金。卖方收了钱，承诺在行权价买入。',
  },
  closing: {
    name: '平仓',
    text: '卖出买入的期权，买回卖出的期权，在到期之前了结权利和义务。',
  },
  collar: {
    name: '领口策略',
    text: '持有股票，在下方买入[看跌](term:put)，在上方卖出[看涨](term:call)。用卖出的钱支付保护的成本，亏损和盈利都有限。',
  },
  condor: {
    name: '鹰式',
    text: '四个行权价的同类型期权：外侧两张买入，内侧两张卖出。到期股价落在内侧两个行权价之间时盈利最大。',
  },
  'contract-multiplier': {
    name: '合约乘数',
    text: '一张合约对应的股数，美股标准期权是 100 股。报价乘以乘数才是一张合约的价钱。',
  },
  'covered-call': {
    name: '备兑看涨',
    text: '持有股票，同时卖出[看涨期权](term:call)：现在收取权利金，放弃行权价以上的涨幅。',
  },
  credit: {
    name: '净收入',
    text: '建仓时收到的权利金减去付出的权利金。',
  },
  'credit-spread': {
    name: '贷方价差',
    text: '卖出腿比买入腿贵、建仓时收钱的价差。净收入就是最大盈利。',
  },
  debit: {
    name: '净支出',
    text: '建仓时付出的权利金减去收到的权利金。',
  },
  'debit-spread': {
    name: '借方价差',
    text: '买入腿比卖出腿贵、建仓时付钱的价差。净支出就是最大亏损。',
  },
  delta: {
    name: 'Delta',
    text: '股价上涨一美元时期权价值的变化。Delta 为 50 的持仓，涨跌相当于 50 股股票。',
  },
  'delta-neutral': {
    name: 'Delta 中性',
    text: '[Delta](term:delta) 接近零的持仓，股价小幅变动几乎没有影响。股价走远以后，它就不再中性。',
  },
  'diagonal-spread': {
    name: '对角价差',
    text: '买入远月，卖出另一个行权价的近月，可以看作带方向的[日历价差](term:calendar-spread)。',
  },
  dividend: {
    name: '股息',
    text: '公司按每股派发的钱。看涨期权的持有人拿不到，所以股息使看涨便宜、看跌变贵。',
  },
  drawdown: {
    name: '回撤',
    text: '账户从历史最高值跌下来的幅度。亏掉一半，要再翻一倍才能回本。',
  },
  'early-exercise': {
    name: '提前行权',
    text: '在到期之前[行权](term:exercise)。这会放弃时间价值，所以只有除息前的看涨和深度实值的看跌才可能划算。',
  },
  'european-option': {
    name: '欧式期权',
    text: '只能在到期时行权的期权。大多数美股指数期权是欧式，以现金结算。',
  },
  'event-volatility': {
    name: '事件波动率',
    text: '[隐含波动率](term:implied-volatility)中属于某个已知事件（例如财报）的部分，事件过后就消失。',
  },
  'ex-dividend-date': {
    name: '除息日',
    text: '从这一天起买入股票不再得到下一次股息，股价通常下跌约等于股息的金额。',
  },
  exercise: {
    name: '行权',
    text: '行使期权的权利，按行权价买卖股票。',
  },
  expectancy: {
    name: '期望收益',
    text: '平均每笔交易的结果：盈利概率乘盈利额，减去亏损概率乘亏损额。光有高[胜率](term:win-rate)，期望不一定为正。',
  },
  'expected-move': {
    name: '预期波动',
    text: '由[隐含波动率](term:implied-volatility)算出的、到某个到期日为止股价的一个[标准差](term:standard-deviation)。按模型，股价约有 68% 的机会落在这个范围内。',
  },
  expiry: {
    name: '到期日',
    text: '期权的最后一天，过后权利作废。',
  },
  'forward-volatility': {
    name: '远期波动率',
    text: '由两个到期日推出的、两者之间那段时间的波动率。可以按时间相加的是方差，不是波动率。',
  },
  'front-expiry': {
    name: '近月到期',
    text: '持仓中最早的到期日。多个到期日的持仓，损益图画的是这一天的结果，剩下的合约按模型估值。',
  },
  gamma: {
    name: 'Gamma',
    text: '股价上涨一美元时 [Delta](term:delta) 的变化。平值期权临近到期时 Gamma 最大。',
  },
  'gamma-scalping': {
    name: 'Gamma 刮头皮',
    text: '买入期权后反复对冲 [Delta](term:delta)：涨了卖股票，跌了买股票。股价的波动超过 [Theta](term:theta) 的成本，就能赚钱。',
  },
  gap: {
    name: '跳空',
    text: '股价在两笔成交之间直接跳到另一价位，多发生在隔夜或消息公布时。跳空之中，止损单无法成交。',
  },
  hedge: {
    name: '对冲',
    text: '在另一笔持仓亏损时盈利的持仓。它降低风险，代价是成本或者部分盈利。',
  },
  'implied-volatility': {
    name: '隐含波动率',
    text: '使定价模型得出期权市价的波动率，反映市场预期的波动幅度，按年化百分比表示。',
  },
  'in-the-money': {
    name: '实值',
    text: '现在结束就有收益的期权：行权价低于股价的看涨，或行权价高于股价的看跌。',
  },
  'intrinsic-value': {
    name: '内在价值',
    text: '期权现在结束能拿到的钱，不会小于零。',
  },
  'iron-butterfly': {
    name: '铁蝶式',
    text: '卖出[跨式](term:straddle)，同时在下方买入看跌、在上方买入看涨来限制亏损。',
  },
  'iron-condor': {
    name: '铁鹰式',
    text: '在股价下方卖出看跌价差，在上方卖出看涨价差。股价停在两个卖出行权价之间就盈利。',
  },
  'iv-crush': {
    name: '波动率骤降',
    text: '等待的消息公布以后，[隐含波动率](term:implied-volatility)突然下降。即使看对方向，期权也可能贬值。',
  },
  'iv-percentile': {
    name: 'IV 百分位',
    text: '过去一年中，[隐含波动率](term:implied-volatility)低于当前值的交易日所占比例。',
  },
  'iv-rank': {
    name: 'IV 排名',
    text: '当前[隐含波动率](term:implied-volatility)在过去一年最低值（0%）与最高值（100%）之间的位置。一次飙升会让它连续几个月偏低。',
  },
  'jade-lizard': {
    name: '翡翠蜥蜴',
    text: '卖出看跌，再在上方卖出看涨价差。净收入不小于看涨价差的间距时，上涨不会亏损。',
  },
  leg: {
    name: '合约腿',
    text: '组合持仓中的一项，可以是一种合约，也可以是股票。',
  },
  'limit-order': {
    name: '限价单',
    text: '写明最差成交价的订单。期权通常用限价单，市价单等于把价格交给对方。',
  },
  liquidity: {
    name: '流动性',
    text: '能否方便地按合理价格成交：[买卖价差](term:bid-ask-spread)窄，成交量和未平仓合约多。',
  },
  long: {
    name: '买方',
    text: '买入了期权或股票的一方，拥有权利。',
  },
  margin: {
    name: '保证金',
    text: '券商为可能的亏损冻结的资金。卖出期权时，行情不利会要求追加。',
  },
  'max-loss': {
    name: '最大亏损',
    text: '在所有可能的股价中，持仓到期最多亏多少。有的持仓没有上限。',
  },
  'max-profit': {
    name: '最大盈利',
    text: '在所有可能的股价中，持仓到期最多赚多少。',
  },
  'mid-price': {
    name: '中间价',
    text: '买价和卖价的中点，是合理价格的初步估计，但没有人保证按它成交。',
  },
  'naked-option': {
    name: '裸卖期权',
    text: '没有股票或其他期权对应的卖出期权。裸卖看涨的亏损没有上限。',
  },
  'open-interest': {
    name: '未平仓合约',
    text: '尚未平仓的合约数量，每天统计一次。',
  },
  'option-chain': {
    name: '期权链',
    text: '某个到期日所有行权价的报价表，一边是看涨，一边是看跌。',
  },
  'out-of-the-money': {
    name: '虚值',
    text: '现在结束没有收益的期权，价格全部是[时间价值](term:time-value)。',
  },
  'payoff-chart': {
    name: '损益图',
    text: '把持仓的到期盈亏按股价画成的图。',
  },
  'pin-risk': {
    name: '钉住风险',
    text: '到期时股价正好停在卖出行权价附近，卖方不知道会不会被指派。',
  },
  'portfolio-greeks': {
    name: '组合希腊字母',
    text: '所有持仓的希腊字母相加，能看出单笔交易看不到的风险。',
  },
  'position-size': {
    name: '仓位',
    text: '一笔交易做多少张合约，决定看错时的代价。',
  },
  premium: {
    name: '权利金',
    text: '期权的价格，按每股报价。一张 100 股的合约是它的一百倍。',
  },
  'probability-of-profit': {
    name: '盈利概率',
    text: '按价格模型算出的、到期时持仓盈利的机会。它不说明盈利和亏损有多大。',
  },
  'protective-put': {
    name: '保护性看跌',
    text: '持有股票，同时买入[看跌期权](term:put)：付权利金买保险，给亏损定一个底。',
  },
  put: {
    name: '看跌期权',
    text: '在[到期日](term:expiry)之前按[行权价](term:strike)卖出股票的权利。',
  },
  'put-call-parity': {
    name: '看涨看跌平价',
    text: '同一行权价买入看涨、卖出看跌，价值等于股价减去行权价的现值。适用于不派息的欧式期权，否则就有无风险套利。',
  },
  'ratio-spread': {
    name: '比率价差',
    text: '买入一张，卖出更多张更虚值的同类期权。成本很低甚至收钱，但越过卖出行权价后风险敞开。',
  },
  'realised-loss': {
    name: '已实现亏损',
    text: '已经平仓的合约产生的亏损。以后的交易可以赚回来，但不能抹掉它。',
  },
  'realised-volatility': {
    name: '实际波动率',
    text: '股价实际的波动幅度：日收益率的标准差，按年化百分比表示。',
  },
  'return-on-risk': {
    name: '风险回报率',
    text: '最大盈利占最大亏损的百分比。',
  },
  rho: {
    name: 'Rho',
    text: '利率上升一个百分点时期权价值的变化，到期时间长的期权才明显。',
  },
  'risk-reversal': {
    name: '风险逆转',
    text: '卖出看跌，在上方买入看涨（或者反过来），用很少的权利金甚至不花钱看一个方向。',
  },
  rolling: {
    name: '移仓',
    text: '平掉一张期权，同时开一张到期更晚或行权价不同的期权。这是两笔交易：一笔结束，一笔开始。',
  },
  settlement: {
    name: '结算',
    text: '期权如何了结：交收股票，或者以现金支付。',
  },
  short: {
    name: '卖方',
    text: '卖出了期权的一方，承担买方可能要求履行的义务。',
  },
  skew: {
    name: '偏斜',
    text: '下方看跌与上方看涨的[隐含波动率](term:implied-volatility)之差。美股通常是下方看跌更高。',
  },
  slippage: {
    name: '滑点',
    text: '计划价格与实际成交价之差。腿越多，滑点越大。',
  },
  'standard-deviation': {
    name: '标准差',
    text: '偏离平均值的典型幅度。按正态分布，约 68% 的结果落在一个标准差以内。',
  },
  'stop-loss': {
    name: '止损',
    text: '交易之前定好的、亏到就平仓的金额。[跳空](term:gap)可能直接越过它。',
  },
  straddle: {
    name: '跨式',
    text: '同一行权价的看涨和看跌，一起买入或一起卖出。买入跨式在股价大涨或大跌时盈利。',
  },
  strangle: {
    name: '宽跨式',
    text: '下方的看跌和上方的看涨，一起买入或一起卖出。比[跨式](term:straddle)便宜，需要更大的变动。',
  },
  strike: {
    name: '行权价',
    text: '期权约定的买入或卖出价格。',
  },
  'synthetic-position': {
    name: '合成持仓',
    text: '几张期权合起来等同于另一种持仓：同一行权价买入看涨、卖出看跌，涨跌就像持有股票。',
  },
  'term-structure': {
    name: '期限结构',
    text: '各到期日的平值[隐含波动率](term:implied-volatility)。通常随时间升高；事件之前，近月会明显突起。',
  },
  theta: {
    name: 'Theta',
    text: '其他不变时持仓一天的盈亏，也就是以美元表示的[时间损耗](term:time-decay)。',
  },
  'time-decay': {
    name: '时间损耗',
    text: '随着到期日临近，[时间价值](term:time-value)不断减少。平值期权越接近到期减得越快。',
  },
  'time-value': {
    name: '时间价值',
    text: '权利金中超出[内在价值](term:intrinsic-value)的部分，是为将来的可能性付的价格。',
  },
  underlying: {
    name: '标的',
    text: '期权对应的股票、基金或指数。',
  },
  'variance-risk-premium': {
    name: '方差风险溢价',
    text: '[隐含波动率](term:implied-volatility)平均高出随后[实际波动率](term:realised-volatility)的部分，相当于保险的价格。它是平均值，不是保证。',
  },
  vega: {
    name: 'Vega',
    text: '[隐含波动率](term:implied-volatility)上升一个百分点时价值的变化。到期越远，Vega 越大。',
  },
  'vertical-spread': {
    name: '垂直价差',
    text: '同类型、同到期日、两个[行权价](term:strike)，一买一卖。亏损和盈利都有限。',
  },
  'volatility-smile': {
    name: '波动率微笑',
    text: '同一到期日各行权价的[隐含波动率](term:implied-volatility)。如果模型完全准确，它应该是一条水平线。',
  },
  volga: {
    name: 'Volga',
    text: '[隐含波动率](term:implied-volatility)上升一个百分点时 [Vega](term:vega) 的变化。离股价远的期权更大。',
  },
  volume: {
    name: '成交量',
    text: '当天成交的合约或股票数量。',
  },
  'win-rate': {
    name: '胜率',
    text: '盈利交易所占的比例，要和盈利、亏损的大小一起看。',
  },
  wing: {
    name: '翼',
    text: '蝶式或鹰式最外侧的买入期权，用来限制亏损。',
  },
};
