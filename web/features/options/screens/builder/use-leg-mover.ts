import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import { isOfChain, type OptionChain } from '@toolyard/core/options/chain';
import { isOptionLeg } from '@toolyard/core/options/contracts';
import { fromDollars } from '@toolyard/core/shared';
import { useAppStore } from '../../../../app/store.ts';
import type { BuilderLeg } from './builder-state.ts';
import { builderSlice, selectBuilder } from './builder.slice.ts';
import { legAtStrike, legStepped } from './quoted-leg.ts';

const { legDropped, legMoving } = builderSlice.actions;

export interface LegMover {
  /** To the listed strike nearest to a price in dollars; counts at once, `drop` places it. */
  readonly moveTo: (id: string, dollars: number) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
  /** Arrows ±1 strike, with Shift ±5; Enter keeps, Escape goes back. */
  readonly onKeyDown: (id: string, event: KeyboardEvent) => void;
}

const FAR = 5;
const BY: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** Moves legs along the listed strikes of their own expiry: handles of the ruler and of the chart alike. */
export function useLegMover(chains: readonly OptionChain[]): LegMover {
  const store = useAppStore();
  return useMemo(() => {
    const move = (
      id: string,
      change: (builderLeg: BuilderLeg, chain: OptionChain) => BuilderLeg,
    ) => {
      const { moving, plan } = selectBuilder(store.getState());
      const placed = plan.legs.find((builderLeg) => builderLeg.id === id);
      const builderLeg = moving?.id === id ? moving : placed;
      const leg = builderLeg?.leg;
      const chain = leg && isOptionLeg(leg) && chains.find((each) => isOfChain(each, leg));
      if (!placed || !builderLeg || !chain) return;
      const moved = change(builderLeg, chain);
      // Back where it began it has its own price again.
      const at = moved.leg.symbol === placed.leg.symbol ? placed : moved;
      if (at !== builderLeg) store.dispatch(legMoving(at));
    };
    const drop = () => store.dispatch(legDropped());
    const cancel = () => store.dispatch(legMoving(null));
    return {
      moveTo: (id, dollars) =>
        move(id, (builderLeg, chain) => legAtStrike(builderLeg, fromDollars(dollars), chain)),
      drop,
      cancel,
      onKeyDown: (id, event) => {
        if (event.key === 'Escape') return cancel();
        if (event.key === 'Enter') return drop();
        const by = BY[event.key];
        if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        move(id, (builderLeg, chain) =>
          legStepped(builderLeg, by * (event.shiftKey ? FAR : 1), chain),
        );
      },
    };
  }, [store, chains]);
}
