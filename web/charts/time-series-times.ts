import type { Language } from '@toolyard/core/shared';
import type { SeriesTime, TickUnit } from './time-series-data.ts';

const DAY: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
const TICKS: Record<TickUnit, Intl.DateTimeFormatOptions> = {
  year: { year: 'numeric' },
  month: { month: 'short' },
  day: DAY,
  time: CLOCK,
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Days stand as they are, instants by the exchange's clock. */
function written(at: SeriesTime, language: Language, options: Intl.DateTimeFormatOptions): string {
  const zone = typeof at === 'string' ? 'UTC' : 'America/New_York';
  const key = `${language} ${zone} ${Object.keys(options).join()}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone: zone });
  formats.set(key, format);
  return format.format(typeof at === 'string' ? Date.parse(`${at}T00:00:00Z`) : at);
}

export const seriesTime = (at: SeriesTime, language: Language): string =>
  written(
    at,
    language,
    typeof at === 'string' ? { year: 'numeric', ...DAY } : { ...DAY, ...CLOCK },
  );

export const seriesTick = (at: SeriesTime, unit: TickUnit, language: Language): string =>
  written(at, language, TICKS[unit]);
