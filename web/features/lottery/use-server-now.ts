import { useEffect, useState } from 'react';
import { useApplication } from '../../app/use-application.ts';

const SECOND = 1000;

/** The server's clock: what it said, and what passed here since that was heard; moves on at each of its seconds. */
export function useServerNow(serverTime: string, heardAt: number): number {
  const { services } = useApplication();
  const [here, setHere] = useState(services.now);
  const ahead = Date.parse(serverTime) - heardAt;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = services.now();
      setHere(now);
      timer = setTimeout(tick, SECOND - ((now + ahead) % SECOND));
    };
    tick();
    return () => clearTimeout(timer);
  }, [services, ahead]);
  return here + ahead;
}
