import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { storedOptionsSettings } from '@toolyard/browser';
import {
  DEFAULT_OPTIONS_SETTINGS,
  settingsIn,
  VISITOR_OPTIONS_SETTINGS,
} from '@toolyard/core/options/settings';
import type { OptionsSettings } from '@toolyard/core/options/settings';
import { useAppSelector } from '../../../../app/store.ts';
import { useReadOptionsSettingsQuery } from '../../../../api/generated.ts';
import { useApplication } from '../../../../app/use-application.ts';
import { settingsOf } from './settings-wire.ts';
import { PendingSettingsContext, usePending } from './pending-settings.ts';
import { OptionsSettingsContext, type KnownSettings } from './use-options-settings.ts';

const nothing = () => undefined;

/** A visitor's settings by what this browser has stored; null is nothing. */
const settingsFor = (stored: unknown): OptionsSettings =>
  stored === null ? VISITOR_OPTIONS_SETTINGS : settingsIn(stored);

/** A visitor's settings, live across the tabs of this browser. */
function useStoredSettings(): KnownSettings {
  const { services } = useApplication();
  const stored = useMemo(() => storedOptionsSettings(services.storage.at), [services]);
  const [settings, setSettings] = useState<OptionsSettings>(() => settingsFor(stored.read()));
  useEffect(
    () => services.onStorageChanged(() => setSettings(settingsFor(stored.read()))),
    [services, stored],
  );
  return useMemo(
    () => ({
      settings,
      version: null,
      state: 'ready',
      retry: nothing,
      saveHere: (changed) => {
        stored.write(changed);
        setSettings(changed);
      },
    }),
    [stored, settings],
  );
}

/** The settings of the account that is signed in; null for a visitor. */
function useAccountSettings(): KnownSettings | null {
  const user = useAppSelector((state) => state.session.user);
  const { currentData, isError, refetch } = useReadOptionsSettingsQuery(undefined, { skip: !user });
  return useMemo(() => {
    if (!user) return null;
    const known = currentData?.data;
    return {
      settings: known ? settingsOf(known) : DEFAULT_OPTIONS_SETTINGS,
      version: known?.version ?? 0,
      state: known ? 'ready' : isError ? 'failed' : 'loading',
      retry: () => void refetch(),
      saveHere: nothing,
    };
  }, [user, currentData, isError, refetch]);
}

/** The options settings of the account or, for a visitor, of this browser, for every screen below. */
export function OptionsSettingsProvider({ children }: { readonly children: ReactNode }) {
  const own = useStoredSettings();
  const account = useAccountSettings();
  return (
    <OptionsSettingsContext value={account ?? own}>
      <PendingSettingsContext value={usePending()}>{children}</PendingSettingsContext>
    </OptionsSettingsContext>
  );
}
