import { findTemplate } from '@toolyard/core/options/templates';
import { useAppSelector } from '../../../../app/store.ts';
import { selectWizard } from '../../shared/drafts/wizard.slice.ts';
import { seenFrom } from '../../shared/templates/template-preview.ts';
import { StructureFacts } from './structure-facts.tsx';
import { TemplateFacts } from './template-facts.tsx';
import { useExample } from './use-example.ts';
import { WorkedExampleCard } from './worked-example-card.tsx';

/** Step 2: what the chosen strategy is, when it suits, how it is built, and one worked example. */
export function StepTemplate() {
  const { stock, templateId, side, structure } = useAppSelector(selectWizard);
  const { preview, take } = useExample();
  if (!templateId) return null;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      {structure ? (
        <StructureFacts id={structure} preview={preview} />
      ) : (
        <TemplateFacts template={seenFrom(findTemplate(templateId), side)} />
      )}
      {preview && stock && (
        <WorkedExampleCard preview={preview} symbol={stock.symbol} onTake={take} />
      )}
    </div>
  );
}
