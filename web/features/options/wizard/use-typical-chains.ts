import { backExpiry } from '@toolyard/core/options/templates';
import { useChain, useExpiries } from './use-chain.ts';

/** Days to the expiry that pictures are drawn for: about a month out reads best. */
const TYPICAL_DAYS = 25;

/** The chains that a strategy is pictured from: an expiry about a month out and a later one. */
export function useTypicalChains(symbol: string | undefined) {
  const { expiries, isError, refetch } = useExpiries(symbol);
  const typical = expiries.find((cell) => cell.daysToExpiry >= TYPICAL_DAYS) ?? expiries.at(-1);
  const frontDate = typical?.expiry ?? null;
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
