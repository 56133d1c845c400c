const ITERATIONS = 200;

/**
 * The root of a continuous function between two points of different sign, to the last bits of a double (Brent 1973,
 * chapter 4: inverse quadratic or secant steps, halving wherever they do not pay).
 *
 * @example findRoot((x) => x * x - 2, 1, 2) // 1.4142135623730951
 */
export function findRoot(f: (x: number) => number, from: number, to: number): number {
  let [previous, best, other] = [from, to, from];
  let [fPrevious, fBest, fOther] = [f(from), f(to), f(from)];
  let step = best - previous;
  let stepBefore = step;
  for (let i = 0; i < ITERATIONS && fBest !== 0; i += 1) {
    if (Math.sign(fBest) === Math.sign(fOther)) {
      [other, fOther] = [previous, fPrevious];
      step = stepBefore = best - previous;
    }
    if (Math.abs(fOther) < Math.abs(fBest)) {
      [previous, best, other] = [best, other, best];
      [fPrevious, fBest, fOther] = [fBest, fOther, fBest];
    }
    const tolerance = 2 * Number.EPSILON * Math.abs(best);
    const half = (other - best) / 2;
    if (Math.abs(half) <= tolerance) break;
    const proposed = interpolated(previous, best, other, fPrevious, fBest, fOther);
    const pays =
      Math.abs(stepBefore) >= tolerance &&
      Math.abs(fPrevious) > Math.abs(fBest) &&
      proposed * Math.sign(half) > 0 &&
      Math.abs(proposed) < Math.min(1.5 * Math.abs(half), Math.abs(stepBefore) / 2);
    [stepBefore, step] = pays ? [step, proposed] : [half, half];
    [previous, fPrevious] = [best, fBest];
    best += Math.abs(step) > tolerance ? step : Math.sign(half) * tolerance;
    fBest = f(best);
  }
  return best;
}

/** The step from `b` to the root of the secant, or of the inverse parabola when three points differ. */
function interpolated(a: number, b: number, c: number, fa: number, fb: number, fc: number): number {
  if (a === c) return ((a - b) * fb) / (fb - fa);
  const [r, s, t] = [fb / fc, fb / fa, fa / fc];
  const numerator = s * (t * (r - t) * (c - b) - (1 - r) * (b - a));
  return numerator / ((t - 1) * (r - 1) * (s - 1));
}
