import { useState } from 'react';
import type { HistoryRequest } from '@toolyard/core/options/records';
import { errorMessage } from '../../../../api/error-message.ts';
import { api } from '../../../../api/generated.ts';
import { useAppDispatch } from '../../../../app/store.ts';
import { useApplication } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { localDay } from '../../../../ui/download-file.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { parametersOf } from '../../shared/records/history-request.ts';

/** The fills of the trades that are listed, on all pages, as comma-separated values; a refusal is told. */
export function useTradesFile(
  request: HistoryRequest,
  onFile: (name: string, csv: string) => void,
) {
  const t = useText();
  const toasts = useToasts();
  const { services } = useApplication();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const read = async () => {
    setBusy(true);
    const { page: _page, limit: _limit, ...filter } = request;
    // Without a subscription the export is neither cached nor fetched again.
    const once = { subscribe: false, forceRefetch: true };
    const answer = await dispatch(api.endpoints.exportHistory.initiate(parametersOf(filter), once));
    setBusy(false);
    // A refused answer still carries the data of the one before.
    if (answer.isError || typeof answer.data !== 'string') {
      const title = errorMessage(answer.error, t('records.exportFailed'));
      toasts.add({ title, variant: 'destructive' });
      return;
    }
    const day = localDay(services.now());
    onFile(`toolyard-trades-${day}.csv`, answer.data);
  };
  return { busy, read: () => void read() };
}
