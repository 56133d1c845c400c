import { useEffect, useState, type RefObject } from 'react';
import type { Size } from './view.ts';

/** Where nothing is measured, as while a page is prerendered. */
const UNMEASURED: Size = { width: 800, height: 480 };

/** Pixels inside a frame. */
export function useFrameSize(frame: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(UNMEASURED);
  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
  return size;
}
