import { useContext, useEffect } from 'react';
import { PendingSettingsContext, type SettingsChange } from './pending-settings.ts';
import { OptionsSettingsContext } from './use-options-settings.ts';

/** The settings with the changes that are not saved yet, and where further changes go. They are in force at once. */
export function useKeepSettings() {
  const { settings, version, saveHere } = useContext(OptionsSettingsContext);
  const { changes, add } = useContext(PendingSettingsContext);
  useEffect(() => {
    // What saves the changes must be here when the network goes.
    void import('./unsaved-settings.tsx').catch(() => undefined);
  }, []);
  return {
    settings: { ...settings, ...changes },
    keep: (change: SettingsChange) =>
      version === null ? saveHere({ ...settings, ...change }) : add(change),
  };
}
