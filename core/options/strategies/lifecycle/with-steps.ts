import type { Instant } from '../../../shared/index.ts';
import { newTicker } from '../../contracts/index.ts';
import { recognise } from '../../templates/index.ts';
import { definingLegs, type Strategy } from '../strategy.ts';
import { nameAfter } from '../strategy-name.ts';
import { holdingsAfter, type StrategyStep } from './position.ts';

/** Steps by which the symbol of a strategy has changed, oldest first. */
const renaming = (steps: readonly StrategyStep[]) =>
  steps.flatMap(({ at, action }) => {
    const symbol = action ? newTicker(action) : null;
    return action && symbol !== null ? [{ at, from: action.symbol, to: symbol }] : [];
  });

/** The symbol of a strategy before all of its steps. */
export const firstSymbol = ({ symbol, steps }: Pick<Strategy, 'symbol' | 'steps'>): string =>
  renaming(steps)[0]?.from ?? symbol;

/** The symbol of a strategy at an instant: what its shares were called then. */
export const symbolAt = (strategy: Pick<Strategy, 'symbol' | 'steps'>, at: Instant): string =>
  renaming(strategy.steps).findLast((each) => each.at <= at)?.to ?? firstSymbol(strategy);

/** The strategy with these steps in force: symbol, status, structure and name follow from them. */
export function strategyAfter(before: Strategy, steps: readonly StrategyStep[]): Strategy {
  const { held } = holdingsAfter(steps);
  const structure = recognise(definingLegs({ ...before, steps }));
  // A change of before the first step that is left has no step of its own any more.
  const [first] = steps;
  const original = first ? symbolAt(before, first.at) : firstSymbol(before);
  const symbol = renaming(steps).at(-1)?.to ?? original;
  const opened = held.length === 0 ? 'completed' : 'active';
  return {
    ...before,
    symbol,
    name: nameAfter(before, recognise(definingLegs(before)).name, structure.name, symbol),
    templateId: structure.templateId,
    status: steps.length === 0 ? 'planning' : opened,
    steps,
  };
}

/** The next version of a strategy, with these steps in force. */
export const withSteps = (
  before: Strategy,
  steps: readonly StrategyStep[],
  now: Instant,
): Strategy => ({
  ...strategyAfter(before, steps),
  version: before.version + 1,
  updatedAt: Math.max(now, before.updatedAt),
});
