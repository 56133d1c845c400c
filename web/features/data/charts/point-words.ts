import { columnNamed, type Cell, type Column, type GroupKey } from '@toolyard/core/data';
import type { Language } from '@toolyard/core/shared';
import { MINUS, percent, shortCount } from '../../../ui/format.ts';
import { longDay } from '../../../ui/format-date.ts';
import type { PictureContext, Point } from './picture.ts';

/** A figure at a tick of an axis: short, in the words of the language. */
export function tickFigure(
  value: number,
  { unit, currency }: Pick<Column, 'unit' | 'currency'>,
  language: Language,
): string {
  if (unit === '%') return percent(value, Math.abs(value) < 0.1 && value !== 0 ? 1 : 0);
  const size = Math.abs(value);
  const text = size >= 10_000 ? shortCount(size, language) : String(Number(size.toPrecision(4)));
  return `${value < 0 ? MINUS : ''}${currency ?? ''}${text}`;
}

/** An exact number with its digits in groups: '-1234567.50' is '−1,234,567.50'. Other texts stay as they are. */
export function exactFigure(cell: Cell): string {
  const text = String(cell);
  const [, minus, whole, rest] = /^(-?)(\d+)(\.\d+)?$/.exec(text) ?? [];
  if (whole === undefined) return text;
  return `${minus ? MINUS : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${rest ?? ''}`;
}

/** What a figure is called in a table, or that it is missing. */
export const figureWord = (cell: Cell | undefined, { t }: Pick<PictureContext, 't'>): string =>
  cell === null || cell === undefined ? t('data.missing') : exactFigure(cell);

const monthFormats = new Map<Language, Intl.DateTimeFormat>();

function monthOf(day: string, language: Language): string {
  const format =
    monthFormats.get(language) ??
    new Intl.DateTimeFormat(language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  monthFormats.set(language, format);
  return format.format(Date.parse(`${day}T00:00:00Z`));
}

const YEAR_MONTH_DAY = /^\d{4}-\d{2}-\d{2}/;

/** A day, a moment or a period in the words of the language; times that are no such texts stay as they are. */
export function timeWord(text: string, part: GroupKey['part'], language: Language): string {
  if (!YEAR_MONTH_DAY.test(text)) return text;
  const day = text.slice(0, 10);
  switch (part) {
    case 'year':
      return language === 'en' ? day.slice(0, 4) : `${day.slice(0, 4)}年`;
    case 'quarter': {
      const quarter = Math.ceil(Number(day.slice(5, 7)) / 3);
      return language === 'en'
        ? `Q${quarter} ${day.slice(0, 4)}`
        : `${day.slice(0, 4)}年第${quarter}季度`;
    }
    case 'month':
      return monthOf(day, language);
    case 'week':
    case 'day':
      return longDay(day, language);
    case null:
      return text.length > 10
        ? `${longDay(day, language)} ${text.slice(11)}`
        : longDay(day, language);
    default:
      return part satisfies never;
  }
}

/** A value of an axis, of a series or of a slice in words. */
export function valueWord(
  point: Point,
  axis: 'x' | 'y' | 'series',
  key: GroupKey,
  { columns, language, t }: PictureContext,
): string {
  if (isOther(point, axis)) return t('data.chart.other');
  const value = point[axis] ?? null;
  if (value === null) return t('data.missing');
  const text = String(value);
  switch (columnNamed(columns, key.column)?.type) {
    case 'date':
    case 'datetime':
      return timeWord(text, key.part, language);
    case 'boolean':
      return t(text === 'true' ? 'data.yes' : 'data.no');
    case 'text':
    case 'integer':
    case 'decimal':
    case 'time':
    case 'json':
    case undefined:
      return text === '' ? t('data.chart.emptyText') : text;
  }
}

/** Whether a point stands for all values that have none of their own. */
export const isOther = (point: Point, axis: 'x' | 'y' | 'series'): boolean =>
  String(point[`${axis} is other`]) === 'true';
