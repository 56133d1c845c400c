import { useState } from 'react';
import type { CapitalRecord } from '@toolyard/core/options/capital';
import { toDollars } from '@toolyard/core/shared';
import { errorCode } from '../../../../api/error-code.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { api, useSaveCapitalMutation } from '../../../../api/generated.ts';
import { useApplication } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';

/** Saves the ledger over the version that was seen; answers whether it is saved. A refusal changes nothing. */
export function useSaveCapital() {
  const t = useText();
  const { store } = useApplication();
  const [send, { isLoading }] = useSaveCapitalMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    saving: isLoading,
    refusal,
    save: async ({ startingCapital, entries }: CapitalRecord, seen: number): Promise<boolean> => {
      setRefusal(null);
      const { data, error } = await send({
        'If-Match': `"${seen}"`,
        saveCapitalRequest: {
          startingCapital: toDollars(startingCapital),
          entries: entries.map((entry) => ({ ...entry, amount: toDollars(entry.amount) })),
        },
      });
      if (!data) {
        const conflict = errorCode(error) === 'VERSION_CONFLICT';
        setRefusal(conflict ? t('capital.conflict') : errorMessage(error, t('capital.notSaved')));
        if (conflict) store.dispatch(api.util.invalidateTags(['capital']));
        return false;
      }
      await store.dispatch(api.util.upsertQueryData('readCapital', undefined, data));
      // The capital counts in the summary, the performance and the settings.
      store.dispatch(api.util.invalidateTags(['strategies', 'options settings']));
      return true;
    },
  };
}
