import { defaultExpiry } from '@toolyard/core/options/chain';
import type { ExpiryCell, ExpiryKey } from '../../shared/chain/expiry-key.ts';
import { selectWizard } from '../../shared/drafts/wizard.slice.ts';
import { useAppSelector } from '../../../../app/store.ts';

/** The expiry of step 3: the chosen one, else the default expiry, at which the worked example of step 2 is filled. */
export function useShownExpiry(expiries: readonly ExpiryCell[]): ExpiryKey | null {
  const { expiry } = useAppSelector(selectWizard);
  return expiry ?? defaultExpiry(expiries)?.key ?? null;
}
