import { hasShares, type OptionChain } from '@toolyard/core/options/chain';
import {
  isOptionLeg,
  type Leg,
  type OptionType,
  type Position,
} from '@toolyard/core/options/contracts';
import type { DefaultFill } from '@toolyard/core/options/settings';
import type { TextId } from '../../../../i18n/texts.ts';
import type { BuilderLeg } from './builder-state.ts';
import {
  fillSource,
  naturalSource,
  nearestQuote,
  quotesOf,
} from '../../shared/chain/chain-quotes.ts';
import { legOnQuote } from '../../shared/legs/quoted-leg.ts';

/** What can be added with one press. */
const NEW_LEGS = [
  { type: 'call', position: 'long', text: 'builder.addBuyCall' },
  { type: 'call', position: 'short', text: 'builder.addSellCall' },
  { type: 'put', position: 'long', text: 'builder.addBuyPut' },
  { type: 'put', position: 'short', text: 'builder.addSellPut' },
  { type: 'stock', position: 'long', text: 'builder.addBuyStock' },
  { type: 'stock', position: 'short', text: 'builder.addSellStock' },
] as const satisfies readonly {
  readonly type: OptionType | 'stock';
  readonly position: Position;
  readonly text: TextId;
}[];
type NewLeg = (typeof NEW_LEGS)[number];

/** What can be added to legs of a chain: an index has no shares. */
export const newLegsFor = (chain: OptionChain | null): readonly NewLeg[] =>
  NEW_LEGS.filter(({ type }) => type !== 'stock' || chain === null || hasShares(chain));

const NAMES = {
  call: { long: 'builder.buyCall', short: 'builder.sellCall' },
  put: { long: 'builder.buyPut', short: 'builder.sellPut' },
  stock: { long: 'builder.buyStock', short: 'builder.sellStock' },
} as const;

/** `买看涨`, `Sell 2 puts`: a leg without its strike, which stands beside it. */
export const kindText = (leg: Leg): TextId =>
  NAMES[isOptionLeg(leg) ? leg.type : 'stock'][leg.position];

export const sharesOf = (chain: OptionChain, position: Position): BuilderLeg => ({
  id: crypto.randomUUID(),
  enabled: true,
  priceSource: 'spot',
  leg: {
    kind: 'stock',
    symbol: chain.symbol,
    position,
    premium: chain.spot,
    quantity: chain.multiplier,
    multiplier: 1,
  },
});

/**
 * A new leg at the strike nearest to the money that no other leg has; null where the chain lists nothing of that type.
 */
export function newLeg(
  { type, position }: NewLeg,
  chain: OptionChain,
  fill: DefaultFill,
  legs: readonly BuilderLeg[],
): BuilderLeg | null {
  if (type === 'stock') return sharesOf(chain, position);
  const quotes = quotesOf(chain, type);
  const free = quotes.filter(({ symbol }) => legs.every(({ leg }) => leg.symbol !== symbol));
  const quote = nearestQuote(free.length > 0 ? free : quotes, chain.spot);
  if (!quote) return null;
  const priceSource = fillSource(quote, position, fill);
  const blank = { id: crypto.randomUUID(), enabled: true, priceSource };
  return quote ? legOnQuote({ ...blank, leg: { position, quantity: 1 } }, quote, chain) : null;
}

/** The same strike as the other type. */
export function typeTurned(builderLeg: BuilderLeg, chain: OptionChain): BuilderLeg {
  if (!isOptionLeg(builderLeg.leg)) return builderLeg;
  const { type, strike } = builderLeg.leg;
  const quote = nearestQuote(quotesOf(chain, type === 'call' ? 'put' : 'call'), strike);
  return quote ? legOnQuote(builderLeg, quote, chain) : builderLeg;
}

/** The other side, at its usual price unless the price is the user's own. */
export function sideTurned(builderLeg: BuilderLeg, chain: OptionChain | undefined): BuilderLeg {
  const position = builderLeg.leg.position === 'long' ? 'short' : 'long';
  if (!isOptionLeg(builderLeg.leg)) return { ...builderLeg, leg: { ...builderLeg.leg, position } };
  const { delta, symbol, type } = builderLeg.leg;
  const leg = { ...builderLeg.leg, position, delta: delta === null ? null : -delta } as const;
  const quote = chain && quotesOf(chain, type).find((listed) => listed.symbol === symbol);
  if (!quote || builderLeg.priceSource === 'own') return { ...builderLeg, leg };
  const sided = builderLeg.priceSource === 'mid' ? 'mid' : naturalSource(position);
  return legOnQuote({ ...builderLeg, priceSource: sided, leg }, quote, chain);
}
