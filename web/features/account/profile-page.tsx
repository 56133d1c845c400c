import type { SessionUser } from '../../app/session.slice.ts';
import { useSession } from '../../app/use-application.ts';
import { useText } from '../../i18n/use-text.ts';
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

const Cards = ({ user }: { readonly user: SessionUser }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
    <div className="flex flex-col gap-4">
      <ProfileForm user={user} />
      <EmailCard user={user} />
    </div>
    <SecurityCards />
  </div>
);
