import { useEffect } from 'react';
import { storedVisits } from '@toolyard/browser';
import { useLocation } from 'react-router-dom';
import { Toaster } from '../shell/toasts/toaster.tsx';
import { useApplication } from './use-application.ts';

/** What every page has and no first paint waits for: toasts, and the note of this visit for the palette. */
export function AfterPaint() {
  const { services } = useApplication();
  const { pathname } = useLocation();
  useEffect(() => storedVisits(services.storage.at).add(pathname), [services, pathname]);
  return <Toaster />;
}
