import { useContext } from 'react';
import type { MeasureSettings } from '@toolyard/core/options/analysis';
import { useAppDispatch } from '../../../../app/store.ts';
import { measureChosen } from './measure-choice.slice.ts';
import { OptionsSettingsContext } from '../settings/use-options-settings.ts';
import { useKeepSettings } from '../settings/use-save-settings.ts';

/**
 * Puts a measure in force at once: for the session of a visitor, and in the settings of an account. `refusal` says why
 * the account does not have it.
 */
export function useChooseMeasure() {
  const dispatch = useAppDispatch();
  const { version } = useContext(OptionsSettingsContext);
  const { keep, refusal } = useKeepSettings();
  const choose = (chosen: MeasureSettings) => {
    if (version !== null) keep(chosen);
    dispatch(measureChosen(chosen));
  };
  return { choose, refusal };
}
