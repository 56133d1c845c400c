import type { AccountRisk } from '@toolyard/core/options/settings';
import { fromDollars } from '@toolyard/core/shared';
import { useSelector } from 'react-redux';
import { useListStrategiesQuery, useSummariseStrategiesQuery } from '../../../api/generated.ts';
import type { RootState } from '../../../app/store.ts';

/** What every account begins with, and a visitor plans with. */
const STARTING_CAPITAL = fromDollars(10_000);

/** The account that a plan stands beside at an instant; null until an account's figures are there. */
export function useAccountRisk(at: number): AccountRisk | null {
  const skip = useSelector((state: RootState) => !state.session.user);
  const { currentData: summary } = useSummariseStrategiesQuery(undefined, { skip });
  const { currentData: list } = useListStrategiesQuery({ limit: 100 }, { skip });
  if (skip) return { capital: STARTING_CAPITAL, atRisk: 0, lostThisMonth: 0 };
  if (!summary || !list) return null;
  const month = new Date(at).toISOString().slice(0, 7);
  const made = list.data
    .filter(({ closedAt }) => closedAt?.startsWith(month))
    .reduce((sum, { pnl }) => sum + (pnl ?? 0), 0);
  return {
    capital: fromDollars(summary.data.totalCapital),
    atRisk: fromDollars(summary.data.allocatedCapital),
    lostThisMonth: fromDollars(Math.max(0, -made)),
  };
}
