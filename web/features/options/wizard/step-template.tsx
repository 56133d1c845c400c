import { findTemplate } from '@toolyard/core/options/templates';
import { useSelector } from 'react-redux';
import type { RootState } from '../../../app/store.ts';
import { TemplateFacts } from './template-facts.tsx';
import { previewTemplate, seenFrom } from './template-preview.ts';
import { useTypicalChains } from './use-typical-chains.ts';
import { WorkedExampleCard } from './worked-example-card.tsx';

/** Step 2: what the chosen strategy is, when it suits, how it is built, and one worked example. */
export function StepTemplate() {
  const { stock, templateId, side } = useSelector((state: RootState) => state.wizard);
  const template = templateId && findTemplate(templateId);
  const { front, back } = useTypicalChains(stock?.symbol);
  if (!template) return null;
  const preview =
    front && template.id !== 'custom' ? previewTemplate(template, front, back, side) : null;
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <TemplateFacts template={seenFrom(template, side)} />
      {preview && stock && <WorkedExampleCard preview={preview} symbol={stock.symbol} />}
    </div>
  );
}
