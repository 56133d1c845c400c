import { findTemplate, optionLegCount, recognise } from '@toolyard/core/options/templates';
import { textIn, toDollars, type Language } from '@toolyard/core/shared';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../../api/error-message.ts';
import { useSaveStrategyMutation, type SaveStrategyRequest } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import type { RootState } from '../../../../app/store.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import {
  chosenOptionLegs,
  wizardSlice,
  type WizardState,
} from '../../shared/drafts/wizard.slice.ts';

/** The legs under the name that the recogniser gives them, in the language of the page. */
const requestOf = (
  { stock, templateId, legs, commission }: WizardState,
  language: Language,
): SaveStrategyRequest => ({
  name: `${stock?.symbol ?? ''} ${textIn(recognise(legs.map(({ leg }) => leg)).name, language)}`,
  templateId: templateId ?? 'custom',
  symbol: stock?.symbol ?? '',
  commissionPerContract: toDollars(commission),
  legs: legs.map(({ leg, priceSource }) => ({
    kind: leg.kind,
    symbol: leg.symbol,
    position: leg.position,
    quantity: leg.quantity,
    price: toDollars(leg.premium),
    priceSource,
  })),
});

/** Saves the chosen legs on the server; a visitor is asked to sign in first and finds everything as it was. */
export function useSaveStrategy() {
  const t = useText();
  const language = useLanguage();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const wizard = useSelector((state: RootState) => state.wizard);
  const user = useSelector((state: RootState) => state.session.user);
  const [send, { isLoading, error }] = useSaveStrategyMutation();
  const template = wizard.templateId && findTemplate(wizard.templateId);
  const needed = template ? optionLegCount(template) : 1;
  const marked = wizard.wrongFields.length > 0;
  const missing = Math.max(0, needed - chosenOptionLegs(wizard.legs));

  const save = async () => {
    if (!user) {
      void navigate(paths.signIn, { state: { from: paths.wizard } });
      return;
    }
    const answer = await send({ saveStrategyRequest: requestOf(wizard, language) });
    if ('error' in answer) return;
    dispatch(wizardSlice.actions.wizardFinished());
    void navigate(paths.strategies);
  };

  return {
    possible: missing === 0 && !marked,
    busy: isLoading,
    needsSignIn: !user,
    reason:
      missing > 0
        ? t('wizard.legsMissing', { count: missing })
        : t(marked ? 'wizard.wrongNumbers' : user ? 'wizard.complete' : 'wizard.completeVisitor'),
    error: error ? errorMessage(error, t('wizard.saveFailed')) : null,
    save: () => void save(),
  };
}
