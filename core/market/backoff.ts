const FIRST = 1_000;
const LONGEST = 30_000;

/**
 * How long to wait before the next try, in milliseconds: a second after the first failure, twice as long after each
 * further one, never longer than half a minute.
 *
 *     wait(n) = min(30 s, 1 s · 2^(n − 1))
 */
export const backoff = (failures: number): number =>
  Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1));
