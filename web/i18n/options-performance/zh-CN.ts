import type { OptionsPerformanceTexts } from './en.ts';

export const zhCN = {
  'performance.benchmark': '与 SPY 对比',
  'performance.account': '你的已平仓交易',
  'performance.drawdown': '最大回撤 {percent}',
  'performance.excess': '超额收益',
  'performance.excessNote': '你的交易减 SPY',
  'performance.correlation': '相关系数',
  'performance.beta': '贝塔 {beta}',
  'performance.tooFewDays': '需要 {returns} 个有价格的交易日，且至少 {results} 天有交易平仓',
  'performance.curves': '{from} 至 {to}：你的已平仓交易 {account}，SPY {spy}',
  'performance.read': '{name} {percent}',
  'performance.method':
    '每笔盈亏计在平仓当日，按当日资金折算为百分比；存入和取出不算盈亏。SPY 按收盘价计算，不含股息。',
  'performance.laterStart': 'SPY 价格从 {date} 起才有，对比从该日开始。',
  'performance.missing': '有 {count} 个交易日没有 SPY 收盘价，以前一个收盘价代替。',
  'performance.simulated': 'SPY 价格为模拟数据，对比结果不代表真实市场。',
  'performance.noPrices': '这段时间没有 SPY 价格，无法对比。',
  'performance.noCapital': '这些交易已亏完全部资金，无法按百分比对比。',
  'performance.benchmarkFailed': 'SPY 价格加载失败，请检查网络后重试',
} satisfies OptionsPerformanceTexts;
