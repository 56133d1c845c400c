import './styles/main.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createApplication } from './app/application.ts';
import { browserServices } from './app/services.ts';

const root = document.getElementById('root')!;
const page = (
  <StrictMode>
    <BrowserRouter>
      <App application={createApplication(browserServices(import.meta.env.DEV))} />
    </BrowserRouter>
  </StrictMode>
);

// A page that came with its HTML is taken over, piece by piece; an empty one is drawn.
if (root.hasChildNodes()) {
  startTransition(() => void hydrateRoot(root, page));
  dispatchEvent(new Event('takeover'));
} else createRoot(root).render(page);
