import { act } from '@testing-library/react';
import { forEachDiagnostic } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';

const editorIn = (box: HTMLElement): EditorView => EditorView.findFromDOM(box)!;

export const textIn = (box: HTMLElement): string => editorIn(box).state.doc.toString();

/** Puts a text in the place of another one, as typing does, which jsdom cannot. The focus is in the editor then. */
export function writeInto(box: HTMLElement, text: string): void {
  const view = editorIn(box);
  act(() => {
    view.focus();
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: text },
      selection: { anchor: text.length },
      userEvent: 'input.type',
    });
  });
}

/** The underlined parts of the text, each with its message. */
export function underlinedIn(box: HTMLElement): readonly (readonly [string, string])[] {
  const { state } = editorIn(box);
  const found: (readonly [string, string])[] = [];
  forEachDiagnostic(state, ({ message }, from, to) =>
    found.push([state.sliceDoc(from, to), message]),
  );
  return found;
}
