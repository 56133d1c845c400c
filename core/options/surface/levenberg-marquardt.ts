/** Writes the residuals of `parameters` into `residuals`. */
export type Residuals = (parameters: Float64Array, residuals: Float64Array) => void;

export interface LeastSquares {
  readonly parameters: Float64Array;
  /** Sum of the squared residuals. */
  readonly squares: number;
}

const ITERATIONS = 60;
/** The part of the sum of squares that an iteration must gain for the next one. */
const SMALLEST_GAIN = 1e-9;
const DIFFERENCE = 1e-6;
const DAMPING = { first: 1e-3, less: 1 / 4, more: 8, most: 1e8 };

/** Solves the symmetric positive definite `matrix`·x = `vector` in place by Cholesky's decomposition; false if it is not definite. */
export function solveDefinite(matrix: Float64Array, vector: Float64Array): boolean {
  const n = vector.length;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= matrix[i * n + k]! * matrix[j * n + k]!;
      if (i !== j) matrix[i * n + j] = sum / matrix[j * n + j]!;
      else if (sum > 0) matrix[i * n + i] = Math.sqrt(sum);
      else return false;
    }
  }
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < i; k++) vector[i]! -= matrix[i * n + k]! * vector[k]!;
    vector[i]! /= matrix[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    for (let k = i + 1; k < n; k++) vector[i]! -= matrix[k * n + i]! * vector[k]!;
    vector[i]! /= matrix[i * n + i]!;
  }
  return true;
}

export function sumOfSquares(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
}

/**
 * Minimises the sum of squared residuals from `start` by the method of Levenberg (1944) and Marquardt (1963): Gauss-Newton
 * steps, damped by the diagonal of JᵀJ while they do not improve. The Jacobian is taken by forward differences.
 */
export function leastSquares(
  evaluate: Residuals,
  start: ArrayLike<number>,
  count: number,
): LeastSquares {
  const n = start.length;
  let parameters = Float64Array.from(start);
  let residuals = new Float64Array(count);
  let [tried, triedResiduals] = [new Float64Array(n), new Float64Array(count)];
  const jacobian = new Float64Array(n * count);
  const [normal, damped] = [new Float64Array(n * n), new Float64Array(n * n)];
  const [gradient, step] = [new Float64Array(n), new Float64Array(n)];

  evaluate(parameters, residuals);
  let squares = sumOfSquares(residuals);
  let damping = DAMPING.first;
  for (let iteration = 0; iteration < ITERATIONS && damping <= DAMPING.most; iteration++) {
    for (let j = 0; j < n; j++) {
      const before = parameters[j]!;
      const width = DIFFERENCE * Math.max(1, Math.abs(before));
      parameters[j] = before + width;
      evaluate(parameters, triedResiduals);
      parameters[j] = before;
      for (let i = 0; i < count; i++)
        jacobian[j * count + i] = (triedResiduals[i]! - residuals[i]!) / width;
    }
    for (let i = 0; i < n; i++) {
      let slope = 0;
      for (let row = 0; row < count; row++) slope -= jacobian[i * count + row]! * residuals[row]!;
      gradient[i] = slope;
      for (let j = 0; j <= i; j++) {
        let sum = 0;
        for (let row = 0; row < count; row++)
          sum += jacobian[i * count + row]! * jacobian[j * count + row]!;
        normal[i * n + j] = sum;
        normal[j * n + i] = sum;
      }
    }
    let gain = 0;
    while (gain === 0 && damping <= DAMPING.most) {
      damped.set(normal);
      for (let i = 0; i < n; i++) damped[i * n + i] = normal[i * n + i]! * (1 + damping) + 1e-14;
      step.set(gradient);
      if (solveDefinite(damped, step)) {
        for (let i = 0; i < n; i++) tried[i] = parameters[i]! + step[i]!;
        evaluate(tried, triedResiduals);
        const squaresThere = sumOfSquares(triedResiduals);
        if (squaresThere < squares) {
          gain = squares - squaresThere;
          squares = squaresThere;
          [parameters, tried] = [tried, parameters];
          [residuals, triedResiduals] = [triedResiduals, residuals];
        }
      }
      damping *= gain > 0 ? DAMPING.less : DAMPING.more;
    }
    if (gain <= SMALLEST_GAIN * squares) break;
  }
  return { parameters, squares };
}
