import { useSyncExternalStore } from 'react';

/** Whether the window is at least `pixels` wide; where that is unknown it is. */
export function useMinWidth(pixels: number): boolean {
  const query = `(min-width: ${pixels}px)`;
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', changed);
      return () => media?.removeEventListener('change', changed);
    },
    () => window.matchMedia?.(query)?.matches ?? true,
    () => true,
  );
}

/** Whether the window has room for both sides of a chain. */
export const useWide = (): boolean => useMinWidth(1024);
