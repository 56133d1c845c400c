import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { errorMessage } from '../../../api/error-message.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useLazyExportAuditQuery, type AuditFilterQuery, type ExportFormat } from './audit-api.ts';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  jsonl: 'application/x-ndjson',
};

/** The entries of these filters as a file. */
export function AuditExport({ filters }: { readonly filters: AuditFilterQuery }) {
  const t = useText();
  const toasts = useToasts();
  const { services } = useApplication();
  const { stepUp, dialog } = useAdminStepUp();
  const [fetchFile] = useLazyExportAuditQuery();
  const [busy, setBusy] = useState<ExportFormat | null>(null);
  const save = async (format: ExportFormat) => {
    setBusy(format);
    const answer = await stepUp(() => fetchFile({ ...filters, format }));
    setBusy(null);
    if (!answer) return;
    if (typeof answer.data !== 'string') {
      const title = errorMessage(answer.error, t('audit.exportFailed'));
      return void toasts.add({ title, variant: 'destructive' });
    }
    const day = new Date(services.now()).toISOString().slice(0, 10);
    downloadFile(`toolyard-audit-${day}.${format}`, answer.data, TYPES[format]);
  };
  const formats = [
    ['csv', t('audit.exportCsv')],
    ['jsonl', t('audit.exportJson')],
  ] as const;
  return (
    <>
      {dialog}
      {formats.map(([format, label]) => (
        <Button
          key={format}
          icon={<Download size={16} strokeWidth={1.75} aria-hidden="true" />}
          busy={busy === format}
          disabled={busy !== null}
          onClick={() => void save(format)}
        >
          {label}
        </Button>
      ))}
    </>
  );
}
