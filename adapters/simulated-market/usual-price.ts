import { midnightUtc, type Instant } from '@toolyard/core/shared';
import type { Stock } from './stock.ts';

/** Log growth of the trend, per year. */
const GROWTH = 0.07;
const TREND_DATE = midnightUtc('2026-11-20');
const YEAR = 365 * 86_400_000;

/** The trend to which the price of a stock reverts, dollars. */
export const usualPriceAt = ({ usualPrice }: Stock, at: Instant): number =>
  usualPrice * Math.exp((GROWTH * (at - TREND_DATE)) / YEAR);
