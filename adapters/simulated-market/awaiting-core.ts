import type { CalendarDate, Money } from '@toolyard/core/shared';
export const formatOsi = (u: string, e: CalendarDate, type: string, k: Money) =>
  `${u}${e.slice(2).replaceAll('-', '')}${type === 'call' ? 'C' : 'P'}${String(k / 10).padStart(8, '0')}`;
