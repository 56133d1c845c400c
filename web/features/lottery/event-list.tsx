import { useEffect, useRef, useState } from 'react';
import type { EventStatus } from '@toolyard/core/lottery';
import { useListEventsQuery, type EventsResponse } from '../../api/generated.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EventCard } from './event-card.tsx';
import { EventListSkeleton } from './event-skeletons.tsx';
import { LoadFailed } from './lottery-frame.tsx';
import { useHeardAt } from './use-heard-at.ts';
import { useServerNow } from './use-server-now.ts';

const PAGE_SIZE = 12;
const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';

interface Props {
  readonly cursor?: string;
  /** Only events of this status; null = all. */
  readonly status: EventStatus | null;
}

/** The events from a cursor on; what follows comes on request. */
export function EventList({ cursor, status }: Props) {
  const t = useText();
  const query = useListEventsQuery({
    limit: PAGE_SIZE,
    ...(cursor === undefined ? {} : { cursor }),
    ...(status === null ? {} : { status }),
    'Accept-Language': useLanguage(),
  });
  const { data, error, isFetching, refetch } = query;
  const heardAt = useHeardAt(query.fulfilledTimeStamp);
  if (data?.data.length === 0)
    return <EmptyState title={t('lottery.empty')} text={t('lottery.emptyText')} level={2} />;
  if (data)
    return <Events page={data} heardAt={heardAt} follows={cursor !== undefined} status={status} />;
  if (error)
    return (
      <LoadFailed
        title={t('lottery.failed')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <EventListSkeleton className={GRID} />;
}

interface EventsProps {
  readonly page: EventsResponse;
  readonly heardAt: number;
  /** Asked for by a button that is gone now: the first event takes the focus. */
  readonly follows: boolean;
  readonly status: EventStatus | null;
}

function Events({ page, heardAt, follows, status }: EventsProps) {
  const t = useText();
  const at = useServerNow(page.serverTime, heardAt);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (follows) list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [follows]);
  const [following, setFollowing] = useState<string | null>(null);
  return (
    <>
      <ul ref={list} className={GRID}>
        {page.data.map((event) => (
          <EventCard key={event.id} event={event} at={at} />
        ))}
      </ul>
      {page.nextCursor !== null && (
        <div className="mt-4">
          {following === page.nextCursor ? (
            <EventList cursor={page.nextCursor} status={status} />
          ) : (
            <Button onClick={() => setFollowing(page.nextCursor)}>{t('lottery.more')}</Button>
          )}
        </div>
      )}
    </>
  );
}
