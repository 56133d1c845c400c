import { useEffect } from 'react';
import { useAppDispatch } from '../../../../app/store.ts';
import { builderSlice } from './builder.slice.ts';

const { redone, undone } = builderSlice.actions;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'range' && target.type !== 'checkbox';

/** Ctrl or Cmd with Z undoes, with Shift redoes; what is typed in a field keeps its own undo. */
export function useUndoKeys(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      if (isTyping(event.target)) return;
      event.preventDefault();
      dispatch(event.shiftKey ? redone() : undone());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [dispatch]);
}
