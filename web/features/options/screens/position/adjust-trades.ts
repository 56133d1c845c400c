import type { OptionLeg, Leg, OptionType } from '@toolyard/core/options/contracts';
import { fromDollars, type CalendarDate } from '@toolyard/core/shared';
import type {
  OptionChainResponse,
  StrategyLegResponse,
  StrategyResponse,
  TradeSide,
} from '../../../../api/generated.ts';
import { legOf } from '../../shared/strategies/saved-strategy.ts';
import { closingLine } from './closing-lines.ts';
import type { TicketLine } from './ticket.ts';

export const ADJUSTMENTS = ['roll', 'add', 'closeLeg'] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** A listed contract of a chain as a leg that is traded. */
export interface ContractChoice {
  readonly chain: OptionChainResponse;
  readonly type: OptionType;
  readonly strike: number;
}

export const rowsOf = (chain: OptionChainResponse, type: OptionType) =>
  type === 'call' ? chain.calls : chain.puts;

/** The listed strike that is nearest to a wanted one. */
export const nearestStrike = (chain: OptionChainResponse, type: OptionType, wanted: number) =>
  rowsOf(chain, type).reduce<number | null>(
    (best, { strike }) =>
      best === null || Math.abs(strike - wanted) < Math.abs(best - wanted) ? strike : best,
    null,
  );

export function openingLine(
  { chain, type, strike }: ContractChoice,
  side: TradeSide,
  contracts: number,
): TicketLine | null {
  const row = rowsOf(chain, type).find((each) => each.strike === strike);
  if (!row) return null;
  const { bid, ask } = row;
  const mid = bid === null || ask === null ? null : Math.round((bid + ask) * 5_000) / 10_000;
  const leg: OptionLeg = {
    kind: 'option',
    symbol: row.symbol,
    type,
    position: side === 'buy' ? 'long' : 'short',
    strike: fromDollars(strike),
    expiry: chain.expiry as CalendarDate,
    premium: 0,
    quantity: contracts,
    multiplier: chain.multiplier,
    iv: row.iv,
    delta: row.delta,
  };
  return { key: `open ${row.symbol}`, leg, quote: { bid, ask, mid }, planned: null };
}

/** A holding is closed and the same is opened elsewhere; nothing where it would end where it began. */
export function rollLines(
  position: StrategyResponse,
  held: StrategyLegResponse,
  to: ContractChoice,
  contracts: number,
): TicketLine[] {
  const opening = openingLine(to, held.position === 'long' ? 'buy' : 'sell', contracts);
  if (!opening || opening.leg.symbol === held.symbol) return [];
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
      premium: 0,
      quantity: shares,
      multiplier: 1,
    },
    quote: { bid: price, ask: price, mid: price },
    planned: null,
  };
}

const signed = ({ position, quantity }: Leg) => (position === 'long' ? quantity : -quantity);

/** One leg a contract; what is flat is gone. */
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
