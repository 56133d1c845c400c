import { moneyOf } from '@toolyard/core/shared';
import type { Money } from '@toolyard/core/shared';
import type { Liquidity } from './stock.ts';

const CENT: Money = moneyOf(100);
const NICKEL: Money = moneyOf(500);
const DIME: Money = moneyOf(1_000);
const THREE_DOLLARS: Money = moneyOf(30_000);

/** Ticks below 3 dollars and from there on. */
const TICKS: Readonly<Record<Liquidity['ticks'], readonly [Money, Money]>> = {
  penny: [CENT, CENT],
  pennyNickel: [CENT, NICKEL],
  nickelDime: [NICKEL, DIME],
};

/** Maximum spread that a market maker may quote, dollars, by the bid below which it applies. */
const MAX_SPREADS = [
  [2, 0.25],
  [5, 0.4],
  [10, 0.5],
  [20, 0.8],
  [Infinity, 1],
] as const;

/**
 * Half the bid-ask spread before rounding, dollars per share: a fixed cost, a share of the
 * price, the hedge's own spread and 0.12 volatility points, times how illiquid the chain is.
 */
export function halfSpread(
  liquidity: Liquidity,
  price: number,
  spot: number,
  delta: number,
  vega: number,
): number {
  const exposure = Math.abs(delta);
  const cost = 0.01 + 0.002 * price * (0.3 + exposure) + 1e-5 * spot * exposure + 0.0012 * vega;
  return Math.min(liquidity.width * cost, maxSpread(price) / 2 - 0.05);
}

function maxSpread(price: number): number {
  for (const [below, spread] of MAX_SPREADS) if (price < below) return spread;
  return 1;
}

/** Rounds dollars down to a tick, at least zero. */
export function bidOf(liquidity: Liquidity, dollars: number): Money {
  const money = dollars * 10_000;
  const tick = tickAt(liquidity, money);
  return moneyOf(Math.max(Math.floor(money / tick) * tick, 0));
}

/** Rounds dollars up to a tick, at least one tick. */
export function askOf(liquidity: Liquidity, dollars: number): Money {
  const money = dollars * 10_000;
  const tick = tickAt(liquidity, money);
  return moneyOf(Math.max(Math.ceil(money / tick) * tick, tick));
}

/** Tick size at a price, money. */
export const tickAt = ({ ticks }: Liquidity, money: number): Money => {
  const [small, large] = TICKS[ticks];
  return money < THREE_DOLLARS ? small : large;
};
