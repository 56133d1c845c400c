import { useEffect, useEffectEvent, type RefObject } from 'react';
import { usePreferences } from '../../../app/use-application.ts';

interface RowActs {
  readonly toggle: (id: string) => void;
  readonly open: (id: string) => void;
}

const ROW = 'tr[data-row]';
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=textbox]';
const FLOATING = '[role=dialog], [role=alertdialog], [role=menu]';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

/** J and K walk through the rows of a table, X chooses the one walked to, Enter opens it. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, acts: RowActs): void {
  const { singleKeys } = usePreferences();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (singleKeys === 'off' && event.key.length === 1) return;
    if (!table.current || target?.matches(TYPING) || document.querySelector(FLOATING)) return;
    const rows = [...table.current.querySelectorAll<HTMLElement>(ROW)];
    const row = target?.closest<HTMLElement>(ROW) ?? null;
    const onRow = row !== null && row === target;
    const id = row && rows.includes(row) ? (row.dataset['row'] ?? '') : null;
    const step = STEPS[event.key];
    if (step && (onRow || event.key.length === 1)) {
      const at = row ? rows.indexOf(row) : step > 0 ? -1 : rows.length;
      const next = rows[Math.min(Math.max(at + step, 0), rows.length - 1)];
      next?.focus();
    } else if (event.key === 'x' && id !== null) acts.toggle(id);
    else if (event.key === 'Enter' && onRow && id !== null) acts.open(id);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
