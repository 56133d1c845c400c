import { decimal, MISSING } from '../../../../ui/format.ts';

const TRILLION = 1e12;
const BILLION = 1e9;

/** Dollars of a market capitalisation: `1.00T` from a trillion, billions below. */
export function marketCap(dollars: number | null | undefined): string {
  if (typeof dollars !== 'number' || !Number.isFinite(dollars)) return MISSING;
  return dollars >= TRILLION
    ? `${decimal(dollars / TRILLION, 2)}T`
    : `${decimal(dollars / BILLION, 1)}B`;
}
