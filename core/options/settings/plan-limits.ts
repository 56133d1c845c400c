import { negateMoney, ZERO_MONEY } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';
import type { OptionsSettings } from './options-settings.ts';

/** A plan as far as limits look at it. */
export interface PlannedRisk {
  /** The most that can be lost; `unlimited` breaks every limit, null is unknown and breaks none. */
  readonly maxLoss: Money | 'unlimited' | null;
  /** Days to the front expiry; null without options. */
  readonly days: number | null;
}

/** The account beside which a plan stands. */
export interface AccountRisk {
  readonly capital: Money;
  /** What open trades have at risk already. */
  readonly atRisk: Money;
  /** What the trades of this month have lost so far, 0 after a gain. */
  readonly lostThisMonth: Money;
}

export type Limit =
  | 'freeCapital'
  | 'maxRiskExposure'
  | 'maxHoldingDays'
  | 'stopLossPerTrade'
  | 'stopLossTotal'
  | 'stopLossMonthly';

/** A limit that a plan goes beyond: by what, and how much was allowed; money, days or percents of the capital. */
export interface BrokenLimit {
  readonly limit: Limit;
  readonly value: number | 'unlimited';
  readonly most: number;
}

const beyond = (
  limit: Limit,
  value: number | 'unlimited' | null,
  most: number | null,
): BrokenLimit[] =>
  value !== null && most !== null && (value === 'unlimited' || value > most)
    ? [{ limit, value, most }]
    : [];

/**
 * Limits of the settings that a plan goes beyond, the free capital first; those of the account only where the account
 * is known.
 */
export function brokenLimits(
  settings: OptionsSettings,
  { maxLoss, days }: PlannedRisk,
  account: AccountRisk | null,
): readonly BrokenLimit[] {
  const percent = (before: Money): number | 'unlimited' | null => {
    if (account === null || maxLoss === null || account.capital <= 0) return null;
    if (maxLoss === 'unlimited') return maxLoss;
    return ((before + Math.max(0, maxLoss)) * 100) / account.capital;
  };
  const free = account && Math.max(0, account.capital - account.atRisk);
  return [
    ...beyond('freeCapital', maxLoss, free),
    ...beyond('maxRiskExposure', maxLoss, settings.maxRiskExposure),
    ...beyond('maxHoldingDays', days, settings.maxHoldingDays),
    ...beyond('stopLossPerTrade', percent(ZERO_MONEY), settings.stopLossPerTrade),
    ...beyond('stopLossTotal', percent(account?.atRisk ?? ZERO_MONEY), settings.stopLossTotal),
    ...beyond(
      'stopLossMonthly',
      percent(account?.lostThisMonth ?? ZERO_MONEY),
      settings.stopLossMonthly,
    ),
  ];
}

const MAX_UNITS = 1000;

/**
 * Number of units of a new trade: as many as have their maximum losses covered by the amount, from 1 to 1,000.
 *
 *     units = ⌊amount / maximum loss of one unit⌋
 *
 * 1 without an amount or without a positive maximum loss.
 *
 * @example positionSize(20_000_000, 8_130_000) // 2
 */
export function positionSize(
  amount: Money | null,
  maxLossPerUnit: Money | 'unlimited' | null,
): number {
  if (amount === null || typeof maxLossPerUnit !== 'number' || maxLossPerUnit <= 0) return 1;
  return Math.min(MAX_UNITS, Math.max(1, Math.floor(amount / maxLossPerUnit)));
}

/** Whether an open trade has lost more of the capital than one trade may. */
export const isStopReached = (
  { stopLossPerTrade }: OptionsSettings,
  pnl: Money | null,
  capital: Money,
): boolean =>
  stopLossPerTrade !== null && pnl !== null && capital > 0
    ? (negateMoney(pnl) / capital) * 100 >= stopLossPerTrade
    : false;
