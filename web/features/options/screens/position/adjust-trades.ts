import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import type { Leg, OptionLeg } from '@toolyard/core/options/contracts';
import { ZERO_MONEY } from '@toolyard/core/shared';
import type {
  StrategyLegResponse,
  StrategyResponse,
  TradeSide,
} from '../../../../api/generated.ts';
import { ratesOf } from '../../shared/legs/chosen-leg.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import { closingLine } from './closing-lines.ts';
import { tradableQuote, type TicketLine } from './ticket-prices.ts';

export const ADJUSTMENTS = ['roll', 'add', 'closeLeg'] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** A listed contract of a chain. */
interface ContractChoice {
  readonly chain: OptionChain;
  readonly quote: OptionQuote;
}

export function openingLine(
  { chain, quote }: ContractChoice,
  side: TradeSide,
  contracts: number,
): TicketLine {
  const position = side === 'buy' ? 'long' : 'short';
  const leg: OptionLeg = {
    kind: 'option',
    symbol: quote.symbol,
    type: quote.type,
    position,
    strike: quote.strike,
    expiry: chain.expiry,
    premium: ZERO_MONEY,
    quantity: contracts,
    multiplier: chain.multiplier,
    ...ratesOf(quote, position),
  };
  return { key: `open ${quote.symbol}`, leg, quote: tradableQuote(quote), planned: null };
}

/** A holding is closed and the same is opened elsewhere; nothing where it would end where it began. */
export function rollLines(
  position: StrategyResponse,
  held: StrategyLegResponse,
  to: ContractChoice,
  contracts: number,
): TicketLine[] {
  const opening = openingLine(to, held.position === 'long' ? 'buy' : 'sell', contracts);
  if (opening.leg.symbol === held.symbol) return [];
  return [closingLine(position, held, contracts), opening];
}

export function stockLine(position: StrategyResponse, side: TradeSide, shares: number): TicketLine {
  const symbol = position.underlyingAsset;
  const price = position.mark?.spot ?? position.underlyingPrice;
  return {
    key: `open ${symbol}`,
    leg: {
      kind: 'stock',
      symbol,
      position: side === 'buy' ? 'long' : 'short',
      premium: ZERO_MONEY,
      quantity: shares,
      multiplier: 1,
    },
    quote: { bid: price, ask: price, mid: price },
    planned: null,
  };
}

const signed = ({ position, quantity }: Leg) => (position === 'long' ? quantity : -quantity);

/** One leg per contract; flat contracts are left out. */
export function netted(legs: readonly Leg[]): readonly Leg[] {
  const net = new Map<string, Leg>();
  for (const leg of legs) {
    const before = net.get(leg.symbol);
    const contracts = (before ? signed(before) : 0) + signed(leg);
    net.set(leg.symbol, {
      ...leg,
      position: contracts >= 0 ? 'long' : 'short',
      quantity: Math.abs(contracts),
    });
  }
  return [...net.values()].filter(({ quantity }) => quantity > 0);
}

/** What is held once the trades are done. */
export const legsAfter = (
  position: StrategyResponse,
  lines: readonly TicketLine[],
): readonly Leg[] => netted([...position.legs.map(legOf), ...lines.map((line) => line.leg)]);
