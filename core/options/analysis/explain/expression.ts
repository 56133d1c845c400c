/** What an expression may do with what stands in it. */
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

/** The symbol of what has no bound. */
export const INFINITE = '∞';

const call =
  (op: Operation) =>
  (...of: readonly Expression[]): Call => ({ op, of });

/** Sum of the terms; of a single one the term itself, of none zero. */
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
