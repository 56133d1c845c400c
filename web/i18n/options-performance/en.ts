export const en = {
  'performance.benchmark': 'Compared with SPY',
  'performance.chart': 'Chart',
  'performance.oneDay': 'The results of one day make no curve yet.',
  'performance.groups': 'Results by',
  'performance.account': 'Your closed trades',
  'performance.drawdown': 'Max drawdown {percent}',
  'performance.excess': 'Excess return',
  'performance.excessNote': 'your trades less SPY',
  'performance.correlation': 'Correlation',
  'performance.beta': 'Beta {beta}',
  'performance.tooFewDays':
    'needs {returns, plural, one {{returns} session} other {{returns} sessions}} with prices and {results, plural, one {{results} day} other {{results} days}} on which a trade ended',
  'performance.curves': '{from} to {to}: your closed trades {account}, SPY {spy}',
  'performance.read': '{name} {percent}',
  'performance.method':
    'Each result counts on the day its trade ended, in percent of your capital that day; deposits and withdrawals are not results. SPY goes by closing prices, without dividends.',
  'performance.laterStart': 'SPY prices begin on {date}, so the comparison begins there.',
  'performance.missing':
    '{count, plural, one {One session has} other {{count} sessions have}} no SPY close; the close before stands in.',
  'performance.simulated':
    'These SPY prices are simulated: the comparison says nothing about the real market.',
  'performance.noPrices': 'No SPY prices for these days, so there is nothing to compare with.',
  'performance.noCapital':
    'These trades lost all of the capital, so there is no percentage to compare.',
  'performance.benchmarkFailed': 'Couldn’t load SPY prices. Check your connection and try again',
  'performance.byLimit': 'By limit',
  'performance.limit': 'At opening',
  'performance.limit.within': 'Within all limits',
  'performance.limit.beyond': 'Beyond at least one limit',
  'performance.limit.freeCapital': 'Above the free capital',
  'performance.limit.riskPerTrade': 'Above the risk per trade',
  'performance.limit.totalExposure': 'Above the total exposure',
  'performance.limit.maxRiskExposure': 'Above the maximum risk',
  'performance.limit.maxHoldingDays': 'Longer than the holding time',
  'performance.limit.stopLossPerTrade': 'Above the stop-loss per trade',
  'performance.limit.stopLossTotal': 'Above the total stop-loss',
  'performance.limit.stopLossMonthly': 'Above the monthly stop-loss',
  'performance.limit.unknown': 'Maximum loss unknown',
  'performance.byLimitNote':
    'Each trade is judged by your limits of today, with its maximum loss, your capital and your other trades on the day it was opened. A trade beyond several limits counts under each of them.',
} as const;

export type OptionsPerformanceTexts = Record<keyof typeof en, string>;
