import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { wizardSlice, type LegField } from '../../shared/drafts/wizard.slice.ts';

/** While a field holds what cannot be used, the wizard knows it and does not save. */
export function useWrongMark(id: string, field: LegField, wrong: boolean): void {
  const dispatch = useDispatch();
  useEffect(() => {
    if (!wrong) return;
    dispatch(wizardSlice.actions.fieldMarked({ id, field, wrong: true }));
    return () => {
      dispatch(wizardSlice.actions.fieldMarked({ id, field, wrong: false }));
    };
  }, [dispatch, id, field, wrong]);
}
