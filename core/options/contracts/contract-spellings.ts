import { fromDollars, isMoneyAmount, ok, parseCalendarDate, refuse } from '../../shared/index.ts';
import type { CalendarDate, Result } from '../../shared/index.ts';
import type { OptionType } from './option-leg.ts';
import {
  formatOptionSymbol,
  isListableStrike,
  parseOptionSymbol,
  type OptionSymbol,
  type SymbolFault,
} from './option-symbol.ts';

const MONTHS = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';

const dateOf = (year: string, month: number | string, day: string): CalendarDate | null =>
  parseCalendarDate(`${year}-${String(month).padStart(2, '0')}-${day}`);

/** `12/18/2026`, `1/2/2026` or `12/18/26`. */
export function americanDate(text: string): CalendarDate | null {
  const [, month = '', day = '', year = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/.exec(text) ?? [];
  return dateOf(year.length === 2 ? `20${year}` : year, month, day.padStart(2, '0'));
}

/** The month of `DEC`, from 1; null for any other text. */
export function monthNumber(name: string): number | null {
  const place = name.length === 3 ? MONTHS.indexOf(name.toUpperCase()) : -1;
  return place < 0 || place % 3 !== 0 ? null : place / 3 + 1;
}

/** `18DEC26`. */
function monthNameDate(text: string): CalendarDate | null {
  const [, day = '', name = '', year = ''] = /^(\d{2})([A-Z]{3})(\d{2})$/.exec(text) ?? [];
  const month = monthNumber(name);
  return month === null ? null : dateOf(`20${year}`, month, day);
}

/** `20261218`. */
const compactDate = (text: string): CalendarDate | null =>
  /^\d{8}$/.test(text) ? dateOf(text.slice(0, 4), text.slice(4, 6), text.slice(6)) : null;

const TYPES: Readonly<Record<string, OptionType>> = { C: 'call', P: 'put' };
/** Root, date, strike and type. */
const WORDS = /^(.+?) +([0-9A-Z/]+) +([\d,]+(?:\.\d+)?) +([CP])$/;
/** A stream's symbol: a dot, the root, yymmdd, C or P and the strike in dollars. */
const STREAMED = /^\.(.+)(\d{2})(\d{2})(\d{2})([CP])(\d{1,5}(?:\.\d{1,3})?)$/;

interface Spelled {
  readonly root: string;
  readonly expiry: CalendarDate | null;
  readonly strike: string;
  readonly letter: string;
}

function spelledIn(text: string): Spelled | null {
  const words = WORDS.exec(text);
  if (words) {
    const [, root = '', date = '', strike = '', letter = ''] = words;
    const expiry = americanDate(date) ?? monthNameDate(date) ?? compactDate(date);
    return { root, expiry, strike: strike.replaceAll(',', ''), letter };
  }
  const streamed = STREAMED.exec(text);
  if (!streamed) return null;
  const [, root = '', year = '', month = '', day = '', letter = '', strike = ''] = streamed;
  return { root, expiry: dateOf(`20${year}`, month, day), strike, letter };
}

/** Whether a text describes an option in words, as `AAPL 18DEC26 300 C`. */
export const isDescribedContract = (text: string): boolean => WORDS.test(text.toUpperCase());

/**
 * The contract that a text names: an option symbol, padded or not, or what brokers and streams write in its place.
 *
 *     AAPL 12/18/2026 300.00 C      Schwab
 *     AAPL 18DEC26 300 C            Interactive Brokers, statement
 *     BRK B 20231020 362.5 P        Interactive Brokers, list of positions
 *     .BABA2251017C145              dxFeed, which tastytrade and thinkorswim use
 *
 * Example: `parseContract('BRK B 20231020 362.5 P')` is the contract BRKB231020P00362500.
 */
export function parseContract(text: string): Result<OptionSymbol, SymbolFault> {
  const spelled = spelledIn(text.trim().toUpperCase());
  if (spelled === null) return parseOptionSymbol(text);
  const { expiry, letter } = spelled;
  const dollars = Number(spelled.strike);
  const type = TYPES[letter];
  if (type === undefined) return refuse('badType');
  if (expiry === null || !expiry.startsWith('20')) return refuse('badDate');
  if (!isMoneyAmount(dollars) || !isListableStrike(fromDollars(dollars)))
    return refuse('badStrike');
  const root = spelled.root.trim().replace(/[ ./](?=[A-Z]\d?$)/, '');
  const read = parseOptionSymbol(
    formatOptionSymbol({ root, expiry, type, strike: fromDollars(dollars) }),
  );
  return read.ok ? ok(read.value) : refuse(read.error);
}
