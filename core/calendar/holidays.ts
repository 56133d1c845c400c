import type { CalendarDate } from '../shared/index.ts';
import { projectedHolidays, type YearOfHolidays } from './projected-holidays.ts';
import {
  PUBLISHED_CLOSURES,
  PUBLISHED_EARLY_CLOSES,
  PUBLISHED_YEARS,
} from './published-holidays.ts';

/** A day on which the exchange is closed, or closes at 13:00. */
export interface Holiday {
  readonly kind: 'closed' | 'earlyClose';
  readonly name: string;
  /** Whether it is observed on another day than its own, which is on a weekend. */
  readonly observed: boolean;
  /** Whether it follows from the rules of the exchange, which has not published that year. */
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
  const projected = !isPublished(year);
  const { closures, earlyCloses } = projected ? projectedHolidays(year) : publishedHolidays(year);
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
