import type { Dollars, Language } from '@toolyard/core/shared';

/** How figures and days are written. Minus is − (U+2212); what is missing is `--`. */

export const MISSING = '--';
/** Of a figure that does not exist here, such as a ratio of an unlimited profit. */
export const NOT_APPLICABLE = 'N/A';
export const MINUS = '−';

type Figure = number | null | undefined;
type Amount = Dollars | null | undefined;
export type Sign = 'auto' | 'always' | 'never';

const known = (value: Figure): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** The sign a figure carries: `always` also writes +, `never` leaves both out. Zero has none. */
function signOf(value: number, text: string, sign: Sign): string {
  const zero = !/[1-9]/.test(text);
  if (zero || sign === 'never') return '';
  if (value < 0) return MINUS;
  return sign === 'always' ? '+' : '';
}

const formats = new Map<string, Intl.NumberFormat>();

/** One formatter for each pair of digits: making one costs far more than using it. */
function figure(value: number, least: number, most: number): string {
  const key = `${least} ${most}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: least, maximumFractionDigits: most });
  formats.set(key, format);
  return format.format(Math.abs(value));
}

/** An amount of dollars: `$410`, `−$813`, `+$1,246.20`; cents only where there are some. */
export function money(dollars: Amount, sign: Sign = 'auto'): string {
  if (!known(dollars)) return MISSING;
  const cents = Math.round(Math.abs(dollars) * 100);
  const text = figure(cents / 100, cents % 100 ? 2 : 0, 2);
  return `${signOf(dollars, text, sign)}$${text}`;
}

/** An amount of dollars in a column, cents always: `$410.00`, `−$813.50`. */
export function amount(dollars: Amount, sign: Sign = 'auto'): string {
  if (!known(dollars)) return MISSING;
  const text = figure(dollars, 2, 2);
  return `${signOf(dollars, text, sign)}$${text}`;
}

/** A price a share, never rounded below what the wire carries: `342.97`, `0.0125`. */
export function price(dollars: Amount, sign: Sign = 'auto'): string {
  if (!known(dollars)) return MISSING;
  const text = figure(dollars, 2, 4);
  return `${signOf(dollars, text, sign)}${text}`;
}

/** A plain figure with fixed decimals: deltas, scores. */
export function decimal(value: Figure, digits: number, sign: Sign = 'auto'): string {
  if (!known(value)) return MISSING;
  const text = figure(value, digits, digits);
  return `${signOf(value, text, sign)}${text}`;
}

/** A fraction as percent: 0.234 is `23.4%`. */
export function percent(fraction: Figure, digits = 1, sign: Sign = 'auto'): string {
  if (!known(fraction)) return MISSING;
  return `${decimal(fraction * 100, digits, sign)}%`;
}

/** A count with separators. */
export const count = (value: Figure): string => (known(value) ? figure(value, 0, 0) : MISSING);

const shortFormats = new Map<string, Intl.NumberFormat>();

/** A large count in the words of a language: `42.1M`, `4210万`. */
export function shortCount(value: Figure, language: Language, digits = 1): string {
  if (!known(value)) return MISSING;
  const key = `${language} ${digits}`;
  const format =
    shortFormats.get(key) ??
    new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: digits });
  shortFormats.set(key, format);
  return format.format(value);
}

/** ▲ above zero, ▼ below, nothing at zero. */
export const arrow = (value: Figure): '▲' | '▼' | '' =>
  !known(value) || value === 0 ? '' : value > 0 ? '▲' : '▼';
