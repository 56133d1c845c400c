import { toDollars } from '../../shared/index.ts';
import type { OptionChain, OptionQuote } from './option-chain.ts';
import { midPrice } from './quote-price.ts';
import { atTheMoney } from './strike-window.ts';

/** How far a price is expected to go either way until the expiry, dollars per share, and where that leads. */
export interface ExpectedMove {
  readonly move: number;
  /** Not below zero. */
  readonly from: number;
  readonly to: number;
}

/** The move that a straddle is paid for, with the strike it stands on in dollars. */
export interface StraddleMove extends ExpectedMove {
  readonly strike: number;
}

const around = (spot: number, move: number): ExpectedMove => ({
  move,
  from: Math.max(0, spot - move),
  to: spot + move,
});

type Volatile = Pick<OptionChain, 'spot' | 'volatilityAtForward'> & {
  readonly terms: Pick<OptionChain['terms'], 'years'>;
};

/**
 * One standard deviation of the price until the expiry, by the volatility at the forward; about 68 % of the time
 * the price ends within. Null without a volatility or without time.
 *
 *     move = S · σ · √T
 *
 * @example oneSigmaMove(chainOf(100, [])) // { move: 20, from: 80, to: 120 }
 */
export function oneSigmaMove(chain: Volatile): ExpectedMove | null {
  const { spot, volatilityAtForward: volatility, terms } = chain;
  if (volatility === null || !(terms.years > 0)) return null;
  return around(toDollars(spot), toDollars(spot) * volatility * Math.sqrt(terms.years));
}

/** The mid of a quote in dollars; null where it has none. */
const middle = (quote: OptionQuote | undefined): number | null => {
  const mid = quote && midPrice(quote);
  return mid ? toDollars(mid) : null;
};

/**
 * What call and put at the strike nearest to the spot cost together, at the middle of bid and ask: the mean distance
 * from that strike that the market pays for, in dollars per share. Null without both prices.
 *
 *     move = call(K) + put(K) ≈ √(2/π) · S · σ · √T
 *
 * Nearly 0.8 of one standard deviation: the mean of a distance is less than its root mean square.
 * Source: Brenner and Subrahmanyam, 'A simple formula to compute the implied standard deviation', Financial Analysts
 * Journal 44 (1988), whose call at the money is half of the straddle.
 *
 * @example
 * const quotes = [quote('call', 100, { bid: 59_000, ask: 61_000 }), quote('put', 100, { bid: 39_000, ask: 41_000 })];
 * straddleMove(chainOf(100, quotes)) // { move: 10, from: 90, to: 110, strike: 100 }
 */
export function straddleMove({ calls, puts, spot }: OptionChain): StraddleMove | null {
  const putAt = new Map(puts.map((put) => [put.strike, put]));
  const both = calls.filter(({ strike }) => putAt.has(strike));
  const strike = atTheMoney(
    both.map((call) => call.strike),
    spot,
  );
  if (strike === null) return null;
  const call = middle(both.find((quote) => quote.strike === strike));
  const put = middle(putAt.get(strike));
  if (call === null || put === null) return null;
  return { ...around(toDollars(spot), call + put), strike: toDollars(strike) };
}
