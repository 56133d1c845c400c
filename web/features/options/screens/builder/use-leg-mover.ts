import { useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import type { OptionChain } from '@toolyard/core/options/chain';
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
    const move = (id: string, change: (each: BuilderLeg, chain: OptionChain) => BuilderLeg) => {
      const { moving, plan } = selectBuilder(store.getState());
      const placed = plan.legs.find((each) => each.id === id);
      const each = moving?.id === id ? moving : placed;
      const leg = each?.leg;
      const chain = leg && isOptionLeg(leg) && chains.find(({ expiry }) => expiry === leg.expiry);
      if (!placed || !each || !chain) return;
      const moved = change(each, chain);
      // Back where it began it has its own price again.
      const at = moved.leg.symbol === placed.leg.symbol ? placed : moved;
      if (at !== each) store.dispatch(legMoving(at));
    };
    const drop = () => store.dispatch(legDropped());
    const cancel = () => store.dispatch(legMoving(null));
    return {
      moveTo: (id, dollars) =>
        move(id, (each, chain) => legAtStrike(each, fromDollars(dollars), chain)),
      drop,
      cancel,
      onKeyDown: (id, event) => {
        if (event.key === 'Escape') return cancel();
        if (event.key === 'Enter') return drop();
        const by = BY[event.key];
        if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        move(id, (each, chain) => legStepped(each, by * (event.shiftKey ? FAR : 1), chain));
      },
    };
  }, [store, chains]);
}
