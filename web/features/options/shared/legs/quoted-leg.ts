import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { isOptionLeg, type OptionLeg, type Position } from '@toolyard/core/options/contracts';
import type { PriceSource } from '@toolyard/core/options/strategies';
import { ZERO_MONEY } from '@toolyard/core/shared';
import { naturalSource, quotedPrice, quotesOf } from '../chain/chain-quotes.ts';
import type { ChosenLeg } from './chosen-leg.ts';

/** A sold leg has the negated delta of its contract. */
const ratesOf = (quote: OptionQuote, position: Position): Pick<OptionLeg, 'iv' | 'delta'> => ({
  iv: quote.iv,
  delta: quote.delta === null || position === 'long' ? quote.delta : -quote.delta,
});

/** A leg on this contract. Its source stays where the contract has such a price; an own price belongs to the former one. */
export function legOnQuote<Chosen extends Omit<ChosenLeg, 'leg'>>(
  chosen: Chosen & { readonly leg: Pick<OptionLeg, 'position' | 'quantity'> },
  quote: OptionQuote,
  chain: OptionChain,
): Omit<Chosen, 'leg'> & ChosenLeg {
  const { position, quantity } = chosen.leg;
  const sources: PriceSource[] = [chosen.priceSource, naturalSource(position), 'mid', 'ask', 'bid'];
  const priceSource =
    sources.find((source) => quotedPrice(quote, source) !== null) ?? naturalSource(position);
  return {
    ...chosen,
    priceSource,
    leg: {
      kind: 'option',
      symbol: quote.symbol,
      type: quote.type,
      position,
      strike: quote.strike,
      expiry: chain.expiry,
      premium: quotedPrice(quote, priceSource) ?? ZERO_MONEY,
      quantity,
      multiplier: chain.multiplier,
      ...ratesOf(quote, position),
    },
  };
}

/**
 * The leg at the present quote of its source, with the volatility and delta of that quote; the leg itself where they are
 * current or unknown. A price of the user's own stays.
 */
export function legAtQuote<Chosen extends ChosenLeg>(chosen: Chosen, chain: OptionChain): Chosen {
  const { leg, priceSource } = chosen;
  if (!isOptionLeg(leg)) {
    const moved = priceSource === 'spot' && chain.spot !== leg.premium;
    return moved ? { ...chosen, leg: { ...leg, premium: chain.spot } } : chosen;
  }
  const quote = quotesOf(chain, leg.type).find(({ symbol }) => symbol === leg.symbol);
  const premium = priceSource === 'own' ? leg.premium : quote && quotedPrice(quote, priceSource);
  if (!quote || premium === null || premium === undefined) return chosen;
  const { iv, delta } = ratesOf(quote, leg.position);
  return premium === leg.premium && iv === leg.iv && delta === leg.delta
    ? chosen
    : { ...chosen, leg: { ...leg, premium, iv, delta } };
}

/** The legs at new quotes; one that has changed meanwhile stays as it is. */
export const legsFollowing = <Chosen extends ChosenLeg>(
  legs: readonly Chosen[],
  quoted: readonly Chosen[],
): readonly Chosen[] =>
  legs.map((chosen) => {
    const now = quoted.find(({ id }) => id === chosen.id);
    return now?.leg.symbol === chosen.leg.symbol &&
      now.leg.position === chosen.leg.position &&
      now.leg.quantity === chosen.leg.quantity &&
      now.priceSource === chosen.priceSource
      ? now
      : chosen;
  });
