import type { IdSource } from '../../shared/index.ts';

/** Largest seed. */
export const MAX_SEED = 2 ** 31 - 1;

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

/** A whole number from 0 to `end` − 1. */
export const randomBelow = (random: RandomNumbers, end: number): number =>
  Math.floor(random() * end);

/** The items in a random order (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: RandomNumbers): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = randomBelow(random, i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** A seed for one of several questions under one seed. */
export function seedOf(seed: number, text: string): number {
  let hash = seed >>> 0;
  for (let i = 0; i < text.length; i += 1)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash;
}

/** A seed that nobody can foresee: half of its random id is never shown. */
export const newSeed = (ids: IdSource): number => seedOf(0, ids.next()) >>> 1;
