import { MonitorSmartphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useListSessionsQuery } from '../../api/generated.ts';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { Card, CardHead } from '../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';

/** Password, second factor, and where this account is signed in. */
export function SecurityCard() {
  const t = useText();
  return (
    <Card>
      <CardHead title={t('profile.security')} />
      <div className="divide-y divide-line">
        <SessionsLine />
      </div>
    </Card>
  );
}

/** How many sessions there are; the list itself stands in the settings. */
function SessionsLine() {
  const t = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 p-4">
      <MonitorSmartphone size={16} strokeWidth={1.75} aria-hidden="true" className="text-ink-4" />
      <div className="min-w-0 flex-1">
        <h3 className="text-13 font-medium">{t('profile.sessions')}</h3>
        <SessionCount />
      </div>
      <Link
        to={paths.accountSettings}
        className="py-1 font-medium text-accent underline-offset-3 hover:underline"
      >
        {t('profile.sessionsLink')}
      </Link>
    </div>
  );
}

function SessionCount() {
  const t = useText();
  const { data, isLoading } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isLoading) {
    return (
      <SkeletonBlock label={t('account.loading')} className="py-1">
        <Skeleton className="w-40" />
      </SkeletonBlock>
    );
  }
  const count = data?.data.length ?? 0;
  return (
    <p className="text-ink-2">
      {count === 0
        ? t('profile.sessionsUnknown')
        : count === 1
          ? t('profile.sessionOne')
          : t('profile.sessionCount', { count })}
    </p>
  );
}
