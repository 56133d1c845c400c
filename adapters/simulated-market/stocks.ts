import { INDICES } from './indices.ts';
import { MOST_TRADED_STOCKS } from './most-traded-stocks.ts';
import { OTHER_STOCKS } from './other-stocks.ts';
import type { Stock } from './stock.ts';

/** All stocks, funds and indices of the simulated market. The fund SPY is its market factor. */
export const STOCKS: readonly Stock[] = [...MOST_TRADED_STOCKS, ...OTHER_STOCKS, ...INDICES];
