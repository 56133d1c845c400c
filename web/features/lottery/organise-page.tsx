import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListOrganisedEventsQuery } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { RequireUser } from '../../app/require-user.tsx';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { useContact } from '../../shell/use-contact.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { utcTime } from '../../ui/format-date.ts';
import { LoadFailed, LotteryFrame, PageHead } from './lottery-frame.tsx';

/** /lottery/organise: the events of an organiser, or how to become one. */
export function OrganisePage() {
  const t = useText();
  usePage(t('more.organiseTitle'));
  return (
    <LotteryFrame>
      <PageHead title={t('more.organiseTitle')} intro={t('more.organiseIntro')} />
      <RequireUser>
        <Organised />
      </RequireUser>
    </LotteryFrame>
  );
}

function Organised() {
  const t = useText();
  const language = useLanguage();
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const cursor = cursors.at(-1);
  const { data, error, isFetching, refetch } = useListOrganisedEventsQuery(
    cursor === undefined ? {} : { cursor },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data)
    return (
      <LoadFailed
        title={t('more.organiseFailed')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonBlock label={t('lottery.loading')} className="space-y-3">
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </SkeletonBlock>
    );
  if (!data.organiser && data.data.length === 0) return <NoOrganiser />;
  const { nextCursor } = data;
  return (
    <>
      {data.organiser && (
        <ButtonLink look="primary" to={paths.newLotteryEvent} className="mb-4">
          {t('lottery.create')}
        </ButtonLink>
      )}
      {data.data.length === 0 ? (
        <EmptyState level={2} title={t('more.noEvents')} text={t('more.noEventsText')} />
      ) : (
        <Card>
          <ul className="divide-y divide-line">
            {data.data.map((event) => (
              <li key={event.id} className="flex flex-wrap items-center gap-2 px-4 py-2.5">
                <Link
                  to={paths.organisedEvent(event.id)}
                  className="min-w-0 font-medium wrap-anywhere text-accent hover:underline"
                >
                  {event.title[language]}
                </Link>
                <Badge>{t(`more.phase.${event.phase}`)}</Badge>
                <span className="ml-auto text-12 text-ink-3">
                  {utcTime(event.startDate, language)}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="mt-4 flex gap-2">
        {cursors.length > 0 && (
          <Button onClick={() => setCursors(cursors.slice(0, -1))}>{t('more.newer')}</Button>
        )}
        {nextCursor !== null && (
          <Button onClick={() => setCursors([...cursors, nextCursor])}>{t('more.older')}</Button>
        )}
      </div>
    </>
  );
}

function NoOrganiser() {
  const t = useText();
  const { email } = useContact();
  return (
    <EmptyState
      level={2}
      title={t('more.notOrganiser')}
      text={t('more.notOrganiserText', { email })}
      action={<ButtonLink to={paths.lottery}>{t('lottery.toList')}</ButtonLink>}
    />
  );
}
