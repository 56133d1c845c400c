import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useListHiddenArticlesQuery,
  useShowArticleMutation,
  type ModeratedArticleResponse,
} from '../../../api/generated-admin.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { CursorPager } from '../../../ui/cursor-pager.tsx';
import { ModeratedTitle } from './moderated-title.tsx';
import { ModerationConfirmation } from './moderation-confirmation.tsx';
import { useCursors } from '../../../ui/use-cursors.ts';

/** Hidden articles with the answers of their spaces, last hidden first. */
export function HiddenList() {
  const t = useText();
  const language = useLanguage();
  const cursors = useCursors();
  const { cursor } = cursors;
  const { data, error, isFetching, refetch } = useListHiddenArticlesQuery(
    cursor === undefined ? {} : { cursor },
    { refetchOnMountOrArgChange: true },
  );
  const [shown, setShown] = useState<ModeratedArticleResponse | null>(null);
  const [show, showing] = useShowArticleMutation();
  return (
    <>
      <DataTable<ModeratedArticleResponse>
        label={t('adminContent.hidden')}
        columns={[
          {
            id: 'article',
            header: t('adminContent.article'),
            card: 'title',
            cell: (article) => <ModeratedTitle article={article} />,
          },
          {
            id: 'reason',
            header: t('adminContent.reason'),
            className: 'wrap-anywhere',
            cell: ({ hiding }) => <span className="whitespace-pre-wrap">{hiding?.reason}</span>,
          },
          {
            id: 'answer',
            header: t('adminContent.answer'),
            className: 'wrap-anywhere',
            cell: ({ hiding }) =>
              hiding?.answer ? (
                <span className="whitespace-pre-wrap">{hiding.answer}</span>
              ) : (
                <span className="text-ink-3">{t('adminContent.noAnswer')}</span>
              ),
          },
          {
            id: 'at',
            header: t('adminContent.hiddenAt'),
            className: 'whitespace-nowrap',
            cell: ({ hiding }) => hiding && localTime(hiding.at, language),
          },
        ]}
        rows={error ? undefined : data?.data}
        idOf={({ id }) => id}
        nameOf={({ title }) => title}
        expected={5}
        stale={isFetching && data !== undefined}
        fault={
          error
            ? {
                text: errorMessage(error, t('adminContent.hiddenFailed')),
                busy: isFetching,
                onRetry: () => void refetch(),
              }
            : null
        }
        empty={
          <EmptyState
            level={2}
            title={t('adminContent.noHidden')}
            text={t('adminContent.noHiddenText')}
          />
        }
        actions={(article) => [
          { id: 'show', label: t('adminContent.show'), onSelect: () => setShown(article) },
        ]}
        foot={
          (!cursors.isFirst || data?.nextCursor) && (
            <CursorPager
              page={cursors.page}
              busy={isFetching}
              next={data?.nextCursor ?? null}
              onNext={cursors.next}
              onBack={cursors.back}
            />
          )
        }
      />
      {shown && (
        <ModerationConfirmation
          title={t('adminContent.showTitle', { title: shown.title })}
          text={t('adminContent.showText')}
          action={t('adminContent.show')}
          failure={t('adminContent.showFailed')}
          done={t('adminContent.showDone', { title: shown.title })}
          busy={showing.isLoading}
          onConfirm={() => show({ id: shown.id })}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
