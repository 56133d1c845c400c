import { useEffect, useRef } from 'react';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { storedRates } from '../../shared/strategies/commission-rates.ts';
import { EMPTY_WIZARD, type WizardState } from '../../shared/drafts/wizard-state.ts';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';

const KEY = 'wizardDraft';

/** The unfinished strategy stored in this tab; nothing where storage is closed or its content is not ours. */
function storedDraft(): WizardState | null {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    const ours =
      typeof draft === 'object' &&
      draft !== null &&
      Object.keys(EMPTY_WIZARD).every((key) => key in draft) &&
      [1, 2, 3].includes((draft as WizardState).step) &&
      Array.isArray((draft as WizardState).legs);
    if (!ours) return null;
    const stored = draft as WizardState;
    return { ...stored, commission: storedRates(stored.commission) };
  } catch {
    return null;
  }
}

function keep(draft: WizardState): void {
  try {
    window.sessionStorage.setItem(
      KEY,
      JSON.stringify({ ...draft, wrongFields: [], undoable: [], redoable: [] }),
    );
  } catch {
    // A closed or full storage costs the draft its survival of a reload, nothing else.
  }
}

/** Keeps the unfinished strategy in this tab, so that a reload loses nothing. */
export function useDraft(): void {
  const dispatch = useAppDispatch();
  const wizard = useAppSelector(selectWizard);
  const restored = useRef(false);
  useEffect(() => {
    if (restored.current) return keep(wizard);
    restored.current = true;
    const draft = storedDraft();
    if (draft && wizard === EMPTY_WIZARD) dispatch(wizardSlice.actions.draftRestored(draft));
  }, [dispatch, wizard]);
}
