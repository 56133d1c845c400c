import { evaluate } from './evaluate.ts';
import type { Expression } from './expression.ts';
import type {
  ExplainedInput,
  ExplainedStep,
  InputName,
  StepName,
  Subject,
  Unit,
} from './explanation.ts';

/** Inputs and steps as a sum is written down, each under a symbol of its own. */
export interface Worksheet {
  readonly inputs: readonly ExplainedInput[];
  readonly steps: readonly ExplainedStep[];
  /** Writes an input down, once for each symbol, and answers its symbol. */
  readonly input: (
    symbol: string,
    name: InputName,
    value: number,
    unit: Unit,
    of?: Subject,
  ) => string;
  /** Writes a step down with what it comes to, once for each symbol, and answers its symbol. */
  readonly step: (
    symbol: string,
    name: StepName,
    expression: Expression,
    unit: Unit,
    of?: Subject,
  ) => string;
  /** What an expression comes to with all that is written down. */
  readonly valueOf: (expression: Expression) => number;
}

export function worksheet(): Worksheet {
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

/** A symbol with a small number below: `K₂`. */
export const indexed = (symbol: string, index: number): string =>
  symbol + [...String(index)].map((digit) => DIGITS[Number(digit)]).join('');
