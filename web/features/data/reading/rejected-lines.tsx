import type { RejectedLine } from '@toolyard/duckdb';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { count } from '../../../ui/format.ts';
import { csvOf } from '../../../ui/csv-of.ts';

/** Lines that are listed; the file that can be downloaded has all. */
const LISTED = 100;

const REASONS = {
  'above the table': 'data.leftOut.above',
  'too many cells': 'data.leftOut.cells',
  unreadable: 'data.leftOut.unreadable',
  total: 'data.leftOut.total',
  note: 'data.leftOut.note',
} as const;

interface Props {
  /** The name of the file. */
  readonly name: string;
  readonly rejected: readonly RejectedLine[];
}

/** What stands in a file and is not in its table. */
export function RejectedLines({ name, rejected }: Props) {
  const t = useText();
  const heads = [t('data.leftOut.line'), t('data.leftOut.reason'), t('data.leftOut.text')];
  const download = () =>
    downloadFile(
      `${name.replace(/\.[^.]*$/, '')}-left-out.csv`,
      csvOf(
        heads,
        rejected.map(({ line, reason, text }) => [String(line), t(REASONS[reason]), text]),
      ),
      'text/csv',
    );
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-13 font-semibold">{t('data.leftOut')}</h3>
        <Button size="sm" className="ml-auto" onClick={download}>
          {t('data.leftOut.download')}
        </Button>
      </div>
      <ul aria-label={t('data.leftOut')} className="max-h-60 overflow-y-auto text-13">
        {rejected.slice(0, LISTED).map(({ line, reason, text }, at) => (
          <li key={at} className="flex flex-wrap gap-x-3 border-b border-line py-1 last:border-b-0">
            <span className="text-ink-2 tabular-nums">{t('data.leftOut.at', { line })}</span>
            <span className="text-ink-2">{t(REASONS[reason])}</span>
            <span className="min-w-0 flex-1 basis-60 truncate" title={text}>
              {text}
            </span>
          </li>
        ))}
      </ul>
      {rejected.length > LISTED && (
        <p className="text-13 text-ink-2">
          {t('data.leftOut.more', { count: count(rejected.length - LISTED) })}
        </p>
      )}
    </div>
  );
}
