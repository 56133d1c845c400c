import Download from 'lucide-react/icons/download';
import type { HistoryRequest } from '@toolyard/core/options/records';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { downloadFile } from '../../../../ui/download-file.ts';
import { useTradesFile } from './use-trades-file.ts';

/** Saves the trades that are listed. */
export function ExportButton({ request }: { readonly request: HistoryRequest }) {
  const t = useText();
  const { busy, read } = useTradesFile(request, (name, csv) =>
    downloadFile(name, csv, 'text/csv;charset=utf-8'),
  );
  return (
    <Button size="sm" icon={<Download size={14} aria-hidden="true" />} busy={busy} onClick={read}>
      {t('records.export')}
    </Button>
  );
}
