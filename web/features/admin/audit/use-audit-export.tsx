import { useState, type ReactNode } from 'react';
import Download from 'lucide-react/icons/download';
import { errorMessage } from '../../../api/error-message.ts';
import { useApplication } from '../../../app/use-application.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useToasts } from '../../../shell/toasts/use-toasts.ts';
import type { MenuItem } from '../../../ui/menu.tsx';
import { downloadFile, localDay } from '../../../ui/download-file.ts';
import { useAdminStepUp } from '../session/use-admin-step-up.tsx';
import { useLazyExportAuditQuery, type AuditFilterQuery, type ExportFormat } from './audit-api.ts';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  jsonl: 'application/x-ndjson',
};

/** The menu items that save the entries of these filters as a file, and a dialog to be rendered. */
export function useAuditExport(filters: AuditFilterQuery): {
  readonly items: readonly MenuItem[];
  readonly dialog: ReactNode;
} {
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
    const day = localDay(services.now());
    downloadFile(`toolyard-audit-${day}.${format}`, answer.data, TYPES[format]);
  };
  const formats = [
    ['csv', t('audit.exportCsv')],
    ['jsonl', t('audit.exportJson')],
  ] as const;
  const items = formats.map(([id, label]) => ({
    id,
    label,
    icon: <Download size={16} strokeWidth={1.75} aria-hidden="true" />,
    disabled: busy !== null,
    onSelect: () => void save(id),
  }));
  return { items, dialog };
}
