import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { toDollars } from '@toolyard/core/shared';

/** Half a cent: what prices in whole cents leave open. */
const TOLERANCE = 0.005;

/**
 * Whether a quote allows no certain gain against the expiry's forward and discount, at executable prices:
 *
 *     ask ≥ max(w (F − K), 0) e^(−rT),   bid ≤ F e^(−rT) for a call, K e^(−rT) for a put,   0 < bid ≤ ask
 */
export function keepsBounds(
  { type, strike, bid, ask }: OptionQuote,
  { terms: { forward, rate, years } }: OptionChain,
): boolean {
  if (bid === null || ask === null) return true;
  const discount = Math.exp(-rate * years);
  const way = type === 'call' ? 1 : -1;
  const least = Math.max(way * (forward - toDollars(strike)), 0) * discount;
  const most = (type === 'call' ? forward : toDollars(strike)) * discount;
  return (
    bid > 0 &&
    bid <= ask &&
    toDollars(ask) >= least - TOLERANCE &&
    toDollars(bid) <= most + TOLERANCE
  );
}

/** Everything in a value that is a number and not finite, by its path. */
export function notFinite(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${path} is ${value}`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => notFinite(each, `${path}.${name}`));
}
