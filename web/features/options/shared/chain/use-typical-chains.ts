import { backExpiry } from '@toolyard/core/options/templates';
import type { CalendarDate } from '@toolyard/core/shared';
import type { ExpiryCell } from './expiry-strip.tsx';
import { useChain, useExpiries } from './use-chain.ts';

/** Days to the expiry that pictures are drawn for: about a month out reads best. */
const TYPICAL_DAYS = 25;

/** The expiry that strategies are pictured at. */
export const typicalExpiry = (expiries: readonly ExpiryCell[]): CalendarDate | null =>
  (expiries.find((cell) => cell.daysToExpiry >= TYPICAL_DAYS) ?? expiries.at(-1))?.expiry ?? null;

/** The chains that a strategy is pictured from: an expiry about a month out and a later one. */
export function useTypicalChains(symbol: string | undefined) {
  const { expiries, isError, refetch } = useExpiries(symbol);
  const frontDate = typicalExpiry(expiries);
  const backDate =
    frontDate &&
    backExpiry(
      expiries.map((cell) => cell.expiry),
      frontDate,
    );
  const { chain: front } = useChain(symbol, frontDate);
  const { chain: back } = useChain(symbol, backDate);
  return { expiries, front, back, isError, refetch };
}
