import { useEffect } from 'react';
import { useAppDispatch } from '../../../../app/store.ts';
import type { LegField } from '../../shared/drafts/wizard-state.ts';
import { wizardSlice } from '../../shared/drafts/wizard.slice.ts';

/** While a field holds what cannot be used, the wizard knows it and does not save. */
export function useWrongMark(id: string, field: LegField, wrong: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!wrong) return;
    dispatch(wizardSlice.actions.fieldMarked({ id, field, wrong: true }));
    return () => {
      dispatch(wizardSlice.actions.fieldMarked({ id, field, wrong: false }));
    };
  }, [dispatch, id, field, wrong]);
}
