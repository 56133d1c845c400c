import { useEffect, useEffectEvent, type RefObject } from 'react';
import { usePreferences } from '../../../../app/use-application.ts';

const ROW = 'a[data-row]';
const BUSY = '[role=dialog], [role=alertdialog], [role=menu]';
const TYPING = 'input, textarea, select, [contenteditable]';
const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** J and K walk through the links of a table's rows; Enter opens the one walked to, as with every link. */
export function useLinkKeys(table: RefObject<HTMLElement | null>): void {
  const { singleKeys } = usePreferences();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const target = event.target instanceof Element ? event.target : null;
    if (!step || singleKeys === 'off' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target?.matches(TYPING) || document.querySelector(BUSY)) return;
    const links = [...(table.current?.querySelectorAll<HTMLElement>(ROW) ?? [])];
    const at = links.findIndex((link) => link === target);
    const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
