import { holdingsAfter, withSteps, type Strategy } from '../../strategies/index.ts';
import { fillsOf, lifecycleOf, termsOf, type ImportedStep, type Origin } from './build-trade.ts';

/** The next version of a strategy, with the steps that a later file adds to it. */
export function continueTrade(
  before: Strategy,
  steps: readonly ImportedStep[],
  { now, nextId }: Pick<Origin, 'now' | 'nextId'>,
): Strategy {
  const [first] = steps;
  const known = new Set(before.terms.map(({ expiry }) => expiry));
  const added = first ? termsOf(first, fillsOf(steps)) : [];
  const terms = [...before.terms, ...added.filter(({ expiry }) => !known.has(expiry))].sort(
    (a, b) => a.expiry.localeCompare(b.expiry),
  );
  const lifecycle = lifecycleOf(steps, holdingsAfter(before.steps), terms, nextId);
  return withSteps({ ...before, terms }, [...before.steps, ...lifecycle], now);
}
