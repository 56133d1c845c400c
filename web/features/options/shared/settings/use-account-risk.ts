import {
  hasPercentLimit,
  STARTING_CAPITAL,
  type AccountRisk,
} from '@toolyard/core/options/capital';
import { fromDollars, ZERO_MONEY } from '@toolyard/core/shared';
import { useSummariseStrategiesQuery } from '../../../../api/generated.ts';
import { useAppSelector } from '../../../../app/store.ts';
import { useOptionsSettings } from './use-options-settings.ts';

/**
 * The account that a plan stands beside; null until an account's figures are there, and for a visitor who has entered
 * neither a capital nor a limit of it.
 */
export function useAccountRisk(): AccountRisk | null {
  const skip = useAppSelector((state) => !state.session.user);
  const settings = useOptionsSettings();
  const { capital } = settings;
  const { currentData: summary } = useSummariseStrategiesQuery(undefined, { skip });
  if (skip)
    return capital === STARTING_CAPITAL && !hasPercentLimit(settings)
      ? null
      : { capital, atRisk: ZERO_MONEY, lostThisMonth: ZERO_MONEY };
  if (!summary) return null;
  const { totalCapital, allocatedCapital, lostThisMonth } = summary.data;
  return {
    capital: fromDollars(totalCapital),
    atRisk: fromDollars(allocatedCapital),
    lostThisMonth: fromDollars(lostThisMonth),
  };
}
