import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShortcuts } from '../../../ui/use-shortcuts.ts';
import type { ConsolePlace } from './console-links.tsx';

/** How long `g` waits for the letter of a place. */
const WAIT_MS = 1500;

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
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const goneAt = useRef<number | null>(null);
  const goTo = (key: string): boolean => {
    const place = places.find((one) => one.key === key);
    if (place) void navigate(place.to);
    return place !== undefined;
  };
  const act = (key: string): boolean => {
    if (key === '?') showList();
    const part = key === '/' ? search() : key === 'n' ? additionTo(pathname) : undefined;
    if (key === '/') part?.focus();
    else part?.click();
    return key === '?' || Boolean(part);
  };
  useShortcuts(({ key, timeStamp, repeat }) => {
    if (repeat) return false;
    const isSecond = goneAt.current !== null && timeStamp - goneAt.current < WAIT_MS;
    goneAt.current = !isSecond && key === 'g' ? timeStamp : null;
    return isSecond ? goTo(key) : act(key);
  });
}
