import { normalCdf, normalDensity } from '../../pricing/index.ts';
import { INFINITE } from './expression.ts';
import type { Expression, Operation } from './expression.ts';

type Values = readonly number[];

const OPERATIONS: Record<Operation, (values: Values) => number> = {
  add: (values) => values.reduce((sum, value) => sum + value, 0),
  subtract: ([a = Number.NaN, b = Number.NaN]) => a - b,
  multiply: (values) => values.reduce((product, value) => product * value, 1),
  divide: ([a = Number.NaN, b = Number.NaN]) => a / b,
  negate: ([a = Number.NaN]) => 0 - a,
  square: ([a = Number.NaN]) => a * a,
  exp: ([a = Number.NaN]) => Math.exp(a),
  ln: ([a = Number.NaN]) => Math.log(a),
  sqrt: ([a = Number.NaN]) => Math.sqrt(a),
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  normalCdf: ([a = Number.NaN]) => normalCdf(a),
  normalDensity: ([a = Number.NaN]) => normalDensity(a),
};

/** What an expression comes to with the values of its symbols; knows nothing but the tree. An unknown symbol is NaN. */
export function evaluate(expression: Expression, values: ReadonlyMap<string, number>): number {
  if (typeof expression === 'number') return expression;
  if (expression === INFINITE) return Infinity;
  if (typeof expression === 'string') return values.get(expression) ?? Number.NaN;
  return OPERATIONS[expression.op](expression.of.map((each) => evaluate(each, values)));
}
