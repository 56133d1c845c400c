import { ok, refuse } from '../../shared/index.ts';
import type { Result } from '../../shared/index.ts';
import { hasShares, type OptionChain } from '../chain/index.ts';
import { SHARES_NOT_TRADED, type Leg, type Position } from '../contracts/index.ts';
import type { NamedStructure, PlacedLeg } from './catalogue/structure-parts.ts';
import { fillTemplate, needsLaterExpiry, type FillOptions } from './fill-template.ts';
import { NAMED_STRUCTURES } from './named-structures.ts';
import type { NamedStructureId } from './named-structures.ts';
import { placeStrikes } from './place-strikes.ts';
import { recognise } from './recognise.ts';
import { LATER_EXPIRY_NEEDED, TEMPLATE_NOT_FILLABLE } from './templates.errors.ts';
import { findTemplate } from './templates.ts';
import { legAt, stockLegAt } from './tradable-quotes.ts';

/** Whether a structure holds two expiries and so needs the chain of a later one. */
export function structureNeedsLaterExpiry(id: NamedStructureId): boolean {
  const { recipe }: NamedStructure = NAMED_STRUCTURES[id];
  return recipe.kind === 'template'
    ? needsLaterExpiry(findTemplate(recipe.templateId))
    : recipe.legs.some(({ later }) => later);
}

const positionOf = ({ lots }: PlacedLeg): Position => (lots > 0 ? 'long' : 'short');

/**
 * The legs of a named structure at strikes of the chain: those of a template by its default deltas, others by their
 * distance from the forward in expected moves. Bought at the ask, sold at the bid, shares at the spot. Refuses where
 * the chain has no strikes that make this structure.
 */
export function fillStructure(
  id: NamedStructureId,
  front: OptionChain,
  { back = null, quantity = 1 }: Omit<FillOptions, 'mirrors'> = {},
): Result<readonly Leg[]> {
  const { recipe }: NamedStructure = NAMED_STRUCTURES[id];
  if (recipe.kind === 'template')
    return fillTemplate(findTemplate(recipe.templateId), front, {
      back,
      quantity,
      mirrors: recipe.mirrors,
    });
  const { legs } = recipe;
  const options = legs.filter(({ type }) => type !== 'stock');
  if (options.length < legs.length && !hasShares(front)) return refuse(SHARES_NOT_TRADED());
  const later = structureNeedsLaterExpiry(id);
  if (later && (back === null || back.expiry <= front.expiry)) return refuse(LATER_EXPIRY_NEEDED());
  const chainOf = (leg: PlacedLeg): OptionChain => (leg.later ? (back ?? front) : front);
  const quotes = placeStrikes(
    options.flatMap((leg) =>
      leg.type === 'stock'
        ? []
        : { type: leg.type, position: positionOf(leg), at: leg.at, chain: chainOf(leg) },
    ),
    front,
  );
  if (quotes === null) return refuse(TEMPLATE_NOT_FILLABLE());
  const filled = legs.map((leg): Leg => {
    const count = Math.abs(leg.lots) * quantity;
    if (leg.type === 'stock') return stockLegAt(front, positionOf(leg), count * front.multiplier);
    return legAt(chainOf(leg), quotes[options.indexOf(leg)]!, positionOf(leg), count);
  });
  return recognise(filled).structure === id ? ok(filled) : refuse(TEMPLATE_NOT_FILLABLE());
}
