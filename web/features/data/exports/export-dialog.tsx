import { useRef, useState } from 'react';
import { TABLE_FORMATS, UnwritableTable, type UnwritableReason } from '@toolyard/duckdb/writing';
import type { DataEngine } from '../../../app/data-in-worker.ts';
import { useText, type Translate } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { count } from '../../../ui/format.ts';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { ShownTable } from '../shown-table.ts';
import { REPORT_ROWS } from './report-document.ts';

const FORMATS = [...TABLE_FORMATS, 'report'] as const;
type Format = (typeof FORMATS)[number];

interface Props {
  readonly engine: DataEngine;
  readonly shown: ShownTable;
  /** Of the file, without an ending. */
  readonly fileName: string;
  /** The report as a document of HTML. */
  readonly report: (signal: AbortSignal) => Promise<string>;
  readonly onClose: () => void;
}

/** Why a table does not fit, in words. */
function unwritableWords(reason: UnwritableReason, shown: ShownTable, t: Translate): string {
  switch (reason.kind) {
    case 'rows':
      return t('data.export.tooLarge.rows', {
        most: count(reason.most),
        rows: count(shown.rowCount),
      });
    case 'columns':
      return t('data.export.tooLarge.columns', {
        most: count(reason.most),
        columns: count(shown.columns.length),
      });
    case 'long text':
      return t('data.export.tooLarge.text', { row: count(reason.row), column: reason.column });
    case 'no Parquet writer':
      return t('data.export.noParquet');
    default:
      return reason satisfies never;
  }
}

/** Saves all rows of what is shown as a file of a chosen kind, or a report. */
export function ExportDialog({ engine, shown, fileName, report, onClose }: Props) {
  const t = useText();
  const [format, setFormat] = useState<Format>('csv');
  const [written, setWritten] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const control = useRef<AbortController | null>(null);
  const isWriting = written !== null;
  const close = () => {
    control.current?.abort();
    onClose();
  };

  async function save() {
    const mine = new AbortController();
    control.current = mine;
    const { signal } = mine;
    setFault(null);
    setWritten(0);
    try {
      if (format === 'report')
        downloadFile(`${fileName}-report.html`, await report(signal), 'text/html');
      else {
        const file = await engine.write(shown.select, format, signal, setWritten);
        downloadFile(`${fileName}-result.${format}`, file, file.type);
      }
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setFault(
        error instanceof UnwritableTable
          ? unwritableWords(error.reason, shown, t)
          : (error as Error).message,
      );
      setWritten(null);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t('data.export.title')}
      description={t('data.export.what', {
        rows: count(shown.rowCount),
        columns: shown.columns.length,
      })}
      closeLabel={t('data.close')}
      foot={
        <>
          <Button onClick={close}>{t('data.cancel')}</Button>
          <Button look="primary" busy={isWriting} onClick={() => void save()}>
            {t('data.export.save')}
          </Button>
        </>
      }
    >
      <fieldset className="mt-4 flex flex-col gap-3" disabled={isWriting}>
        <legend className="mb-1.5 font-medium">{t('data.export.format')}</legend>
        {FORMATS.map((each) => (
          <label key={each} className="flex items-start gap-2.5">
            <input
              type="radio"
              name="format"
              className="mt-1"
              aria-label={t(`data.export.${each}`)}
              checked={format === each}
              aria-describedby={`export-${each}`}
              onChange={() => {
                setFault(null);
                setFormat(each);
              }}
            />
            <span className="min-w-0">
              <span className="block font-medium">{t(`data.export.${each}`)}</span>
              <span id={`export-${each}`} className="block text-12 text-ink-2">
                {t(`data.export.${each}Words`, { most: REPORT_ROWS })}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="mt-4 flex flex-col gap-2">
        {isWriting && (
          <ProgressBar
            label={t('data.export.writing')}
            percent={
              shown.rowCount === 0 ? 0 : Math.min(100, Math.floor((100 * written) / shown.rowCount))
            }
          />
        )}
        {fault !== null && <ErrorBox title={t('data.export.failed')}>{fault}</ErrorBox>}
      </div>
    </Dialog>
  );
}
