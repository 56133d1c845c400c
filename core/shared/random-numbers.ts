/** The next number of a seeded sequence, uniform on [0, 1). */
export type RandomNumbers = () => number;

/**
 * Numbers that follow from a seed, the same everywhere; not for secrets.
 *
 * Source: Tommy Ettinger, mulberry32 (public domain).
 */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
