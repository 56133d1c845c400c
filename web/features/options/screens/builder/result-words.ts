import { useAppSelector } from '../../../../app/store.ts';
import { useText, type Translate } from '../../../../i18n/use-text.ts';
import { useFormat, type Format } from '../../shared/figures/use-format.ts';
import { dayWords } from '../../shared/payoff/what-if-sliders.tsx';
import { selectWhatIf } from './builder-selectors.ts';
import { dayAfter } from '@toolyard/core/options/analysis';
import { decimal } from '../../../../ui/format.ts';
import type { ResultView } from './result-view.ts';

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

/** The day and the volatilities that figures are counted at; null at those of now. */
export function useCountedAt(view: ResultView | null): string | null {
  const t = useText();
  const format = useFormat();
  const { ivShift } = useAppSelector(selectWhatIf);
  if (!view || (view.days === 0 && ivShift === 0)) return null;
  const words = [
    ...(view.days > 0 ? [dayWords(t, format, view)] : []),
    ...(ivShift === 0 ? [] : [`IV ${format.signedPercent(ivShift)}`]),
    ...(view.isStale ? [t('builder.computing')] : []),
  ];
  return t('builder.countedAt', { at: words.join(' · ') });
}
