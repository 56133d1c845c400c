import { useReducer } from 'react';
import type { Recipe } from '@toolyard/core/data';

interface History {
  readonly past: readonly Recipe[];
  readonly now: Recipe;
  readonly future: readonly Recipe[];
}

type Act = { readonly kind: 'change'; readonly to: Recipe } | { readonly kind: 'undo' | 'redo' };

function next({ past, now, future }: History, act: Act): History {
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

/** A recipe of which every change can be taken back and done again. */
export function useRecipe(first: Recipe) {
  const [history, act] = useReducer(next, { past: [], now: first, future: [] });
  return {
    recipe: history.now,
    change: (to: Recipe) => act({ kind: 'change', to }),
    undo: history.past.length > 0 ? () => act({ kind: 'undo' }) : null,
    redo: history.future.length > 0 ? () => act({ kind: 'redo' }) : null,
  };
}
