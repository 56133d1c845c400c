import '../../../styles/areas.css';
import { useEffect } from 'react';
import { useApplication } from '../../../app/use-application.ts';
import { TOAST_LIMIT } from '../../../shell/toasts/toasts.ts';
import { adminSessionOf } from '../session/admin-session.ts';
import { AdminRoutes } from './admin-routes.tsx';

/** So many toasts are shown at once in the console. */
const CONSOLE_TOASTS = 20;

/** Everything below /admin: who operates the platform signs in apart from the site. */
export function AdminArea() {
  const site = useApplication();
  const { toasts } = site;
  const session = adminSessionOf(site);
  useEffect(() => session.start(), [session]);
  useEffect(() => {
    toasts.limitTo(CONSOLE_TOASTS);
    return () => toasts.limitTo(TOAST_LIMIT);
  }, [toasts]);
  return <AdminRoutes />;
}
