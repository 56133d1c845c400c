import { aroundThirtyDays, thirtyDaySkew } from '@toolyard/core/options/chain';
import { useChains, type ExpiryCell } from '../../shared/chain/use-chains.ts';

/** Today's skew for 30 days, from the chains of the expiries around them; null while one is missing. */
export function useThirtyDaySkew(symbol: string, expiries: readonly ExpiryCell[]): number | null {
  const around = aroundThirtyDays(expiries).flatMap(
    ({ days }) => expiries.find(({ daysToExpiry }) => daysToExpiry === days)?.expiry ?? [],
  );
  const { chains, state } = useChains(symbol, around);
  return state === 'ready' ? thirtyDaySkew(chains) : null;
}
