import type { IdSource, RandomNumbers } from '../../shared/index.ts';

/** Largest seed. */
export const MAX_SEED = 2 ** 31 - 1;

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
