import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, useParams } from 'react-router-dom';
import { isCallError } from '../../api/call-error.ts';
import { useReadEventQuery } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { usePage } from '../../shell/use-page.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EventDetail } from './event-detail.tsx';
import { EventSkeleton } from './event-skeletons.tsx';
import { LoadFailed, LotteryFrame } from './lottery-frame.tsx';
import { useHeardAt } from './use-heard-at.ts';

const isUnknown = (error: unknown) => isCallError(error) && error.status === 404;

/** /lottery/{id}: one event, or that there is none. */
export function EventPage() {
  const t = useText();
  return (
    <LotteryFrame>
      <Link
        to={paths.lottery}
        className="inline-flex min-h-6 items-center gap-1 text-12 text-accent hover:underline max-md:min-h-10"
      >
        <ArrowLeft size={14} aria-hidden="true" />
        {t('lottery.back')}
      </Link>
      <Event />
    </LotteryFrame>
  );
}

function Event() {
  const t = useText();
  const { id = '' } = useParams();
  const language = useLanguage();
  const query = useReadEventQuery({ id, 'Accept-Language': language });
  const { data, error, isFetching, refetch } = query;
  const heardAt = useHeardAt(query.fulfilledTimeStamp);
  if (isUnknown(error)) return <UnknownEvent />;
  // While a language changes, the event stays; another event does not.
  if (data && data.data.id === id)
    return <EventDetail event={data.data} serverTime={data.serverTime} heardAt={heardAt} />;
  if (error)
    return (
      <div className="mt-2">
        <PageName title={t('lottery.failedOne')} />
        <LoadFailed
          title={t('lottery.failedOne')}
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  return <EventSkeleton />;
}

function UnknownEvent() {
  const t = useText();
  usePage(t('lottery.unknown'));
  return (
    <EmptyState
      level={1}
      title={t('lottery.unknown')}
      text={t('lottery.unknownText')}
      action={<ButtonLink to={paths.lottery}>{t('lottery.toList')}</ButtonLink>}
    />
  );
}

/** Names the page. */
function PageName({ title }: { readonly title: string }) {
  usePage(title);
  return null;
}
