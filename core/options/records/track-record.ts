import { moneyOf, negateMoney, subtractMoney, sumMoney, toDollars } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';
import { drawdown } from '../capital/index.ts';
import type { HistoricalTrade } from './historical-trade.ts';

type Outcome = Pick<HistoricalTrade, 'returnAmount' | 'daysHeld'>;

/** What a set of completed trades amounts to. */
export interface TrackRecord {
  readonly trades: number;
  readonly wins: number;
  readonly losses: number;
  /** Wins / trades; null without trades. */
  readonly winRate: number | null;
  readonly totalReturn: Money;
  /** What the winning trades brought together. */
  readonly grossProfit: Money;
  /** What the losing trades took together, never negative. */
  readonly grossLoss: Money;
  readonly averageWin: Money | null;
  /** Below zero, or zero. */
  readonly averageLoss: Money | null;
  readonly expectancy: Money | null;
  readonly profitFactor: number | 'unlimited' | null;
  readonly maxDrawdown: Money;
  /** The summed results from which the deepest fall begins, and to which it goes. */
  readonly drawdownFrom: Money;
  readonly drawdownTo: Money;
  /** Of all trades together. */
  readonly daysHeld: number;
  readonly averageDaysHeld: number | null;
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0);

const mean = (amounts: readonly number[]): number | null =>
  amounts.length === 0 ? null : total(amounts) / amounts.length;

/**
 * What a trade brings on average: the mean of the results r of n trades, to 1e-4 dollar.
 *
 *     expectancy = Σ r / n = win rate · average win + (1 − win rate) · average loss
 *
 * Null without trades. A loss is a result of at most zero.
 * Source: V. K. Tharp, 'Trade Your Way to Financial Freedom' (2nd ed. 2006).
 *
 * @example expectancy([3_000_000, -1_000_000, -1_000_000]) // 333_333
 */
export function expectancy(results: readonly Money[]): Money | null {
  const average = mean(results);
  return average === null ? null : moneyOf(Math.round(average));
}

/**
 * Dollars won for each dollar lost.
 *
 *     profit factor = Σ of gains / |Σ of losses|
 *
 * Without losses 'unlimited', without gains and losses null.
 * Source: R. Pardo, 'The Evaluation and Optimization of Trading Strategies' (2nd ed. 2008).
 *
 * @example profitFactor([3_000_000, -1_000_000, -1_000_000]) // 1.5
 */
export function profitFactor(results: readonly Money[]): number | 'unlimited' | null {
  const gains = total(results.filter((each) => each > 0));
  const losses = -total(results.filter((each) => each < 0));
  if (losses > 0) return gains / losses;
  return gains > 0 ? 'unlimited' : null;
}

/**
 * The deepest fall of the summed results from the highest sum before it, starting from zero; never negative.
 *
 *     max over t of ( max over s ≤ t of E(s) − E(t) )   with E(t) = r₁ + … + r_t, E(0) = 0
 *
 * `results` in the order in which the trades ended. Money.
 * Source: M. Magdon-Ismail, A. Atiya, 'Maximum drawdown', Risk 17 (2004), 99–102.
 *
 * @example maxDrawdown([3_000_000, -1_000_000, 500_000, -2_000_000]) // 2_500_000
 */
export function maxDrawdown(results: readonly Money[]): Money {
  const { from, to } = drawdown(results);
  return subtractMoney(from, to);
}

/** The record of trades in the order in which they ended. */
export function trackRecord(trades: readonly Outcome[]): TrackRecord {
  const results = trades.map(({ returnAmount }) => returnAmount);
  const wins = results.filter((each) => each > 0);
  const losses = results.filter((each) => each <= 0);
  const days = trades.map(({ daysHeld }) => daysHeld);
  const { from, to } = drawdown(results);
  return {
    trades: results.length,
    wins: wins.length,
    losses: losses.length,
    winRate: results.length === 0 ? null : wins.length / results.length,
    totalReturn: sumMoney(results),
    grossProfit: sumMoney(wins),
    grossLoss: negateMoney(sumMoney(losses)),
    averageWin: expectancy(wins),
    averageLoss: expectancy(losses),
    expectancy: expectancy(results),
    profitFactor: profitFactor(results),
    maxDrawdown: subtractMoney(from, to),
    drawdownFrom: from,
    drawdownTo: to,
    daysHeld: total(days),
    averageDaysHeld: mean(days),
  };
}

const dollars = (money: Money | null): number | null => (money === null ? null : toDollars(money));

/** A track record with its amounts in dollars. */
export const recordInDollars = (record: TrackRecord) => ({
  ...record,
  totalReturn: toDollars(record.totalReturn),
  grossProfit: toDollars(record.grossProfit),
  grossLoss: toDollars(record.grossLoss),
  averageWin: dollars(record.averageWin),
  averageLoss: dollars(record.averageLoss),
  expectancy: dollars(record.expectancy),
  maxDrawdown: toDollars(record.maxDrawdown),
  drawdownFrom: toDollars(record.drawdownFrom),
  drawdownTo: toDollars(record.drawdownTo),
});

export type TrackRecordInDollars = ReturnType<typeof recordInDollars>;
