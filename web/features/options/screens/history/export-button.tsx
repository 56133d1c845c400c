import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import type { HistoryRequest } from '@toolyard/core/options/records';
import { useAppDispatch } from '../../../../app/store.ts';
import { errorMessage } from '../../../../api/error-message.ts';
import { api } from '../../../../api/generated.ts';
import { useApplication } from '../../../../app/use-application.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../../ui/button.tsx';
import { downloadFile } from '../../../../ui/download-file.ts';
import { parametersOf } from '../../shared/records/history-request.ts';

/** The fills of the trades that are listed, on all pages, as a file of comma-separated values. */
export function ExportButton({ request }: { readonly request: HistoryRequest }) {
  const t = useText();
  const toasts = useToasts();
  const { services } = useApplication();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { page: _page, limit: _limit, ...filter } = request;
    // Without a subscription the export is neither cached nor fetched again.
    const once = { subscribe: false, forceRefetch: true };
    const answer = await dispatch(api.endpoints.exportHistory.initiate(parametersOf(filter), once));
    setBusy(false);
    if (typeof answer.data !== 'string') {
      const title = errorMessage(answer.error, t('records.exportFailed'));
      toasts.add({ title, variant: 'destructive' });
      return;
    }
    const day = new Date(services.now()).toISOString().slice(0, 10);
    downloadFile(`toolyard-trades-${day}.csv`, answer.data, 'text/csv;charset=utf-8');
  };
  return (
    <Button
      size="sm"
      icon={<Download size={14} aria-hidden="true" />}
      busy={busy}
      onClick={() => void save()}
    >
      {t('records.export')}
    </Button>
  );
}
