import { isOptionLeg } from '@toolyard/core/options/contracts';
import { recognise } from '@toolyard/core/options/templates';
import { textIn, toDollars, type Language } from '@toolyard/core/shared';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../../api/error-message.ts';
import { useSaveStrategyMutation, type SaveStrategyRequest } from '../../../../api/generated.ts';
import { paths } from '../../../../app/paths.ts';
import type { RootState } from '../../../../app/store.ts';
import { useLanguage, useText } from '../../../../i18n/use-text.ts';
import { useAlert } from '../../shared/settings/use-alert.ts';
import { selectPlan } from './builder-selectors.ts';
import type { BuilderPlan } from './builder-state.ts';
import { builderSlice } from './builder.slice.ts';

/** The legs that count, under the name that the recogniser gives them. */
function requestOf(
  { stock, legs, commission }: BuilderPlan,
  language: Language,
): SaveStrategyRequest {
  const symbol = stock?.symbol ?? '';
  const counted = legs.filter(({ enabled }) => enabled);
  const { name, templateId } = recognise(counted.map(({ leg }) => leg));
  return {
    name: `${symbol} ${textIn(name, language)}`,
    templateId,
    symbol,
    commissionPerContract: toDollars(commission),
    legs: counted.map(({ leg, priceSource }) => ({
      kind: leg.kind,
      symbol: leg.symbol,
      position: leg.position,
      quantity: leg.quantity,
      price: toDollars(leg.premium),
      priceSource,
    })),
  };
}

/** Saves the plan and goes to its page; a visitor signs in first and finds everything as it was. */
export function useSavePlan() {
  const t = useText();
  const language = useLanguage();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const alert = useAlert('tradeAlerts');
  const plan = useSelector(selectPlan);
  const wrong = useSelector((state: RootState) => state.builder.wrongFields.length > 0);
  const user = useSelector((state: RootState) => state.session.user);
  const [send, { isLoading, error, reset }] = useSaveStrategyMutation();
  const options = plan.legs.filter(({ leg, enabled }) => enabled && isOptionLeg(leg)).length;

  const save = async () => {
    if (!user) {
      void navigate(paths.signIn, { state: { from: paths.builder } });
      return;
    }
    const answer = await send({ saveStrategyRequest: requestOf(plan, language) });
    if ('error' in answer) return;
    dispatch(builderSlice.actions.finished());
    alert({ title: t('builder.saved') });
    void navigate(paths.position(answer.data.data.id));
  };

  return {
    reason: options === 0 ? t('builder.saveNeedsLeg') : wrong ? t('builder.saveWrong') : null,
    busy: isLoading,
    needsSignIn: !user,
    error: error ? errorMessage(error, t('builder.saveFailed')) : null,
    dismiss: reset,
    save: () => void save(),
  };
}
