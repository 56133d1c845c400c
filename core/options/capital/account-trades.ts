import { newYorkDate } from '../../calendar/index.ts';
import { maxMoney, negateMoney, sumMoney, ZERO_MONEY } from '../../shared/index.ts';
import type { Instant, Money } from '../../shared/index.ts';
import {
  capitalOf,
  closedAt,
  openedAt,
  profitOf,
  type MarkedStrategy,
  type Strategy,
} from '../strategies/index.ts';
import { capitalOn, type CapitalRecord } from './ledger.ts';
import {
  brokenLimits,
  type AccountTrades,
  type BrokenLimit,
  type OpenTrade,
  type RiskLimits,
} from './risk-limits.ts';

/** What the strategies completed in the month of New York around `now` have lost together, 0 after a gain. */
export function lostInMonth(strategies: readonly MarkedStrategy[], now: Instant): Money {
  const month = newYorkDate(now).slice(0, 7);
  const results = strategies.flatMap((strategy) => {
    const at = closedAt(strategy);
    return at !== null && newYorkDate(at).startsWith(month) ? (profitOf(strategy) ?? []) : [];
  });
  return maxMoney(ZERO_MONEY, negateMoney(sumMoney(results)));
}

const openTrade = (strategy: MarkedStrategy): OpenTrade => ({
  id: strategy.id,
  name: strategy.name,
  atRisk: capitalOf(strategy),
  pnl: profitOf(strategy),
});

/** An account with its open trades, for `brokenAccountLimits`. */
export const accountTrades = (
  strategies: readonly MarkedStrategy[],
  capital: Money,
  now: Instant,
): AccountTrades => ({
  capital,
  open: strategies.filter(({ status }) => status === 'active').map(openTrade),
  lostThisMonth: lostInMonth(strategies, now),
});

/** What a strategy had at risk after the last of its steps up to an instant; null = unlimited, unknown or not open. */
function riskAt({ steps }: Strategy, at: Instant): Money | null {
  const last = steps.findLast((step) => step.at <= at);
  return last?.atRisk ?? null;
}

/**
 * Limits that a trade broke when it was opened, computed from its opening fills, the capital of that day and what the
 * other strategies had at risk then. The limits are those given; limits of another time are not stored, and earlier losses
 * of the month are not counted. Null where the
 * strategy was never opened or its risk at the opening has no bound or is unknown.
 */
export function limitsBrokenAtOpening(
  strategy: Strategy,
  others: readonly Strategy[],
  record: CapitalRecord,
  limits: RiskLimits,
): readonly BrokenLimit[] | null {
  const at = openedAt(strategy);
  const [opening] = strategy.steps;
  if (at === null || !opening || opening.atRisk === null) return null;
  const open = others.filter(
    (other) => other.id !== strategy.id && (closedAt(other) ?? Number.POSITIVE_INFINITY) > at,
  );
  return brokenLimits(
    limits,
    { maxLoss: opening.atRisk, days: null },
    {
      capital: capitalOn(record, newYorkDate(at)),
      atRisk: sumMoney(open.flatMap((other) => riskAt(other, at) ?? [])),
      lostThisMonth: ZERO_MONEY,
    },
  );
}
