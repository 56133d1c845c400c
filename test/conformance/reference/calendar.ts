import { readFileSync } from 'node:fs';
import {
  closesEarly,
  dayNote,
  holidayOn,
  isTradingDay,
  marketStatus,
  newYorkOffset,
  nextClose,
  nextOpen,
  nextTradingDay,
  previousTradingDay,
  sessionOn,
} from '@toolyard/core/calendar';
import {
  endOfMonthExpiry,
  expiryKind,
  monthlyExpiry,
  morningSettlement,
  nextMonthlyExpiries,
  quarterlyExpiry,
  thirdFriday,
  weeklyExpiry,
  type CalendarMonth,
} from '@toolyard/core/options/contracts';
import { addDays, dayOfWeek, type CalendarDate, type Instant } from '@toolyard/core/shared';
import type { CsvRow } from './csv.ts';
import { exactly, readQuotedCsv, summariseFacts } from './facts.ts';
import type { ReferenceResult } from './reference-suite.ts';

const HOUR = 3_600_000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const yesNo = (holds: boolean): string => (holds ? 'yes' : 'no');
const weekday = (date: CalendarDate): string => WEEKDAYS[dayOfWeek(date)]!;
const monthIn = (row: CsvRow): CalendarMonth => row['month'] as CalendarMonth;
const dateIn = (row: CsvRow, column: string): CalendarDate => row[column] as CalendarDate;
const iso = (at: Instant): string => new Date(at).toISOString().replace('.000Z', 'Z');

const checkRows = (path: string, agrees: (row: CsvRow) => boolean): ReferenceResult =>
  summariseFacts(
    readQuotedCsv(path).map((row) => ({ name: Object.values(row)[0] ?? '', holds: agrees(row) })),
  );

/** Wall time in New York at an instant, `HH:MM`. */
const wallTime = (at: Instant): string => iso(at + newYorkOffset(at)).slice(11, 16);

/** Days without a session or with a short one, by name; and no other weekday of those years is special. */
export function checkHolidays(path: string): ReferenceResult {
  const listed = readQuotedCsv(path);
  const facts = listed.map((row) => {
    const date = dateIn(row, 'date');
    const holiday = holidayOn(date);
    const close = sessionOn(date)?.close;
    return {
      name: date,
      holds:
        holiday !== null &&
        !holiday.projected &&
        isTradingDay(date) === (row['kind'] === 'early_close') &&
        exactly(row, {
          weekday: weekday(date),
          kind: holiday.kind === 'closed' ? 'closed' : 'early_close',
          name: holiday.name,
          observed: yesNo(holiday.observed),
          equities_close_et: close === undefined ? '' : wallTime(close),
        }),
    };
  });
  const known = new Set(listed.map((row) => row['date']));
  for (let day: CalendarDate = '2020-01-01'; day <= '2028-12-31'; day = addDays(day, 1)) {
    const weekend = [0, 6].includes(dayOfWeek(day));
    const ordinary = isTradingDay(day) === !weekend && !closesEarly(day);
    if (!known.has(day) && !ordinary) facts.push({ name: day, holds: false });
  }
  return summariseFacts(facts);
}

/** The offset after a change of clocks, and the first regular open after it. */
export function checkClockChanges(path: string): ReferenceResult {
  return checkRows(path, (row) => {
    const date = dateIn(row, 'date');
    const spring = row['change'] === 'spring forward';
    const change = Date.parse(`${date}T${spring ? '07' : '06'}:00:00Z`);
    const open = sessionOn(nextTradingDay(date))!.open;
    const before = newYorkOffset(change - 1) / HOUR;
    const after = newYorkOffset(change) / HOUR;
    return (
      after - before === (spring ? 1 : -1) &&
      exactly(row, {
        utc_offset_after: `-1 day, ${24 + after}:00:00`,
        first_regular_open_after: `regular open = ${iso(open).slice(0, 16)}Z`,
      })
    );
  });
}

/** Monthly expiries, last trading days and AM settlement. */
export function checkMonthlyExpiries(path: string): ReferenceResult {
  return checkRows(path, (row) => {
    const month = monthIn(row);
    const friday = thirdFriday(month);
    const expiry = monthlyExpiry(month);
    const { settlement, lastTrading } = morningSettlement(month);
    const shifted = expiry !== friday;
    return exactly(row, {
      calendar_third_friday: friday,
      shifted: yesNo(shifted),
      holiday: shifted ? (holidayOn(friday)?.name ?? '') : '',
      standard_expiry: expiry,
      weekday: weekday(expiry),
      equity_last_trading_day: expiry,
      spx_am_settlement_day: settlement,
      spx_am_last_trading_day: lastTrading,
      quarterly_cycle: yesNo(['03', '06', '09', '12'].includes(month.slice(5))),
    });
  });
}

/** The last business day of every month, and whether it ends a quarter. */
export function checkMonthEnds(path: string): ReferenceResult {
  return checkRows(path, (row) => {
    const month = monthIn(row);
    const expiry = endOfMonthExpiry(month);
    const calendarEnd = addDays(`${month}-01`, 31).slice(0, 7) + '-01';
    const lastDay = addDays(calendarEnd as CalendarDate, -1);
    const kind = expiryKind(expiry) === 'quarterly' ? 'quarterly' : 'eom';
    return (
      (kind === 'quarterly') === (quarterlyExpiry(month) === expiry) &&
      exactly(row, {
        last_business_day_expiry: expiry,
        weekday: weekday(expiry),
        kind,
        differs_from_calendar_month_end: yesNo(expiry !== lastDay),
      })
    );
  });
}

/** Weekly expiries whose nominal day is a holiday. */
export function checkWeeklyShifts(path: string): ReferenceResult {
  return checkRows(path, (row) => {
    const nominal = dateIn(row, 'nominal_date');
    const actual = weeklyExpiry(nominal);
    const expected = actual > nominal ? nextTradingDay(nominal) : previousTradingDay(nominal);
    return (
      actual === expected &&
      exactly(row, { actual_expiry: actual, holiday: dayNote(nominal) ?? '' })
    );
  });
}

interface StatusVector {
  readonly instant: string;
  readonly market: string;
  readonly earlyHours: boolean;
  readonly afterHours: boolean;
  readonly reason: string;
  readonly nextOpen: string;
  readonly nextClose: string;
  readonly et: string;
}

const readJson = <T>(path: string): readonly T[] =>
  JSON.parse(readFileSync(path, 'utf8')) as readonly T[];

/** The state of the market at an instant, why, and when it opens and closes next. */
export function checkMarketStatus(path: string): ReferenceResult {
  return summariseFacts(
    readJson<StatusVector>(path).map((vector) => {
      const at = Date.parse(vector.instant);
      const { market, earlyHours, afterHours } = marketStatus(at);
      return {
        name: vector.instant,
        holds:
          market === vector.market &&
          earlyHours === vector.earlyHours &&
          afterHours === vector.afterHours &&
          (dayNote(vector.et.slice(0, 10) as CalendarDate) ?? '') === vector.reason &&
          iso(nextOpen(at)) === vector.nextOpen &&
          iso(nextClose(at)) === vector.nextClose &&
          iso(at + newYorkOffset(at)).slice(0, 19) === vector.et.slice(0, 19).replace(' ', 'T'),
      };
    }),
  );
}

/** The next six monthly expiries on the morning of a day. */
export function checkNextSixMonthly(path: string): ReferenceResult {
  return summariseFacts(
    readJson<{ as_of: CalendarDate; expiries: readonly string[] }>(path).map((vector) => ({
      name: vector.as_of,
      holds:
        nextMonthlyExpiries(Date.parse(`${vector.as_of}T12:00:00Z`)).join() ===
        vector.expiries.join(),
    })),
  );
}
