import { useCallback, useEffect, useState } from 'react';

/** Something that is shown and goes by itself after `milliseconds`; showing it again begins anew. */
export function useShownFor(
  milliseconds: number,
): readonly [shown: boolean, show: () => void, hide: () => void] {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), milliseconds);
    return () => clearTimeout(timer);
  }, [times, milliseconds]);
  const show = useCallback(() => setTimes((before) => before + 1), []);
  const hide = useCallback(() => setTimes(0), []);
  return [times > 0, show, hide];
}
