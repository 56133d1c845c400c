import type { NetOption, NetPosition } from './net-position.ts';
import type { StructureId } from './structure-names.ts';

/** Which way a leg set wants the price to go. */
export const DIRECTIONS = ['bullish', 'bearish', 'neutral'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** Structures whose payoff turns, and which are traded for one direction all the same. */
const TRADED_FOR: Partial<Record<StructureId, Direction>> = {
  'call-backspread': 'bullish',
  'put-backspread': 'bearish',
  strap: 'bullish',
  strip: 'bearish',
};

/** Shares per dollar that the payoff gains just above `price`, every option taken at its expiry. */
function slopeAbove(price: number, { stock, options }: NetPosition): number {
  const held = ({ type, strike, shares }: NetOption): number => {
    if (type === 'call') return strike <= price ? shares : 0;
    return strike > price ? -shares : 0;
  };
  return options.reduce((slope, option) => slope + held(option), stock);
}

/** Bullish when the payoff never falls as the price rises, bearish when it never rises, else neutral. */
export function directionOf(position: NetPosition, structure: StructureId): Direction {
  const traded = TRADED_FOR[structure];
  if (traded !== undefined) return traded;
  const prices = [0, ...position.options.map(({ strike }) => strike)];
  const slopes = prices.map((price) => slopeAbove(price, position));
  if (slopes.every((slope) => slope === 0)) return 'neutral';
  if (slopes.every((slope) => slope >= 0)) return 'bullish';
  return slopes.every((slope) => slope <= 0) ? 'bearish' : 'neutral';
}
