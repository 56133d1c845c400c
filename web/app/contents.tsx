import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../ui/spinner.tsx';
import { AsDrawn } from './as-drawn.tsx';
import { ErrorBoundary } from './error-screen.tsx';

/** The page inside its frame, which stays while a page loads or breaks. */
export function Contents() {
  return (
    <ErrorBoundary>
      <PageSuspense>
        <Outlet />
      </PageSuspense>
    </ErrorBoundary>
  );
}

export function PageSuspense({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <Suspense fallback={<Loading text={t('shell.loading')} />}>
      <AsDrawn>{children}</AsDrawn>
    </Suspense>
  );
}
