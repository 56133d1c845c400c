import type { AnalysisInput } from '@toolyard/core/options/analysis';
import {
  exposureOf,
  hasNothingAtRisk,
  type AccountRisk,
  type AccountTrades,
} from '@toolyard/core/options/capital';
import { recognise, type Direction } from '@toolyard/core/options/templates';
import { fromDollars, ZERO_MONEY, type Money } from '@toolyard/core/shared';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';

/** An open trade as the capital page shows it. */
export interface ShownTrade {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  /** Null for stock alone. */
  readonly expiry: string | null;
  readonly direction: Direction;
  readonly atRisk: Money | null;
  readonly pnl: Money | null;
}

/** A plan whose size may be computed. */
export interface SizablePlan {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly input: AnalysisInput;
}

/** What the page shows of an account, own or sample. */
export interface AccountView extends AccountTrades {
  readonly open: readonly ShownTrade[];
  /** Results of closed trades in the order in which they ended. */
  readonly closed: readonly Money[];
  readonly plans: readonly SizablePlan[];
}

const money = (dollars: number | null): Money | null =>
  dollars === null ? null : fromDollars(dollars);

/** What an open trade has at risk, as core's `accountTrades` counts it. */
function atRiskOf({ strategy, legs, capital }: OverviewRow): Money | null {
  const held = legs.map(({ symbol }) => symbol);
  return strategy && hasNothingAtRisk(held, strategy.due) ? ZERO_MONEY : money(capital);
}

const tradeOf = (row: OverviewRow): ShownTrade => ({
  id: row.id,
  name: row.name,
  symbol: row.symbol,
  expiry: row.expiry,
  direction: recognise(row.legs).direction,
  atRisk: atRiskOf(row),
  pnl: money(row.pnl),
});

const endOf = (row: OverviewRow): string => row.strategy?.closedAt ?? row.created;

/** The account with the trades of these rows. */
export function accountView(
  rows: readonly OverviewRow[],
  plans: readonly SizablePlan[],
  figures: Pick<AccountTrades, 'capital' | 'lostThisMonth'>,
): AccountView {
  const completed = rows.filter(({ status }) => status === 'completed');
  return {
    ...figures,
    open: rows.filter(({ status }) => status === 'active').map(tradeOf),
    closed: completed
      .sort((a, b) => endOf(a).localeCompare(endOf(b)))
      .map(({ pnl }) => fromDollars(pnl ?? 0)),
    plans,
  };
}

/** The account beside which a plan stands. */
export const riskOf = (account: AccountTrades): AccountRisk => ({
  capital: account.capital,
  atRisk: exposureOf(account),
  lostThisMonth: account.lostThisMonth,
});
