import { useReadProfileQuery } from '../../api/generated-auth.ts';
import type { SessionUser } from '../../app/session.slice.ts';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx';
import { AccountFrame } from './account-frame.tsx';
import { EmailCard } from './email-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecurityCards } from './security-cards.tsx';

/** Who one is on this site, and what keeps it so. */
export function ProfilePage() {
  const t = useText();
  const { user } = useSession();
  return (
    <div className="mx-auto w-full max-w-[1168px]">
      <AccountFrame title={t('profile.title')}>{user && <Cards user={user} />}</AccountFrame>
    </div>
  );
}

function Cards({ user }: { readonly user: SessionUser }) {
  const t = useText();
  // An unconfirmed address has more to say, which would push down what stands below.
  const { isLoading } = useReadProfileQuery();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="flex flex-col gap-4">
        <ProfileForm user={user} />
        {isLoading ? (
          <SkeletonBlock label={t('account.loading')}>
            <Skeleton className="h-100" />
          </SkeletonBlock>
        ) : (
          <EmailCard user={user} />
        )}
      </div>
      {!isLoading && <SecurityCards />}
    </div>
  );
}
