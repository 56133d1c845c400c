import {
  addMoney,
  maxMoney,
  negateMoney,
  roundedMoney,
  sumMoney,
  ZERO_MONEY,
} from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';

/** Limits of an account. Percents are of the capital. Null means no limit. */
export interface RiskLimits {
  /** Maximum loss of one trade, percent. */
  readonly riskPerTrade: number | null;
  /** Maximum losses of all open trades together, percent. */
  readonly totalExposure: number | null;
  /** Maximum loss of one trade, money. */
  readonly maxRiskExposure: Money | null;
  /** Maximum days to the front expiry. */
  readonly maxHoldingDays: number | null;
  /** What one trade, all open trades, and the trades of a month may lose, percent. */
  readonly stopLossPerTrade: number | null;
  readonly stopLossTotal: number | null;
  readonly stopLossMonthly: number | null;
}

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

export const LIMITS = [
  'freeCapital',
  'riskPerTrade',
  'totalExposure',
  'maxRiskExposure',
  'maxHoldingDays',
  'stopLossPerTrade',
  'stopLossTotal',
  'stopLossMonthly',
] as const satisfies readonly ('freeCapital' | keyof RiskLimits)[];
export type Limit = (typeof LIMITS)[number];

/** A limit that is broken: by what, and how much was allowed; money, days or percents of the capital. */
export interface BrokenLimit {
  readonly limit: Limit;
  readonly value: number | 'unlimited';
  readonly most: number;
}

/**
 * Whether any limit in percent of the capital is set.
 *
 * @example hasPercentLimit({ ...NO_LIMITS, stopLossTotal: 25 }) // true
 */
export const hasPercentLimit = (limits: RiskLimits): boolean =>
  [
    limits.riskPerTrade,
    limits.totalExposure,
    limits.stopLossPerTrade,
    limits.stopLossTotal,
    limits.stopLossMonthly,
  ].some((limit) => limit !== null);

const beyond = (
  limit: Limit,
  value: number | 'unlimited' | null,
  most: number | null,
): BrokenLimit[] =>
  value !== null && most !== null && (value === 'unlimited' || value > most)
    ? [{ limit, value, most }]
    : [];

const percentOf = (amount: Money, capital: Money): number => (amount * 100) / capital;

/**
 * Limits that a plan goes beyond, the free capital first; those of the account only where the account is known.
 */
export function brokenLimits(
  limits: RiskLimits,
  { maxLoss, days }: PlannedRisk,
  account: AccountRisk | null,
): readonly BrokenLimit[] {
  const percent = (before: Money): number | 'unlimited' | null => {
    if (account === null || maxLoss === null || account.capital <= 0) return null;
    if (maxLoss === 'unlimited') return maxLoss;
    return percentOf(addMoney(before, maxMoney(ZERO_MONEY, maxLoss)), account.capital);
  };
  const free = account && Math.max(0, account.capital - account.atRisk);
  const open = account?.atRisk ?? ZERO_MONEY;
  const lost = account?.lostThisMonth ?? ZERO_MONEY;
  return [
    ...beyond('freeCapital', maxLoss, free),
    ...beyond('riskPerTrade', percent(ZERO_MONEY), limits.riskPerTrade),
    ...beyond('totalExposure', percent(open), limits.totalExposure),
    ...beyond('maxRiskExposure', maxLoss, limits.maxRiskExposure),
    ...beyond('maxHoldingDays', days, limits.maxHoldingDays),
    ...beyond('stopLossPerTrade', percent(ZERO_MONEY), limits.stopLossPerTrade),
    ...beyond('stopLossTotal', percent(open), limits.stopLossTotal),
    ...beyond('stopLossMonthly', percent(lost), limits.stopLossMonthly),
  ];
}

/**
 * The most units of a trade that break no limit of an amount, from zero:
 *
 *     units = ⌊min over the limits of (what the limit allows − what open trades take of it) / maximum loss of one unit⌋
 *
 * Zero where the loss of a unit is unlimited. Null where the loss is unknown or not positive, and where no limit bounds it.
 *
 * @example fittingUnits({ ...NO_LIMITS, riskPerTrade: 5 }, 1_000_000, { capital: 100_000_000, atRisk: 0, lostThisMonth: 0 }) // 5: 5 % of 10,000 dollars, 100 dollars a unit
 */
export function fittingUnits(
  limits: RiskLimits,
  maxLossPerUnit: Money | 'unlimited' | null,
  account: AccountRisk | null,
): number | null {
  if (maxLossPerUnit === null) return null;
  if (maxLossPerUnit !== 'unlimited' && maxLossPerUnit <= 0) return null;
  const allowed = allowances(limits, account);
  if (allowed.length === 0) return null;
  if (maxLossPerUnit === 'unlimited') return 0;
  return Math.max(0, Math.floor(Math.min(...allowed) / maxLossPerUnit));
}

/** What each limit of an amount still allows a new trade to lose, in units of money. */
function allowances(limits: RiskLimits, account: AccountRisk | null): readonly number[] {
  const amounts = [limits.maxRiskExposure];
  if (account !== null && account.capital > 0) {
    const { capital, atRisk, lostThisMonth } = account;
    const share = (percent: number | null, taken: number) =>
      percent === null ? null : roundedMoney((capital * percent) / 100 - taken);
    amounts.push(
      share(100, atRisk),
      share(limits.riskPerTrade, 0),
      share(limits.totalExposure, atRisk),
      share(limits.stopLossPerTrade, 0),
      share(limits.stopLossTotal, atRisk),
      share(limits.stopLossMonthly, lostThisMonth),
    );
  }
  return amounts.filter((amount) => amount !== null);
}

/** Whether an open trade has lost as much of the capital as one trade may. */
export const isStopReached = (
  { stopLossPerTrade }: Pick<RiskLimits, 'stopLossPerTrade'>,
  pnl: Money | null,
  capital: Money,
): boolean =>
  stopLossPerTrade !== null && pnl !== null && capital > 0
    ? percentOf(negateMoney(pnl), capital) >= stopLossPerTrade
    : false;

/** An open trade as far as limits look at it. */
export interface OpenTrade {
  readonly id: string;
  readonly name: string;
  /** The most that it has had at risk; null = unlimited or unknown. */
  readonly atRisk: Money | null;
  /** Profit of the whole trade at the market; null while a mark is unknown. */
  readonly pnl: Money | null;
}

/** An account with its open trades. */
export interface AccountTrades {
  readonly capital: Money;
  readonly open: readonly OpenTrade[];
  /** What the trades of this month have lost together, 0 after a gain. */
  readonly lostThisMonth: Money;
}

/** A limit that an account breaks now; `trade` is the open trade that breaks a limit of one trade. */
export interface BrokenAccountLimit extends BrokenLimit {
  readonly trade: OpenTrade | null;
}

/** What the open trades of an account have at risk together; a trade without a bound counts as nothing. */
export const exposureOf = ({ open }: Pick<AccountTrades, 'open'>): Money =>
  sumMoney(open.flatMap(({ atRisk }) => atRisk ?? []));

/** What the open trades of an account have lost together, 0 after a gain; a trade without a price counts as nothing. */
export const openLoss = ({ open }: Pick<AccountTrades, 'open'>): Money =>
  maxMoney(ZERO_MONEY, negateMoney(sumMoney(open.flatMap(({ pnl }) => pnl ?? []))));

/**
 * Limits that an account breaks now, in percents of its capital: the risk and the stop-loss of each open trade, and
 * exposure and stop-losses of all together. A stop-loss is broken when the loss reaches it, an exposure when it is above
 * its limit.
 */
export function brokenAccountLimits(
  limits: RiskLimits,
  account: AccountTrades,
): readonly BrokenAccountLimit[] {
  const { capital, open, lostThisMonth } = account;
  if (capital <= 0) return [];
  const percent = (amount: Money) => percentOf(amount, capital);
  const above = (limit: Limit, amount: Money, most: number | null, trade: OpenTrade | null) =>
    beyond(limit, percent(amount), most).map((broken) => ({ ...broken, trade }));
  const reached = (limit: Limit, loss: Money, most: number | null, trade: OpenTrade | null) =>
    most !== null && percent(loss) >= most ? [{ limit, value: percent(loss), most, trade }] : [];
  return [
    ...open.flatMap((trade) => [
      ...above('riskPerTrade', trade.atRisk ?? ZERO_MONEY, limits.riskPerTrade, trade),
      ...reached(
        'stopLossPerTrade',
        negateMoney(trade.pnl ?? ZERO_MONEY),
        limits.stopLossPerTrade,
        trade,
      ),
    ]),
    ...above('totalExposure', exposureOf(account), limits.totalExposure, null),
    ...reached('stopLossTotal', openLoss(account), limits.stopLossTotal, null),
    ...reached('stopLossMonthly', lostThisMonth, limits.stopLossMonthly, null),
  ];
}
