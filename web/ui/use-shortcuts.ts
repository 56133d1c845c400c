import { useEffect, useEffectEvent, type RefObject } from 'react';
import { usePreferences } from '../app/use-application.ts';

const TYPED_IN =
  'input:not([type=checkbox], [type=radio], [type=range]), textarea, select, [role=textbox], [contenteditable]:not([contenteditable="false"])';
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(TYPED_IN) !== null;

/** Calls back for every key pressed on the page; `true` claims the key. */
export function useKeyDown(act: (event: KeyboardEvent) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (act(event)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/**
 * Keys that act on the page without Ctrl or Alt. They do nothing while somebody types or a layer lies above the page,
 * and the preferences switch those with a character off. `true` claims the key.
 */
export function useShortcuts(act: (event: KeyboardEvent) => boolean): void {
  const { singleKeys } = usePreferences();
  useKeyDown((event) => {
    if (event.defaultPrevented || event.isComposing) return false;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (singleKeys === 'off' && event.key.length === 1) return false;
    if (isTyping(event) || document.querySelector(LAYERS)) return false;
    return act(event);
  });
}

/** The steps of J and K through the rows of a table. */
export const ROW_STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/** Moves the focus by `step` from the element at `index`; at -1 none has it, and it enters at an end. */
export function stepFocus(elements: readonly HTMLElement[], index: number, step: number): void {
  const from = index < 0 && step < 0 ? elements.length : index;
  elements[Math.min(Math.max(from + step, 0), elements.length - 1)]?.focus();
}

/** J and K move the focus through the links of a table's rows, marked `data-row`; Enter follows them. */
export function useRowKeys(table: RefObject<HTMLElement | null>): void {
  useShortcuts(({ key, target }) => {
    const step = ROW_STEPS[key];
    if (!step) return false;
    const links = [...(table.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [])];
    const index = links.findIndex((link) => link === target);
    stepFocus(links, index, step);
    return true;
  });
}

/** Ctrl or Cmd with Z undoes, with Shift redoes; a field keeps its own undo. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return false;
    if (isTyping(event)) return false;
    if (event.shiftKey) redo();
    else undo();
    return true;
  });
}
