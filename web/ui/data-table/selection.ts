import { useMemo, useState } from 'react';

/** Which rows are chosen. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Whether all rows are chosen that the list has, on all of its pages. */
  readonly isAll: boolean;
  readonly chooseAll: () => void;
  /** From then on only rows of this page are chosen. */
  readonly set: (ids: readonly string[], chosen: boolean) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The rows chosen on one view of a list; another view (page, search, filter) begins with none. */
export function useSelection(view: string): Selection {
  const [selected, setSelected] = useState({ view, ids: NONE, isAll: false });
  const isCurrent = selected.view === view;
  const ids = isCurrent ? selected.ids : NONE;
  const isAll = isCurrent && selected.isAll;
  return useMemo(
    () => ({
      ids,
      isAll,
      chooseAll: () => setSelected({ view, ids, isAll: true }),
      set(changed, chosen) {
        const next = new Set(ids);
        for (const id of changed)
          if (chosen) next.add(id);
          else next.delete(id);
        setSelected({ view, ids: next, isAll: false });
      },
      clear: () => setSelected({ view, ids: NONE, isAll: false }),
    }),
    [ids, isAll, view],
  );
}
