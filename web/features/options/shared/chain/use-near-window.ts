import { useState, type UIEvent } from 'react';
import {
  nearWindow,
  strikesBelow,
  type StrikeWindow,
  widenHigher,
  widenLower,
} from '@toolyard/core/options/chain';
import type { Money } from '@toolyard/core/shared';
import { scrollZone } from './chain-scroll.ts';

/** The strikes that the near view shows, and the scrolling that widens it up to the ends of the chain. */
export function useNearWindow(
  strikes: readonly Money[],
  spot: Money,
  /** Another key (side, expiry, symbol) has a window of its own. */
  key: string,
  near: boolean,
): {
  shown: StrikeWindow;
  grown: number;
  onScroll: (event: UIEvent<HTMLDivElement>) => void;
} {
  const [windows, setWindows] = useState<Readonly<Record<string, StrikeWindow>>>({});
  const [grown, setGrown] = useState(0);
  const below = strikesBelow(strikes, spot);
  const known = windows[key];
  const current = known && known.from <= below && below <= known.to ? known : null;
  const shown = near ? (current ?? nearWindow(strikes, spot)) : { from: 0, to: strikes.length };
  // The price moves while one looks; the rows stay under the pointer until it has left them.
  if (near && !current && strikes.length > 0) setWindows({ ...windows, [key]: shown });

  const onScroll = ({ currentTarget: at }: UIEvent<HTMLDivElement>) => {
    if (!near) return;
    const zone = scrollZone(at.scrollTop, at.clientHeight, at.scrollHeight);
    const next =
      zone === 'lower'
        ? widenLower(shown)
        : zone === 'higher'
          ? widenHigher(shown, strikes)
          : shown;
    const more = shown.from - next.from + (next.to - shown.to);
    if (more === 0) return;
    setWindows({ ...windows, [key]: next });
    setGrown(more);
  };
  return { shown, grown, onScroll };
}
