import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { isOptionLeg, type Leg, type Position } from '@toolyard/core/options/contracts';
import type { StrategyTemplate } from '@toolyard/core/options/templates';
import { naturalSource } from '../chain/chain-quotes.ts';
import type { ChosenLeg } from '../drafts/wizard.slice.ts';

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
      premium: quote[priceSource] ?? 0,
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
