import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { StoredAdmin } from '@toolyard/browser';
import { useApplication } from '../../../app/use-application.ts';
import { adminSessionOf, type AdminSession, type AdminState } from './admin-session.ts';

/** The session of the console: signing in and out, and what changes of the operator. */
export const useAdminSession = (): AdminSession => adminSessionOf(useApplication());

/** Who is signed in to the console, if anybody. */
export function useAdminState(): AdminState {
  const session = useAdminSession();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** The operator inside the console's layout, which lets nobody else in. */
export const AdminContext = createContext<StoredAdmin | null>(null);

export function useAdmin(): StoredAdmin {
  const admin = useContext(AdminContext);
  if (!admin) throw new Error('nobody is signed in to the console here');
  return admin;
}

/** Whether the operator only helps users: everything but users and the own profile is closed. */
export const useIsSupport = (): boolean => useAdmin().role === 'support';

/** For superadmins alone; others see `instead`. */
export function SuperadminOnly({
  instead = null,
  children,
}: {
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}) {
  return useAdmin().role === 'superadmin' ? children : instead;
}
