import type { BarQuery, Timespan } from '@toolyard/core/market';
import { daysBetween } from '@toolyard/core/shared';
import { ENDS_BEFORE_BEGIN, TOO_MANY_BARS, validationError } from '../http/validation-messages.ts';

const MAX_BARS = 50_000;
const BARS_A_DAY: Readonly<Record<Timespan, number>> = {
  minute: 960,
  hour: 16,
  day: 1,
  week: 1 / 7,
  month: 1 / 28,
};

/** Refuses days in the wrong order and ranges that could hold more than 50,000 bars. */
export function checkBarQuery({ from, to, timespan, multiplier }: BarQuery): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw validationError({ field: 'to', texts: ENDS_BEFORE_BEGIN });
  if ((days * BARS_A_DAY[timespan]) / multiplier > MAX_BARS)
    throw validationError({ field: 'from', texts: TOO_MANY_BARS });
}
