import { useMemo, useReducer } from 'react';
import {
  newRecipe,
  withSources,
  type Column,
  type Recipe,
  type RecipeSource,
} from '@toolyard/core/data';
import type { ReadFile } from './open-state.ts';

interface History {
  readonly past: readonly Recipe[];
  readonly now: Recipe;
  readonly future: readonly Recipe[];
}

/** By the table that is analyzed. */
type Histories = Readonly<Record<string, History>>;

type Act = { readonly history: History; readonly table: string } & (
  | { readonly kind: 'change'; readonly to: Recipe }
  | { readonly kind: 'undo' | 'redo' }
);

function changed({ past, now, future }: History, act: Act): History {
  switch (act.kind) {
    case 'change':
      return { past: [...past, now], now: act.to, future: [] };
    case 'undo': {
      const before = past.at(-1);
      return before
        ? { past: past.slice(0, -1), now: before, future: [now, ...future] }
        : { past, now, future };
    }
    case 'redo': {
      const [after, ...later] = future;
      return after ? { past: [...past, now], now: after, future: later } : { past, now, future };
    }
    default:
      return act satisfies never;
  }
}

const next = (histories: Histories, act: Act): Histories => ({
  ...histories,
  [act.table]: changed(act.history, act),
});

/**
 * The tables of all files as sources of a recipe. What was found in the values of their columns is left out: a recipe may
 * leave this device.
 *
 * @param analyzed name of the table that comes first; the first one of the files without it
 */
export const sourcesOf = (files: readonly ReadFile[], analyzed?: string): readonly RecipeSource[] =>
  files
    .flatMap(({ opened }) => opened.tables)
    .toSorted((a, b) => Number(b.name === analyzed) - Number(a.name === analyzed))
    .map(({ name, columns }) => ({ id: name, name, columns: columns.map(columnAlone) }));

const columnAlone = ({ name, type, unit, currency }: Column): Column => ({
  name,
  type,
  unit,
  currency,
});

/**
 * The recipe for one of the tables of some files, of which every change can be taken back and done again. It is kept when a
 * file is read again or another table is looked at.
 *
 * @param start what it begins with; null without steps
 */
export function useRecipe(
  name: string,
  files: readonly ReadFile[],
  table: string,
  start: Recipe | null,
) {
  const [histories, act] = useReducer(next, {});
  const sources = useMemo(() => sourcesOf(files, table), [files, table]);
  const known = histories[table];
  const history = useMemo(
    () => known ?? { past: [], now: start ?? newRecipe('local', name, sources), future: [] },
    [known, name, sources, start],
  );
  const recipe = useMemo(() => withSources(history.now, sources).recipe, [history, sources]);
  const mine = { history, table };
  return {
    recipe,
    change: (to: Recipe) => act({ ...mine, kind: 'change', to }),
    undo: history.past.length > 0 ? () => act({ ...mine, kind: 'undo' }) : null,
    redo: history.future.length > 0 ? () => act({ ...mine, kind: 'redo' }) : null,
  };
}
