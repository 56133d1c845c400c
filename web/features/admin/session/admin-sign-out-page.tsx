import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { usePage } from '../../../shell/use-page.ts';
import { Loading } from '../../../ui/spinner.tsx';
import { adminPaths } from '../frame/admin-paths.ts';
import { useSignOutAdminMutation } from '../../../api/generated-admin.ts';
import { useAdminSession, useAdminState } from './use-admin.tsx';

/** Ends the session on the server and forgets it here, whatever the server answers. */
export function AdminSignOutPage() {
  const t = useText();
  const { signedOut } = useAdminSession();
  const { status, admin } = useAdminState();
  const [endSession] = useSignOutAdminMutation();
  const begun = useRef(false);
  usePage(t('admin.logout'));
  useEffect(() => {
    if (begun.current || !admin) return;
    begun.current = true;
    void endSession().then(signedOut);
  }, [admin, endSession, signedOut]);
  if (status === 'ready' && !admin) return <Navigate to={adminPaths.signIn} replace />;
  return (
    <main className="grid min-h-dvh">
      <h1 className="sr-only">{t('admin.logout')}</h1>
      <Loading text={t('admin.leaving')} />
    </main>
  );
}
