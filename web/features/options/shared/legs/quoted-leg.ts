import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { isOptionLeg, type OptionLeg } from '@toolyard/core/options/contracts';
import type { PriceSource } from '@toolyard/core/options/strategies';
import { naturalSource, quotedPrice, quotesOf } from '../chain/chain-quotes.ts';
import { quotedLeg, ratesOf, type ChosenLeg } from './chosen-leg.ts';

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
    leg: quotedLeg(quote, chain, { position, quantity, priceSource }),
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
