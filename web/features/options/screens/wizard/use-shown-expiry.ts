import type { CalendarDate } from '@toolyard/core/shared';
import { useSelector } from 'react-redux';
import type { RootState } from '../../../../app/store.ts';
import type { ExpiryCell } from '../../shared/chain/expiry-strip.tsx';
import { typicalExpiry } from '../../shared/chain/use-typical-chains.ts';

/**
 * The expiry of step 3: the chosen one, else that of the worked example in step 2. A strategy without an example
 * begins at the first expiry.
 */
export function useShownExpiry(expiries: readonly ExpiryCell[]): CalendarDate | null {
  const { expiry, templateId } = useSelector((state: RootState) => state.wizard);
  const hasExample = templateId !== null && templateId !== 'custom';
  return expiry ?? (hasExample ? typicalExpiry(expiries) : (expiries[0]?.expiry ?? null));
}
