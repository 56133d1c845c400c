import { toDollars } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');

function dollars(amount: number, decimals: number): string {
  const [whole = '0', part] = Math.abs(amount).toFixed(decimals).split('.');
  return `$${grouped(whole)}${part === undefined ? '' : `.${part}`}`;
}

/** `$1,515`, with cents where there are any: the size of an amount, without its sign. */
export function amountText(amount: Money): string {
  const value = toDollars(amount);
  return dollars(value, Math.abs(value * 100 - Math.round(value) * 100) < 0.5 ? 0 : 2);
}

/** `+$187`, `−$813` or `$0`. */
export const signedAmountText = (amount: Money): string =>
  amount === 0 ? '$0' : `${amount > 0 ? '+' : '−'}${amountText(amount)}`;

/** A price in dollars a share, `$342.97`. */
export const priceText = (price: number): string => dollars(price, 2);
