import { findTemplate } from '@toolyard/core/options/templates';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { chosenLegs } from '../../shared/legs/chosen-leg.ts';
import { TemplateFacts } from './template-facts.tsx';
import { previewTemplate, seenFrom } from '../../shared/templates/template-preview.ts';
import { useTradeSize } from './use-trade-size.ts';
import { useExampleChains } from '../../shared/chain/use-chains.ts';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';
import { WorkedExampleCard } from './worked-example-card.tsx';

const { expiryChosen, legsFilled, stepTaken } = wizardSlice.actions;

/** Step 2: what the chosen strategy is, when it suits, how it is built, and one worked example. */
export function StepTemplate() {
  const { stock, templateId, side } = useAppSelector(selectWizard);
  const dispatch = useAppDispatch();
  const sized = useTradeSize();
  const template = templateId && findTemplate(templateId);
  const { front, back } = useExampleChains(stock?.symbol);
  if (!template) return null;
  const preview =
    front && template.id !== 'custom' ? previewTemplate(template, front, back, side) : null;
  const take = () => {
    if (!front || !preview) return;
    dispatch(expiryChosen(front.expiry));
    dispatch(legsFilled(chosenLegs(sized(preview.input.legs, [front, back]))));
    dispatch(stepTaken(3));
  };
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <TemplateFacts template={seenFrom(template, side)} />
      {preview && stock && (
        <WorkedExampleCard preview={preview} symbol={stock.symbol} onTake={take} />
      )}
    </div>
  );
}
