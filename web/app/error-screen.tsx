import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useApplication } from './use-application.ts';

interface Caught {
  readonly error: unknown;
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (caught: Caught) => ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly caught: Caught | null }> {
  override state = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught) : this.props.children;
  }
}

/** Whatever a page throws ends here; another page starts afresh. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} fallback={({ error }) => <ErrorScreen error={error} />}>
      {children}
    </Boundary>
  );
}

/** The message of what was thrown, or the status of a refused route. */
function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  if (typeof error === 'object' && error !== null && 'status' in error) {
    const { status } = error;
    const text = 'statusText' in error ? error.statusText : '';
    return [status, text].filter(Boolean).join(' ');
  }
  return String(error);
}

export function ErrorScreen({ error }: Caught) {
  const t = useText();
  const { services } = useApplication();
  const stack = services.development && error instanceof Error ? error.stack : undefined;
  return (
    <div role="alert" className="mx-auto w-full max-w-3xl p-4 md:p-6">
      <EmptyState level={1} title={t('shell.errorTitle')} text={messageOf(error)} />
      {stack && (
        <pre className="overflow-x-auto rounded-3 bg-sunken p-4 font-mono text-12">{stack}</pre>
      )}
      {/* A whole load: what broke may be in the memory of this page. */}
      <p className="text-center">
        <a href="/" className="font-medium text-accent hover:underline">
          {t('shell.backHome')}
        </a>
      </p>
    </div>
  );
}
