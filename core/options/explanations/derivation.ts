import { evaluate } from './expression.ts';
import type { Expression } from './expression.ts';
import type {
  ExplainedInput,
  ExplainedStep,
  InputName,
  StepName,
  Subject,
  Unit,
  UnavailableReason,
  Convention,
  Source,
} from './explanation.ts';
import type { PriceInterval } from '../payoff/index.ts';

/** Inputs and intermediate steps of a figure, each with a symbol of its own. */
export interface Derivation {
  readonly inputs: readonly ExplainedInput[];
  readonly steps: readonly ExplainedStep[];
  /** Adds an input, once per symbol, and returns its symbol. */
  readonly input: (
    symbol: string,
    name: InputName,
    value: number,
    unit: Unit,
    of?: Subject,
  ) => string;
  /** Evaluates and adds a step, once per symbol, and returns its symbol. */
  readonly step: (
    symbol: string,
    name: StepName,
    expression: Expression,
    unit: Unit,
    of?: Subject,
  ) => string;
  /** Value of an expression over the inputs and steps. */
  readonly valueOf: (expression: Expression) => number;
}

export function createDerivation(): Derivation {
  const inputs: ExplainedInput[] = [];
  const steps: ExplainedStep[] = [];
  const values = new Map<string, number>();
  return {
    inputs,
    steps,
    input(symbol, name, value, unit, of = null) {
      if (!values.has(symbol)) inputs.push({ symbol, name, value, unit, of });
      values.set(symbol, value);
      return symbol;
    },
    step(symbol, name, expression, unit, of = null) {
      if (values.has(symbol)) return symbol;
      const value = evaluate(expression, values);
      steps.push({ symbol, name, expression, value, unit, of });
      values.set(symbol, value);
      return symbol;
    },
    valueOf: (expression) => evaluate(expression, values),
  };
}

const DIGITS = '₀₁₂₃₄₅₆₇₈₉';

/** A symbol with a subscript: `K₂`. */
export const indexed = (symbol: string, index: number): string =>
  symbol + [...String(index)].map((digit) => DIGITS[Number(digit)]).join('');

/** A figure's value and formula, without the inputs and steps of its derivation. */
export interface DerivedFigure {
  readonly value: number | 'unlimited' | null;
  readonly unit: Unit;
  readonly formula: Expression | null;
  readonly convention: Convention;
  readonly unavailableReasons?: readonly UnavailableReason[];
  readonly attained?: readonly PriceInterval[];
  readonly source?: Source;
}

/** A figure without a value, and the reasons. */
export const unavailable = (
  unit: Unit,
  convention: Convention,
  unavailableReasons: readonly UnavailableReason[],
): DerivedFigure => ({ value: null, unit, formula: null, convention, unavailableReasons });
