import { usePrinting } from '../ui/use-printing.ts';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What A4 and Letter have room for inside a card, CSS pixels. */
const PAPER_WIDTH = 660;

/** The width of an element in CSS pixels, `initial` until it has been laid out; on paper that of the paper. */
export function useWidth<T extends Element>(initial: number): [RefObject<T | null>, number] {
  const ref = useRef<T | null>(null);
  const [width, setWidth] = useState(initial);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    // Before the first paint, so that nothing is seen at a width that is only supposed.
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    const inner = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    if (inner > 0) setWidth(Math.round(inner));
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, usePrinting() ? PAPER_WIDTH : width];
}
