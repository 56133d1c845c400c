import type { StateCommand } from '@codemirror/state';

const escaped = (alt: string): string => alt.replaceAll(/[[\]\\]/g, String.raw`\$&`);

/** A picture in place of what is selected. */
export const insertPicture =
  (path: string, alt: string): StateCommand =>
  ({ state, dispatch }) => {
    const { from, to } = state.selection.main;
    const insert = `![${escaped(alt)}](${path})`;
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
