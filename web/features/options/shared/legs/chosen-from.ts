import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { isOptionLeg, type Leg, type Position } from '@toolyard/core/options/contracts';
import type { StrategyTemplate } from '@toolyard/core/options/templates';
import type { ChosenLeg } from '../drafts/wizard.slice.ts';

/** A leg from a chain's quote: bought at the ask, sold at the bid with its delta negated. */
export function chosenFrom(quote: OptionQuote, position: Position, chain: OptionChain): ChosenLeg {
  const long = position === 'long';
  return {
    id: crypto.randomUUID(),
    priceSource: long ? 'ask' : 'bid',
    leg: {
      kind: 'option',
      symbol: quote.symbol,
      type: quote.type,
      position,
      strike: quote.strike,
      expiry: chain.expiry,
      premium: (long ? quote.ask : quote.bid) ?? 0,
      quantity: 1,
      multiplier: chain.multiplier,
      iv: quote.iv,
      delta: quote.delta === null || long ? quote.delta : -quote.delta,
    },
  };
}

/** Legs of a filled template: bought at the ask, sold at the bid, shares at the spot. */
export const chosenLegs = (legs: readonly Leg[]): ChosenLeg[] =>
  legs.map((leg) => ({
    id: crypto.randomUUID(),
    leg,
    priceSource: isOptionLeg(leg) ? (leg.position === 'long' ? 'ask' : 'bid') : 'spot',
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
