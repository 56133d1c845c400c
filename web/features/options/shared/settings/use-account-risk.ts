import type { AccountRisk } from '@toolyard/core/options/settings';
import { fromDollars } from '@toolyard/core/shared';
import { useSelector } from 'react-redux';
import { useSummariseStrategiesQuery } from '../../../../api/generated.ts';
import type { RootState } from '../../../../app/store.ts';
import { useOptionsSettings } from './use-options-settings.ts';

/** The account that a plan stands beside; null until an account's figures are there. */
export function useAccountRisk(): AccountRisk | null {
  const skip = useSelector((state: RootState) => !state.session.user);
  const { capital } = useOptionsSettings();
  const { currentData: summary } = useSummariseStrategiesQuery(undefined, { skip });
  if (skip) return { capital, atRisk: 0, lostThisMonth: 0 };
  if (!summary) return null;
  const { totalCapital, allocatedCapital, lostThisMonth } = summary.data;
  return {
    capital: fromDollars(totalCapital),
    atRisk: fromDollars(allocatedCapital),
    lostThisMonth: fromDollars(lostThisMonth),
  };
}
