import { useLocation } from 'react-router-dom';
import { usePlaceKeys } from '../../../ui/use-place-keys.ts';
import type { ConsolePlace } from './console-links.tsx';

/** The search of a list. */
const search = () => document.querySelector<HTMLElement>('main input[type="search"]');

/** What leads from a list to a new one: `/admin/users` to `/admin/users/new`. */
const additionTo = (pathname: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].find(
    (link) => link.getAttribute('href') === `${pathname}/new`,
  );

interface Needs {
  readonly places: readonly ConsolePlace[];
  readonly showList: () => void;
}

/**
 * Single keys of the console: `g` and a letter goes to a screen, `n` begins something new, `/` goes to the search,
 * `?` shows the list.
 */
export function useConsoleShortcuts({ places, showList }: Needs): void {
  const { pathname } = useLocation();
  usePlaceKeys(places, (key) => {
    if (key === '?') showList();
    const part = key === '/' ? search() : key === 'n' ? additionTo(pathname) : undefined;
    if (key === '/') part?.focus();
    else part?.click();
    return key === '?' || Boolean(part);
  });
}
