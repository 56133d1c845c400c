export const en = {
  'earnings.calendar': 'Calendar of reports',
  'earnings.show': 'Show',
  'earnings.scope.all': 'All',
  'earnings.scope.watchlist': 'Watchlist',
  'earnings.scope.positions': 'My positions',
  'earnings.earlier': 'Four weeks earlier',
  'earnings.later': 'Four weeks later',
  'earnings.now': 'Today',
  'earnings.estimated': 'estimated',
  'earnings.more': '+{count} more',
  'earnings.failed': 'Couldn’t load earnings',
  'earnings.none': 'No reports',
  'earnings.noneIn.all': 'No company reports in these four weeks.',
  'earnings.noneIn.watchlist': 'No company on your watchlist reports in these four weeks.',
  'earnings.noneIn.positions': 'No company you have a position in reports in these four weeks.',
  'earnings.noCalendar': 'No calendar of reports',
  'earnings.noCalendarText':
    'The market data in use has no earnings dates. An operator can upload them in the console.',
  'earnings.toStock': 'Open stock',
  'earnings.planStraddle': 'Plan a straddle',
  'earnings.noNext': 'No report is known for the next six months.',
  'earnings.straddle': 'Straddle',
  'earnings.straddleAbout': 'Strike {strike}, {expiry}, costs {price}',
  'earnings.straddleMissing': 'No two-sided quotes at the money',
  'earnings.event': 'Priced in for the report',
  'earnings.eventMissing': 'The term structure doesn’t show it',
  'earnings.usual': 'Past reports',
  'earnings.usualAbout':
    '{count, plural, one {Root mean square of {count} move} other {Root mean square of {count} moves}}',
  'earnings.iv': 'IV with → without',
  'earnings.ivAbout': 'First expiry after the report',
  'earnings.dearer':
    'Options price in {ratio} times the usual move: the report is dearer than those before it turned out.',
  'earnings.cheaper':
    'Options price in {ratio} times the usual move: the report is cheaper than those before it turned out.',
  'earnings.noPast': 'No past report with prices before and after it.',
  'earnings.past': 'Past reports',
  'earnings.report': 'Report',
  'earnings.move': 'Move',
  'earnings.picture': 'Picture of the move',
  'earnings.gap': 'At the open',
  'earnings.ivBeforeAfter': 'IV before → after',
  'earnings.note':
    'The straddle is the mean move until its expiry that buyers pay for. What is priced in for the report is one standard deviation, from the term structure of volatility. Moves run from the close before the report to the close after it. Past moves say nothing certain about the next one.',
} as const;

export type OptionsEarningsTexts = Record<keyof typeof en, string>;
