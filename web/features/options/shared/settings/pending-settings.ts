import { createContext, useContext, useMemo, useState } from 'react';
import type { OptionsSettings } from '@toolyard/core/options/settings';
import { useAppSelector } from '../../../../app/store.ts';

/** Some of the settings. */
export type SettingsChange = Partial<OptionsSettings>;

/** Changes that are in force here and not saved yet. */
export interface PendingSettings {
  readonly changes: SettingsChange;
  readonly add: (change: SettingsChange) => void;
  /** Takes away what was saved; what has changed again meanwhile stays. */
  readonly saved: (changes: SettingsChange) => void;
}

const NONE: SettingsChange = {};
const nothing = () => undefined;

export const PendingSettingsContext = createContext<PendingSettings>({
  changes: NONE,
  add: nothing,
  saved: nothing,
});

const without = (changes: SettingsChange, saved: SettingsChange): SettingsChange =>
  Object.fromEntries(
    Object.entries(changes).filter(
      ([name, value]) => saved[name as keyof SettingsChange] !== value,
    ),
  );

/** The pending changes of whoever is here; those of somebody else are dropped. */
export function usePending(): PendingSettings {
  const owner = useAppSelector(({ session }) => session.user?.id ?? null);
  const [pending, setPending] = useState({ owner, changes: NONE });
  return useMemo(() => {
    const of = (all: typeof pending) => (all.owner === owner ? all.changes : NONE);
    return {
      changes: of(pending),
      add: (change) => setPending((all) => ({ owner, changes: { ...of(all), ...change } })),
      saved: (changes) => setPending((all) => ({ owner, changes: without(of(all), changes) })),
    };
  }, [owner, pending]);
}

export const hasChanges = (changes: SettingsChange): boolean => Object.keys(changes).length > 0;

/** Whether something waits to be saved. */
export const useHasPending = (): boolean => hasChanges(useContext(PendingSettingsContext).changes);
