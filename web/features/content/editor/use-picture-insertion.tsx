import { useState, type ReactNode, type RefObject } from 'react';
import type { EditorView } from '@codemirror/view';
import { PictureDialog } from '../media/picture-dialog.tsx';
import { insertPicture } from './insert-picture.ts';

/** Pictures on their way into a text, one dialog after the other. Null of a file lets the writer choose. */
export function usePictureInsertion(
  spaceId: string,
  view: RefObject<EditorView | null>,
): { readonly begin: (files: readonly (File | null)[]) => void; readonly dialog: ReactNode } {
  const [waiting, setWaiting] = useState<readonly { readonly file: File | null }[]>([]);
  const [done, setDone] = useState(0);
  const next = () => {
    setWaiting(waiting.slice(1));
    setDone(done + 1);
    // The dialog gives the focus back when it is gone.
    if (waiting.length === 1) requestAnimationFrame(() => view.current?.focus());
  };
  const [current] = waiting;
  return {
    begin: (files) => setWaiting([...waiting, ...files.map((file) => ({ file }))]),
    dialog: current && (
      <PictureDialog
        key={done}
        spaceId={spaceId}
        file={current.file}
        onInsert={(path, alt) => {
          insertPicture(path, alt)(view.current!);
          next();
        }}
        onClose={next}
      />
    ),
  };
}
