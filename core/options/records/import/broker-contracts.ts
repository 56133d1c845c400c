import {
  formatOptionSymbol,
  isListableStrike,
  parseOptionSymbol,
  type OptionType,
} from '../../contracts/index.ts';
import { parseCalendarDate, type CalendarDate } from '../../../shared/index.ts';
import { FILL_CONTRACT } from '../records.errors.ts';
import { LineFault, parseAmount, type BrokerFill } from './broker-rows.ts';

type Traded = Pick<BrokerFill, 'underlying' | 'instrument'>;

export const stockOf = (ticker: string): Traded => ({
  underlying: ticker,
  instrument: { kind: 'stock', symbol: ticker, multiplier: 1 },
});

/** The contract of an OCC symbol, padded or not. Refuses adjusted contracts, whose deliverable no symbol tells. */
export function optionOf(symbol: string): Traded {
  const parsed = parseOptionSymbol(symbol);
  if (!parsed.ok || parsed.value.multiplier === null) throw new LineFault(FILL_CONTRACT, symbol);
  const { underlying, type, strike, expiry, multiplier } = parsed.value;
  return {
    underlying,
    instrument: {
      ...{ kind: 'option', symbol: formatOptionSymbol(parsed.value), type, strike, expiry },
      ...{ multiplier, iv: null, delta: null },
    },
  };
}

const MONTHS = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC';

const dateOf = (year: string, month: number | string, day: string): CalendarDate | null =>
  parseCalendarDate(`${year}-${String(month).padStart(2, '0')}-${day}`);

/** `12/18/2026`. */
export function americanDate(text: string): CalendarDate | null {
  const [, month = '', day = '', year = ''] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  return dateOf(year, month, day);
}

/** `18DEC26`. */
function monthNameDate(text: string): CalendarDate | null {
  const [, day = '', name = '', year = ''] = /^(\d{2})([A-Z]{3})(\d{2})$/.exec(text) ?? [];
  const place = name === '' ? -1 : MONTHS.indexOf(name);
  return place < 0 || place % 3 !== 0 ? null : dateOf(`20${year}`, place / 3 + 1, day);
}

const TYPES: Readonly<Record<string, OptionType>> = { C: 'call', P: 'put' };
const WORDS = /^(.+?) +([0-9A-Z/]+) +([\d,]+(?:\.\d+)?) +([CP])$/;

/** The contract of a description: `AAPL 12/18/2026 300.00 C` at Schwab, `AAPL 18DEC26 300 C` in IBKR's statement. */
export function describedOption(text: string): Traded {
  const [, name = '', date = '', price = '', letter = ''] = WORDS.exec(text.toUpperCase()) ?? [];
  const root = name.replace(/[ ./]/g, '');
  const expiry = americanDate(date) ?? monthNameDate(date);
  const strike = parseAmount(price);
  const type = TYPES[letter];
  if (!expiry || !strike || !type || !isListableStrike(strike))
    throw new LineFault(FILL_CONTRACT, text);
  return optionOf(formatOptionSymbol({ root, expiry, type, strike }));
}

/** Whether a symbol is a described option. */
export const isDescribedOption = (text: string): boolean => WORDS.test(text.toUpperCase());
