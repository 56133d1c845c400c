import { useLanguage } from '../../../../i18n/use-text.ts';
import { shortDay } from '../../../../ui/format-date.ts';
import { useOptionsSettings } from '../settings/use-options-settings.ts';
import { monthDayIn, useFormat } from './use-format.ts';

/** How the days of a ruler are written, ascending: only the first of another year has its year. */
export function useRulerDays(): (days: readonly string[]) => readonly string[] {
  const language = useLanguage();
  const { dateFormat } = useOptionsSettings();
  const { monthDay } = useFormat();
  return (days) =>
    days.map((day, i) =>
      i > 0 && days[i - 1]!.slice(0, 4) === day.slice(0, 4)
        ? (monthDayIn(dateFormat, day) ?? shortDay(day, language))
        : monthDay(day),
    );
}
