import { Suspense, type ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { Loading } from '../ui/spinner.tsx';
import { Hydration } from './hydration.tsx';
import { ErrorBoundary } from './error-screen.tsx';

/** A page that starts afresh at each address. */
export const PageOutlet = () => <Outlet key={useLocation().pathname} />;

interface Props {
  /** An area with a frame of its own, which stays mounted from page to page. */
  readonly keepsFrame?: boolean;
}

/** The page inside its frame, which stays while a page loads or breaks. */
export function Contents({ keepsFrame = false }: Props) {
  return (
    <ErrorBoundary>
      <PageSuspense>{keepsFrame ? <Outlet /> : <PageOutlet />}</PageSuspense>
    </ErrorBoundary>
  );
}

export function PageSuspense({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <Suspense fallback={<Loading text={t('shell.loading')} />}>
      <Hydration>{children}</Hydration>
    </Suspense>
  );
}
