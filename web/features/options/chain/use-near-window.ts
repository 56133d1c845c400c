import { useLayoutEffect, useRef, useState, type RefObject, type UIEvent } from 'react';
import {
  nearWindow,
  type StrikeWindow,
  widenHigher,
  widenLower,
} from '@toolyard/core/options/chain';
import type { Money } from '@toolyard/core/shared';
import { ROW_HEIGHT, scrollWish } from './chain-scroll.ts';

/**
 * The strikes that the near view shows, and the scrolling that widens it: lower strikes come above
 * without moving what is under the pointer, and loading stops at the ends of the chain.
 */
export function useNearWindow(
  strikes: readonly Money[],
  spot: Money,
  /** Another key (side, expiry, symbol) has a window of its own and starts centred. */
  key: string,
  near: boolean,
): {
  box: RefObject<HTMLDivElement | null>;
  shown: StrikeWindow;
  grown: number;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
} {
  const box = useRef<HTMLDivElement | null>(null);
  const prepended = useRef(0);
  const [windows, setWindows] = useState<Readonly<Record<string, StrikeWindow>>>({});
  const [grown, setGrown] = useState(0);
  const all = { from: 0, to: strikes.length };
  const shown = near ? (windows[key] ?? nearWindow(strikes, spot)) : all;

  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = centreOf(box.current, strikes, spot, shown);
    // Only a new window is centred; growing it must not move it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, near, strikes.length]);

  useLayoutEffect(() => {
    if (box.current && prepended.current > 0)
      box.current.scrollTop += prepended.current * ROW_HEIGHT;
    prepended.current = 0;
  }, [shown.from]);

  const onScroll = ({ currentTarget: at }: UIEvent<HTMLDivElement>) => {
    if (!near) return;
    const wish = scrollWish(at.scrollTop, at.clientHeight, at.scrollHeight);
    const next =
      wish === 'lower'
        ? widenLower(shown)
        : wish === 'higher'
          ? widenHigher(shown, strikes)
          : shown;
    const more = shown.from - next.from + (next.to - shown.to);
    if (more === 0) return;
    prepended.current = shown.from - next.from;
    setWindows({ ...windows, [key]: next });
    setGrown(more);
  };

  return { box, shown, grown, onScroll };
}

/** The scroll position that puts the spot into the middle of the box. */
function centreOf(
  box: HTMLElement,
  strikes: readonly Money[],
  spot: Money,
  shown: StrikeWindow,
): number {
  const above = strikes.slice(shown.from, shown.to).filter((strike) => strike < spot).length;
  const head = box.querySelector('thead')?.clientHeight ?? 0;
  return head + above * ROW_HEIGHT - (box.clientHeight + head) / 2;
}
