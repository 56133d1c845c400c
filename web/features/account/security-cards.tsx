import { Link } from 'react-router-dom';
import { useListSessionsQuery } from '../../api/generated-auth.ts';
import { paths } from '../../app/paths.ts';
import { useText } from '../../i18n/use-text.ts';
import { SecondFactorPanel } from '../../shell/security/second-factor-panel.tsx';
import { UserSecurity } from '../../shell/security/user-security.tsx';
import { Card, CardHead } from '../../ui/card.tsx';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { UserPassword } from './user-password.tsx';

/** Password, second factor, and where this account is signed in. */
export function SecurityCards() {
  const t = useText();
  return (
    <section aria-label={t('profile.security')} className="flex flex-col gap-4">
      <SessionsCard />
      <UserSecurity>
        <SecondFactorPanel />
      </UserSecurity>
      <UserPassword />
    </section>
  );
}

/** How many sessions there are; the list itself stands in the settings. */
function SessionsCard() {
  const t = useText();
  return (
    <Card>
      <CardHead title={t('profile.sessions')} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
        <SessionCount />
        <Link
          to={paths.accountSettings}
          className="touch-area py-1 font-medium text-accent underline-offset-3 hover:underline"
        >
          {t('profile.sessionsLink')}
        </Link>
      </div>
    </Card>
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
