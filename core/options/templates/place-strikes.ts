import { toDollars } from '../../shared/index.ts';
import type { Money } from '../../shared/index.ts';
import type { OptionChain, OptionQuote } from '../chain/index.ts';
import type { OptionType, Position } from '../contracts/index.ts';
import { expectedMove } from './strike-choice.ts';
import { tradableQuotes } from './tradable-quotes.ts';

/** An option leg whose strike is still to be chosen. */
export interface UnplacedLeg {
  readonly type: OptionType;
  readonly position: Position;
  /** Distance of the strike from the forward, in expected moves of the scale. */
  readonly at: number;
  readonly chain: OptionChain;
}

/** Distance of a strike from the forward of a chain, in its expected moves. */
export const levelOf = (strike: Money, chain: OptionChain): number =>
  (toDollars(strike) - chain.terms.forward) / expectedMove(chain);

/** The best choice so far that ends at a strike. */
interface Path {
  readonly strikes: readonly Money[];
  readonly cost: number;
}

const cheaper = (a: Path | null, b: Path): Path => (a === null || b.cost < a.cost ? b : a);

/** Each path extended by a strike above its last one: the cheapest for each strike, strikes ascending. */
function extended(paths: readonly Path[], strikes: readonly Money[], target: number): Path[] {
  const next: Path[] = [];
  let best: Path | null = null;
  let at = 0;
  for (const strike of strikes) {
    for (; at < paths.length && (paths[at]!.strikes.at(-1) ?? -Infinity) < strike; at++)
      best = cheaper(best, paths[at]!);
    if (best === null) continue;
    const miss = toDollars(strike) - target;
    next.push({ strikes: [...best.strikes, strike], cost: best.cost + miss * miss });
  }
  return next;
}

/**
 * A tradable quote for each leg: legs of one level share a strike, and a higher level has a higher strike.
 * Among such choices the one with the least sum of squared distances from
 *
 *     forward + level · expected move      of the chain `scale`
 *
 * is taken. Null where the chains have no such strikes.
 */
export function placeStrikes(
  legs: readonly UnplacedLeg[],
  scale: OptionChain,
): readonly OptionQuote[] | null {
  const quotes = legs.map(
    ({ chain, type, position }) =>
      new Map(tradableQuotes(chain, type, position).map((quote) => [quote.strike, quote])),
  );
  const levels = [...new Set(legs.map(({ at }) => at))].sort((a, b) => a - b);
  let paths: readonly Path[] = [{ strikes: [], cost: 0 }];
  for (const level of levels) {
    const [first, ...others] = quotes.filter((_, i) => legs[i]?.at === level);
    const shared = [...(first?.keys() ?? [])].filter((strike) =>
      others.every((other) => other.has(strike)),
    );
    paths = extended(paths, shared, scale.terms.forward + level * expectedMove(scale));
  }
  const best = paths.reduce<Path | null>(cheaper, null);
  if (best === null) return null;
  const placed = legs.map(({ at }, i) => quotes[i]?.get(best.strikes[levels.indexOf(at)]!));
  return placed.every((quote) => quote !== undefined) ? placed : null;
}
