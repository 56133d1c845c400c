import { useEffect, useMemo, useRef, useState } from 'react';
import type { OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { fromDollars } from '@toolyard/core/shared';
import { useAppStore } from '../../../../app/store.ts';
import type { HandleMoves } from '../../../../charts/payoff-handles.tsx';
import type { BuilderLeg, PriceRange } from './builder-state.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { legAtStrike } from './quoted-leg.ts';
import { useLegMover } from './use-leg-mover.ts';

const { legMoving } = builderSlice.actions;

/** A pointer that rests so long lets the rest of the page follow. */
const REST_MS = 120;

/**
 * A leg that is dragged along the chart's axis. The chart follows at every frame by itself; the figures around it, which
 * cost more than a frame may, follow as soon as the pointer rests, and at once when it lets go. The strike stays within
 * the prices that the chart shows.
 */
export function useHeldLeg(
  chains: readonly OptionChain[],
  range: PriceRange,
): {
  readonly held: BuilderLeg | null;
  readonly moves: HandleMoves;
} {
  const store = useAppStore();
  const mover = useLegMover(chains);
  const [held, setHeld] = useState<BuilderLeg | null>(null);
  const latest = useRef<BuilderLeg | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const moves = useMemo((): HandleMoves => {
    const hold = (leg: BuilderLeg | null) => {
      clearTimeout(timer.current);
      latest.current = leg;
      setHeld(leg);
    };
    const tell = () => {
      if (latest.current) store.dispatch(legMoving(latest.current));
    };
    return {
      moveTo: (id, dollars) => {
        const { moving, plan } = selectBuilder(store.getState());
        const builderLeg =
          [latest.current, moving, ...plan.legs].find((one) => one?.id === id) ?? undefined;
        const leg = builderLeg?.leg;
        const chain = leg && isOptionLeg(leg) && chains.find(({ expiry }) => expiry === leg.expiry);
        const moved =
          chain && builderLeg
            ? legAtStrike(builderLeg, fromDollars(dollars), chain, range)
            : builderLeg;
        if (!moved || moved === builderLeg) return;
        hold(moved);
        timer.current = setTimeout(tell, REST_MS);
      },
      drop: () => {
        tell();
        hold(null);
        mover.drop();
      },
      cancel: () => {
        hold(null);
        mover.cancel();
      },
      onKeyDown: mover.onKeyDown,
    };
  }, [store, chains, range, mover]);
  return { held, moves };
}
