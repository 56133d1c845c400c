import type { Holding } from './position.ts';
import type { Fill, StepKind } from './step.ts';

const closes = (held: readonly Holding[], fill: Fill): boolean =>
  held.some(
    ({ symbol, quantity }) =>
      symbol === fill.symbol && Math.sign(quantity) === -Math.sign(fill.quantity),
  );

/** What a set of trades is, by what was held before and after it. */
export function stepKind(
  before: readonly Holding[],
  fills: readonly Fill[],
  after: readonly Holding[],
): StepKind {
  if (after.length === 0) return 'closed';
  const options = fills.filter(({ kind }) => kind === 'option');
  if (options.length === 0) return 'stockTraded';
  const closing = options.filter((fill) => closes(before, fill));
  const opening = options.filter((fill) => !closes(before, fill));
  if (opening.some(({ type }) => closing.some((closed) => closed.type === type))) return 'rolled';
  if (fills.some((fill) => fill.kind === 'stock')) return 'adjusted';
  if (opening.length === 0) return 'closedLeg';
  return closing.length === 0 ? 'added' : 'adjusted';
}
