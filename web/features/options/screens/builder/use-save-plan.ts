import { isOptionLeg } from '@toolyard/core/options/contracts';
import { useNavigate } from 'react-router-dom';
import { useAppSelector, useAppDispatch } from '../../../../app/store.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { paths } from '../../../../app/paths.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useSaveAfterSignIn, useSaveStrategy } from '../../shared/strategies/use-save-strategy.ts';
import { selectPlan } from './builder-selectors.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { useAlert } from '../../shared/settings/use-options-settings.ts';

/** Saves the legs that count and goes to the page of the strategy. */
export function useSavePlan() {
  const t = useText();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const alert = useAlert('tradeAlerts');
  const plan = useAppSelector(selectPlan);
  const hasWrongFields = useAppSelector((state) => selectBuilder(state).wrongFields.length > 0);
  const { save, busy, needsSignIn, error, dismiss } = useSaveStrategy(paths.builder);
  const legs = plan.legs.filter(({ enabled }) => enabled);
  const hasOption = legs.some(({ leg }) => isOptionLeg(leg));
  const reason = hasOption
    ? hasWrongFields
      ? t('builder.saveWrong')
      : null
    : t('builder.saveNeedsLeg');
  const savePlan = () =>
    void save({ ...plan, legs }, ({ id, name }) => {
      dispatch(builderSlice.actions.finished());
      alert({ title: t('builder.saved', { name }) });
      void navigate(paths.position(id));
    });
  useSaveAfterSignIn(reason === null, savePlan);
  return {
    reason,
    busy,
    needsSignIn,
    error: error ? errorMessage(error, t('builder.saveFailed')) : null,
    dismiss,
    save: savePlan,
  };
}
