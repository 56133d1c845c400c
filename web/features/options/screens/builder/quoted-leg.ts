import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { isOptionLeg, type Leg, type Position } from '@toolyard/core/options/contracts';
import type { DefaultFill } from '@toolyard/core/options/settings';
import type { PriceSource } from '@toolyard/core/options/strategies';
import { toDollars, ZERO_MONEY, type Money } from '@toolyard/core/shared';
import {
  naturalSource,
  nearestQuote,
  quotedPrice,
  quotesOf,
} from '../../shared/chain/chain-quotes.ts';
import { chosenLegs } from '../../shared/legs/chosen-leg.ts';
import type { BuilderLeg, PriceRange } from './builder-state.ts';

/** A leg on this contract. Its source stays where the contract has such a price; an own price belongs to the former one. */
export function legOnQuote(
  builderLeg: Omit<BuilderLeg, 'leg'> & {
    readonly leg: { readonly position: Position; readonly quantity: number };
  },
  quote: OptionQuote,
  chain: OptionChain,
): BuilderLeg {
  const { position, quantity } = builderLeg.leg;
  const sources: PriceSource[] = [
    builderLeg.priceSource,
    naturalSource(position),
    'mid',
    'ask',
    'bid',
  ];
  const priceSource =
    sources.find((source) => quotedPrice(quote, source) !== null) ?? naturalSource(position);
  return {
    id: builderLeg.id,
    enabled: builderLeg.enabled,
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
      iv: quote.iv,
      delta: quote.delta === null || position === 'long' ? quote.delta : -quote.delta,
    },
  };
}

/** The same kind of leg at the strike of the chain, or of those within a range, that is nearest to this one. */
export function legAtStrike(
  builderLeg: BuilderLeg,
  strike: Money,
  chain: OptionChain,
  { from, to }: PriceRange = { from: 0, to: Infinity },
): BuilderLeg {
  if (!isOptionLeg(builderLeg.leg)) return builderLeg;
  const within = quotesOf(chain, builderLeg.leg.type).filter(
    (quote) => toDollars(quote.strike) >= from && toDollars(quote.strike) <= to,
  );
  const quote = nearestQuote(within, strike);
  if (!quote || quote.symbol === builderLeg.leg.symbol) return builderLeg;
  return legOnQuote(builderLeg, quote, chain);
}

/** So many listed strikes further; the last one at the end of the list. */
export function legStepped(builderLeg: BuilderLeg, by: number, chain: OptionChain): BuilderLeg {
  if (!isOptionLeg(builderLeg.leg)) return builderLeg;
  const { symbol, type } = builderLeg.leg;
  const quotes = quotesOf(chain, type);
  const at = quotes.findIndex((quote) => quote.symbol === symbol);
  const quote = quotes[Math.min(quotes.length - 1, Math.max(0, at + by))];
  return at < 0 || !quote || quote.symbol === symbol
    ? builderLeg
    : legOnQuote(builderLeg, quote, chain);
}

/** The leg at the present quote of its source; the leg itself where its price is current, its own, or unknown. */
export function legAtQuote(builderLeg: BuilderLeg, chain: OptionChain): BuilderLeg {
  const { leg, priceSource } = builderLeg;
  if (!isOptionLeg(leg)) {
    const moved = priceSource === 'spot' && chain.spot !== leg.premium;
    return moved ? { ...builderLeg, leg: { ...leg, premium: chain.spot } } : builderLeg;
  }
  const quote = quotesOf(chain, leg.type).find(({ symbol }) => symbol === leg.symbol);
  const now = quote ? quotedPrice(quote, priceSource) : null;
  return !quote || now === null || now === leg.premium
    ? builderLeg
    : legOnQuote(builderLeg, quote, chain);
}

/** The legs as the builder's table has them, all counted. */
export const builderLegs = (
  legs: readonly Leg[],
  chains: readonly (OptionChain | null | undefined)[],
  fill: DefaultFill,
): readonly BuilderLeg[] =>
  chosenLegs(legs, chains, fill).map((leg) => ({ ...leg, enabled: true }));
