import { useState } from 'react';
import { errorMessage } from '../../../../api/error-message.ts';
import { useListAlertNoticesQuery, type AlertNoticeResponse } from '../../../../api/generated.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { NoticeRow } from '../../../../shell/notices/notice-row.tsx';
import { useMarkRead } from '../../../../shell/notices/use-mark-read.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card, CardHead } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorBox } from '../../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../../ui/skeleton.tsx';

const PAGE = 20;

/** The notices of the account, newest first, page by page. */
export function NoticesCard() {
  const t = useText();
  const { busy, mark } = useMarkRead();
  const [cursors, setCursors] = useState<readonly (string | undefined)[]>([undefined]);
  const { data } = useListAlertNoticesQuery({ limit: PAGE });
  const hasUnread = data?.data.some(({ readAt }) => readAt === null) ?? false;
  return (
    <Card label={t('alerts.notices')}>
      <CardHead
        title={t('alerts.notices')}
        controls={
          hasUnread && (
            <Button size="sm" busy={busy} onClick={() => mark(null)}>
              {t('alerts.markAllRead')}
            </Button>
          )
        }
      />
      {data?.data.length === 0 ? (
        <EmptyState title={t('alerts.noNotices')} text={t('alerts.noNoticesText')} />
      ) : (
        cursors.map((cursor, index) => (
          <NoticePage
            key={cursor ?? ''}
            cursor={cursor}
            isLast={index === cursors.length - 1}
            onFollow={({ id, readAt }) => readAt === null && mark([id])}
            onMore={(next) => setCursors([...cursors, next])}
          />
        ))
      )}
    </Card>
  );
}

interface PageProps {
  readonly cursor: string | undefined;
  readonly isLast: boolean;
  readonly onFollow: (notice: AlertNoticeResponse) => void;
  readonly onMore: (cursor: string) => void;
}

function NoticePage({ cursor, isLast, onFollow, onMore }: PageProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useListAlertNoticesQuery({
    limit: PAGE,
    ...(cursor !== undefined && { cursor }),
  });
  if (!data)
    return error && !isFetching ? (
      <ErrorBox
        className="m-4"
        actions={
          <Button size="sm" onClick={() => void refetch()}>
            {t('options.retry')}
          </Button>
        }
      >
        {errorMessage(error, t('alerts.noticesFailed'))}
      </ErrorBox>
    ) : (
      <SkeletonBlock label={t('options.loading')} className="space-y-3 p-4">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-10 w-full" />
      </SkeletonBlock>
    );
  const { nextCursor } = data;
  return (
    <>
      <ul className="divide-y divide-line border-b border-line last:border-b-0">
        {data.data.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onFollow={() => onFollow(notice)} />
        ))}
      </ul>
      {isLast && nextCursor !== null && (
        <div className="p-3 text-center">
          <Button size="sm" onClick={() => onMore(nextCursor)}>
            {t('alerts.more')}
          </Button>
        </div>
      )}
    </>
  );
}
