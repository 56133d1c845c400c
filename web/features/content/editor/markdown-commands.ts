import type { StateCommand } from '@codemirror/state';
import { EditorSelection } from '@codemirror/state';

/** Puts a mark around what is selected, or takes it away where it stands there already. */
export const wrapIn =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const changes = state.changeByRange(({ from, to }) => {
      const length = mark.length;
      const isMarked =
        state.sliceDoc(from - length, from) === mark && state.sliceDoc(to, to + length) === mark;
      if (isMarked)
        return {
          changes: [
            { from: from - length, to: from },
            { from: to, to: to + length },
          ],
          range: EditorSelection.range(from - length, to - length),
        };
      return {
        changes: [
          { from, insert: mark },
          { from: to, insert: mark },
        ],
        range: EditorSelection.range(from + length, to + length),
      };
    });
    dispatch(state.update(changes, { userEvent: 'input', scrollIntoView: true }));
    return true;
  };

/** Begins each selected line with a mark, or takes it away where every line begins with it. */
export const prefixLines =
  (mark: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const [first, last] = [state.doc.lineAt(from).number, state.doc.lineAt(to).number];
    const lines = Array.from({ length: last - first + 1 }, (_, at) => state.doc.line(first + at));
    const areMarked = lines.every(({ text }) => text.startsWith(mark));
    const changes = lines.map((line) =>
      areMarked
        ? { from: line.from, to: line.from + mark.length }
        : { from: line.from, insert: mark },
    );
    dispatch(state.update({ changes, userEvent: 'input', scrollIntoView: true }));
    return true;
  };

/** Puts the selected lines between an opening and a closing line. */
export const encloseLines =
  (open: string, close: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const [start, end] = [state.doc.lineAt(from).from, state.doc.lineAt(to).to];
    const text = state.sliceDoc(start, end);
    const insert = `${open}\n${text}\n${close}`;
    const anchor = start + open.length + 1;
    dispatch(
      state.update({
        changes: { from: start, to: end, insert },
        selection: { anchor, head: anchor + text.length },
        userEvent: 'input',
        scrollIntoView: true,
      }),
    );
    return true;
  };

/** A link to an address; what is selected is its text. */
export const insertLink =
  (address: string, title: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const text = state.sliceDoc(from, to) || title;
    const insert = `[${text.replaceAll(/[[\]]/g, String.raw`\$&`)}](${address})`;
    dispatch(
      state.update({
        changes: { from, to, insert },
        selection: { anchor: from + insert.length },
        userEvent: 'input',
        scrollIntoView: true,
      }),
    );
    return true;
  };

/** A block on lines of its own, after the line of the cursor. */
export const insertBlock =
  (block: string): StateCommand =>
  ({ state, dispatch }) => {
    const line = state.doc.lineAt(state.selection.main.to);
    const insert = `${line.text.trim() === '' ? '' : '\n\n'}${block}\n`;
    dispatch(
      state.update({
        changes: { from: line.to, insert },
        selection: { anchor: line.to + insert.length },
        userEvent: 'input',
        scrollIntoView: true,
      }),
    );
    return true;
  };
