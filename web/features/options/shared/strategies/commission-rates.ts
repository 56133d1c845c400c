import { NO_COMMISSION, type CommissionRates } from '@toolyard/core/options/contracts';
import { fromDollars, toDollars } from '@toolyard/core/shared';
import { useMemo } from 'react';
import type { StrategyResponse } from '../../../../api/generated.ts';
import { useOptionsSettings } from '../settings/use-options-settings.ts';

type PlannedRates = Pick<StrategyResponse, 'commissionPerContract' | 'commissionPerTrade'>;

/** The commissions that a saved strategy was planned with. */
export const plannedRates = (strategy: PlannedRates): CommissionRates => ({
  perContract: fromDollars(strategy.commissionPerContract),
  perTrade: fromDollars(strategy.commissionPerTrade),
});

/** Commissions as the API has them, in dollars. */
export const ratesInDollars = ({ perContract, perTrade }: CommissionRates): PlannedRates => ({
  commissionPerContract: toDollars(perContract),
  commissionPerTrade: toDollars(perTrade),
});

/** The commissions of the settings. */
export function useDefaultRates(): CommissionRates {
  const { commissionPerContract: perContract, commissionPerTrade: perTrade } = useOptionsSettings();
  return useMemo(() => ({ perContract, perTrade }), [perContract, perTrade]);
}

/** The commissions of a plan; those of the settings until it has its own. */
export function useRates(own: CommissionRates | null): CommissionRates {
  const usual = useDefaultRates();
  return own ?? usual;
}

/** The commissions of a trade in a saved strategy: those that it was planned with, else those of the settings. */
export function useTradeRates(strategy: PlannedRates): CommissionRates {
  const planned = plannedRates(strategy);
  const usual = useDefaultRates();
  return planned.perContract > 0 || planned.perTrade > 0 ? planned : usual;
}

/** Commissions from this tab's storage; null, for those of the settings, where there are none. */
export const storedRates = (stored: unknown): CommissionRates | null =>
  typeof stored === 'object' && stored !== null ? { ...NO_COMMISSION, ...stored } : null;
