import type { SmilePoint } from '@toolyard/core/options/surface';

/** Standard deviations of the price each way that are shown; strikes beyond would press the rest together. */
const WIDEST = 3;

/** The ±1σ range of prices at the expiry, dollars. */
export interface Band {
  readonly from: number;
  readonly to: number;
}

/** The quotes that a smile shows and the strikes that it reaches over; null where there are fewer than two. */
export function smileRange(points: readonly SmilePoint[], spot: number, band: Band | null) {
  const reach = band ? WIDEST * Math.max(spot - band.from, band.to - spot) : Infinity;
  const shown = points.filter(({ strike }) => Math.abs(strike - spot) <= reach);
  if (shown.length < 2) return null;
  const strikes = shown.map(({ strike }) => strike);
  return { shown, from: Math.min(...strikes, spot), to: Math.max(...strikes, spot) };
}
