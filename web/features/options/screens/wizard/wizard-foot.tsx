import ArrowRight from 'lucide-react/icons/arrow-right';
import { findTemplate } from '@toolyard/core/options/templates';
import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from '../../../../app/store.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { useTemplateNames } from '../../shared/templates/template-name.ts';
import { useSaveStrategy } from './use-save-strategy.ts';
import { wizardSlice, type WizardStep } from '../../shared/drafts/wizard.slice.ts';

/** Back, the reason why one cannot go on, and the one primary action of the step. */
export function WizardFoot() {
  const t = useText();
  const dispatch = useDispatch();
  const { step, stock, templateId } = useSelector((state: RootState) => state.wizard);
  const saving = useSaveStrategy();
  const namesOf = useTemplateNames();
  const go = (to: number) => dispatch(wizardSlice.actions.stepTaken(to as WizardStep));
  const template = templateId && findTemplate(templateId);
  const ready = stock !== null && templateId !== null;
  const reason =
    step === 3
      ? saving.reason
      : ready
        ? t('wizard.chosen', {
            symbol: stock.symbol,
            template: template ? namesOf(template)[0] : '',
          })
        : t(stock ? 'wizard.needsTemplate' : 'wizard.needsStock');

  return (
    <footer className="sticky bottom-0 z-10 -mx-4 -mb-4 border-t border-line bg-surface px-4 py-3 md:-mx-6 md:px-6">
      {saving.error && (
        <ErrorBox className="mb-3" title={t('wizard.notSaved')}>
          {saving.error}
        </ErrorBox>
      )}
      <div className="flex items-center gap-3">
        {step > 1 && <Button onClick={() => go(step - 1)}>{t('wizard.back')}</Button>}
        <p role="status" className="ml-auto text-right text-12 text-ink-2">
          {reason}
        </p>
        {step < 3 ? (
          <Button look="primary" disabled={!ready} onClick={() => go(step + 1)}>
            {t('wizard.next')}
            <ArrowRight size={16} aria-hidden="true" />
          </Button>
        ) : (
          <Button
            look="primary"
            disabled={!saving.possible}
            busy={saving.busy}
            onClick={saving.save}
          >
            {t(saving.needsSignIn ? 'wizard.signInAndSave' : 'wizard.save')}
          </Button>
        )}
      </div>
    </footer>
  );
}
