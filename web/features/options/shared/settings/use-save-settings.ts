import { useContext, useState } from 'react';
import type { OptionsSettings } from '@toolyard/core/options/settings';
import { errorCode } from '../../../../api/error-code.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { api, useSaveOptionsSettingsMutation } from '../../../../api/generated.ts';
import { useApplication } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { toRequest } from './settings-wire.ts';
import { OptionsSettingsContext } from './use-options-settings.ts';

/** Sends settings to the account or, for a visitor, to the storage of the browser; answers why they are not saved. */
export function useSendSettings(): (settings: OptionsSettings) => Promise<string | null> {
  const t = useText();
  const { store } = useApplication();
  const { settings: known, version, saveHere, retry } = useContext(OptionsSettingsContext);
  const [send] = useSaveOptionsSettingsMutation();
  return async (settings) => {
    if (version === null) {
      saveHere(settings);
      return null;
    }
    const { data, error } = await send({
      'If-Match': `"${version}"`,
      saveOptionsSettingsRequest: toRequest(settings, known),
    });
    if (!data) {
      if (errorCode(error) !== 'VERSION_CONFLICT')
        return errorMessage(error, t('optionsSettings.notSaved'));
      retry();
      return t('optionsSettings.conflict');
    }
    await store.dispatch(api.util.upsertQueryData('readOptionsSettings', undefined, data));
    // The capital counts in the summary and in the performance of the strategies.
    store.dispatch(api.util.invalidateTags(['strategies', 'capital']));
    return null;
  };
}

/** Saves settings on request; answers whether they are saved. A refusal changes nothing. */
export function useSaveSettings() {
  const send = useSendSettings();
  const [saving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    saving,
    refusal,
    save: async (settings: OptionsSettings): Promise<boolean> => {
      setRefusal(null);
      setSaving(true);
      const reason = await send(settings);
      setSaving(false);
      setRefusal(reason);
      return reason === null;
    },
  };
}
