import type { OptionsMeasuresTexts } from './en.ts';

export const zhCN: OptionsMeasuresTexts = {
  'analysis.measure.smile':
    '概率按该到期日各行权价的隐含波动率计算：远期价 {forward} 处 {volatility}，利率 {rate}。',
  'analysis.measure.riskNeutralLognormal':
    '概率按风险中性对数正态分布计算，所有行权价用同一波动率 {volatility}，远期价 {forward}，利率 {rate}。',
  'analysis.measure.zeroDrift': '概率按零漂移计算，所有行权价用同一波动率 {volatility}。',
  'analysis.measure.own': '概率按你自己的看法计算：漂移率 {drift}，波动率 {volatility}。',
  'analysis.measure.range': '概率按你自己的看法计算：到期价落在你的目标区间内。',
  'analysis.measure.pastMoves': '概率按该股票过去的涨跌计算。',
  'analysis.missing.possiblePrices': '你的看法没有留下任何可能的价位，因此没有概率。',
  'analysis.missing.pastMoves': '该股票过去的每日收盘价太少，因此没有概率。',
  'measures.rangeFrom': '目标区间下限',
  'measures.rangeTo': '目标区间上限',
  'analysis.noFit': '该到期日的报价无法拟合，因此以单一波动率代替波动率微笑。',
  'analysis.by.smile': '按波动率微笑',
  'analysis.withoutFit': '微笑无法拟合',
  'analysis.by.riskNeutralLognormal': '按单一波动率',
  'analysis.by.zeroDrift': '按零漂移',
  'analysis.by.own': '按自己的看法',
  'analysis.by.range': '按自己的目标区间',
  'analysis.by.pastMoves': '按过去的涨跌',
  'analysis.noMeasure': '缺少平值隐含波动率，无法估算概率。',
  'analysis.dividends': '盈亏已计入持股的股息：每股 {sum}，除息日截至 {day}。',
  'analysis.dividendsOwed': '盈亏已计入卖空股票应付的股息：每股 {sum}，除息日截至 {day}。',
  'analysis.noDividends': '股票在到期前的股息未知，因此未计入。',
  'analysis.expectedAfter': '{day}（{announced} 之后为预计，尚未公布）',
  'analysis.left': '最大亏损已计入 {day} 之后仍未到期的合约：{legs}。其余数字只算到 {day}。',
  'analysis.left.call': '{day} {strike} 看涨空头 {quantity} 张',
  'analysis.left.put': '{day} {strike} 看跌空头 {quantity} 张',
  'analysis.booked': '所有盈亏均已计入已实现盈亏、佣金和已到期合约 {amount}。',
};
