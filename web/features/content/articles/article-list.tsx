import { useState, type ReactNode } from 'react';
import { isPermitted } from '@toolyard/core/content';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useListArticlesQuery,
  type ListedArticleResponse,
  type SpaceResponse,
} from '../../../api/generated-content.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { useSelection } from '../../../ui/data-table/selection.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useContentPlace } from '../shared/content-place.ts';
import { useArticleColumns } from './article-columns.tsx';
import { CursorPager } from '../../../ui/cursor-pager.tsx';
import { BulkResultDialog } from './bulk-result-dialog.tsx';
import { useBulkArticles, type BulkAction } from './use-bulk-articles.ts';
import type { Filters } from './use-article-filters.ts';

interface Props {
  readonly space: SpaceResponse;
  readonly filters: Filters;
  readonly onTag: (tag: string) => void;
  readonly onReset: () => void;
  /** The way to a first article. */
  readonly create: ReactNode;
}

const PAGE_SIZE = 20;
const ACTIONS = ['publish', 'unpublish', 'delete'] as const;

/** The articles that fit the filters, last changed first. */
export function ArticleList({ space, filters, onTag, onReset, create }: Props) {
  const t = useText();
  const navigate = useNavigate();
  const { paths, userId } = useContentPlace();
  /** Where each page up to this one begins. */
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const cursor = cursors.at(-1) ?? null;
  const { status, type, language, tag } = filters;
  const { data, error, isFetching, refetch } = useListArticlesQuery(
    {
      spaceId: space.id,
      limit: PAGE_SIZE,
      ...(cursor !== null && { cursor }),
      ...(status !== '' && { status }),
      ...(type !== '' && { type }),
      ...(language !== '' && { locale: language }),
      ...(tag !== '' && { tag }),
    },
    { refetchOnMountOrArgChange: true },
  );
  const rows = data?.data;
  const selection = useSelection(cursor ?? '');
  const [deleting, setDeleting] = useState<readonly ListedArticleResponse[]>([]);
  const columns = useArticleColumns(space, onTag);
  const bulk = useBulkArticles(() => {
    selection.clear();
    setDeleting([]);
  });

  const member = { userId, role: space.role };
  const allowed = (action: BulkAction, article?: ListedArticleResponse): boolean =>
    isPermitted(
      member,
      action === 'delete' ? 'delete' : 'publish',
      article && {
        authorId: article.authorId,
        published: article.published,
        schedule: article.schedule && { ...article.schedule, publishAt: 0 },
        writerIds: [],
      },
    );
  const act = (action: BulkAction, articles: readonly ListedArticleResponse[]) =>
    action === 'delete' ? setDeleting(articles) : void bulk.run(action, articles);
  const chosen = (rows ?? []).filter(({ id }) => selection.ids.has(id));
  const actions = ACTIONS.filter((action) => allowed(action));
  const isFiltered = [status, type, language, tag].some((each) => each !== '');

  return (
    <>
      <DataTable
        label={t('content.articles')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        expected={5}
        stale={isFetching && rows !== undefined}
        fault={
          error && !rows
            ? {
                text: errorMessage(error, t('content.listFailed')),
                busy: isFetching,
                onRetry: () => void refetch(),
              }
            : null
        }
        empty={
          isFiltered ? (
            <EmptyState
              level={2}
              title={t('content.noMatch')}
              action={<Button onClick={onReset}>{t('content.reset')}</Button>}
            />
          ) : (
            <EmptyState
              level={2}
              title={t('content.noArticles')}
              text={t('content.noArticlesText')}
              action={create}
            />
          )
        }
        {...(actions.length > 0 && { selection })}
        bulk={actions.map((action) => (
          <Button
            key={action}
            size="sm"
            look={action === 'delete' ? 'danger' : 'second'}
            disabled={bulk.busy}
            onClick={() => act(action, chosen)}
          >
            {t(`content.${action}`)}
          </Button>
        ))}
        actions={(article) => [
          {
            id: 'open',
            label: t('content.open'),
            onSelect: () => void navigate(paths.article(space.id, article.id)),
          },
          ...ACTIONS.filter(
            (action) =>
              allowed(action, article) &&
              (action !== 'publish' ||
                article.hasUnpublishedChanges ||
                article.published === null) &&
              (action !== 'unpublish' || article.publicRevision !== null),
          ).map((action) => ({
            id: action,
            label: t(`content.${action}`),
            danger: action === 'delete',
            disabled: bulk.busy,
            onSelect: () => act(action, [article]),
          })),
        ]}
        onOpen={({ id }) => void navigate(paths.article(space.id, id))}
        foot={
          (cursors.length > 1 || data?.nextCursor) && (
            <CursorPager
              page={cursors.length}
              busy={isFetching}
              next={data?.nextCursor ?? null}
              onNext={(next) => setCursors([...cursors, next])}
              onBack={() => setCursors(cursors.slice(0, -1))}
            />
          )
        }
      />
      {deleting.length > 0 && (
        <ConfirmDialog
          title={t('content.deleteTitle', { count: deleting.length })}
          text={t('content.deleteText')}
          action={t('content.delete')}
          cancel={t('content.cancel')}
          busy={bulk.busy}
          onConfirm={() => void bulk.run('delete', deleting)}
          onClose={() => setDeleting([])}
        >
          <ul className="mt-3 list-disc pl-5">
            {deleting.map(({ id, title }) => (
              <li key={id} className="wrap-anywhere">
                {title}
              </li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
      {bulk.result && <BulkResultDialog rows={bulk.result} onClose={bulk.forget} />}
    </>
  );
}
