import { lazy, useEffect, useState } from 'react';
import { I18nProvider } from '@lingui/react';
import { Provider } from 'react-redux';
import { DocumentLanguage } from '../shell/document-language.tsx';
import { PaletteProvider } from '../shell/palette/palette-provider.tsx';
import { ThemeClass } from '../shell/theme-toggle.tsx';
import { Optional, SiteErrorBoundary } from './error-screen.tsx';
import type { Application } from './application.ts';
import type { Page } from './page.ts';
import { isSitePage } from './pages.tsx';
import { AppRoutes } from './routes.tsx';
import { SitePages } from './site-pages.ts';
import { SessionEnd } from './session-end.tsx';
import { ApplicationContext, useSession } from './use-application.ts';

const AfterPaint = lazy(() => import('./after-paint.tsx').then((m) => ({ default: m.AfterPaint })));

interface Props {
  readonly application: Application;
  /** Pages beside those of the table. */
  readonly more?: readonly Page[];
}

/** The whole application inside whatever router it is given. */
export function App({ application, more = [] }: Props) {
  // The state of the prerendered page, whose parts are hydrated one after the other.
  const [prerendered] = useState(() => application.store.getState());
  useEffect(() => application.start(), [application]);
  return (
    <ApplicationContext value={application}>
      <Provider store={application.store} serverState={prerendered}>
        <I18nProvider i18n={application.texts.i18n}>
          <ThemeClass />
          <DocumentLanguage />
          <SiteErrorBoundary>
            <SessionEnd />
            <PaletteProvider>
              <SitePages value={isSitePage}>
                <AppRoutes more={more} />
              </SitePages>
            </PaletteProvider>
          </SiteErrorBoundary>
          <Rest />
        </I18nProvider>
      </Provider>
    </ApplicationContext>
  );
}

/** What comes after the first paint. */
function Rest() {
  const { status } = useSession();
  return (
    status === 'ready' && (
      <Optional>
        <AfterPaint />
      </Optional>
    )
  );
}
