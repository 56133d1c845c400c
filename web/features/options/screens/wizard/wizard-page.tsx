import { useEffect, useRef } from 'react';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Stepper } from '../../../../ui/stepper.tsx';
import { useUndoKeys } from '../../../../ui/use-shortcuts.ts';
import { PageTitle } from '../../shared/layout/page-title.tsx';
import { StockPrice } from './stock-price.tsx';
import { StepContracts } from './step-contracts.tsx';
import { StepStock } from './step-stock.tsx';
import { StepTemplate } from './step-template.tsx';
import { useDraft } from './use-draft.ts';
import { useStockInAddress, useTemplateInAddress } from './use-stock-in-address.ts';
import { WizardFoot } from './wizard-foot.tsx';
import { wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';

const STEPS = { 1: StepStock, 2: StepTemplate, 3: StepContracts } as const;

/** Plans a strategy in three steps: stock and kind, what it is, contracts. */
export function WizardPage() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { step, stock } = useAppSelector(selectWizard);
  const Step = STEPS[step];
  const isStarting = useStockInAddress(useDraft());
  useTemplateInAddress();

  const steps = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    window.scrollTo({ top: 0 });
    // The button that was pressed stands below; reading and tabbing go on from the new step.
    steps.current
      ?.querySelector<HTMLElement>('[aria-current="step"]')
      ?.focus({ preventScroll: true });
  }, [step]);
  useUndoKeys(
    () => dispatch(wizardSlice.actions.undone()),
    () => dispatch(wizardSlice.actions.redone()),
  );

  return (
    <div className="flex min-h-full flex-col">
      <PageTitle
        title={t('wizard.title')}
        aside={stock && step > 1 ? <StockPrice stock={stock} /> : t('wizard.kept')}
      />
      <div ref={steps}>
        <Stepper
          label={t('wizard.steps')}
          steps={[t('wizard.step1'), t('wizard.step2'), t('wizard.step3')]}
          current={step}
          doneText={t('wizard.done')}
        />
      </div>
      <div className="mt-4 mb-5 flex-1">
        <Step isStarting={isStarting} />
      </div>
      <WizardFoot />
    </div>
  );
}
