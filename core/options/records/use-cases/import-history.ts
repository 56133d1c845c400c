import { asUser, type Principal } from '../../../accounts/index.ts';
import type { Clock, Commit, Money, Texts } from '../../../shared/index.ts';
import { demandRoom, stepCash, type Strategy, type StrategyStore } from '../../strategies/index.ts';
import type { ReadStrategy, TradeFileReader } from '../read-trade-file.ts';
import { noteMany } from '../record-tools.ts';
import { TRADE_KNOWN, TRADES_TOO_LONG } from '../records.errors.ts';
import { IMPORT_MOST_FILLS, type RowRefusal, type WrittenRow } from '../written-rows.ts';

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
const fingerprint = ({ symbol, steps }: Pick<Strategy, 'symbol' | 'steps'>): string =>
  [
    symbol,
    ...steps.map(({ at, fills }) => {
      const made = fills.map((fill) =>
        [fill.symbol, fill.quantity, fill.price, fill.commission, fill.cause].join(' '),
      );
      return `${at}: ${made.sort().join(', ')}`;
    }),
  ].join('\n');

const refused = ({ rows }: ReadStrategy, { line, code, texts }: RowRefusal): ImportedTrade => {
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

const known = ({ rows }: ReadStrategy): RowRefusal => {
  const { code, texts } = TRADE_KNOWN;
  return { line: rows[0].line, code, texts };
};

const taken = ({ rows }: ReadStrategy, { name, symbol, steps }: Strategy): ImportedTrade => {
  const returnAmount = steps.reduce((sum, step) => sum + stepCash(step), 0);
  const [{ line }] = rows;
  return { line, name, symbol, fills: rows.length, returnAmount, ok: true };
};

/** Adds every closed trade of a file that can be read and is not the caller's already; the others leave nothing behind. */
export class ImportHistory {
  constructor(
    private readonly clock: Clock,
    private readonly reader: TradeFileReader,
  ) {}

  /** Reads the file, which takes a while, before any transaction is open. */
  async prepare(
    { rows, dryRun }: ImportHistoryInput,
    principal: Principal,
  ): Promise<Commit<StrategyStore, readonly ImportedTrade[]>> {
    if (rows.length > IMPORT_MOST_FILLS) throw TRADES_TOO_LONG();
    const { clock } = this;
    const { userId: ownerId } = asUser(principal);
    const trades = await this.reader.read(rows, { ownerId, now: clock.now() });
    return async ({ strategies, audit }) => {
      await strategies.lockOwned(ownerId);
      const prints = new Set((await strategies.listAll(ownerId)).map(fingerprint));
      const made: Strategy[] = [];
      const outcomes = trades.map((read) => {
        if (!read.strategy) return refused(read, read.fault);
        const print = fingerprint(read.strategy);
        if (prints.has(print)) return refused(read, known(read));
        prints.add(print);
        made.push(read.strategy);
        return taken(read, read.strategy);
      });
      if (dryRun || made.length === 0) return outcomes;
      await demandRoom(strategies, ownerId, made.length);
      await strategies.addAll(made);
      noteMany('trades.imported', made.length, principal, { audit, clock });
      return outcomes;
    };
  }
}
