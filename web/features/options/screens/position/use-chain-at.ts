import { useReadChainQuery } from '../../../../api/generated.ts';
import { useExpiries } from '../../shared/chain/use-chain.ts';

/** The listed expiries of a symbol and the chain of the chosen one; unasked, the first after `after`. */
export function useChainAt(symbol: string, chosen: string | null, after: string | null) {
  const { expiries } = useExpiries(symbol);
  const next = expiries.find((each) => after === null || each.expiry > after) ?? expiries.at(-1);
  const expiry = chosen ?? next?.expiry ?? '';
  const { currentData, isError } = useReadChainQuery({ symbol, expiry }, { skip: expiry === '' });
  return { expiries, expiry, chain: currentData?.data ?? null, failed: isError };
}
