import { useEffect, useEffectEvent, type RefObject } from 'react';
import { usePreferences } from '../../../app/use-application.ts';

const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=textbox]';
const FLOATING = '[role=dialog], [role=alertdialog], [role=menu]';

/** A letter pressed on the page itself: nothing is typed, nothing floats above it. */
export function useLetter(letter: string, act: (target: Element | null) => boolean): void {
  const { singleKeys } = usePreferences();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.key !== letter || event.defaultPrevented || singleKeys === 'off') return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (target?.matches(TYPING) || document.querySelector(FLOATING)) return;
    if (act(target)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** E edits the row that was walked to. */
export function useToolKeys(
  table: RefObject<HTMLTableElement | null>,
  { edit }: { readonly edit: (id: string) => void },
): void {
  useLetter('e', (target) => {
    const row = target?.closest<HTMLElement>('tr[data-row]');
    if (!row || !table.current?.contains(row)) return false;
    edit(row.dataset['row'] ?? '');
    return true;
  });
}
