import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in a page as it was drawn at build, until the browser has taken it over. */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
