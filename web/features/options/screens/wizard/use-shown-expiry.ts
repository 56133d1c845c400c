import type { CalendarDate } from '@toolyard/core/shared';
import { useSelector } from 'react-redux';
import type { RootState } from '../../../../app/store.ts';
import { exampleExpiry, type ExpiryCell } from '../../shared/chain/use-chains.ts';

/**
 * The expiry of step 3: the chosen one, else that of the worked example in step 2. A strategy without an example
 * begins at the first expiry.
 */
export function useShownExpiry(expiries: readonly ExpiryCell[]): CalendarDate | null {
  const { expiry, templateId } = useSelector((state: RootState) => state.wizard);
  const hasExample = templateId !== null && templateId !== 'custom';
  const first = hasExample ? exampleExpiry(expiries) : expiries[0];
  return expiry ?? first?.expiry ?? null;
}
