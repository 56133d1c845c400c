import { locatePassage } from '@toolyard/core/content';
import { EditorView } from '@codemirror/view';
import type { PassageDto } from '../../../api/generated-content.ts';

/** What is selected in the editor, without spaces at its ends; null where that is nothing. */
export function selectedPassage(view: EditorView, revision: number): PassageDto | null {
  const { from, to } = view.state.selection.main;
  const selected = view.state.sliceDoc(from, to);
  const quote = selected.trim();
  if (quote === '') return null;
  return { revision, start: from + selected.indexOf(quote), quote };
}

/** Selects a passage in the editor, where the text still has it. */
export function showPassage(view: EditorView, passage: PassageDto): void {
  const place = locatePassage(passage, view.state.doc.toString());
  if (place === null) return;
  view.dispatch({
    selection: { anchor: place.start, head: place.end },
    effects: EditorView.scrollIntoView(place.start, { y: 'center' }),
  });
  view.focus();
}
