import type { Condition } from '../condition.ts';
import { type Period, periodStart } from '../sql/period-start.ts';
import { identifier, sql } from '../sql/sql-text.ts';
import type { FamilyProfile } from './family-profile.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type TimeUnit = Exclude<Period, 'week'>;

const atOf = (text: string): number =>
  Date.parse(text.length > 10 ? `${text.slice(0, 19)}Z` : `${text}T00:00:00Z`);

/** The finest unit that cuts the time between two moments into at most about 60 parts. */
export function unitOfSpan(least: string, greatest: string): TimeUnit {
  const days = (atOf(greatest) - atOf(least)) / DAY;
  if (days <= 2) return 'hour';
  if (days <= 62) return 'day';
  if (days <= 5 * 366) return 'month';
  if (days <= 15 * 366) return 'quarter';
  return days <= 60 * 366 ? 'year' : 'decade';
}

/** The start of the unit in which a moment lies, and of the one `steps` later. */
function startOf(unit: TimeUnit, at: number, steps: number): number {
  const moment = new Date(at);
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth()];
  const first = (years: number, months: number) => {
    const start = new Date(0);
    start.setUTCFullYear(years, months, 1);
    return start.getTime();
  };
  switch (unit) {
    case 'hour':
      return Math.floor(at / HOUR) * HOUR + steps * HOUR;
    case 'day':
      return Math.floor(at / DAY) * DAY + steps * DAY;
    case 'month':
      return first(year, month + steps);
    case 'quarter':
      return first(year, month - (month % 3) + 3 * steps);
    case 'year':
      return first(year + steps, 0);
    case 'decade':
      return first(Math.floor(year / 10) * 10 + 10 * steps, 0);
    default:
      return unit satisfies never;
  }
}

/** Years that text of the form YYYY-MM-DD can hold. */
const YEARS = /^\d{4}-/;

/** Bins of hours, days, months, quarters, years or decades. Times of day have bins of hours. */
export const timeProfile: FamilyProfile = {
  figures: [],
  bins({ name, type }, from, least, greatest) {
    const column = identifier(name);
    const between = (start: string, end: string): Condition => ({
      kind: 'and',
      of: [
        { kind: 'compare', column: name, operator: '>=', value: start },
        { kind: 'compare', column: name, operator: '<', value: end },
      ],
    });
    if (type === 'time')
      return {
        query: sql`select least(hour(${column}), 23) as bin, count(*) from ${from} where ${column} is not null group by 1 order by 1`,
        read: (rows) => {
          const counts = new Map(rows.map(([hour, number]) => [Number(hour), Number(number)]));
          return Array.from({ length: 24 }, (_, hour) => {
            const start = `${String(hour).padStart(2, '0')}:00:00`;
            const end =
              hour === 23 ? '23:59:59.999999' : `${String(hour + 1).padStart(2, '0')}:00:00`;
            return {
              from: start,
              to: end,
              rows: counts.get(hour) ?? 0,
              condition:
                hour === 23
                  ? { kind: 'compare', column: name, operator: '>=', value: start }
                  : between(start, end),
            };
          });
        },
      };
    if (!YEARS.test(least) || !YEARS.test(greatest)) return null;
    const span = unitOfSpan(least, greatest);
    const unit = type === 'date' && span === 'hour' ? 'day' : span;
    const written = (at: number) => {
      const text = new Date(at).toISOString();
      return unit === 'hour' ? text.slice(0, 19) : text.slice(0, 10);
    };
    const last = atOf(greatest);
    return {
      query: sql`select ${periodStart(unit, column)} as bin, count(*) from ${from} where ${column} is not null group by 1 order by 1`,
      read: (rows) => {
        const counts = new Map(rows.map(([start, number]) => [String(start), Number(number)]));
        const bins = [];
        for (let at = startOf(unit, atOf(least), 0); at <= last; at = startOf(unit, at, 1)) {
          const [start, end] = [written(at), written(startOf(unit, at, 1))];
          bins.push({
            from: start,
            to: end,
            rows: counts.get(start) ?? 0,
            condition: between(start, end),
          });
        }
        return bins;
      },
    };
  },
};
