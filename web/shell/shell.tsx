import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { SkipLink } from './skip-link.tsx';
import { useToolClicks } from './tool-clicks.ts';

interface Props {
  /** The working areas get the slim foot. */
  readonly slimFoot?: boolean;
  readonly children: ReactNode;
}

/** Skip link, header, main area and footer of every page of the site. */
export function Shell({ slimFoot = false, children }: Props) {
  useToolClicks();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {/* The foot stands below the first view, so that nothing in sight moves when the page comes. */}
      <main
        id="content"
        tabIndex={-1}
        className="flex min-h-[calc(100dvh-var(--topbar))] flex-1 flex-col outline-none"
      >
        {children}
      </main>
      <Footer slim={slimFoot} />
    </div>
  );
}
