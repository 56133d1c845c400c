import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Names the document after the page; after a change of route the page starts at its top with its heading focused. */
export function usePage(title: string): void {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    document.title = `${title} · Toolyard`;
  }, [title]);
  useEffect(() => {
    // The first page of a visit keeps the focus where the browser puts it.
    if (key === 'default') return;
    if (kind === NavigationType.Push) document.documentElement.scrollTop = 0;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    // Only a change of page moves the focus, not of its query.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [pathname]);
}
