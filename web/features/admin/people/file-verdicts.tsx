import { useState, type ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/choices.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';

/** What becomes of one line of a file. */
export interface LineVerdict {
  readonly line: number;
  /** What stands in the line; empty where it cannot be shown. */
  readonly name: string;
  readonly words: string;
  /** Null where the line is refused. */
  readonly tone: Tone | null;
}

interface Props {
  /** Over the names. */
  readonly header: string;
  readonly rows: readonly LineVerdict[];
  readonly summary: string;
  /** In the place of lines where there are none. */
  readonly empty: string;
  readonly action: ReactNode;
}

/** The verdict on each line of a file; where only some are refused they can be shown alone. */
export function FileVerdicts({ header, rows, summary, empty, action }: Props) {
  const t = useText();
  const [refusedOnly, setRefusedOnly] = useState(false);
  const refused = rows.filter(({ tone }) => tone === null);
  const isMixed = refused.length > 0 && refused.length < rows.length;
  const columns: readonly Column<LineVerdict>[] = [
    {
      id: 'line',
      header: t('import.line'),
      num: true,
      className: 'w-16 text-ink-3',
      cell: ({ line }) => line,
    },
    { id: 'name', header, card: 'title', cell: ({ name }) => name || '--' },
    {
      id: 'verdict',
      header: t('import.verdict'),
      card: 'bare',
      cell: ({ words, tone }) =>
        tone ? <Badge tone={tone}>{words}</Badge> : <span className="text-danger">{words}</span>,
    },
  ];
  return (
    <section aria-label={t('import.verdicts')} className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <p role="status" className="font-medium">
          {summary}
        </p>
        {isMixed && (
          <Checkbox checked={refusedOnly} onChange={({ target }) => setRefusedOnly(target.checked)}>
            {t('import.refusedOnly', { count: refused.length })}
          </Checkbox>
        )}
        {action && <div className="ml-auto">{action}</div>}
      </div>
      <DataTable
        label={t('import.verdicts')}
        columns={columns}
        rows={isMixed && refusedOnly ? refused : rows}
        idOf={({ line }) => String(line)}
        nameOf={({ name }) => name}
        empty={<p className="p-4 text-ink-2">{empty}</p>}
      />
    </section>
  );
}
