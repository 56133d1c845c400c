import type { OptionContractResponse, SnapshotRowResponse } from '../../../../api/generated.ts';

type Greek = 'delta' | 'gamma' | 'theta' | 'vega' | 'iv';

/** A contract with the greeks of its snapshot row; null = unknown. */
export type MergedOption = OptionContractResponse & {
  readonly symbol: string;
} & Readonly<Record<Greek, number | null>>;

/** The contract's own figures, and what the row of the same contract adds to them. */
export function mergedOption(
  symbol: string,
  contract: OptionContractResponse,
  rows: readonly SnapshotRowResponse[] | undefined,
): MergedOption {
  const traded = rows?.find((row) => row.contract_symbol === symbol);
  // Those of the contract belong to the quote on screen; the snapshot is a read of its own and lists no adjusted ones.
  const { greeks } = contract;
  const row = typeof greeks?.iv === 'number' ? greeks : traded;
  return {
    ...contract,
    symbol,
    delta: row?.delta ?? null,
    gamma: row?.gamma ?? null,
    theta: row?.theta ?? null,
    vega: row?.vega ?? null,
    iv: row?.iv ?? null,
    last: contract.last ?? traded?.last ?? null,
    volume: contract.volume ?? traded?.volume ?? null,
    openInterest: contract.openInterest ?? traded?.openInterest ?? null,
  };
}
