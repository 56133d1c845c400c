import type {
  ArticleImportOutcome,
  ImportedArticleFile,
  ImportedArticlesReport,
} from '../../../api/generated-content.ts';
import { useText, type Translate } from '../../../i18n/use-text.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { contentPaths } from '../shared/content-paths.ts';

const TONES: Readonly<Record<ArticleImportOutcome, Tone>> = {
  created: 'ok',
  replaced: 'accent',
  same: 'neutral',
  skipped: 'neutral',
  refused: 'danger',
};

const columnsFor = (done: boolean, t: Translate): readonly Column<ImportedArticleFile>[] => [
  {
    id: 'path',
    header: t('contentTransfer.path'),
    card: 'title',
    cell: ({ path }) => <span className="wrap-anywhere">{path}</span>,
  },
  {
    id: 'outcome',
    header: t('contentTransfer.outcome'),
    card: 'bare',
    cell: ({ outcome, line, message }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone={TONES[outcome]}>
          {t(`contentTransfer.${done ? 'done' : 'plan'}.${outcome}`)}
        </Badge>
        {message !== null && (
          <span className="min-w-0 text-danger wrap-anywhere">
            {line === null ? message : t('contentTransfer.line', { line, message })}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'slug',
    header: t('contentTransfer.address'),
    cell: ({ slug }) => <span className="text-ink-2 wrap-anywhere">{slug ?? '--'}</span>,
  },
];

interface Props {
  readonly spaceId: string;
  readonly report: ImportedArticlesReport;
  /** Whether the articles were imported, or only would be. */
  readonly done: boolean;
  readonly busy: boolean;
  readonly onImport: () => void;
}

/** What becomes of each file, those with a fault first. */
export function ImportReport({ spaceId, report, done, busy, onImport }: Props) {
  const t = useText();
  const { files, pictures, ignored } = report;
  const refusedPictures = pictures.filter(({ message }) => message !== null);
  const refused = files.filter(({ outcome }) => outcome === 'refused');
  const others = files.filter(({ outcome }) => outcome !== 'refused');
  const count = others.filter(({ outcome }) => ['created', 'replaced'].includes(outcome)).length;
  const sums = { count, refused: refused.length };
  return (
    <section aria-label={t('contentTransfer.report')} className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-3">
        <p role="status" className="font-medium">
          {t(done ? 'contentTransfer.summaryDone' : 'contentTransfer.summary', sums)}
        </p>
        <div className="ml-auto">
          {done ? (
            <ButtonLink look="primary" to={contentPaths.space(spaceId)}>
              {t('contentTransfer.toArticles')}
            </ButtonLink>
          ) : (
            count > 0 && (
              <Button look="primary" busy={busy} onClick={onImport}>
                {t('contentTransfer.importAction', { count })}
              </Button>
            )
          )}
        </div>
      </div>
      <DataTable
        label={t('contentTransfer.report')}
        columns={columnsFor(done, t)}
        rows={[...refused, ...others]}
        idOf={({ path }) => path}
        nameOf={({ path }) => path}
        empty={<p className="p-4 text-ink-2">{t('contentTransfer.noFiles')}</p>}
      />
      {pictures.length > 0 && (
        <p className="text-ink-2">
          {t('contentTransfer.pictures', { count: pictures.length - refusedPictures.length })}
        </p>
      )}
      {refusedPictures.length > 0 && (
        <ul className="list-disc pl-6 text-danger wrap-anywhere">
          {refusedPictures.map(({ path, message }) => (
            <li key={path}>
              {path}: {message}
            </li>
          ))}
        </ul>
      )}
      {ignored.length > 0 && (
        <details className="text-ink-2">
          <summary className="cursor-pointer">
            {t('contentTransfer.ignored', { count: ignored.length })}
          </summary>
          <ul className="mt-1 list-disc pl-6 wrap-anywhere">
            {ignored.map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
