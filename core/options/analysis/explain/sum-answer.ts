import type { PriceInterval } from '../../payoff/index.ts';
import type { Because, Convention, Source, Unit } from './explanation.ts';
import type { Expression } from './expression.ts';

/** What a figure's sum says beside its inputs and steps. */
export interface SumAnswer {
  readonly value: number | 'unlimited' | null;
  readonly unit: Unit;
  readonly formula: Expression | null;
  readonly convention: Convention;
  readonly because?: readonly Because[];
  readonly attained?: readonly PriceInterval[];
  readonly source?: Source;
}

/** A figure that is not known, and why. */
export const unknown = (
  unit: Unit,
  convention: Convention,
  because: readonly Because[],
): SumAnswer => ({ value: null, unit, formula: null, convention, because });
