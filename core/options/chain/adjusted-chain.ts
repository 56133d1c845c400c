import { roundedMoney, type Money } from '../../shared/index.ts';
import {
  deliverableValue,
  ordinaryContract,
  type Deliverable,
  type OptionType,
} from '../contracts/index.ts';
import type { OptionChain, OptionQuote } from './option-chain.ts';
import type { ListedQuote } from './parity-pairs.ts';
import { isStaleQuote, priceFlaw } from './quote-price.ts';
import { quotedChain, type QuotedExpiry } from './quoted-chain.ts';
import { stepSize } from './strike-window.ts';

/** A quote of an adjusted contract, whose root is not the symbol of its underlying. */
export type AdjustedQuote = ListedQuote & { readonly symbol: string };

/** The adjusted contracts of one root and one expiry as a provider quotes them. */
export interface AdjustedExpiry extends QuotedExpiry {
  /** What each contract delivers. */
  readonly deliverable: Deliverable;
  /** Strikes and prices as they are listed, per unit of the contract's multiplier. */
  readonly quotes: readonly AdjustedQuote[];
}

/**
 * The quote of the unadjusted contract that pays the same; null where there is none. The greeks of the source are left
 * out: they are those of other contracts.
 */
function ordinaryQuote(quote: AdjustedQuote, expiry: AdjustedExpiry): AdjustedQuote | null {
  const { multiplier } = expiry.contract;
  const ordinary = ordinaryContract({ ...quote, multiplier }, expiry.deliverable);
  if (ordinary === null) return null;
  const perShare = <Price extends Money | null | undefined>(price: Price) =>
    typeof price === 'number' ? roundedMoney((price * multiplier) / ordinary.multiplier) : null;
  return {
    ...{ ...quote, strike: ordinary.strike, reported: null },
    ...{ bid: perShare(quote.bid), ask: perShare(quote.ask), last: perShare(quote.last) },
  };
}

/** The quote as it is listed, with the values of the unadjusted contract that pays the same. */
function listedQuote(
  { symbol, type, strike, bid, ask, quotedAt, volume = null, openInterest = null }: AdjustedQuote,
  asOf: number,
  valued: OptionQuote | undefined,
): OptionQuote {
  const stale = isStaleQuote(quotedAt, asOf) ? 'stale' : null;
  const flaw = stale ?? priceFlaw(bid, ask) ?? valued?.flaw ?? null;
  const { iv = null, delta = null } = valued ?? {};
  return { symbol, type, strike, bid, ask, iv, delta, flaw, volume, openInterest };
}

/**
 * Chain of adjusted contracts. Strikes, prices and multiplier are those that are listed. Volatility, delta per delivered
 * share and forward are those of the unadjusted contracts that pay the same, {@link ordinaryContract}; contracts without
 * one, which deliver shares of other companies, have neither volatility nor delta. Null as {@link quotedChain}.
 *
 * @example
 * const given = { ...chainOf(40, []), contract: { exercise: 'american', settlement: 'physical', settlementTime: 'PM', multiplier: 100 }, rate: 0, dividends: [] };
 * const deliverable = { shares: [{ symbol: 'XYZ', shares: 5 }], cash: 0 };
 * // 100 · 0.7658 dollars for a call of 40 dollars on 5 shares, at the money: 40 · (2Φ(0.5) − 1) each
 * const call = { symbol: 'XYZ1270521C00002000', type: 'call', strike: 20_000, bid: 7_658, ask: 7_658 };
 * adjustedChain({ ...given, deliverable, quotes: [call] }).calls[0].iv.toFixed(3) // '1.000'
 */
export function adjustedChain(expiry: AdjustedExpiry): OptionChain | null {
  const { deliverable, quotes, symbol, asOf, contract } = expiry;
  const ordinary = quotes.flatMap((quote) => ordinaryQuote(quote, expiry) ?? []);
  const chain = quotedChain({ ...expiry, quotes: ordinary });
  if (chain === null) return null;
  const valued = new Map([...chain.calls, ...chain.puts].map((each) => [each.symbol, each]));
  const side = (type: OptionType): readonly OptionQuote[] =>
    quotes
      .filter((quote) => quote.type === type)
      .toSorted((a, b) => a.strike - b.strike)
      .map((quote) => listedQuote(quote, asOf, valued.get(quote.symbol)));
  const strikes = [...new Set(quotes.map(({ strike }) => strike))].sort((a, b) => a - b);
  const value = deliverableValue(deliverable, (each) => (each === symbol ? chain.spot : null));
  const middle = value === null ? chain.spot : roundedMoney(value / contract.multiplier);
  return {
    ...chain,
    deliverable,
    stepSize: stepSize(strikes, middle),
    calls: side('call'),
    puts: side('put'),
  };
}
