import type { Greeks } from '@toolyard/core/options/analysis';

export const SHOWN_GREEKS = ['delta', 'gamma', 'theta', 'vega', 'rho'] as const;
export type ShownGreek = (typeof SHOWN_GREEKS)[number];

/** What a screen's unit is of core's: a day of a year, a point of 1.00. */
const UNITS: Readonly<Record<ShownGreek, number>> = {
  delta: 1,
  gamma: 1,
  theta: 1 / 365,
  vega: 1 / 100,
  rho: 1 / 100,
};

/** Dollars a dollar, a day and a point, as screens write greeks. */
export const greekOnScreen = (greeks: Greeks, name: ShownGreek): number =>
  greeks[name] * UNITS[name];
