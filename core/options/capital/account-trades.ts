import { newYorkDate } from '../../calendar/index.ts';
import { addMoney, maxMoney, negateMoney, sumMoney, ZERO_MONEY } from '../../shared/index.ts';
import type { Instant, Money } from '../../shared/index.ts';
import { maxLoss } from '../analysis/index.ts';
import { daysToExpiry, expiriesAmong, termsOfContract } from '../contracts/index.ts';
import {
  capitalOf,
  closedAt,
  holdingLeg,
  holdingsAfter,
  profitOf,
  type MarkedStrategy,
  type Outcome,
  type Strategy,
} from '../strategies/index.ts';
import { capitalOn, type CapitalRecord } from './ledger.ts';
import {
  brokenLimits,
  type AccountTrades,
  type BrokenLimit,
  type OpenTrade,
  type PlannedRisk,
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

/**
 * Whether an open trade can lose nothing any more, although it is not settled yet: each contract that it holds has
 * expired worthless, or pays cash at a settlement price that is known.
 *
 * @param held symbols of what is held
 * @param due its expired contracts; an outcome is null while the settlement price is unknown
 * @example hasNothingAtRisk(['MU260618P00100000'], [{ symbol: 'MU260618P00100000', outcome: 'expire' }]) // true
 */
export const hasNothingAtRisk = (
  held: readonly string[],
  due: readonly { readonly symbol: string; readonly outcome: Outcome | null }[],
): boolean =>
  held.length > 0 &&
  held.every((symbol) => {
    const outcome = due.find((contract) => contract.symbol === symbol)?.outcome ?? null;
    const paysCash = outcome !== null && termsOfContract(symbol).settlement === 'cash';
    return outcome === 'expire' || paysCash;
  });

function openTrade(strategy: MarkedStrategy): OpenTrade {
  const held = holdingsAfter(strategy.steps).held.map(({ symbol }) => symbol);
  const due = strategy.due.map(({ holding: { symbol }, outcome }) => ({ symbol, outcome }));
  return {
    id: strategy.id,
    name: strategy.name,
    atRisk: hasNothingAtRisk(held, due) ? ZERO_MONEY : capitalOf(strategy),
    pnl: profitOf(strategy),
  };
}

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

/** What a trade could lose at most after its opening fills; null = unknown. */
function riskAtOpening({ steps: [opening], terms }: Strategy): PlannedRisk['maxLoss'] {
  if (!opening || opening.spot === null || opening.atRisk !== null) return opening?.atRisk ?? null;
  const legs = holdingsAfter([opening]).held.map((holding) => holdingLeg(holding));
  const { spot, at: asOf } = opening;
  return maxLoss({ legs, spot, asOf, terms, volatility: null }) === 'unlimited'
    ? 'unlimited'
    : null;
}

/** Days from the opening of a trade to the first expiry that it bought or sold; null without options. */
function daysAtOpening({ steps: [opening] }: Strategy): number | null {
  const [front] = expiriesAmong(opening?.fills ?? []);
  return opening && front ? daysToExpiry(opening.at, front) : null;
}

/**
 * Limits that each trade broke when it was opened, by the id of its strategy. Its risk and its front expiry are compared
 * with the capital of that day, what other trades had at risk then, and what the trades closed before it in the month had
 * lost. The limits are those given, as limits of another time are not stored. A trade of unlimited risk breaks every limit of an amount and
 * counts as nothing beside others. Null where the risk at the opening is unknown.
 */
export function limitsBrokenAtOpening(
  strategies: readonly Strategy[],
  record: CapitalRecord,
  limits: RiskLimits,
): ReadonlyMap<string, readonly BrokenLimit[] | null> {
  const events = strategies
    .flatMap((strategy) => strategy.steps.map((step) => ({ strategy, step })))
    .sort((a, b) => a.step.at - b.step.at);
  const broken = new Map<string, readonly BrokenLimit[] | null>();
  const risks = new Map<string, Money>();
  let atRisk = ZERO_MONEY;
  const replaceRisk = (id: string, risk: Money): void => {
    atRisk = addMoney(atRisk, risk, negateMoney(risks.get(id) ?? ZERO_MONEY));
    risks.set(id, risk);
  };
  const results = new Map<string, Money>();
  for (const { strategy, step } of events) {
    const { id, steps, status } = strategy;
    const date = newYorkDate(step.at);
    const month = date.slice(0, 7);
    if (step === steps[0]) {
      const risk = riskAtOpening(strategy);
      const account = {
        capital: capitalOn(record, date),
        atRisk,
        lostThisMonth: maxMoney(ZERO_MONEY, negateMoney(results.get(month) ?? ZERO_MONEY)),
      };
      const plan = { maxLoss: risk, days: daysAtOpening(strategy) };
      broken.set(id, risk === null ? null : brokenLimits(limits, plan, account));
    }
    replaceRisk(id, step.atRisk ?? ZERO_MONEY);
    if (status === 'completed' && step === steps.at(-1)) {
      replaceRisk(id, ZERO_MONEY);
      const result = profitOf(strategy) ?? ZERO_MONEY;
      results.set(month, addMoney(results.get(month) ?? ZERO_MONEY, result));
    }
  }
  return broken;
}
