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
  // The snapshot lists no adjusted contracts.
  const row = rows?.find((row) => row.contract_symbol === symbol) ?? contract.greeks;
  const traded = rows?.find((row) => row.contract_symbol === symbol);
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
