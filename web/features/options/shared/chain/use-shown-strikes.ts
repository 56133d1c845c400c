import { useState, type UIEvent } from 'react';
import {
  nearWindow,
  oneSigmaMove,
  strikesAround,
  strikesBelow,
  strikesWithin,
  type OptionChain,
  type StrikeRange,
  type StrikeWindow,
  widenHigher,
  widenLower,
} from '@toolyard/core/options/chain';
import type { ChainStrikes } from '@toolyard/core/options/settings';
import { fromDollars, type Money } from '@toolyard/core/shared';
import { scrollZone } from './chain-scroll.ts';

/** Expected moves on either side of the spot that the usual view shows: the wings of most condors lie within. */
const EXPECTED_MOVES = 1.5;
/** Strikes of the usual view where the expected move is unknown. */
const WITHOUT_MOVE = 20;

function rangeOf(view: ChainStrikes, strikes: readonly Money[], chain: OptionChain): StrikeRange {
  if (view === 'all' || view === 'near') return { strikes, thinnedTo: null };
  const move = view === 'expectedMove' ? oneSigmaMove(chain)?.move : undefined;
  if (move !== undefined) {
    const away = fromDollars(Math.round(EXPECTED_MOVES * move * 100) / 100);
    return strikesWithin(strikes, chain.spot, { low: chain.spot - away, high: chain.spot + away });
  }
  const count = view === 'expectedMove' ? WITHOUT_MOVE : Number(view);
  const { from, to } = strikesAround(strikes, chain.spot, count);
  return { strikes: strikes.slice(from, to), thinnedTo: null };
}

const holds = (strikes: readonly Money[], spot: Money): boolean => {
  const below = strikesBelow(strikes, spot);
  return below > 0 && below < strikes.length;
};

const isSame = (a: readonly Money[], b: readonly Money[]): boolean =>
  a.length === b.length && a.every((strike, i) => strike === b[i]);

/** The strikes that a view shows; they stay while the spot moves within them. */
interface ShownStrikes extends StrikeRange {
  /** Strikes of the chain before the first shown one, in the near view. */
  readonly from: number;
  /** How many strikes scrolling has added last. */
  readonly grown: number;
  /** Widens the near view; no other needs it. */
  readonly onScroll: (event: UIEvent<HTMLDivElement>) => void;
}

export function useShownStrikes(
  strikes: readonly Money[],
  chain: OptionChain,
  /** Another key (side, expiry, symbol) has strikes of its own. */
  key: string,
  view: ChainStrikes,
): ShownStrikes {
  const [held, setHeld] = useState<(StrikeRange & { readonly key: string }) | null>(null);
  const near = useNearWindow(strikes, chain.spot, key, view === 'near');
  const heldKey = `${key} ${view}`;
  const stays = held?.key === heldKey && holds(held.strikes, chain.spot);
  if (!stays && view !== 'near') {
    const range = rangeOf(view, strikes, chain);
    if (held?.key !== heldKey || !isSame(held.strikes, range.strikes))
      setHeld({ ...range, key: heldKey });
  }
  if (view === 'near') {
    const { from, to } = near.shown;
    return { ...near, from, strikes: strikes.slice(from, to), thinnedTo: null };
  }
  return { ...near, from: 0, ...(held ?? rangeOf(view, strikes, chain)) };
}

/** The strikes of the near view, and the scrolling that widens it up to the ends of the chain. */
function useNearWindow(
  strikes: readonly Money[],
  spot: Money,
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
  const shown = current ?? nearWindow(strikes, spot);
  // The price moves while one looks; the rows stay under the pointer until it has left them.
  if (near && !current && strikes.length > 0) setWindows({ ...windows, [key]: shown });

  const onScroll = ({ currentTarget: at }: UIEvent<HTMLDivElement>) => {
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
