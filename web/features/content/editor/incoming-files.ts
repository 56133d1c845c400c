import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Hands over files that are pasted or dropped into a text; a drop moves the cursor to its place. What is copied from a
 * text with pictures is pasted as text.
 */
export const incomingFiles = (take: (files: readonly File[]) => void): Extension =>
  EditorView.domEventHandlers({
    paste(event) {
      const { clipboardData } = event;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length === 0 || clipboardData?.types.includes('text/plain')) return false;
      event.preventDefault();
      take(files);
      return true;
    },
    drop(event, view) {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (at !== null) view.dispatch({ selection: { anchor: at } });
      take(files);
      return true;
    },
  });
