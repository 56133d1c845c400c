import { withEdit, type Edit } from '@toolyard/core/codegen';
import { useRemembered } from './use-remembered.ts';

export interface EditHistory {
  readonly edits: readonly Edit[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly add: (edit: Edit) => void;
  /** Another list, which can be undone as one step. */
  readonly replace: (edits: readonly Edit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

interface Steps {
  readonly past: readonly (readonly Edit[])[];
  readonly now: readonly Edit[];
  readonly future: readonly (readonly Edit[])[];
}

/** Steps that can be undone. */
const MOST_STEPS = 200;

/** The edits of a model, with the steps back and forward. */
export function useEdits(first: readonly Edit[]): EditHistory {
  const [{ past, now, future }, setSteps] = useRemembered<Steps>('edits', {
    past: [],
    now: first,
    future: [],
  });
  const replace = (edits: readonly Edit[]) => {
    // A recipe or a project without edits is no step that could be undone.
    if (edits.length === 0 && now.length === 0) return;
    setSteps({ past: [...past, now].slice(-MOST_STEPS), now: edits, future: [] });
  };
  return {
    edits: now,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    add: (edit) => replace(withEdit(now, edit)),
    replace,
    undo: () => {
      const before = past.at(-1);
      if (before) setSteps({ past: past.slice(0, -1), now: before, future: [now, ...future] });
    },
    redo: () => {
      const [next, ...more] = future;
      if (next) setSteps({ past: [...past, now], now: next, future: more });
    },
  };
}
