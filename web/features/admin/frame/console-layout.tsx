import { Navigate, useLocation } from 'react-router-dom';
import { Contents } from '../../../app/contents.tsx';
import { cameFrom } from '../../../app/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SkipLink } from '../../../shell/skip-link.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { AdminContext, useAdminState } from '../session/use-admin.tsx';
import { adminPaths } from './admin-paths.ts';
import { ConsoleKeys } from './console-keys.tsx';
import { ConsoleHeader } from './console-header.tsx';

const REQUIRED_ACTION_PATHS = {
  passwordChange: adminPaths.password,
  secondFactor: adminPaths.secondFactor,
} as const;

/** Lets operators in and nobody else; what an operator owes comes first. */
export function ConsoleLayout() {
  const t = useText();
  const location = useLocation();
  const { status, admin } = useAdminState();
  if (status === 'loading') {
    return (
      <div className="grid min-h-dvh place-items-center">
        <Spinner label={t('shell.loading')} size={24} />
      </div>
    );
  }
  if (!admin) return <Navigate to={adminPaths.signIn} replace state={cameFrom(location)} />;
  if (admin.due)
    return <Navigate to={REQUIRED_ACTION_PATHS[admin.due]} replace state={cameFrom(location)} />;
  return (
    <AdminContext value={admin}>
      <div className="min-h-dvh [--console-top:56px] lg:grid lg:grid-cols-[220px_minmax(0,1fr)] lg:[--console-top:0px]">
        <SkipLink />
        <ConsoleHeader />
        <ConsoleKeys />
        <main
          id="content"
          tabIndex={-1}
          className="flex min-w-0 flex-col px-4 py-4 outline-none md:px-6 lg:px-8 lg:py-6"
        >
          <Contents />
        </main>
      </div>
    </AdminContext>
  );
}
