import './styles/main.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createApplication } from './app/application.ts';
import { lazyArea } from './app/lazy-area.tsx';
import type { Page } from './app/page.ts';
import { browserServices, type Services } from './app/services.ts';

/** Pages for developers; the production bundle leaves them out. */
const DEVELOPMENT_PAGES: readonly Page[] = import.meta.env.DEV
  ? [
      {
        path: '/kit',
        frame: 'site',
        screen: lazyArea(['tools', 'admin'], () =>
          import('./features/kit/kit-page.tsx').then((m) => m.KitPage),
        ),
      },
    ]
  : [];

function show(services: Services): void {
  const root = document.getElementById('root')!;
  const page = (
    <StrictMode>
      <BrowserRouter>
        <App application={createApplication(services)} more={DEVELOPMENT_PAGES} />
      </BrowserRouter>
    </StrictMode>
  );

  // A prerendered page is taken over; an empty one, or one with a text alone, is drawn. Both go piece by piece, so that
  // the reader can scroll in between.
  const isPrerendered = root.hasChildNodes() && !('plain' in root.dataset);
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
  if (isPrerendered) dispatchEvent(new Event('hydrated'));
}

void browserServices(import.meta.env.DEV).then(show);
