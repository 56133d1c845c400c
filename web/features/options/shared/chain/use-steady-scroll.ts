import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { StrikeWindow } from '@toolyard/core/options/chain';
import { ROW_HEIGHT } from './chain-scroll.ts';

/**
 * Keeps the box where the reader looks: the price in the middle of a new window, the row under the pointer in its
 * place when lower strikes come above it.
 */
export function useSteadyScroll(
  box: RefObject<HTMLDivElement | null>,
  /** Another key is another window. */
  key: string,
  shown: StrikeWindow,
  /** How many of the shown strikes lie below the price. */
  below: number,
  scrollTo: (top: number) => void,
): void {
  const before = useRef({ key: '', from: 0 });
  useLayoutEffect(() => {
    const { key: seen, from } = before.current;
    before.current = { key, from: shown.from };
    if (!box.current) return;
    if (seen !== key) scrollTo(centreOf(box.current, below));
    else if (shown.from < from) scrollTo(box.current.scrollTop + (from - shown.from) * ROW_HEIGHT);
    // Growing upwards must not move the box otherwise.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, shown.from]);
}

/** The scroll position that puts the line between these rows and the next into the middle of the box. */
function centreOf(box: HTMLElement, below: number): number {
  const head = box.querySelector('thead')?.clientHeight ?? 0;
  return head + below * ROW_HEIGHT - (box.clientHeight + head) / 2;
}
