import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import type { ImportReportResponse, ImportedRowResponse } from './users-api.ts';

interface Props {
  readonly report: ImportReportResponse;
  readonly done: boolean;
  readonly action: ReactNode;
}

/** The verdict on each line of a file. */
export function ImportVerdicts({ report: { created, refused, rows }, done, action }: Props) {
  const t = useText();
  const columns: readonly Column<ImportedRowResponse>[] = [
    {
      id: 'line',
      header: t('import.line'),
      num: true,
      className: 'w-16 text-ink-3',
      cell: ({ line }) => line,
    },
    { id: 'email', header: t('users.email'), card: 'title', cell: ({ email }) => email || '--' },
    {
      id: 'verdict',
      header: t('import.verdict'),
      card: 'bare',
      cell: ({ ok, message }) =>
        ok ? (
          <Badge tone="ok">{t(done ? 'import.created' : 'import.ready')}</Badge>
        ) : (
          <span className="text-danger">{message ?? t('users.bulk.refused')}</span>
        ),
    },
  ];
  return (
    <section aria-label={t('import.verdicts')} className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <p role="status" className="font-medium">
          {t(done ? 'import.summaryDone' : 'import.summary', { created, refused })}
        </p>
        {action && <div className="ml-auto">{action}</div>}
      </div>
      <DataTable
        label={t('import.verdicts')}
        columns={columns}
        rows={rows}
        idOf={({ line }) => String(line)}
        nameOf={({ email }) => email}
        empty={<p className="p-4 text-ink-2">{t('import.empty')}</p>}
      />
    </section>
  );
}
