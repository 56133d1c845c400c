import { shownExpiry, type ExpiryCell, type ShownExpiry } from '../../shared/chain/expiry-key.ts';
import { selectWizard } from '../../shared/drafts/wizard.slice.ts';
import { useAppSelector } from '../../../../app/store.ts';

/** The expiry of step 3: the chosen one while it is listed, else the default one, at which the worked example of step 2 is filled. */
export function useShownExpiry(expiries: readonly ExpiryCell[]): ShownExpiry {
  const { expiry } = useAppSelector(selectWizard);
  return shownExpiry(expiries, expiry);
}
