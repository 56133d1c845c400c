import { INDEX } from './stock-profiles.ts';

/** The market factor's own dynamics: volatility a year, jumps a year and their size. */
export const MARKET_FACTOR = {
  volatility: 0.17,
  garch: INDEX.garch,
  degrees: INDEX.degrees,
  jumpsPerYear: 0.5,
  jumpSize: 0.025,
} as const;

/** Continuous and flat, a fraction a year. */
export const INTEREST_RATE = 0.04;
