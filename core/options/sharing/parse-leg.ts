import { fromDollars, isMoneyAmount, parseCalendarDate, type Money } from '../../shared/index.ts';
import { formatOptionSymbol, isListableStrike, parseOptionSymbol } from '../contracts/index.ts';
import type { PriceSource } from '../strategies/index.ts';
import { LETTERS, STOCK, type SharedLeg } from './shared-leg.ts';

const SOURCES = Object.entries(LETTERS) as readonly (readonly [PriceSource, string])[];
const LEG = /^([bs])(\d{1,7})_([^_]{1,70})_(\d{1,7}(?:\.\d{1,4})?)?([abmos])$/;
const CONTRACT = /^(\d{2})(\d{2})(\d{2})([CP])(\d{1,5}(?:\.\d{1,3})?)$/;

/** Decimal dollars as money; null where they have more decimals than money. */
export function parseMoney(text: string): Money | null {
  const dollars = Number(text);
  return isMoneyAmount(dollars) ? fromDollars(dollars) : null;
}

function parseContract(text: string, underlying: string): string | null {
  const short = CONTRACT.exec(text);
  if (!short) {
    const parts = parseOptionSymbol(text);
    return parts.ok ? formatOptionSymbol(parts.value) : null;
  }
  const [, year, month, day, letter, dollars = ''] = short;
  const expiry = parseCalendarDate(`20${year}-${month}-${day}`);
  const strike = parseMoney(dollars);
  if (expiry === null || strike === null || !isListableStrike(strike)) return null;
  const type = letter === 'C' ? 'call' : 'put';
  return formatOptionSymbol({ root: underlying, expiry, type, strike });
}

/** The leg of a text of `formatLeg`; null where it is none. */
export function parseLeg(text: string, underlying: string): SharedLeg | null {
  const [, side, quantity, contract = '', price, letter] = LEG.exec(text) ?? [];
  const stock = contract === STOCK;
  const symbol = stock ? underlying : parseContract(contract, underlying);
  const source = SOURCES.find(([, each]) => each === letter)?.[0];
  const paid = price === undefined ? null : parseMoney(price);
  if (symbol === null || symbol === '' || source === undefined) return null;
  if (price !== undefined && paid === null) return null;
  return {
    kind: stock ? 'stock' : 'option',
    symbol,
    position: side === 'b' ? 'long' : 'short',
    quantity: Number(quantity),
    price: paid,
    priceSource: source,
  };
}
