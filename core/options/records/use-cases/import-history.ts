import { moneyOf } from '../../../shared/index.ts';
import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Clock, Commit, Money, Texts } from '../../../shared/index.ts';
import {
  requireRoom,
  stepCash,
  type Strategy,
  type StrategyStore,
} from '../../strategies/index.ts';
import type { ParsedStrategy, TradeFileReader } from '../import/read-trade-file.ts';
import { bulkEntry } from '../bulk-entry.ts';
import { TRADE_KNOWN, TRADES_TOO_LONG } from '../records.errors.ts';
import { MAX_IMPORTED_FILLS, type RowRefusal } from '../import/parse-trade-rows.ts';
import type { TradeRow } from '../import/trade-row.ts';

export interface ImportHistoryInput {
  readonly rows: readonly TradeRow[];
  /** Reports the outcome without storing anything. */
  readonly dryRun: boolean;
}

/** Outcome of importing one trade. Plain data, since results are stored for retries. */
export type TradeImportOutcome = TradeInFile &
  ({ readonly ok: true } | { readonly ok: false; readonly code: string; readonly texts: Texts });

interface TradeInFile {
  /** Line of the first fill; for a refused trade the line of the error. */
  readonly line: number;
  readonly name: string;
  readonly symbol: string;
  readonly fills: number;
  /** Σ cash of the fills; null for a refused trade. */
  readonly returnAmount: Money | null;
}

/** Equal for two trades with the same fills at the same times, whatever their names. */
const dedupeKey = ({ symbol, steps }: Pick<Strategy, 'symbol' | 'steps'>): string =>
  [
    symbol,
    ...steps.map(({ at, fills }) => {
      const made = fills.map((fill) =>
        [fill.symbol, fill.quantity, fill.price, fill.commission, fill.cause].join(' '),
      );
      return `${at}: ${made.sort().join(', ')}`;
    }),
  ].join('\n');

const refused = (
  { rows }: ParsedStrategy,
  { line, code, texts }: RowRefusal,
): TradeImportOutcome => {
  const [{ name, trade, underlying: symbol }] = rows;
  const read = {
    line,
    name: name || `${symbol} ${trade}`.trim(),
    symbol,
    fills: rows.length,
    returnAmount: null,
  };
  return { ...read, ok: false, code, texts };
};

const alreadyImported = ({ rows }: ParsedStrategy): RowRefusal => {
  const { code, texts } = TRADE_KNOWN;
  return { line: rows[0].line, code, texts };
};

const accepted = (
  { rows }: ParsedStrategy,
  { name, symbol, steps }: Strategy,
): TradeImportOutcome => {
  const returnAmount = steps.reduce((sum, step) => sum + stepCash(step), 0);
  const [{ line }] = rows;
  return { line, name, symbol, fills: rows.length, returnAmount: moneyOf(returnAmount), ok: true };
};

/** Stores every valid closed trade of a file that the caller does not have yet. */
export class ImportHistory {
  constructor(
    private readonly clock: Clock,
    private readonly reader: TradeFileReader,
  ) {}

  /** Parses the file before a transaction is open, since that takes a while. */
  async prepare(
    { rows, dryRun }: ImportHistoryInput,
    principal: Principal,
  ): Promise<Commit<StrategyStore, readonly TradeImportOutcome[]>> {
    if (rows.length > MAX_IMPORTED_FILLS) throw TRADES_TOO_LONG();
    const { clock } = this;
    const { userId: ownerId } = asUser(principal);
    const trades = await this.reader.read(rows, { ownerId, now: clock.now() });
    return async ({ strategies, audit }) => {
      await strategies.lockOwned(ownerId);
      const keys = new Set((await strategies.listAll(ownerId)).map(dedupeKey));
      const made: Strategy[] = [];
      const outcomes = trades.map((read) => {
        if (!read.strategy) return refused(read, read.fault);
        const key = dedupeKey(read.strategy);
        if (keys.has(key)) return refused(read, alreadyImported(read));
        keys.add(key);
        made.push(read.strategy);
        return accepted(read, read.strategy);
      });
      if (dryRun || made.length === 0) return outcomes;
      await requireRoom(strategies, ownerId, made.length);
      await strategies.addAll(made);
      audit.record(bulkEntry('trades.imported', made.length, principal, clock.now()));
      return outcomes;
    };
  }
}
