import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Clock, Commit, DomainError, IdSource, Money, Texts } from '../../../shared/index.ts';
import { demandRoom, stepCash, type Strategy, type StrategyStore } from '../../strategies/index.ts';
import { noteMany } from '../record-tools.ts';
import { TRADE_KNOWN, TRADES_TOO_LONG } from '../records.errors.ts';
import { IMPORT_MOST_FILLS, readTrades, type ReadTrade, type WrittenRow } from '../written-rows.ts';
import { writtenStrategy, type WrittenTrade } from '../written-trade.ts';

export interface ImportHistoryInput {
  readonly rows: readonly WrittenRow[];
  /** Says what would become of the trades, and changes nothing. */
  readonly dryRun: boolean;
}

/** What became of one trade of a file, or would; plain data, since answers are kept for retries. */
export type ImportedTrade = TradeInFile &
  ({ readonly ok: true } | { readonly ok: false; readonly code: string; readonly texts: Texts });

interface TradeInFile {
  /** Of its first fill; where it is refused, the line that shows why. */
  readonly line: number;
  readonly name: string;
  readonly symbol: string;
  readonly fills: number;
  /** Σ cash of its fills; null where it is refused. */
  readonly returnAmount: Money | null;
}

/** The same for two trades of the same fills at the same moments, whatever they are called. */
const fingerprint = ({ symbol, steps }: Pick<WrittenTrade, 'symbol' | 'steps'>): string =>
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
  { rows }: ReadTrade,
  line: number,
  { code, texts }: DomainError,
): ImportedTrade => {
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

const taken = ({ rows }: ReadTrade, { name, symbol, steps }: Strategy): ImportedTrade => {
  const returnAmount = steps.reduce((sum, step) => sum + stepCash(step), 0);
  const [{ line }] = rows;
  return { line, name, symbol, fills: rows.length, returnAmount, ok: true };
};

/** Adds every closed trade of a file that can be read and is not the caller's already; the others leave nothing behind. */
export class ImportHistory {
  constructor(
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  /** Reads the file, which takes a while, before any transaction is open. */
  prepare(
    { rows, dryRun }: ImportHistoryInput,
    principal: Principal,
  ): Commit<StrategyStore, readonly ImportedTrade[]> {
    if (rows.length > IMPORT_MOST_FILLS) throw TRADES_TOO_LONG();
    const { clock, ids } = this;
    const { userId: ownerId } = asUser(principal);
    const [now, nextId] = [clock.now(), () => ids.next()];
    const origin = { ownerId, provider: 'import', simulated: false, sample: false, now, nextId };
    const trades = readTrades(rows, now, nextId);
    const written = new Map(
      trades.flatMap(({ trade }) => (trade ? [[trade, writtenStrategy(trade, origin)]] : [])),
    );
    return async ({ strategies, audit }) => {
      await strategies.lockOwned(ownerId);
      const known = new Set((await strategies.listAll(ownerId)).map(fingerprint));
      const made: Strategy[] = [];
      const outcomes = trades.map((read) => {
        if (!read.trade) return refused(read, read.fault.line, read.fault.refusal);
        const print = fingerprint(read.trade);
        const strategy = written.get(read.trade);
        if (!strategy || known.has(print)) return refused(read, read.rows[0].line, TRADE_KNOWN());
        known.add(print);
        made.push(strategy);
        return taken(read, strategy);
      });
      if (dryRun || made.length === 0) return outcomes;
      await demandRoom(strategies, ownerId, made.length);
      await strategies.addAll(made);
      noteMany('trades.imported', made.length, principal, { audit, clock });
      return outcomes;
    };
  }
}
