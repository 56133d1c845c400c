import ArrowRight from 'lucide-react/icons/arrow-right';
import { STRUCTURE_NAMES, findTemplate, optionLegCount } from '@toolyard/core/options/templates';
import { textIn } from '@toolyard/core/shared';
import { useNavigate } from 'react-router-dom';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { paths } from '../../../../app/paths.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { useAlert } from '../../shared/settings/use-options-settings.ts';
import type { SavedState } from '../../shared/strategies/saved-strategy.ts';
import { useTemplateName } from '../../shared/strategies/strategy-names.ts';
import { useSaveAfterSignIn, useSaveStrategy } from '../../shared/strategies/use-save-strategy.ts';
import { useExample } from './use-example.ts';
import type { WizardStep } from '../../shared/drafts/wizard-state.ts';
import { chosenOptionLegs, wizardSlice, selectWizard } from '../../shared/drafts/wizard.slice.ts';

/** Back, the reason why one cannot go on, and the one primary action of the step. */
export function WizardFoot() {
  const t = useText();
  const dispatch = useAppDispatch();
  const { step, stock, templateId, structure, legs } = useAppSelector(selectWizard);
  const { take } = useExample();
  const saving = useWizardSave();
  const nameOf = useTemplateName();
  const language = useLanguage();
  // Step 3 begins with the contracts that were explained; those already chosen stay.
  const go = (to: number) =>
    to === 3 && legs.length === 0
      ? take()
      : dispatch(wizardSlice.actions.stepTaken(to as WizardStep));
  const ready = stock !== null && templateId !== null;
  const reason =
    step === 3
      ? saving.reason
      : ready
        ? t('wizard.chosen', {
            symbol: stock.symbol,
            template: structure ? textIn(STRUCTURE_NAMES[structure], language) : nameOf(templateId),
          })
        : t(stock ? 'wizard.needsTemplate' : 'wizard.needsStock');

  return (
    <footer className="phone-foot z-10 border-t border-line bg-surface px-4 py-3 md:sticky md:bottom-0 md:-mx-6 md:-mb-4 md:px-6">
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
        {step === 1 && ready && <Button onClick={() => go(3)}>{t('wizard.skip')}</Button>}
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

/** Saves the chosen legs, which may be more than those of the template, and goes to the strategies. */
function useWizardSave() {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const alert = useAlert('tradeAlerts');
  const { stock, templateId, legs, commission, wrongFields } = useAppSelector(selectWizard);
  const { save, busy, needsSignIn, error } = useSaveStrategy(paths.wizard);
  const template = templateId && findTemplate(templateId);
  const needed = template ? optionLegCount(template) : 1;
  const hasWrongFields = wrongFields.length > 0;
  const missing = Math.max(0, needed - chosenOptionLegs(legs));
  const possible = missing === 0 && !hasWrongFields;
  const saveLegs = () =>
    void save({ stock, templateId: templateId ?? 'custom', legs, commission }, ({ id, name }) => {
      dispatch(wizardSlice.actions.wizardFinished());
      alert({
        title: t('wizard.saved', { name }),
        action: { label: t('wizard.openSaved'), onClick: () => void navigate(paths.position(id)) },
      });
      void navigate(paths.strategies, { state: { saved: id } satisfies SavedState });
    });
  useSaveAfterSignIn(possible, saveLegs);
  const complete = needsSignIn ? 'wizard.completeVisitor' : 'wizard.complete';
  return {
    possible,
    busy,
    needsSignIn,
    reason:
      missing > 0
        ? t('wizard.legsMissing', { count: missing })
        : t(hasWrongFields ? 'wizard.wrongNumbers' : complete),
    error: error ? errorMessage(error, t('wizard.saveFailed')) : null,
    save: saveLegs,
  };
}
