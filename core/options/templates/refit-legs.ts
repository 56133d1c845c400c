import { ok, refuse } from '../../shared/index.ts';
import type { Result } from '../../shared/index.ts';
import { hasShares, type OptionChain } from '../chain/index.ts';
import { isOptionLeg, SHARES_NOT_TRADED, type Leg, type OptionLeg } from '../contracts/index.ts';
import { levelOf, placeStrikes } from './place-strikes.ts';
import { isNamedStructure } from './named-structures.ts';
import { recognise } from './recognise.ts';
import { fillStructure } from './fill-structure.ts';
import { TEMPLATE_NOT_FILLABLE } from './templates.errors.ts';
import { legAt, stockLegAt } from './tradable-quotes.ts';

/** The chain that a leg stands on, and the chain of another underlying that it moves to. */
export interface ChainMove {
  readonly from: OptionChain;
  readonly to: OptionChain;
}

/**
 * The same legs on another underlying, in the same order: each strike as many expected moves from the forward as it
 * was, bought at the ask, sold at the bid, shares at the spot. Where rounding to listed strikes makes another structure
 * of them, the structure is filled anew. `moves` holds one pair for each expiry of the legs, the earliest first.
 */
export function refitLegs(
  legs: readonly Leg[],
  moves: readonly ChainMove[],
): Result<readonly Leg[]> {
  const [scale] = moves;
  if (scale === undefined) return refuse(TEMPLATE_NOT_FILLABLE());
  if (!legs.every(isOptionLeg) && !hasShares(scale.to)) return refuse(SHARES_NOT_TRADED());
  const options = legs.filter(isOptionLeg);
  const moveOf = ({ expiry }: OptionLeg) =>
    moves.find(({ from }) => from.expiry === expiry) ?? scale;
  const quotes = placeStrikes(
    options.map((leg) => ({
      type: leg.type,
      position: leg.position,
      at: levelOf(leg.strike, scale.from),
      chain: moveOf(leg).to,
    })),
    scale.to,
  );
  if (quotes === null) return refuse(TEMPLATE_NOT_FILLABLE());
  const moved = legs.map((leg): Leg => {
    if (!isOptionLeg(leg)) return stockLegAt(scale.to, leg.position, leg.quantity);
    const quote = quotes[options.indexOf(leg)]!;
    return legAt(moveOf(leg).to, quote, leg.position, leg.quantity);
  });
  const { structure } = recognise(legs);
  if (recognise(moved).structure === structure) return ok(moved);
  if (!isNamedStructure(structure)) return ok(moved);
  const quantity = Math.min(...options.map((leg) => leg.quantity));
  const filled = fillStructure(structure, scale.to, { back: moves[1]?.to ?? null, quantity });
  return filled.ok ? filled : ok(moved);
}
