import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 1024px)';

/** Whether the window has room for both sides of a chain. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia?.(QUERY);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(QUERY)?.matches ?? true,
    () => true,
  );
}
