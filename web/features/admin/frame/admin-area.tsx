import '../../../styles/areas.css';
import { useEffect, useMemo } from 'react';
import { I18nProvider } from '@lingui/react';
import { ApplicationContext, useApplication } from '../../../app/use-application.ts';
import { TOAST_LIMIT } from '../../../shell/toasts/toasts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Loading } from '../../../ui/spinner.tsx';
import { adminSessionOf } from '../session/admin-session.ts';
import { AdminRoutes } from './admin-routes.tsx';
import { useConsoleTexts } from './use-console-texts.ts';

/** So many toasts are shown at once in the console. */
const CONSOLE_TOASTS = 20;

/** Everything below /admin: who operates the platform signs in apart from the site. */
export function AdminArea() {
  const t = useText();
  const site = useApplication();
  const { toasts } = site;
  const session = adminSessionOf(site);
  const texts = useConsoleTexts();
  const application = useMemo(() => texts && { ...site, texts }, [site, texts]);
  useEffect(() => session.start(), [session]);
  useEffect(() => {
    toasts.limitTo(CONSOLE_TOASTS);
    return () => toasts.limitTo(TOAST_LIMIT);
  }, [toasts]);
  if (!application) return <Loading text={t('shell.loading')} />;
  return (
    <ApplicationContext value={application}>
      <I18nProvider i18n={application.texts.i18n}>
        <AdminRoutes />
      </I18nProvider>
    </ApplicationContext>
  );
}
