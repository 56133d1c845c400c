import { isOption } from '../../contracts/index.ts';
import type { Fill, Holding, StepKind } from './position.ts';

const closes = (held: readonly Holding[], fill: Fill): boolean =>
  held.some(
    ({ symbol, quantity }) =>
      symbol === fill.symbol && Math.sign(quantity) === -Math.sign(fill.quantity),
  );

/** Whether the holdings after a step are an equal part of each of those before it. */
const isEqualPart = (before: readonly Holding[], after: readonly Holding[]): boolean =>
  before.length === after.length &&
  before.every(({ symbol, quantity }) => {
    const left = after.find((holding) => holding.symbol === symbol)?.quantity ?? 0;
    return (
      left / quantity > 0 &&
      Math.abs(left) < Math.abs(quantity) &&
      left * before[0]!.quantity === quantity * after[0]!.quantity
    );
  });

/** Kind of the step that a set of trades makes, by the holdings before and after it. */
export function stepKind(
  before: readonly Holding[],
  fills: readonly Fill[],
  after: readonly Holding[],
): StepKind {
  if (after.length === 0) return 'closed';
  const options = fills.filter(isOption);
  if (options.length === 0) return 'stockTraded';
  if (isEqualPart(before, after)) return 'closedLeg';
  const closing = options.filter((fill) => closes(before, fill));
  const opening = options.filter((fill) => !closes(before, fill));
  if (opening.some(({ type }) => closing.some((closed) => closed.type === type))) return 'rolled';
  if (options.length < fills.length) return 'adjusted';
  if (opening.length === 0) return 'closedLeg';
  return closing.length === 0 ? 'added' : 'adjusted';
}
