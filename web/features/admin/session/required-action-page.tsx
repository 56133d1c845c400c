import type { ReactNode } from 'react';
import type { RequiredAction } from '@toolyard/core/accounts';
import type { StoredAdmin } from '@toolyard/browser';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { placeIn } from '../../../app/paths.ts';
import { useText } from '../../../i18n/use-text.ts';
import { SessionTitle } from '../../../shell/sign-in/session-title.tsx';
import { usePage } from '../../../shell/use-page.ts';
import { Loading } from '../../../ui/spinner.tsx';
import { adminPaths } from '../frame/admin-paths.ts';
import { AdminFrame } from './admin-frame.tsx';
import { useAdminState } from './use-admin.tsx';

interface Props {
  readonly requiredAction: RequiredAction;
  readonly title: string;
  readonly text: string;
  readonly children: (admin: StoredAdmin) => ReactNode;
}

/** What an operator owes before anything else; whoever owes it no more goes on to where they came from. */
export function RequiredActionPage({ requiredAction, title, text, children }: Props) {
  const t = useText();
  const { state } = useLocation() as { state: unknown };
  const { status, admin } = useAdminState();
  usePage(title);
  if (status === 'loading') return <Loading text={t('shell.loading')} />;
  if (!admin) return <Navigate to={adminPaths.signIn} replace state={state} />;
  if (admin.due !== requiredAction)
    return <Navigate to={placeIn(state) ?? adminPaths.dashboard} replace state={state} />;
  return (
    <AdminFrame
      foot={
        <Link to={adminPaths.signOut} className="text-accent underline underline-offset-3">
          {t('admin.logout')}
        </Link>
      }
    >
      <SessionTitle title={title}>{text}</SessionTitle>
      <div className="mt-5">{children(admin)}</div>
    </AdminFrame>
  );
}
