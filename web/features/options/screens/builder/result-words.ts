import { dayAfter } from '@toolyard/core/options/analysis';
import type { Translate } from '../../../../i18n/use-text.ts';
import { decimal } from '../../../../ui/format.ts';
import type { Format } from '../../shared/figures/use-format.ts';
import type { ResultView } from './result-view.ts';

/** The day that the sliders ask for, as curves and heads name it. */
export function dayWords(t: Translate, format: Format, view: ResultView): string {
  const { input, days, left, isToday } = view;
  if (days === 0 && isToday) return t('analysis.today');
  if (days > 0 && days >= left) return t('builder.onExpiry');
  return t('builder.onDay', { day: format.monthDay(dayAfter(input, days)) });
}

/** The expiry's curve, or that of the nearest expiry where they differ. */
export const expiryWords = (t: Translate, { analysis }: ResultView): string =>
  t(analysis.method === 'expiry' ? 'analysis.atExpiry' : 'analysis.atFrontExpiry');

/** The head of a date: its day, and how far away it is. */
export const columnWords = (
  t: Translate,
  format: Format,
  { input, left, isToday }: ResultView,
  days: number,
  last: boolean,
) => ({
  head: format.monthDay(dayAfter(input, days)),
  note: last
    ? t('builder.expiryShort')
    : days === 0 && isToday
      ? t('builder.todayShort')
      : t('builder.inDays', { days: Math.min(days, left) }),
});

/** Whole dollars with their sign, in a cell that has no room for more. */
export const wholeWords = (dollars: number): string => decimal(dollars, 0, 'always');

/** A round price as a ruler has it: `385`, `2.50`. */
export const roundPrice = (dollars: number): string =>
  decimal(dollars, Number.isInteger(dollars) ? 0 : 2);
