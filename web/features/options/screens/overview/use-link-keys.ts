import type { RefObject } from 'react';
import { useShortcuts } from '../../../../ui/use-shortcuts.ts';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** J and K move the focus through the links of a table's rows. */
export function useLinkKeys(table: RefObject<HTMLElement | null>): void {
  useShortcuts(({ key, target }) => {
    const step = STEPS[key];
    if (!step) return false;
    const links = [...(table.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
    const at = links.findIndex((link) => link === target);
    const next = at < 0 ? (step > 0 ? 0 : links.length - 1) : at + step;
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
    return true;
  });
}
