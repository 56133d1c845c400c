import { useMemo, useState } from 'react';

/** Which rows are chosen. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly set: (ids: readonly string[], chosen: boolean) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The rows chosen on one view of a list; another view (page, search, filter) begins with none. */
export function useSelection(view: string): Selection {
  const [selected, setSelected] = useState({ view, ids: NONE });
  const ids = selected.view === view ? selected.ids : NONE;
  return useMemo(
    () => ({
      ids,
      set(changed, chosen) {
        const next = new Set(ids);
        for (const id of changed)
          if (chosen) next.add(id);
          else next.delete(id);
        setSelected({ view, ids: next });
      },
      clear: () => setSelected({ view, ids: NONE }),
    }),
    [ids, view],
  );
}
