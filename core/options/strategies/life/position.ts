import type { Money } from '../../../shared/index.ts';
import { cashOf, type Fill, type Instrument, type StrategyStep } from './step.ts';

/** What is held of one instrument. */
export interface Holding extends Instrument {
  /** Of the fill that opened it. */
  readonly id: string;
  /** Contracts, or shares: long positive, short negative, never zero. */
  readonly quantity: number;
  /** What the held quantity cost by average cost without commissions; negative where it was received. */
  readonly cost: Money;
  readonly iv: number | null;
  readonly delta: number | null;
}

/** What the fills up to a moment have made. */
export interface Holdings {
  /** In the order in which they were opened. */
  readonly held: readonly Holding[];
  /** Σ cash of the fills. */
  readonly cash: Money;
  readonly commissions: Money;
}

export const NOTHING_HELD: Holdings = { held: [], cash: 0, commissions: 0 };

/** The part of a cost that so many of the held units carry, exact to 1e-4 dollar, cut towards zero. */
const shareOf = (cost: Money, units: number, held: number): Money =>
  Number((BigInt(cost) * BigInt(units)) / BigInt(held));

const opened = (fill: Fill, quantity: number): Holding => {
  const { id, kind, symbol, type, strike, expiry, multiplier, price, iv, delta } = fill;
  const cost = quantity * multiplier * price;
  return { id, kind, symbol, type, strike, expiry, multiplier, quantity, cost, iv, delta };
};

/** The holding with the fill in it; null when nothing is left. */
function changed(holding: Holding, fill: Fill): Holding | null {
  const quantity = holding.quantity + fill.quantity;
  if (quantity === 0) return null;
  const added = fill.quantity * fill.multiplier * fill.price;
  if (Math.sign(fill.quantity) === Math.sign(holding.quantity)) {
    const { iv, delta } = fill.iv === null ? holding : fill;
    return { ...holding, quantity, cost: holding.cost + added, iv, delta };
  }
  if (Math.sign(quantity) !== Math.sign(holding.quantity)) return opened(fill, quantity);
  return { ...holding, quantity, cost: shareOf(holding.cost, quantity, holding.quantity) };
}

/** What is held, and the cash, after one more fill. */
export function afterFill({ held, cash, commissions }: Holdings, fill: Fill): Holdings {
  const known = held.some(({ symbol }) => symbol === fill.symbol);
  const after = known
    ? held.flatMap((each) => (each.symbol === fill.symbol ? (changed(each, fill) ?? []) : each))
    : [...held, opened(fill, fill.quantity)];
  return {
    held: after,
    cash: cash + cashOf(fill),
    commissions: commissions + fill.commission,
  };
}

export const afterFills = (before: Holdings, fills: readonly Fill[]): Holdings =>
  fills.reduce(afterFill, before);

/** What is held, and the cash, after these steps. */
export const holdingsAfter = (steps: readonly Pick<StrategyStep, 'fills'>[]): Holdings =>
  steps.reduce((before, { fills }) => afterFills(before, fills), NOTHING_HELD);

const total = (held: readonly Holding[], of: (holding: Holding) => Money): Money =>
  held.reduce((sum, holding) => sum + of(holding), 0);

/** Money a share that a holding cost on average, never negative. */
export const averageCost = ({ cost, quantity, multiplier }: Holding): Money =>
  Math.round(cost / (quantity * multiplier));

/**
 * Profit that no later price can take away: what was closed against its average cost, less all commissions.
 *
 *     realised = Σ cash + Σ cost of what is held
 */
export const realised = ({ held, cash }: Holdings): Money => cash + total(held, ({ cost }) => cost);

/** Profit of what is held at its value: Σ value − Σ cost. */
export const unrealised = ({ held }: Holdings, value: Money): Money =>
  value - total(held, ({ cost }) => cost);

/** Profit of the whole trade: Σ cash and what is held at its value. */
export const profitAndLoss = ({ cash }: Holdings, value: Money): Money => cash + value;
