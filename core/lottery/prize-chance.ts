import { prizeTotal, type Prize } from './lottery-event.ts';

interface OpenDraw {
  readonly prizes: readonly Pick<Prize, 'count'>[];
  /** Entries so far. */
  readonly participants: number;
  /** Chances of all entries together. */
  readonly totalWeight: number;
}

/** A chance as a fraction; `least` where it is a lower bound. */
export interface PrizeChance {
  readonly kind: 'certain' | 'exact' | 'least';
  readonly value: number;
}

/**
 * The chance of an entry to win a prize if the list were frozen now: prizes ÷ entries while every entry has one chance,
 * else at least 1 − (1 − weight ÷ totalWeight)^prizes, since an entry that has won leaves the draw. Alternates do not
 * count.
 *
 * @param weight chances of the entry, which is among the participants
 */
export function prizeChance(draw: OpenDraw, weight: number): PrizeChance {
  const { participants, totalWeight } = draw;
  const count = prizeTotal(draw);
  if (count >= participants) return { kind: 'certain', value: 1 };
  return totalWeight === participants
    ? { kind: 'exact', value: count / participants }
    : { kind: 'least', value: 1 - (1 - weight / totalWeight) ** count };
}
