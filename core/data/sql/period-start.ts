import { sql, type SqlText } from './sql-text.ts';

export const PERIODS = ['hour', 'day', 'week', 'month', 'quarter', 'year', 'decade'] as const;
export type Period = (typeof PERIODS)[number];

/** The unit in quotes, as `date_trunc` takes it. */
function unitOf(period: Period): SqlText {
  switch (period) {
    case 'hour':
      return sql`'hour'`;
    case 'day':
      return sql`'day'`;
    case 'week':
      return sql`'week'`;
    case 'month':
      return sql`'month'`;
    case 'quarter':
      return sql`'quarter'`;
    case 'year':
      return sql`'year'`;
    case 'decade':
      return sql`'decade'`;
    default:
      return period satisfies never;
  }
}

/**
 * The first day of the period in which a date or moment lies; the first moment of an hour. Weeks begin on Monday.
 *
 * DuckDB 1.4 takes the result of `date_trunc` for never missing (in its statistics), and then shows dates of the year
 * 5877642 BC for missing ones or sorts them first. The CASE around it says that it may be missing.
 */
export function periodStart(period: Period, at: SqlText): SqlText {
  const start = sql`date_trunc(${unitOf(period)}, ${at})`;
  return period === 'hour'
    ? sql`case when ${at} is not null then ${start}::timestamp end`
    : sql`case when ${at} is not null then ${start}::date end`;
}
