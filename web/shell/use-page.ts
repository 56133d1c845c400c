import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** What reads on from here: the element without a change of place. */
function focusOn(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const HEADINGS = 'h1, h2, h3';

/** The part of the page that the address names behind its `#`. */
function partOf(hash: string): HTMLElement | null {
  if (hash === '') return null;
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/**
 * Names the document after the page. After a change of route the page starts at its top with its heading focused,
 * or at the part that the address names.
 */
export function usePage(title: string): void {
  const { key, pathname, hash } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    document.title = `${title} · Toolyard`;
  }, [title]);
  const arrive = useEffectEvent(() => {
    const first = key === 'default';
    const part = partOf(hash);
    if (part) {
      // Going back, the browser returns to where the reader was.
      if (first || kind !== NavigationType.Pop) part.scrollIntoView();
      const heading = part.matches(HEADINGS) ? part : part.querySelector<HTMLElement>(HEADINGS);
      return focusOn(heading ?? part);
    }
    // The first page of a visit keeps the focus where the browser puts it.
    if (first) return;
    if (kind === NavigationType.Push) document.documentElement.scrollTop = 0;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusOn(heading);
  });
  // A change of the query alone moves nothing; a link to a part moves each time it is followed.
  const followed = hash && key;
  useEffect(() => arrive(), [pathname, followed]);
}
