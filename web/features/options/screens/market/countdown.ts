import type { Translate } from '../../../../i18n/use-text.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A stretch of time in its two largest units; seconds in the last minute only. */
export function durationText(t: Translate, milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= 2 * DAY)
    return t('market.daysHours', {
      days: Math.floor(left / DAY),
      hours: Math.floor((left % DAY) / HOUR),
    });
  if (left >= HOUR)
    return t('market.hoursMinutes', {
      hours: Math.floor(left / HOUR),
      minutes: Math.floor((left % HOUR) / MINUTE),
    });
  if (left >= MINUTE) return t('market.minutes', { minutes: Math.floor(left / MINUTE) });
  return t('market.seconds', { seconds: Math.ceil(left / SECOND) });
}

/** How old something is, in its largest unit. */
export function ageText(t: Translate, milliseconds: number): string {
  if (milliseconds < MINUTE) return t('market.ago.now');
  if (milliseconds < HOUR)
    return t('market.ago.minutes', { count: Math.floor(milliseconds / MINUTE) });
  if (milliseconds < DAY) return t('market.ago.hours', { count: Math.floor(milliseconds / HOUR) });
  return t('market.ago.days', { count: Math.floor(milliseconds / DAY) });
}
