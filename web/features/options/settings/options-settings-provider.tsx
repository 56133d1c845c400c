import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { keptOptionsSettings } from '@toolyard/browser';
import { settingsIn, type OptionsSettings } from '@toolyard/core/options/settings';
import { useApplication } from '../../../app/use-application.ts';
import { OptionsSettingsContext, type KnownSettings } from './use-options-settings.ts';

/** Settings of whoever stays here, for every screen below. */
export function OptionsSettingsProvider({ children }: { readonly children: ReactNode }) {
  const { services } = useApplication();
  const kept = useMemo(() => keptOptionsSettings(services.kept.at), [services]);
  const [own, setOwn] = useState<OptionsSettings>(() => settingsIn(kept.read()));
  useEffect(
    () => services.onKeptElsewhere(() => setOwn(settingsIn(kept.read()))),
    [services, kept],
  );
  const known = useMemo<KnownSettings>(
    () => ({
      settings: own,
      version: null,
      state: 'ready',
      retry: () => undefined,
      keepHere: (settings) => {
        kept.keep(settings);
        setOwn(settings);
      },
    }),
    [kept, own],
  );
  return <OptionsSettingsContext value={known}>{children}</OptionsSettingsContext>;
}
