import { useMemo } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../app/store.ts';
import { useExampleChains } from '../../shared/chain/use-chains.ts';
import { selectWizard, wizardSlice } from '../../shared/drafts/wizard.slice.ts';
import { chosenLegs } from '../../shared/legs/chosen-leg.ts';
import { previewOf, type TemplatePreview } from '../../shared/templates/template-preview.ts';
import { useOptionsSettings } from '../../shared/settings/use-options-settings.ts';
import { useTradeSize } from './use-trade-size.ts';

const { expiryChosen, legsFilled, stepTaken } = wizardSlice.actions;

/** The chosen strategy on the chain of the chosen stock, which step 2 explains and step 3 begins with. */
export function useExample(): {
  /** Null while the chain loads, where it cannot carry the strategy, and for `custom`. */
  readonly preview: TemplatePreview | null;
  /** Goes to step 3 with the expiry and the contracts of the example. */
  readonly take: () => void;
} {
  const dispatch = useAppDispatch();
  const sized = useTradeSize();
  const { defaultFill: fill } = useOptionsSettings();
  const { stock, templateId, side, structure } = useAppSelector(selectWizard);
  const { front, back } = useExampleChains(stock?.symbol);
  const preview = useMemo(
    () =>
      front && templateId && (structure !== null || templateId !== 'custom')
        ? previewOf({ templateId, side, structure, fill }, front, back)
        : null,
    [front, back, templateId, side, structure, fill],
  );
  return {
    preview,
    take: () => {
      if (front && preview) {
        dispatch(expiryChosen(front.expiry));
        dispatch(
          legsFilled(chosenLegs(sized(preview.input.legs, [front, back]), [front, back], fill)),
        );
      }
      dispatch(stepTaken(3));
    },
  };
}
