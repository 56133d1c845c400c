import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../../../../app/store.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { wizardSlice } from '../../shared/drafts/wizard.slice.ts';

/** An empty wizard begins with the preferred strategy; answers the underlying that it begins with. */
export function usePreferredStart(): string {
  const dispatch = useDispatch();
  const { preferredStrategy, preferredUnderlying } = useOptionsSettings();
  const { stock, templateId } = useSelector((state: RootState) => state.wizard);
  useEffect(() => {
    if (preferredStrategy !== null && templateId === null)
      dispatch(wizardSlice.actions.preferredTemplateFound(preferredStrategy));
  }, [dispatch, preferredStrategy, templateId]);
  return stock === null ? (preferredUnderlying ?? '') : '';
}
