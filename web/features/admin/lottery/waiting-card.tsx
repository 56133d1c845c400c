import { Link } from 'react-router-dom';
import { useListWaitingEventsQuery } from '../../../api/generated-admin.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardHead } from '../../../ui/card.tsx';
import { localTime } from '../../../ui/format-date.ts';
import { CursorPager } from '../../../ui/cursor-pager.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { useCursors } from '../../../ui/use-cursors.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { PendingRows } from '../people/record-states.tsx';

/** Drafts of users that wait for a decision, the oldest submission first. */
export function WaitingCard() {
  const t = useText();
  const language = useLanguage();
  const { cursor, isFirst, page, next, back } = useCursors();
  const query = useListWaitingEventsQuery(cursor === undefined ? {} : { cursor }, {
    refetchOnMountOrArgChange: true,
  });
  const { data } = query;
  const nextCursor = data?.nextCursor ?? null;
  return (
    <Card label={t('adminLottery.waiting')}>
      <CardHead
        title={t('adminLottery.waiting')}
        beside={
          data &&
          data.data.length > 0 && (
            <Badge tone="warn">{`${data.data.length}${nextCursor === null ? '' : '+'}`}</Badge>
          )
        }
      />
      {query.error && !data && <PendingRows query={query} text={t('adminLottery.failed')} />}
      {!query.error && !data && (
        <SkeletonBlock label={t('shell.loading')} className="px-4 py-3">
          <Skeleton className="my-1 w-40" />
        </SkeletonBlock>
      )}
      {data?.data.length === 0 && (
        <p className="px-4 py-3 text-ink-3">{t('adminLottery.noneWaiting')}</p>
      )}
      <ul className="divide-y divide-line">
        {data?.data.map((event) => (
          <li key={event.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
            <Link
              to={adminPaths.lotteryEvent(event.id)}
              className="min-w-0 font-medium wrap-anywhere text-accent hover:underline"
            >
              {event.title[language]}
            </Link>
            <span className="min-w-0 wrap-anywhere text-ink-2">{event.organiser}</span>
            <span className="ml-auto text-12 text-ink-3">
              {t('adminLottery.submittedAt', {
                time: localTime(event.approval?.submittedAt, language),
              })}
            </span>
          </li>
        ))}
      </ul>
      {(!isFirst || nextCursor !== null) && (
        <div className="flex border-t border-line px-4 py-2">
          <CursorPager
            page={page}
            busy={query.isFetching}
            next={nextCursor}
            onNext={next}
            onBack={back}
          />
        </div>
      )}
    </Card>
  );
}
