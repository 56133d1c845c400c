import { scaleLinear } from 'd3-scale';

/** From the lowest to the highest with 12 % of room at both ends, never below zero; a flat series gets a point each way. */
export function padded(values: readonly number[]): [number, number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = high > low ? (high - low) * 0.12 : 0.01;
  return [Math.max(0, low - room), high + room];
}

/** Decimals that tell neighbouring gridlines of a percent axis apart. */
export const digitsOf = ([low, high]: readonly [number, number]): number =>
  high - low < 0.05 ? 1 : 0;

/** At most six gridlines. */
export const ticksOf = (domain: readonly [number, number]): number[] =>
  scaleLinear(domain, [0, 1]).ticks(5);
