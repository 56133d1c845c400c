import type { Instant } from '../../shared/index.ts';
import type { Strategy } from '../strategies/index.ts';
import { readTrades, type RowRefusal, type WrittenRow, type WrittenRows } from './written-rows.ts';
import { writtenStrategy } from './written-trade.ts';

/** The strategy that some rows of a file are, or why they are none; plain data, so that threads can exchange it. */
export type ReadStrategy = { readonly rows: WrittenRows } & (
  | { readonly strategy: Strategy; readonly fault: null }
  | { readonly strategy: null; readonly fault: RowRefusal }
);

/** What the strategies of a file get from its import. */
export interface ImportOrigin {
  readonly ownerId: string;
  readonly now: Instant;
}

/** Reads rows outside the event loop. */
export interface TradeFileReader {
  read(rows: readonly WrittenRow[], origin: ImportOrigin): Promise<readonly ReadStrategy[]>;
}

/** The strategies that rows are, in the order in which they begin. */
export function readTradeFile(
  rows: readonly WrittenRow[],
  { ownerId, now }: ImportOrigin,
  nextId: () => string,
): readonly ReadStrategy[] {
  const origin = { ownerId, provider: 'import', simulated: false, sample: false, now, nextId };
  return readTrades(rows, now, nextId).map(({ rows: read, ...outcome }) =>
    outcome.trade
      ? { rows: read, strategy: writtenStrategy(outcome.trade, origin), fault: null }
      : { rows: read, strategy: null, fault: outcome.fault },
  );
}
