import { isOfChain, type OptionChain, type OptionQuote } from '@toolyard/core/options/chain';
import { withUnits } from '@toolyard/core/options/capital';
import {
  isOptionLeg,
  type Leg,
  type OptionLeg,
  type Position,
} from '@toolyard/core/options/contracts';
import type { StrategyTemplate } from '@toolyard/core/options/templates';
import type { DefaultFill } from '@toolyard/core/options/settings';
import { fillSource, naturalSource, quotedPrice, quotesOf } from '../chain/chain-quotes.ts';
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

/** Volatility and delta of a leg by its quote; a sold leg has the negated delta of its contract. */
export const ratesOf = (
  quote: OptionQuote,
  position: Position,
): Pick<OptionLeg, 'iv' | 'delta'> => ({
  iv: quote.iv,
  delta: quote.delta === null || position === 'long' ? quote.delta : -quote.delta,
});

/** A leg on a quoted contract at the price of this source. */
export const quotedLeg = (
  quote: OptionQuote,
  chain: OptionChain,
  {
    position,
    quantity,
    priceSource,
  }: Pick<OptionLeg, 'position' | 'quantity'> & Pick<ChosenLeg, 'priceSource'>,
): OptionLeg => ({
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
});

/** A leg from a chain's quote at the price of new legs; sold, its delta is negated. */
export function chosenFrom(
  quote: OptionQuote,
  position: Position,
  chain: OptionChain,
  fill: DefaultFill,
): ChosenLeg {
  const priceSource = fillSource(quote, position, fill);
  return {
    id: crypto.randomUUID(),
    priceSource,
    leg: quotedLeg(quote, chain, { position, quantity: 1, priceSource }),
  };
}

/** A leg of a filled template at the price of new legs; shares at the spot. */
export function filledLeg(
  leg: Leg,
  chains: readonly (OptionChain | null | undefined)[],
  fill: DefaultFill,
): Pick<ChosenLeg, 'leg' | 'priceSource'> {
  if (!isOptionLeg(leg)) return { leg, priceSource: 'spot' };
  const chain = chains.find((each) => each && isOfChain(each, leg));
  const quote = chain && quotesOf(chain, leg.type).find(({ symbol }) => symbol === leg.symbol);
  const priceSource = quote ? fillSource(quote, leg.position, fill) : naturalSource(leg.position);
  const premium = (quote && quotedPrice(quote, priceSource)) ?? leg.premium;
  return { leg: { ...leg, premium }, priceSource };
}

/** Legs of a filled template from these chains, at the prices of new legs. */
export const chosenLegs = (
  legs: readonly Leg[],
  chains: readonly (OptionChain | null | undefined)[],
  fill: DefaultFill,
): ChosenLeg[] => legs.map((leg) => ({ id: crypto.randomUUID(), ...filledLeg(leg, chains, fill) }));

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

/** What to do with the number of units that fits the limits. */
export interface Resizing {
  /** Changes the plan here. */
  readonly onResize?: (units: number) => void;
  /** The address of the resized plan, where it cannot be changed here. */
  readonly resizedAt?: (units: number) => string;
}

/** The legs with another number of units of their trade. */
export function legsInUnits<Chosen extends ChosenLeg>(
  legs: readonly Chosen[],
  units: number,
): readonly Chosen[] {
  const sized = withUnits(
    legs.map(({ leg }) => leg),
    units,
  );
  return legs.map((chosen, i) => ({ ...chosen, leg: sized[i] ?? chosen.leg }));
}
