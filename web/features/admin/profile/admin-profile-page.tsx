import { useReadAdminProfileQuery } from '../../../api/generated-admin.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PasskeysPanel } from '../../../shell/security/passkeys-panel.tsx';
import { PasswordPanel } from '../../../shell/security/password-panel.tsx';
import { SecondFactorPanel } from '../../../shell/security/second-factor-panel.tsx';
import { SessionsPanel } from '../../../shell/security/sessions-panel.tsx';
import { usePage } from '../../../shell/use-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorBox } from '../../../ui/message-box.tsx';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton.tsx';
import { AdminSecurity } from '../session/admin-security.tsx';
import { useAdminPassword } from '../session/use-admin-password.ts';
import { useAdmin } from '../session/use-admin.tsx';
import { AdminProfileForm } from './admin-profile-form.tsx';

/** Who one is in the console, and what keeps it so. */
export function AdminProfilePage() {
  const t = useText();
  const { username } = useAdmin();
  const password = useAdminPassword();
  usePage(t('admin.profile'));
  return (
    <>
      <h1 className="tracking-heading mb-4 text-20 font-semibold outline-none">
        {t('admin.profile')}
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex flex-col gap-4">
          <OwnRecord />
          <PasswordPanel owner={username} {...password} />
        </div>
        <AdminSecurity>
          <div className="flex flex-col gap-4">
            <SecondFactorPanel />
            <PasskeysPanel />
            <SessionsPanel />
          </div>
        </AdminSecurity>
      </div>
    </>
  );
}

function OwnRecord() {
  const t = useText();
  const { data, error, refetch } = useReadAdminProfileQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <AdminProfileForm admin={data.data} />;
  if (error) {
    return (
      <ErrorBox
        title={t('admin.profile.loadFailed')}
        actions={
          <Button size="sm" onClick={() => void refetch()}>
            {t('shell.retry')}
          </Button>
        }
      >
        {errorMessage(error, '')}
      </ErrorBox>
    );
  }
  return (
    <Card>
      <SkeletonBlock label={t('shell.loading')} className="h-97 space-y-4 p-4">
        <Skeleton className="w-full" />
        <Skeleton className="w-full" />
      </SkeletonBlock>
    </Card>
  );
}
