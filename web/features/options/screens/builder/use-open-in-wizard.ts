import { recognise } from '@toolyard/core/options/templates';
import { useNavigate } from 'react-router-dom';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { paths } from '../../../../app/paths.ts';
import { EMPTY_WIZARD } from '../../shared/drafts/wizard-state.ts';
import { wizardSlice } from '../../shared/drafts/wizard.slice.ts';
import { expiriesOf, selectPlan } from './builder-selectors.ts';

/** Takes the plan to the wizard's last step; the builder keeps its own. */
export function useOpenInWizard(): () => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { stock, legs, commission } = useAppSelector(selectPlan);
  return () => {
    const counted = legs.filter(({ enabled }) => enabled);
    dispatch(
      wizardSlice.actions.draftRestored({
        ...EMPTY_WIZARD,
        step: 3,
        stock,
        commission,
        templateId: recognise(counted.map(({ leg }) => leg)).templateId,
        expiry: expiriesOf(counted)[0] ?? null,
        legs: counted.map(({ id, leg, priceSource }) => ({ id, leg, priceSource })),
      }),
    );
    void navigate(paths.wizard);
  };
}
