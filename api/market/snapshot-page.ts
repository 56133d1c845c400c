import type { MarketMeta, Sourced } from '@toolyard/core/market';
import type { SnapshotPage, SnapshotRow } from '@toolyard/core/options/chain';
import { toDollars } from '@toolyard/core/shared';
import { instant } from '../http/instant.ts';

// A worker thread loads this from source too: nothing here may need more than the erasure of types.

export function toMeta(meta: MarketMeta) {
  const { provider, delayedMinutes, stale, simulated, partial } = meta;
  return {
    provider,
    asOf: instant(meta.asOf),
    delayedMinutes,
    stale,
    simulated,
    partial,
    nextRefresh: meta.nextRefresh === null ? null : instant(meta.nextRefresh),
  };
}

const toRow = ({ expiry, contract, quote, greeks, last }: SnapshotRow) => ({
  contract_symbol: quote.symbol,
  expiry,
  strike: toDollars(quote.strike),
  type: quote.type,
  ...contract,
  bid: quote.bid === null ? null : toDollars(quote.bid),
  ask: quote.ask === null ? null : toDollars(quote.ask),
  ...(last !== null && { last: toDollars(last) }),
  volume: quote.volume,
  openInterest: quote.openInterest,
  iv: quote.iv,
  ...greeks,
});

export const toSnapshotPage = ({ value, meta }: Sourced<SnapshotPage>) => ({
  data: { options: value.rows.map(toRow) },
  meta: toMeta(meta),
  nextCursor: value.next,
});
