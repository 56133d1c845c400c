import { useContext } from 'react';
import type { MeasureSettings } from '@toolyard/core/options/analysis';
import { useAppDispatch } from '../../../../app/store.ts';
import { measureChosen } from './measure-choice.slice.ts';
import { OptionsSettingsContext } from '../settings/use-options-settings.ts';
import { useKeepSettings } from '../settings/use-keep-settings.ts';

/** Puts a measure in force at once: for the session of a visitor, and in the settings of an account. */
export function useChooseMeasure(): (chosen: MeasureSettings) => void {
  const dispatch = useAppDispatch();
  const { version } = useContext(OptionsSettingsContext);
  const { keep } = useKeepSettings();
  return (chosen) => {
    if (version !== null) keep(chosen);
    dispatch(measureChosen(chosen));
  };
}
