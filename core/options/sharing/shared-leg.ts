import { fromDollars, isMoneyAmount, parseCalendarDate, toDollars } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';
import { formatOptionSymbol, isListableStrike, parseOptionSymbol } from '../contracts/index.ts';
import type { Position } from '../contracts/index.ts';
import type { PriceSource } from '../strategies/index.ts';

/** One leg of a strategy in a link. */
export interface SharedLeg {
  readonly kind: 'option' | 'stock';
  /** Symbol of the contract or the stock. */
  readonly symbol: string;
  readonly position: Position;
  readonly quantity: number;
  /** Money per share; null takes the current price from the source. */
  readonly price: Money | null;
  readonly priceSource: PriceSource;
}

const LETTERS: Readonly<Record<PriceSource, string>> = {
  ask: 'a',
  bid: 'b',
  mid: 'm',
  own: 'o',
  spot: 's',
};
const SOURCES = Object.entries(LETTERS) as readonly (readonly [PriceSource, string])[];
const STOCK = 'stock';
const LEG = /^([bs])(\d{1,7})_([^_]{1,70})_(\d{1,7}(?:\.\d{1,4})?)?([abmos])$/;
const CONTRACT = /^(\d{2})(\d{2})(\d{2})([CP])(\d{1,5}(?:\.\d{1,3})?)$/;

/** Decimal dollars as money; null where they have more decimals than money. */
export function parseMoney(text: string): Money | null {
  const dollars = Number(text);
  return isMoneyAmount(dollars) ? fromDollars(dollars) : null;
}

/** `261218C215` where the root is the underlying's symbol, else the whole contract symbol. */
function formatContract({ kind, symbol }: SharedLeg, underlying: string): string {
  if (kind === 'stock') return STOCK;
  const parts = parseOptionSymbol(symbol);
  if (!parts.ok || parts.value.root !== underlying) return symbol;
  const { expiry, type, strike } = parts.value;
  const day = expiry.slice(2).replaceAll('-', '');
  return `${day}${type === 'call' ? 'C' : 'P'}${toDollars(strike)}`;
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

/** `b2_261218C215_4.35a` is two contracts bought at an ask of 4.35. */
export function formatLeg(leg: SharedLeg, underlying: string): string {
  const side = leg.position === 'long' ? 'b' : 's';
  const price = leg.price === null ? '' : String(toDollars(leg.price));
  return `${side}${leg.quantity}_${formatContract(leg, underlying)}_${price}${LETTERS[leg.priceSource]}`;
}

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
