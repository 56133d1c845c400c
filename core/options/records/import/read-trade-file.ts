import type { Instant } from '../../../shared/index.ts';
import type { Strategy } from '../../strategies/index.ts';
import { buildTrade } from './build-trade.ts';
import { parseTradeRows, type RowRefusal, type TradeRows } from './parse-trade-rows.ts';
import type { TradeRow } from './trade-row.ts';

/** The strategy that rows of a file describe, or why they are refused. Plain data, so that threads can exchange it. */
export type ParsedStrategy = { readonly rows: TradeRows } & (
  | { readonly strategy: Strategy; readonly fault: null }
  | { readonly strategy: null; readonly fault: RowRefusal }
);

/** Owner and time of an import. */
export interface ImportOrigin {
  readonly ownerId: string;
  readonly now: Instant;
}

/** Parses rows outside the event loop. */
export interface TradeFileReader {
  read(rows: readonly TradeRow[], origin: ImportOrigin): Promise<readonly ParsedStrategy[]>;
}

/** The strategies of the rows, in the order of their first rows. */
export function readTradeFile(
  rows: readonly TradeRow[],
  { ownerId, now }: ImportOrigin,
  nextId: () => string,
): readonly ParsedStrategy[] {
  const origin = { ownerId, provider: 'import', simulated: false, sample: false, now, nextId };
  return parseTradeRows(rows, now, nextId).map(({ rows: read, ...outcome }) =>
    outcome.trade
      ? { rows: read, strategy: buildTrade(outcome.trade, origin), fault: null }
      : { rows: read, strategy: null, fault: outcome.fault },
  );
}
