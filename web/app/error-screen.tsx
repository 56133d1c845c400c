import { Component, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { buttonClass } from '../ui/button-look.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useApplication } from './use-application.ts';

interface Caught {
  readonly error: unknown;
}

interface BoundaryProps {
  readonly children: ReactNode;
  /** Whoever goes elsewhere leaves the fault behind. */
  readonly place?: string;
  readonly fallback: (caught: Caught) => ReactNode;
  readonly onCaught: (error: unknown) => void;
}

interface BoundaryState {
  readonly caught: Caught | null;
  readonly place: string | undefined;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { caught: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState) {
    return place === state.place ? null : { caught: null, place };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCaught(error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.fallback(caught) : this.props.children;
  }
}

/** Sends an error of the current page to the server's log. */
function useReport(): (error: unknown) => void {
  const { reportRenderError } = useApplication();
  const { pathname } = useLocation();
  return (error) => reportRenderError(error, pathname);
}

/** Whatever a page throws ends here; another address leaves the fault behind. */
export function ErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const onCaught = useReport();
  return (
    <Boundary
      place={pathname}
      fallback={({ error }) => <ErrorScreen error={error} />}
      onCaught={onCaught}
    >
      {children}
    </Boundary>
  );
}

/** The same around the whole site, whose frame stays when the page changes. */
export function SiteErrorBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const onCaught = useReport();
  return (
    <Boundary
      place={pathname}
      onCaught={onCaught}
      fallback={({ error }) => (
        <main>
          <ErrorScreen error={error} />
        </main>
      )}
    >
      {children}
    </Boundary>
  );
}

/** A part that the page can do without: where it breaks or cannot be fetched there is nothing. */
export function Optional({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary fallback={() => null} onCaught={useReport()}>
      <Suspense>{children}</Suspense>
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

/** Whether a part of the program itself could not be fetched, in the words of each browser. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message);

function ErrorScreen({ error }: Caught) {
  const t = useText();
  const { services } = useApplication();
  const { pathname, search } = useLocation();
  const stack = services.development && error instanceof Error ? error.stack : undefined;
  return (
    <div role="alert" className="mx-auto w-full max-w-3xl p-4 md:p-6">
      <EmptyState
        level={1}
        title={t('shell.errorTitle')}
        text={
          <>
            <span className="wrap-anywhere">{messageOf(error)}</span>
            {isMissingPart(error) && <span className="mt-2 block">{t('shell.stale')}</span>}
          </>
        }
        action={
          // Whole loads: what broke may be in the memory of this page.
          <span className="flex flex-wrap justify-center gap-2">
            <a href={pathname + search} className={buttonClass('primary', 'md')}>
              {t('shell.reload')}
            </a>
            <a href="/" className={buttonClass('second', 'md')}>
              {t('shell.backHome')}
            </a>
          </span>
        }
      />
      {stack && (
        <pre tabIndex={0} className="overflow-x-auto rounded-3 bg-sunken p-4 font-mono text-12">
          {stack}
        </pre>
      )}
    </div>
  );
}
