import { useCallback, useMemo, useState } from 'react';
import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import type { Position } from '@toolyard/core/options/contracts';
import { chosenFrom, nettedLegs, type ChosenLeg } from '../../shared/legs/chosen-leg.ts';

/** An opposite leg is closed by one contract; the same leg gets another; else there is a leg more. */
function withLeg(legs: readonly ChosenLeg[], chosen: ChosenLeg): readonly ChosenLeg[] {
  const netted = nettedLegs(legs, chosen);
  if (netted) return netted;
  const same = ({ leg }: ChosenLeg) =>
    leg.symbol === chosen.leg.symbol && leg.position === chosen.leg.position;
  return legs.some(same)
    ? legs.map((each) =>
        same(each)
          ? { ...chosen, id: each.id, leg: { ...chosen.leg, quantity: each.leg.quantity + 1 } }
          : each,
      )
    : [...legs, chosen];
}

/** Contracts chosen from the chains of one stock. */
export function useTray(chain: OptionChain | null) {
  const [chosen, setChosen] = useState<readonly ChosenLeg[]>([]);
  const trade = useCallback(
    (quote: OptionQuote, position: Position) => {
      if (chain) setChosen((before) => withLeg(before, chosenFrom(quote, position, chain)));
    },
    [chain],
  );
  const legs = useMemo(() => chosen.map(({ leg }) => leg), [chosen]);
  return {
    chosen,
    legs,
    trade,
    remove: (id: string) => setChosen(chosen.filter((each) => each.id !== id)),
    clear: () => setChosen([]),
  };
}
