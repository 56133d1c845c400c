import { useEffect, useRef } from 'react';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { storedRates } from '../../shared/strategies/commission-rates.ts';
import { readDraft, storeDraft, useDraftOwner } from '../../shared/drafts/tab-draft.ts';
import { EMPTY_WIZARD, type WizardState } from '../../shared/drafts/wizard-state.ts';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';

const KEY = 'wizardDraft';
const { draftRestored, wizardFinished } = wizardSlice.actions;

/** The unfinished strategy stored in this tab; null where its content is not ours. */
function storedDraft(): WizardState | null {
  const draft = readDraft(KEY);
  const isOurs =
    draft !== null &&
    Object.keys(EMPTY_WIZARD).every((key) => key in draft) &&
    [1, 2, 3].includes((draft as WizardState).step) &&
    Array.isArray((draft as WizardState).legs);
  if (!isOurs) return null;
  const { owner: _owner, ...stored } = draft as WizardState & { readonly owner?: unknown };
  return { ...stored, commission: storedRates(stored.commission) };
}

/**
 * Keeps the unfinished strategy in this tab, so that a reload loses nothing; it ends with the session. True once what was
 * stored is back.
 */
export function useDraft(): boolean {
  const dispatch = useAppDispatch();
  const wizard = useAppSelector(selectWizard);
  const owner = useDraftOwner(KEY, () => dispatch(wizardFinished()));
  const restored = useRef(false);
  useEffect(() => {
    if (owner === undefined) return;
    if (restored.current)
      return storeDraft(KEY, { ...wizard, wrongFields: [], undoable: [], redoable: [] }, owner);
    restored.current = true;
    const draft = storedDraft();
    if (draft && wizard === EMPTY_WIZARD) dispatch(draftRestored(draft));
  }, [dispatch, wizard, owner]);
  return owner !== undefined;
}
