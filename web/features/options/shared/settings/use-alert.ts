import { useCallback } from 'react';
import type { Alert } from '@toolyard/core/options/settings';
import type { ToastDraft } from '../../../../shell/toasts/toasts.ts';
import { useToasts } from '../../../../shell/toasts/use-toasts.ts';
import { useOptionsSettings } from './use-options-settings.ts';

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
