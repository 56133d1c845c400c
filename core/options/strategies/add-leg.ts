import type { Leg } from '../contracts/index.ts';
import { MAX_LEGS } from './draft-faults.ts';

/** A leg of a plan in the making, with what a screen stores beside it. */
interface ChosenLeg {
  readonly id: string;
  readonly leg: Leg;
}

/**
 * The legs of a plan after one more trade. A trade against a leg of the same contract offsets it, one in its direction
 * adds to it at the newer price, and another contract is a new leg; beyond {@link MAX_LEGS} legs it is left out.
 */
export function withTrade<Chosen extends ChosenLeg>(
  legs: readonly Chosen[],
  trade: Chosen,
): readonly Chosen[] {
  const { symbol, position, quantity: traded } = trade.leg;
  const held = legs.find(({ leg }) => leg.symbol === symbol);
  if (!held) return legs.length < MAX_LEGS ? [...legs, trade] : legs;
  const { leg } = held;
  const after = (chosen: Chosen): readonly Chosen[] =>
    legs.map((each) => (each === held ? chosen : each));
  const inUnits = (chosen: Chosen, quantity: number): Chosen => ({
    ...chosen,
    id: held.id,
    leg: { ...chosen.leg, quantity },
  });
  if (leg.position === position) return after(inUnits(trade, leg.quantity + traded));
  if (leg.quantity > traded) return after(inUnits(held, leg.quantity - traded));
  if (leg.quantity < traded) return after(inUnits(trade, traded - leg.quantity));
  return legs.filter((each) => each !== held);
}
