import { useContext, useEffect, useRef } from 'react';
import type { MeasureSettings } from '@toolyard/core/options/analysis';
import { useAppDispatch } from '../../../../app/store.ts';
import { measureChosen } from './measure-choice.slice.ts';
import { OptionsSettingsContext } from '../settings/use-options-settings.ts';
import { useSaveSettings } from '../settings/use-save-settings.ts';

/**
 * Puts a measure in force at once: for the session of a visitor, and in the settings of an account. `refusal` says why
 * the account does not have it.
 */
export function useChooseMeasure() {
  const dispatch = useAppDispatch();
  const { settings, version, state } = useContext(OptionsSettingsContext);
  const { save, saving, refusal } = useSaveSettings();
  const unsaved = useRef<MeasureSettings | null>(null);
  const sentVersion = useRef<number | null>(null);
  // A choice waits for the version that the one before it makes.
  useEffect(() => {
    const chosen = unsaved.current;
    if (!chosen || saving || state !== 'ready' || version === null) return;
    if (version === sentVersion.current) return;
    unsaved.current = null;
    sentVersion.current = version;
    void save({ ...settings, ...chosen });
  });
  const choose = (chosen: MeasureSettings) => {
    unsaved.current = chosen;
    if (refusal !== null) sentVersion.current = null;
    dispatch(measureChosen(chosen));
  };
  return { choose, refusal };
}
