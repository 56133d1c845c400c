import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

function subscribe(changed: () => void): () => void {
  const turn = (now: boolean) => () => {
    printing = now;
    // The browser lays the pages out as soon as the listeners have returned.
    flushSync(changed);
  };
  const [start, end] = [turn(true), turn(false)];
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}

// The same function at every render: React subscribes again to a new one.
const isPrinting = () => printing;

/** Whether the page is being printed now. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting, () => false);
