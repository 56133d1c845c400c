import { useContext, useEffect, useRef, useState } from 'react';
import type { OptionsSettings } from '@toolyard/core/options/settings';
import { errorCode } from '../../../../api/error-code.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { api, useSaveOptionsSettingsMutation } from '../../../../api/generated.ts';
import { useApplication } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { toRequest } from './settings-wire.ts';
import { OptionsSettingsContext } from './use-options-settings.ts';

/**
 * Saves settings in the account or, for a visitor, in the browser; answers whether they are saved. A refusal changes
 * nothing.
 */
export function useSaveSettings() {
  const t = useText();
  const { store } = useApplication();
  const { settings: known, version, saveHere, retry } = useContext(OptionsSettingsContext);
  const [send, { isLoading }] = useSaveOptionsSettingsMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  const saveInAccount = async (settings: OptionsSettings, seen: number): Promise<boolean> => {
    const request = {
      'If-Match': `"${seen}"`,
      saveOptionsSettingsRequest: toRequest(settings, known),
    };
    const { data, error } = await send(request);
    if (!data) {
      const conflict = errorCode(error) === 'VERSION_CONFLICT';
      setRefusal(
        conflict
          ? t('optionsSettings.conflict')
          : errorMessage(error, t('optionsSettings.notSaved')),
      );
      if (conflict) retry();
      return false;
    }
    await store.dispatch(api.util.upsertQueryData('readOptionsSettings', undefined, data));
    // The capital counts in the summary and in the performance of the strategies.
    store.dispatch(api.util.invalidateTags(['strategies', 'capital']));
    return true;
  };

  return {
    saving: isLoading,
    refusal,
    save: async (settings: OptionsSettings): Promise<boolean> => {
      setRefusal(null);
      if (version !== null) return saveInAccount(settings, version);
      saveHere(settings);
      return true;
    },
  };
}

/**
 * Saves changes of settings in the background, and has them in force at once. In an account each change waits for the
 * version that the one before it makes. `refusal` says why the account does not have it.
 */
export function useKeepSettings() {
  const { settings, version, state } = useContext(OptionsSettingsContext);
  const { save, saving, refusal } = useSaveSettings();
  const [changes, setChanges] = useState<Partial<OptionsSettings>>({});
  const unsent = useRef<Partial<OptionsSettings> | null>(null);
  const sentVersion = useRef<number | null>(null);
  useEffect(() => {
    const change = unsent.current;
    if (!change || saving || state !== 'ready') return;
    if (version !== null && version === sentVersion.current) return;
    unsent.current = null;
    sentVersion.current = version;
    void save({ ...settings, ...change });
  });
  return {
    settings: { ...settings, ...changes },
    refusal,
    keep: (change: Partial<OptionsSettings>) => {
      unsent.current = { ...unsent.current, ...change };
      if (refusal !== null) sentVersion.current = null;
      setChanges((before) => ({ ...before, ...change }));
    },
  };
}
