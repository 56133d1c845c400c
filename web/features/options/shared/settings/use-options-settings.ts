import { createContext, useContext, useCallback } from 'react';
import {
  DEFAULT_OPTIONS_SETTINGS,
  type OptionsSettings,
  type Alert,
} from '@toolyard/core/options/settings';
import type { ToastDraft } from '../../../../shell/toasts/toasts.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';

/** The settings as they stand, and where changes go. */
export interface KnownSettings {
  readonly settings: OptionsSettings;
  /** Of the account's settings; null for a visitor's, which this browser keeps. */
  readonly version: number | null;
  /** `loading` and `failed` concern an account's settings; until they are there the defaults stand. */
  readonly state: 'ready' | 'loading' | 'failed';
  readonly retry: () => void;
  /** Saves a visitor's settings in this browser. */
  readonly saveHere: (settings: OptionsSettings) => void;
}

const nothing = () => undefined;

export const OptionsSettingsContext = createContext<KnownSettings>({
  settings: DEFAULT_OPTIONS_SETTINGS,
  version: null,
  state: 'ready',
  retry: nothing,
  saveHere: nothing,
});

/** How the reader trades and wants to see it: the account's settings, or a visitor's own; defaults until they are known. */
export const useOptionsSettings = (): OptionsSettings =>
  useContext(OptionsSettingsContext).settings;

/** Shows a toast of this kind, unless the reader has switched the kind off; what failed is always said. */
export function useAlert(kind: Alert): (draft: ToastDraft) => void {
  const toasts = useToasts();
  const wanted = useOptionsSettings()[kind];
  return useCallback(
    (draft) => {
      if (wanted || draft.variant === 'destructive') toasts.add(draft);
    },
    [toasts, wanted],
  );
}
