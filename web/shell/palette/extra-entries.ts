import { useEffect, useSyncExternalStore } from 'react';
import type { Store } from '../../app/store.ts';
import { useApplication } from '../../app/use-application.ts';
import type { Entry } from './entry.ts';

/** What a part of the site adds to the palette while one is there. */
interface ExtraEntries {
  readonly pages: readonly Entry[];
  readonly actions: readonly Entry[];
  /** Finds users by a text that is not empty. */
  readonly findUsers: ((text: string) => Promise<readonly Entry[]>) | null;
}

const NONE: ExtraEntries = { pages: [], actions: [], findUsers: null };
const added = new WeakMap<Store, ExtraEntries>();
const listeners = new Set<() => void>();

function put(store: Store, entries: ExtraEntries | null): void {
  if (entries) added.set(store, entries);
  else added.delete(store);
  listeners.forEach((changed) => changed());
}

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** Adds them until the caller leaves. Give the same object as long as they stay the same. */
export function useAddedEntries(entries: ExtraEntries): void {
  const { store } = useApplication();
  useEffect(() => {
    put(store, entries);
    return () => put(store, null);
  }, [store, entries]);
}

export function useExtraEntries(): ExtraEntries {
  const { store } = useApplication();
  return useSyncExternalStore(subscribe, () => added.get(store) ?? NONE);
}
