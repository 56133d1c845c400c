import { Link } from 'react-router-dom';
import { useListOrganisedEventsQuery } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { RequireUser } from '../../app/require-user.tsx';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { utcTime } from '../../ui/format-date.ts';
import { LoadFailed, LotteryFrame, PageHead } from './lottery-frame.tsx';
import { PublicName } from './public-name.tsx';
import { PhaseBadge } from '../../ui/event-form/phase-badge.tsx';
import { CursorPager } from '../../ui/cursor-pager.tsx';
import { useCursors } from '../../ui/use-cursors.ts';

/** /lottery/organise: the events of the user. */
export function OrganisePage() {
  const t = useText();
  usePage(t('more.organiseTitle'));
  return (
    <LotteryFrame>
      <PageHead title={t('more.organiseTitle')} intro={t('more.organiseIntro')} />
      <RequireUser>
        <Organised />
        <div className="mt-6">
          <PublicName />
        </div>
      </RequireUser>
    </LotteryFrame>
  );
}

function Organised() {
  const t = useText();
  const language = useLanguage();
  const { cursor, page, next, back } = useCursors();
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
        <Skeleton className="h-8 w-40" />
        <Skeleton className="h-48 max-md:h-57" />
      </SkeletonBlock>
    );
  const { nextCursor } = data;
  return (
    <>
      <ButtonLink look="primary" to={paths.newLotteryEvent} className="mb-4">
        {t('lottery.create')}
      </ButtonLink>
      {data.data.length === 0 ? (
        <EmptyState
          level={2}
          title={t('more.noEvents')}
          text={t(data.organiser ? 'more.noEventsText' : 'more.noEventsApproval')}
        />
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
                <PhaseBadge {...event} />
                <span className="ml-auto text-12 text-ink-3">
                  {utcTime(event.startDate, language)}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <div className="mt-4 flex">
        <CursorPager page={page} busy={isFetching} next={nextCursor} onNext={next} onBack={back} />
      </div>
    </>
  );
}
