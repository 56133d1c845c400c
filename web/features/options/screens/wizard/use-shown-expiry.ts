import type { CalendarDate } from '@toolyard/core/shared';
import { selectWizard } from '../../shared/drafts/wizard.slice.ts';
import { useAppSelector } from '../../../../app/store.ts';
import { exampleExpiry, type ExpiryCell } from '../../shared/chain/use-chains.ts';

/**
 * The expiry of step 3: the chosen one, else that of the worked example in step 2. A strategy without an example
 * begins at the first expiry.
 */
export function useShownExpiry(expiries: readonly ExpiryCell[]): CalendarDate | null {
  const { expiry, templateId } = useAppSelector(selectWizard);
  const hasExample = templateId !== null && templateId !== 'custom';
  const first = hasExample ? exampleExpiry(expiries) : expiries[0];
  return expiry ?? first?.expiry ?? null;
}
