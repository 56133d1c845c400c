import { scaleLinear } from 'd3-scale';

/** Pixels of a drawing whose plot is lower than 300. */
const LOW = 364;

/** Amounts for the gridlines: at most six, about four in a low chart. */
export const moneyTicks = (domain: readonly [number, number], height: number): number[] =>
  scaleLinear(domain, [0, 1]).ticks(height < LOW ? 4 : 6);
