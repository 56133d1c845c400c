import { useEffect, useState } from 'react';
import { useAppSelector } from '../../../../app/store.ts';

/** Between two reads of one answer nothing waits for a moment. */
const LINGERS_MS = 1_500;

/** Whether a read waits for the market data provider, or did a moment ago. */
export function useIsWaiting(): boolean {
  const waits = useAppSelector(({ providerWait }) => providerWait.reads > 0);
  const [shown, setShown] = useState(waits);
  if (waits && !shown) setShown(true);
  useEffect(() => {
    if (waits) return;
    const timer = setTimeout(() => setShown(false), LINGERS_MS);
    return () => clearTimeout(timer);
  }, [waits]);
  return shown;
}
