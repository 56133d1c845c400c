import {
  addDays,
  dayOfWeek,
  midnightUtc,
  toCalendarDate,
  type CalendarDate,
  type Instant,
} from '../shared/index.ts';
import { projectedHolidays, type YearOfHolidays } from './projected-holidays.ts';
import {
  PUBLISHED_CLOSURES,
  PUBLISHED_EARLY_CLOSES,
  PUBLISHED_YEARS,
} from './published-holidays.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const MINUTE = 60_000;
const STANDARD = -5 * HOUR;
const DAYLIGHT = -4 * HOUR;

/** The nth Sunday of a month, as a date. */
const nthSunday = (year: number, month: '03' | '04' | '11', nth: number): CalendarDate => {
  const first = `${String(year).padStart(4, '0')}-${month}-01` as CalendarDate;
  return addDays(first, ((7 - dayOfWeek(first)) % 7) + 7 * (nth - 1));
};

/** The last Sunday of October, as a date. */
function lastSundayOfOctober(year: number): CalendarDate {
  const last: CalendarDate = `${year}-10-31`;
  return addDays(last, -dayOfWeek(last));
}

const daylightSpans = new Map<number, readonly [from: Instant, to: Instant]>();

/**
 * The daylight saving time of a year in New York: from 2:00 EST on the second Sunday of March
 * to 2:00 EDT on the first Sunday of November (Energy Policy Act of 2005, in force since 2007), before that from the
 * first Sunday of April to the last one of October (Public Law 99-359, in force since 1987). Earlier years count as 1987.
 */
function daylightSpan(year: number): readonly [from: Instant, to: Instant] {
  const known = daylightSpans.get(year);
  if (known) return known;
  const isExtended = year >= 2007;
  const first = isExtended ? nthSunday(year, '03', 2) : nthSunday(year, '04', 1);
  const last = isExtended ? nthSunday(year, '11', 1) : lastSundayOfOctober(year);
  const from = midnightUtc(first) + 7 * HOUR;
  const to = midnightUtc(last) + 6 * HOUR;
  daylightSpans.set(year, [from, to]);
  return [from, to];
}

/** Milliseconds that New York is ahead of UTC: −4 hours in summer, −5 in winter. */
export function newYorkOffset(at: Instant): number {
  const [from, to] = daylightSpan(new Date(at).getUTCFullYear());
  return at >= from && at < to ? DAYLIGHT : STANDARD;
}

/** The calendar date in New York at an instant. */
export const newYorkDate = (at: Instant): CalendarDate => toCalendarDate(at + newYorkOffset(at));

/** The instant of a wall-clock time in New York, given as if it were UTC. */
function instantOf(wall: number): Instant {
  const inSummer = wall - DAYLIGHT;
  return newYorkOffset(inSummer) === DAYLIGHT ? inSummer : wall - STANDARD;
}

/**
 * The instant of a wall-clock time in New York.
 * A time that occurs twice in autumn is the first of the two; a time that spring skips counts as one hour later.
 */
export const newYorkInstant = (date: CalendarDate, hour: number, minute = 0): Instant =>
  instantOf(midnightUtc(date) + hour * HOUR + minute * MINUTE);

/** The instant a number of days later at the same wall-clock time in New York: 16:00 stays 16:00 when clocks change. */
export const newYorkDaysAfter = (at: Instant, days: number): Instant =>
  days === 0 ? at : instantOf(at + newYorkOffset(at) + days * DAY);

/** The status of the US stock market at one instant. */
export interface MarketStatus {
  readonly market: 'open' | 'closed' | 'extended-hours';
  readonly earlyHours: boolean;
  readonly afterHours: boolean;
  readonly exchanges: {
    readonly nasdaq: { readonly name: string; readonly status: string };
    readonly nyse: { readonly name: string; readonly status: string };
  };
  /** When the status changes next. */
  readonly nextChange: Instant;
  readonly at: Instant;
}

/** The trading hours of one day. */
export interface TradingSession {
  readonly date: CalendarDate;
  /** 4:00 in New York, the start of pre-market trading. */
  readonly earlyOpen: Instant;
  /** 9:30. */
  readonly open: Instant;
  /** 16:00, or 13:00 on an early close. */
  readonly close: Instant;
  /** 20:00, or 17:00 on an early close, the end of after-hours trading. */
  readonly lateClose: Instant;
  readonly closesEarly: boolean;
}

const isWeekend = (date: CalendarDate): boolean => [0, 6].includes(dayOfWeek(date));

/** Whether US stocks trade on the day. */
export const isTradingDay = (date: CalendarDate): boolean =>
  !isWeekend(date) && holidayOn(date)?.kind !== 'closed';

/** Whether the day's session ends at 13:00 in New York. */
export const closesEarly = (date: CalendarDate): boolean =>
  !isWeekend(date) && holidayOn(date)?.kind === 'earlyClose';

function nearestTradingDay(date: CalendarDate, step: 1 | -1): CalendarDate {
  let day = date;
  while (!isTradingDay(day)) day = addDays(day, step);
  return day;
}

/** The last trading day before `date`. */
export const previousTradingDay = (date: CalendarDate): CalendarDate =>
  nearestTradingDay(addDays(date, -1), -1);

/** The first trading day after `date`. */
export const nextTradingDay = (date: CalendarDate): CalendarDate =>
  nearestTradingDay(addDays(date, 1), 1);

/** `date` itself when it trades, else the last trading day before it. */
export const tradingDayOnOrBefore = (date: CalendarDate): CalendarDate =>
  nearestTradingDay(date, -1);

/** `date` itself when it trades, else the first trading day after it. */
export const tradingDayOnOrAfter = (date: CalendarDate): CalendarDate => nearestTradingDay(date, 1);

/** 16:00 in New York, 13:00 on an early close. A day without a session gives 16:00. */
export const closeOf = (date: CalendarDate): Instant =>
  newYorkInstant(date, closesEarly(date) ? 13 : 16);

/** The session of a day; null on a day without trading. */
export function sessionOn(date: CalendarDate): TradingSession | null {
  if (!isTradingDay(date)) return null;
  const early = closesEarly(date);
  return {
    date,
    earlyOpen: newYorkInstant(date, 4),
    open: newYorkInstant(date, 9, 30),
    close: closeOf(date),
    lateClose: newYorkInstant(date, early ? 17 : 20),
    closesEarly: early,
  };
}

/** The last session that has begun by then: the running one, or the one before it. */
export function latestSession(at: Instant): TradingSession {
  const date = newYorkDate(at);
  const today = sessionOn(date);
  return today !== null && today.open <= at ? today : sessionOn(previousTradingDay(date))!;
}

/** The last session that has ended by then. */
export function completedSession(at: Instant): TradingSession {
  const latest = latestSession(at);
  return latest.close <= at ? latest : sessionOn(previousTradingDay(latest.date))!;
}

/** The first instant after `at` of those that `pick` takes from each session. */
function firstAfter(at: Instant, pick: (session: TradingSession) => readonly Instant[]): Instant {
  for (let day = tradingDayOnOrAfter(newYorkDate(at)); ; day = nextTradingDay(day)) {
    const found = pick(sessionOn(day)!).find((instant) => instant > at);
    if (found !== undefined) return found;
  }
}

/** When regular trading begins next, later than `at`. */
export const nextOpen = (at: Instant): Instant => firstAfter(at, ({ open }) => [open]);

/** When regular trading ends next, later than `at`. */
export const nextClose = (at: Instant): Instant => firstAfter(at, ({ close }) => [close]);

/** The status of the market at an instant: pre-market, regular, after hours or closed. */
export function marketStatus(at: Instant): MarketStatus {
  const session = sessionOn(newYorkDate(at));
  const within = (from: Instant, to: Instant) => at >= from && at < to;
  const earlyHours = session !== null && within(session.earlyOpen, session.open);
  const afterHours = session !== null && within(session.close, session.lateClose);
  const open = session !== null && within(session.open, session.close);
  const market = open ? 'open' : earlyHours || afterHours ? 'extended-hours' : 'closed';
  return {
    market,
    earlyHours,
    afterHours,
    exchanges: {
      nasdaq: { name: 'Nasdaq', status: market },
      nyse: { name: 'NYSE', status: market },
    },
    nextChange: firstAfter(at, (day) => [day.earlyOpen, day.open, day.close, day.lateClose]),
    at,
  };
}

/** Why a day has no regular session: 'weekend', the holiday's name, or 'early-close: ' and its name; null otherwise. */
export function dayNote(date: CalendarDate): string | null {
  if (isWeekend(date)) return 'weekend';
  const holiday = holidayOn(date);
  if (holiday === null) return null;
  if (holiday.kind === 'earlyClose') return `early-close: ${holiday.name}`;
  return holiday.observed ? `${holiday.name} (observed)` : holiday.name;
}

/** A day on which the exchange is closed, or closes at 13:00. */
export interface Holiday {
  readonly kind: 'closed' | 'earlyClose';
  readonly name: string;
  /** Whether it is observed on another day than its own, which is on a weekend. */
  readonly observed: boolean;
  /** Whether it follows from the rules of the exchange, which has not published that year yet. */
  readonly projected: boolean;
}

const OWN_DAYS: Readonly<Record<string, string>> = {
  "New Year's Day": '01-01',
  'Juneteenth National Independence Day': '06-19',
  'Independence Day': '07-04',
  'Christmas Day': '12-25',
};

const ofYear = (table: Readonly<Record<string, readonly CalendarDate[]>>, year: string) =>
  Object.entries(table).flatMap(([name, dates]) =>
    dates.filter((date) => date.startsWith(year)).map((date) => [name, date] as const),
  );

const isPublished = (year: number): boolean =>
  year >= PUBLISHED_YEARS.first && year <= PUBLISHED_YEARS.last;

const publishedHolidays = (year: number): YearOfHolidays => ({
  closures: ofYear(PUBLISHED_CLOSURES, `${year}-`),
  earlyCloses: ofYear(PUBLISHED_EARLY_CLOSES, `${year}-`),
});

function namedDays(year: number): ReadonlyMap<CalendarDate, Holiday> {
  const { closures, earlyCloses } = isPublished(year)
    ? publishedHolidays(year)
    : projectedHolidays(year);
  const projected = year > PUBLISHED_YEARS.last;
  const entry =
    (kind: Holiday['kind']) =>
    ([name, date]: readonly [string, CalendarDate]): [CalendarDate, Holiday] => {
      const own = OWN_DAYS[name];
      return [date, { kind, name, projected, observed: own !== undefined && !date.endsWith(own) }];
    };
  return new Map([...earlyCloses.map(entry('earlyClose')), ...closures.map(entry('closed'))]);
}

const years = new Map<number, ReadonlyMap<CalendarDate, Holiday>>();

/** The holiday or half day of a date, null on all other days. */
export function holidayOn(date: CalendarDate): Holiday | null {
  const year = Number(date.slice(0, 4));
  let days = years.get(year);
  if (days === undefined) years.set(year, (days = namedDays(year)));
  return days.get(date) ?? null;
}
