import type { Column } from '@toolyard/core/data';
import type { Language } from '@toolyard/core/shared';
import { shortDay } from '../../../ui/format-date.ts';
import type { PictureContext } from './picture.ts';
import { tickFigure } from './point-words.ts';

/** The widest name beside an axis, in pixels; a longer one is cut and shown whole by the pointer. */
const LONGEST_NAME = 140;

/** What all pictures have in common. */
export const frame = ({ tokens }: PictureContext) => ({
  animation: false,
  useUTC: true,
  backgroundColor: 'transparent',
  color: tokens.series.slice(0, -1),
  textStyle: { fontFamily: tokens.font, color: tokens.ink, fontSize: 12 },
});

/** A grid whose labels stay within the picture. */
export const grid = (top: number, bottom = 8) => ({
  left: 8,
  right: 16,
  top,
  bottom,
  outerBoundsMode: 'same',
  outerBoundsContain: 'all',
});

/** What the pointer reads. Drawn, since the policy of the site allows no HTML made of text. */
export const tooltip = (
  { tokens }: PictureContext,
  formatter: (params: never) => string,
  trigger: 'item' | 'axis' = 'item',
) => ({
  trigger,
  renderMode: 'richText',
  confine: true,
  formatter,
  backgroundColor: tokens.surface,
  borderColor: tokens.line,
  borderWidth: 1,
  padding: [6, 10],
  textStyle: { color: tokens.ink, fontSize: 12, fontFamily: tokens.font },
});

export const legend = ({ tokens }: PictureContext) => ({
  type: 'scroll',
  top: 0,
  left: 0,
  right: 0,
  itemWidth: 14,
  itemHeight: 10,
  textStyle: { color: tokens.ink, fontSize: 12, width: LONGEST_NAME, overflow: 'truncate' },
  pageIconColor: tokens.axis,
  pageIconInactiveColor: tokens.line,
  pageTextStyle: { color: tokens.axis },
  tooltip: { show: true },
});

const look = ({ tokens }: PictureContext) => ({
  axisLine: { lineStyle: { color: tokens.line } },
  axisTick: { lineStyle: { color: tokens.line } },
  splitLine: { lineStyle: { color: tokens.grid } },
  nameTextStyle: { color: tokens.axis, fontSize: 11 },
});

const label = ({ tokens }: PictureContext) => ({ color: tokens.axis, fontSize: 11 });

/** An axis of figures. */
export const figureAxis = (
  context: PictureContext,
  column: Pick<Column, 'unit' | 'currency'>,
  more: object = {},
) => ({
  type: 'value',
  ...look(context),
  axisLabel: {
    ...label(context),
    hideOverlap: true,
    formatter: (value: number) => tickFigure(value, column, context.language),
  },
  ...more,
});

/** An axis of values that have no distance: names, periods of bars and candles. */
export const nameAxis = (context: PictureContext, names: readonly string[], more: object = {}) => ({
  type: 'category',
  // Two values can have the same words, so that the place of each is its own.
  data: names.map((_, at) => String(at)),
  ...look(context),
  splitLine: { show: false },
  axisTick: { show: false },
  axisLabel: {
    ...label(context),
    hideOverlap: true,
    width: LONGEST_NAME,
    overflow: 'truncate',
    formatter: (at: string) => names[Number(at)] ?? '',
  },
  tooltip: { show: true, formatter: ({ value }: { value: string }) => names[Number(value)] ?? '' },
  ...more,
});

/** A tick of time: the year at its first day, the month at its first, else the day or the hour. */
function timeTick(at: number, language: Language): string {
  const text = new Date(at).toISOString();
  const day = text.slice(0, 10);
  if (text.slice(11, 19) !== '00:00:00') return text.slice(11, 16);
  if (day.endsWith('-01-01')) return language === 'en' ? day.slice(0, 4) : `${day.slice(0, 4)}年`;
  if (!day.endsWith('-01')) return shortDay(day, language);
  return language === 'en'
    ? new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(at)
    : `${Number(day.slice(5, 7))}月`;
}

export const timeAxis = (context: PictureContext, more: object = {}) => ({
  type: 'time',
  ...look(context),
  splitLine: { show: false },
  axisLabel: {
    ...label(context),
    hideOverlap: true,
    formatter: (at: number) => timeTick(at, context.language),
  },
  ...more,
});

/** Milliseconds of a day, a moment without a zone or a time of day; null of other texts. */
export function timeOf(text: string): number | null {
  const at = /^\d{2}:/.test(text)
    ? Date.parse(`1970-01-01T${text.slice(0, 12)}Z`)
    : Date.parse(
        text.length > 10 ? `${text.replace(' ', 'T').slice(0, 23)}Z` : `${text}T00:00:00Z`,
      );
  return Number.isNaN(at) ? null : at;
}
