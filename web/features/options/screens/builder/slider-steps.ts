import type { PriceRange } from './builder-state.ts';

/** Thousandths of the spot are the steps of the price slider, so that every stock has as many. */
const PER_SPOT = 1000;
/** It reaches half the spot down and up, further where the shown prices do. */
const REACH = 500;

/** Where the thumbs of the price slider stand, and how far it reaches. */
export function priceSteps(spot: number, { from, to }: PriceRange) {
  const values = [from, to].map((price) => Math.round((price / spot) * PER_SPOT));
  return {
    values,
    min: Math.max(0, Math.min(PER_SPOT - REACH, ...values)),
    max: Math.max(PER_SPOT + REACH, ...values),
  };
}

/** The prices between the thumbs, at least a hundredth of the spot apart. */
export function pricesFrom([from = 0, to = 0]: readonly number[], spot: number): PriceRange {
  const least = Math.min(from, to - 10);
  return { from: (Math.max(0, least) * spot) / PER_SPOT, to: (to * spot) / PER_SPOT };
}

export const percentOf = (fraction: number): number => Math.round(fraction * 100);
export const shiftOf = (percent: number): number => percent / 100;
