import { keptValues, type KeptValues } from './kept-values.ts';

/** What the application needs of the place it runs in. Nothing here is touched before it is asked. */
export interface Services {
  readonly origin: string;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly isOnline: () => boolean;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly kept: KeptValues;
  /** Calls back when the tab is looked at again or the network comes back; the answer ends it. */
  readonly onWake: (woke: () => void) => () => void;
  /** Calls back when another tab changed what is kept. */
  readonly onKeptElsewhere: (changed: () => void) => () => void;
  /** Takes the browser to another address, away from the application. */
  readonly leaveTo: (url: string) => void;
  readonly log: (message: string) => void;
  /** Stacks are shown in development only. */
  readonly development: boolean;
}

/** The browser's services. */
export const browserServices = (development: boolean): Services => ({
  origin: window.location.origin,
  fetch: (url, init) => window.fetch(url, init),
  isOnline: () => window.navigator.onLine,
  now: () => Date.now(),
  newKey: () => window.crypto.randomUUID(),
  kept: keptValues(() => window.localStorage),
  onWake: (woke) => {
    const seen = () => {
      if (document.visibilityState === 'visible') woke();
    };
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('online', woke);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('online', woke);
    };
  },
  onKeptElsewhere: (changed) => {
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  },
  leaveTo: (url) => window.location.assign(url),
  log: (message) => console.error(message),
  development,
});
