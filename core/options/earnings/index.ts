export { earningsReactions, usualReaction } from './earnings-reaction.ts';
export type { EarningsReaction } from './earnings-reaction.ts';
export { withReportCounts } from './with-report-counts.ts';
export { ReadEarningsFigures } from './use-cases/read-earnings-figures.ts';
export type { EarningsFigures, ReportStraddle } from './use-cases/read-earnings-figures.ts';
export { ReadEarningsCalendar } from './use-cases/read-earnings-calendar.ts';
export type { NamedReport } from './use-cases/read-earnings-calendar.ts';
