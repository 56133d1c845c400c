import { toDollars, type Money } from '../../shared/index.ts';
import { parseOptionSymbol, type Position } from '../contracts/index.ts';
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

export const LETTERS: Readonly<Record<PriceSource, string>> = {
  ask: 'a',
  bid: 'b',
  mid: 'm',
  own: 'o',
  spot: 's',
};
export const STOCK = 'stock';

/** `261218C215` where the root is the underlying's symbol, else the whole contract symbol. */
function formatContract({ kind, symbol }: SharedLeg, underlying: string): string {
  if (kind === 'stock') return STOCK;
  const parts = parseOptionSymbol(symbol);
  if (!parts.ok || parts.value.root !== underlying) return symbol;
  const { expiry, type, strike } = parts.value;
  const day = expiry.slice(2).replaceAll('-', '');
  return `${day}${type === 'call' ? 'C' : 'P'}${toDollars(strike)}`;
}

/** `b2_261218C215_4.35a` is two contracts bought at an ask of 4.35. */
export function formatLeg(leg: SharedLeg, underlying: string): string {
  const side = leg.position === 'long' ? 'b' : 's';
  const price = leg.price === null ? '' : String(toDollars(leg.price));
  return `${side}${leg.quantity}_${formatContract(leg, underlying)}_${price}${LETTERS[leg.priceSource]}`;
}
