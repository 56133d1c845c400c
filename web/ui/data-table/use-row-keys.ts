import type { RefObject } from 'react';
import { ROW_STEPS, stepFocus, useShortcuts } from '../use-shortcuts.ts';

interface RowActions {
  readonly toggle: (id: string) => void;
  readonly open: (id: string) => void;
  readonly edit?: (id: string) => void;
}

const ROW = 'tr[data-row]';

const STEPS: Readonly<Record<string, number>> = { ...ROW_STEPS, ArrowDown: 1, ArrowUp: -1 };

/** J and K move the focus through the rows of a table, X selects the focused row, Enter opens it, E edits it. */
export function useRowKeys(table: RefObject<HTMLTableElement | null>, actions: RowActions): void {
  useShortcuts(({ key, target }) => {
    if (!table.current) return false;
    const rows = [...table.current.querySelectorAll<HTMLElement>(ROW)];
    const row = target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
    const onRow = row !== null && row === target;
    const id = row && rows.includes(row) ? (row.dataset['row'] ?? '') : null;
    const step = STEPS[key];
    if (step && (onRow || key.length === 1)) stepFocus(rows, row ? rows.indexOf(row) : -1, step);
    else if (key === 'x' && id !== null) actions.toggle(id);
    else if (key === 'Enter' && onRow && id !== null) actions.open(id);
    else if (key === 'e' && id !== null && actions.edit) actions.edit(id);
    else return false;
    return true;
  });
}
