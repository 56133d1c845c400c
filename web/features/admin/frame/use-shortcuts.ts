import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePreferences } from '../../../app/use-application.ts';
import type { ConsolePlace } from './console-links.tsx';

/** How long `g` waits for the letter of a place. */
const WAIT_MS = 1500;

const TYPED_IN =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const LAYERS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** Whether a key is meant for what has the focus, or for a layer that lies above the page. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (event.isComposing || event.repeat) return true;
  const { target } = event;
  if (target instanceof Element && target.closest(TYPED_IN)) return true;
  return document.querySelector(LAYERS) !== null;
}

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
export function useShortcuts({ places, showList }: Needs): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { singleKeys } = usePreferences();
  const goneAt = useRef<number | null>(null);
  const goTo = (key: string): boolean => {
    const place = places.find((each) => each.key === key);
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
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (singleKeys === 'off' || isTaken(event)) return;
    const { key, timeStamp } = event;
    const isSecond = goneAt.current !== null && timeStamp - goneAt.current < WAIT_MS;
    goneAt.current = !isSecond && key === 'g' ? timeStamp : null;
    if (isSecond ? goTo(key) : act(key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
