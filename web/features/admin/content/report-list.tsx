import { useState } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import {
  useListArticleReportsQuery,
  useSettleArticleReportMutation,
  type ArticleReportResponse,
} from '../../../api/generated-admin.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { CursorPager } from '../../../ui/cursor-pager.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { ModeratedTitle } from './moderated-title.tsx';
import { ModerationConfirmation } from './moderation-confirmation.tsx';
import { useCursors } from '../../../ui/use-cursors.ts';

type Opened = { readonly dialog: 'hide' | 'settle'; readonly report: ArticleReportResponse };

/** Open reports, newest first. */
export function ReportList() {
  const t = useText();
  const language = useLanguage();
  const cursors = useCursors();
  const { cursor } = cursors;
  const { data, error, isFetching, refetch } = useListArticleReportsQuery(
    cursor === undefined ? {} : { cursor },
    { refetchOnMountOrArgChange: true },
  );
  const [opened, setOpened] = useState<Opened | null>(null);
  const [settle, settling] = useSettleArticleReportMutation();
  const close = () => setOpened(null);
  return (
    <>
      <DataTable<ArticleReportResponse>
        label={t('adminContent.reports')}
        columns={[
          {
            id: 'article',
            header: t('adminContent.article'),
            card: 'title',
            cell: ({ article }) => <ModeratedTitle article={article} />,
          },
          {
            id: 'reason',
            header: t('adminContent.report'),
            card: 'bare',
            className: 'wrap-anywhere',
            cell: ({ reason }) => <span className="whitespace-pre-wrap">{reason}</span>,
          },
          {
            id: 'at',
            header: t('adminContent.reportedAt'),
            className: 'whitespace-nowrap',
            cell: ({ at }) => localTime(at, language),
          },
        ]}
        rows={error ? undefined : data?.data}
        idOf={({ id }) => id}
        nameOf={({ article }) => article.title}
        expected={5}
        stale={isFetching && data !== undefined}
        fault={
          error
            ? {
                text: errorMessage(error, t('adminContent.reportsFailed')),
                busy: isFetching,
                onRetry: () => void refetch(),
              }
            : null
        }
        empty={
          <EmptyState
            level={2}
            title={t('adminContent.noReports')}
            text={t('adminContent.noReportsText')}
          />
        }
        actions={(report) => [
          ...(report.article.hiding === null
            ? [
                {
                  id: 'hide',
                  label: t('adminContent.hide'),
                  danger: true,
                  onSelect: () => setOpened({ dialog: 'hide', report }),
                },
              ]
            : []),
          {
            id: 'settle',
            label: t('adminContent.settle'),
            onSelect: () => setOpened({ dialog: 'settle', report }),
          },
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
      {opened?.dialog === 'hide' && <HideDialog article={opened.report.article} onClose={close} />}
      {opened?.dialog === 'settle' && (
        <ModerationConfirmation
          title={t('adminContent.settleTitle')}
          text={t('adminContent.settleText')}
          action={t('adminContent.settle')}
          failure={t('adminContent.settleFailed')}
          done={t('adminContent.settleDone')}
          busy={settling.isLoading}
          onConfirm={() => settle({ id: opened.report.id })}
          onClose={close}
        />
      )}
    </>
  );
}
