import { useEffect } from 'react';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';

/** An empty wizard begins with the preferred strategy; answers the underlying that it begins with. */
export function usePreferredStart(): string {
  const dispatch = useAppDispatch();
  const { preferredStrategy, preferredUnderlying } = useOptionsSettings();
  const { stock, templateId } = useAppSelector(selectWizard);
  useEffect(() => {
    if (preferredStrategy !== null && templateId === null)
      dispatch(wizardSlice.actions.preferredTemplateFound(preferredStrategy));
  }, [dispatch, preferredStrategy, templateId]);
  return stock === null ? (preferredUnderlying ?? '') : '';
}
