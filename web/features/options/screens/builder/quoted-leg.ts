import type { OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg, type Leg } from '@toolyard/core/options/contracts';
import type { DefaultFill } from '@toolyard/core/options/settings';
import { toDollars, type Money } from '@toolyard/core/shared';
import { nearestQuote, quotesOf } from '../../shared/chain/chain-quotes.ts';
import { chosenLegs } from '../../shared/legs/chosen-leg.ts';
import { legOnQuote } from '../../shared/legs/quoted-leg.ts';
import type { BuilderLeg, PriceRange } from './builder-state.ts';

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

/** The legs as the builder's table has them, all counted. */
export const builderLegs = (
  legs: readonly Leg[],
  chains: readonly (OptionChain | null | undefined)[],
  fill: DefaultFill,
): readonly BuilderLeg[] =>
  chosenLegs(legs, chains, fill).map((leg) => ({ ...leg, enabled: true }));
