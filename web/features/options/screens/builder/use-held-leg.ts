import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isOfChain, type OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { fromDollars } from '@toolyard/core/shared';
import { useAppStore } from '../../../../app/store.ts';
import type { HandleMoves } from '../../../../charts/payoff-handles.tsx';
import type { BuilderLeg, PriceRange } from './builder-state.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { legAtStrike } from './quoted-leg.ts';
import { useLegMover } from './use-leg-mover.ts';

const { legMoving } = builderSlice.actions;

/** A pointer that has rested for one to two of these lets the rest of the page follow. */
const REST_MS = 80;

/**
 * A leg that is dragged along the chart's axis. `draw` draws it at every frame, and null when it is held no more; the
 * figures around the chart, which cost more than a frame may, follow as soon as the pointer rests, and at once when it
 * lets go. The strike stays within the prices that the chart shows.
 */
export function useHeldLeg(
  chains: readonly OptionChain[],
  range: PriceRange,
  draw: (leg: BuilderLeg | null) => void,
): {
  /** Id of the leg. */
  readonly held: string | null;
  readonly moves: HandleMoves;
} {
  const store = useAppStore();
  const mover = useLegMover(chains);
  const [held, setHeld] = useState<string | null>(null);
  const latest = useRef<BuilderLeg | null>(null);
  const latestDraw = useRef(draw);
  useLayoutEffect(() => {
    latestDraw.current = draw;
  });
  const isHeld = held !== null;
  useEffect(() => {
    if (!isHeld) return undefined;
    let before: BuilderLeg | null = null;
    const timer = setInterval(() => {
      if (latest.current && latest.current === before) store.dispatch(legMoving(before));
      before = latest.current;
    }, REST_MS);
    return () => clearInterval(timer);
  }, [isHeld, store]);

  const moves = useMemo((): HandleMoves => {
    const hold = (leg: BuilderLeg | null) => {
      latest.current = leg;
      setHeld(leg?.id ?? null);
      latestDraw.current(leg);
    };
    return {
      moveTo: (id, dollars) => {
        const { moving, plan } = selectBuilder(store.getState());
        const builderLeg =
          [latest.current, moving, ...plan.legs].find((one) => one?.id === id) ?? undefined;
        const leg = builderLeg?.leg;
        const chain = leg && isOptionLeg(leg) && chains.find((each) => isOfChain(each, leg));
        const moved =
          chain && builderLeg
            ? legAtStrike(builderLeg, fromDollars(dollars), chain, range)
            : builderLeg;
        if (moved && moved !== builderLeg) hold(moved);
      },
      drop: () => {
        if (latest.current) store.dispatch(legMoving(latest.current));
        hold(null);
        mover.drop();
      },
      cancel: () => {
        hold(null);
        mover.cancel();
      },
      onKeyDown: (id, event) => {
        if (event.key === 'Escape') hold(null);
        mover.onKeyDown(id, event);
      },
    };
  }, [store, chains, range, mover]);
  return { held, moves };
}
