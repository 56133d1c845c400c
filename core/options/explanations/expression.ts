import { normalCdf as cdf, normalDensity as density } from '../pricing/index.ts';

/** Operations of an expression. */
export type Operation =
  | 'add'
  | 'subtract'
  | 'multiply'
  | 'divide'
  | 'negate'
  | 'square'
  | 'exp'
  | 'ln'
  | 'sqrt'
  | 'max'
  | 'min'
  | 'normalCdf'
  | 'normalDensity';

export interface Call {
  readonly op: Operation;
  readonly of: readonly Expression[];
}

/** A formula as a tree: a number, the symbol of an input or of a step, or an operation on other expressions. */
export type Expression = number | string | Call;

/** The symbol of infinity. */
export const INFINITE = '∞';

const call =
  (op: Operation) =>
  (...of: readonly Expression[]): Call => ({ op, of });

/** Sum of the terms; a single term is returned unchanged, no terms give zero. */
export const add = (...terms: readonly Expression[]): Expression =>
  terms.length > 1 ? call('add')(...terms) : (terms[0] ?? 0);

export const subtract = (from: Expression, what: Expression): Expression =>
  call('subtract')(from, what);
export const multiply = call('multiply');
export const divide = (over: Expression, under: Expression): Expression =>
  call('divide')(over, under);
export const negate = (of: Expression): Expression => call('negate')(of);
export const square = (of: Expression): Expression => call('square')(of);
export const exp = (of: Expression): Expression => call('exp')(of);
export const ln = (of: Expression): Expression => call('ln')(of);
export const sqrt = (of: Expression): Expression => call('sqrt')(of);
export const max = call('max');
export const min = call('min');
export const normalCdf = (of: Expression): Expression => call('normalCdf')(of);
export const normalDensity = (of: Expression): Expression => call('normalDensity')(of);

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
  normalCdf: ([a = Number.NaN]) => cdf(a),
  normalDensity: ([a = Number.NaN]) => density(a),
};

/** Value of an expression with the values of its symbols. An unknown symbol is NaN. */
export function evaluate(expression: Expression, values: ReadonlyMap<string, number>): number {
  if (typeof expression === 'number') return expression;
  if (expression === INFINITE) return Infinity;
  if (typeof expression === 'string') return values.get(expression) ?? Number.NaN;
  return OPERATIONS[expression.op](expression.of.map((each) => evaluate(each, values)));
}
