import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { isOptionLeg, type Leg, type Position } from '@toolyard/core/options/contracts';
import type { StrategyTemplate } from '@toolyard/core/options/templates';
import { naturalSource } from '../chain/chain-quotes.ts';
import type { PriceSource } from '@toolyard/core/options/strategies';
import { ZERO_MONEY } from '@toolyard/core/shared';

/** The stock that a strategy is planned on, as the search showed it. */
export interface ChosenStock {
  readonly symbol: string;
  readonly name: string;
  readonly nameZh: string | null;
}

/** A leg that the user has chosen, and where its price came from. */
export interface ChosenLeg {
  readonly id: string;
  readonly leg: Leg;
  readonly priceSource: PriceSource;
}

/** A leg from a chain's quote: bought at the ask, sold at the bid with its delta negated. */
export function chosenFrom(quote: OptionQuote, position: Position, chain: OptionChain): ChosenLeg {
  const priceSource = naturalSource(position);
  return {
    id: crypto.randomUUID(),
    priceSource,
    leg: {
      kind: 'option',
      symbol: quote.symbol,
      type: quote.type,
      position,
      strike: quote.strike,
      expiry: chain.expiry,
      premium: quote[priceSource] ?? ZERO_MONEY,
      quantity: 1,
      multiplier: chain.multiplier,
      iv: quote.iv,
      delta: quote.delta === null || position === 'long' ? quote.delta : -quote.delta,
    },
  };
}

/** Legs of a filled template: bought at the ask, sold at the bid, shares at the spot. */
export const chosenLegs = (legs: readonly Leg[]): ChosenLeg[] =>
  legs.map((leg) => ({
    id: crypto.randomUUID(),
    leg,
    priceSource: isOptionLeg(leg) ? naturalSource(leg.position) : 'spot',
  }));

/** The shares that a template stands on: 100 a lot, at the spot. */
export const sharesFor = (template: StrategyTemplate, chain: OptionChain): ChosenLeg[] =>
  template.legs
    .filter((leg) => leg.type === 'stock')
    .map(({ position, quantity }) => ({
      id: crypto.randomUUID(),
      priceSource: 'spot',
      leg: {
        kind: 'stock',
        symbol: chain.symbol,
        position,
        premium: chain.spot,
        quantity: quantity * chain.multiplier,
        multiplier: 1,
      },
    }));

/** The leg on this side; its delta turns with it. */
export function turnedTo(position: Position, leg: Leg): Leg {
  if (leg.position === position) return leg;
  return isOptionLeg(leg)
    ? { ...leg, position, delta: leg.delta === null ? null : -leg.delta }
    : { ...leg, position };
}

/** The legs after a trade that closes one contract of an opposite leg; null where there is no such leg. */
export function nettedLegs(
  legs: readonly ChosenLeg[],
  { leg: trade }: ChosenLeg,
): readonly ChosenLeg[] | null {
  const opposite = legs.find(
    ({ leg }) => leg.symbol === trade.symbol && leg.position !== trade.position,
  );
  if (!opposite) return null;
  const quantity = opposite.leg.quantity - trade.quantity;
  return quantity > 0
    ? legs.map((chosen) =>
        chosen === opposite ? { ...chosen, leg: { ...chosen.leg, quantity } } : chosen,
      )
    : legs.filter((chosen) => chosen !== opposite);
}
