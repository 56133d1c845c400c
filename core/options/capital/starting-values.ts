import { fromDollars, type Money } from '../../shared/index.ts';
import type { RiskLimits } from './risk-limits.ts';

/** Capital that an account starts with. */
export const STARTING_CAPITAL: Money = fromDollars(10_000);

/** Maximum capital of an account, dollars. */
export const MAX_CAPITAL = 100_000_000;

/** The percents that an account starts with. */
export const DEFAULT_PERCENT_LIMITS = {
  riskPerTrade: 5,
  totalExposure: 20,
  stopLossPerTrade: 15,
  stopLossTotal: 25,
  stopLossMonthly: 10,
} as const satisfies Partial<RiskLimits>;
