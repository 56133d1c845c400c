import type { ChartPeriod } from '@toolyard/core/options/settings';
import { addDays, type CalendarDate } from '@toolyard/core/shared';
import type { Timespan } from '../../../../api/generated.ts';
import type { TextId } from '../../../../i18n/texts.ts';

export const PERIODS = ['minute', 'fiveMinutes', 'quarterHour', 'hour', 'day'] as const;
export type Period = (typeof PERIODS)[number];
export const DAILY_RANGES = ['month', 'quarter', 'half', 'year'] as const;
export type DailyRange = (typeof DAILY_RANGES)[number];

interface Span {
  readonly timespan: Timespan;
  readonly multiplier: number;
  /** Calendar days that hold the sessions of the view, weekends and holidays too. */
  readonly days: number;
  /** How many sessions are shown at most; null shows all. */
  readonly sessions: number | null;
  readonly range: TextId;
}

const INTRADAY: Record<Exclude<Period, 'day'>, Span> = {
  minute: { timespan: 'minute', multiplier: 1, days: 5, sessions: 1, range: 'stock.range.oneDay' },
  fiveMinutes: {
    timespan: 'minute',
    multiplier: 5,
    days: 9,
    sessions: 5,
    range: 'stock.range.fiveDays',
  },
  quarterHour: {
    timespan: 'minute',
    multiplier: 15,
    days: 9,
    sessions: 5,
    range: 'stock.range.fiveDays',
  },
  hour: { timespan: 'hour', multiplier: 1, days: 31, sessions: null, range: 'stock.range.month' },
};
const DAYS: Record<DailyRange, number> = { month: 31, quarter: 92, half: 183, year: 366 };

/** The setting's word for a period. */
export const PERIOD_OF: Record<ChartPeriod, Period> = {
  '1min': 'minute',
  '5min': 'fiveMinutes',
  '15min': 'quarterHour',
  '1hour': 'hour',
  daily: 'day',
};

export const spanOf = (period: Period, range: DailyRange): Span =>
  period === 'day'
    ? {
        timespan: 'day',
        multiplier: 1,
        days: DAYS[range],
        sessions: null,
        range: `stock.range.${range}`,
      }
    : INTRADAY[period];

/** The first day to ask for, so that the view ends today. */
export const firstDay = (to: CalendarDate, { days }: Span): CalendarDate => addDays(to, -days);
