import { useMemo } from 'react';
import { newYorkDate } from '@toolyard/core/calendar';
import type { DateFormat } from '@toolyard/core/options/settings';
import type { Dollars } from '@toolyard/core/shared';
import { useLanguage } from '../../../../i18n/use-text.ts';
import { longDay, newYorkTime, shortDay } from '../../../../ui/format-date.ts';
import { amount, decimal, money, percent, price } from '../../../../ui/format.ts';
import { useOptionsSettings } from '../settings/use-options-settings.ts';
import { useToday } from '../live/use-now.ts';

const PARTS = /^(\d{4})-(\d{2})-(\d{2})/;

/** A calendar day, `YYYY-MM-DD`, in the order that the reader wants. */
export function dayIn(format: DateFormat, day: string): string {
  const [, year, month, date] = PARTS.exec(day) ?? [];
  if (!year || !month || !date) return day;
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}

/** The same without its year; null where days are written in words. */
export function monthDayIn(format: DateFormat, day: string): string | null {
  if (format === 'YYYY-MM-DD' || !PARTS.test(day)) return null;
  return dayIn(format, day).slice(0, 5);
}

type Figure = number | null | undefined;
type Amount = Dollars | null | undefined;

/** How the options area writes its figures; days are in the language of its texts. */
export interface Format {
  /** The price of a stock, to the cent; an implied spot has more decimals than it has truth. */
  readonly spot: (dollars: Amount) => string;
  readonly price: (dollars: Amount) => string;
  readonly signedPrice: (dollars: Amount) => string;
  /** Whole-strategy dollars with sign. */
  readonly money: (dollars: Amount) => string;
  readonly percent: (fraction: Figure, digits?: number) => string;
  readonly signedPercent: (fraction: Figure) => string;
  /** A volatility as a bare percent figure under a head that says `IV %`. */
  readonly volatility: (fraction: Figure) => string;
  readonly greek: (value: Figure) => string;
  readonly signedGreek: (value: Figure) => string;
  /** A change of price as the settings want it: dollars, percent or points. */
  readonly change: (dollars: Amount, fraction: Figure) => string;
  /** A day as it is, an instant by its day in New York; in another calendar year with its year. */
  readonly monthDay: (date: string) => string;
  /** A day as it is, an instant by the exchange's clock. */
  readonly dayOrTime: (date: string) => string;
}

const exchangeDay = (date: string): string =>
  date.includes('T') ? newYorkDate(Date.parse(date)) : date;

export function useFormat(): Format {
  const language = useLanguage();
  const { dateFormat, priceDisplay } = useOptionsSettings();
  const thisYear = useToday().slice(0, 4);
  return useMemo(
    () => ({
      spot: (dollars) => decimal(dollars, 2),
      price: (dollars) => price(dollars),
      signedPrice: (dollars) => price(dollars, 'always'),
      money: (dollars) => money(dollars, 'always'),
      percent: (fraction, digits = 1) => percent(fraction, digits),
      signedPercent: (fraction) => percent(fraction, 1, 'always'),
      volatility: (fraction) =>
        decimal(typeof fraction === 'number' ? fraction * 100 : fraction, 1),
      greek: (value) => decimal(value, 2),
      signedGreek: (value) => decimal(value, 2, 'always'),
      change: (dollars, fraction) =>
        priceDisplay === 'percent'
          ? percent(fraction, 2, 'always')
          : priceDisplay === 'points'
            ? decimal(dollars, 2, 'always')
            : amount(dollars, 'always'),
      monthDay: (date) => {
        const day = exchangeDay(date);
        if (day.startsWith(thisYear)) return monthDayIn(dateFormat, day) ?? shortDay(day, language);
        return dateFormat === 'YYYY-MM-DD' ? longDay(day, language) : dayIn(dateFormat, day);
      },
      dayOrTime: (date) =>
        date.includes('T') ? newYorkTime(date, language) : dayIn(dateFormat, date),
    }),
    [language, dateFormat, priceDisplay, thisYear],
  );
}
