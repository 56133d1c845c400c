import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { Spinner } from '../ui/spinner.tsx';
import { cameFrom, paths } from './paths.ts';
import { useSession } from './use-application.ts';

/** Shows its page to signed-in users; sends others to sign in and remembers where they came from. */
export function RequireUser({ children }: { readonly children: ReactNode }) {
  const t = useText();
  const location = useLocation();
  const { status, user } = useSession();
  if (status === 'loading') {
    return (
      <div className="grid flex-1 place-items-center p-16">
        <Spinner label={t('shell.loading')} size={24} />
      </div>
    );
  }
  return user ? children : <Navigate to={paths.signIn} replace state={cameFrom(location)} />;
}
