import type { OptionType } from '@toolyard/core/options/contracts';
import type { CalendarDate, Instant, Money } from '@toolyard/core/shared';

export interface LedgerContract {
  readonly type: OptionType;
  readonly strike: Money;
  readonly expiry: CalendarDate;
  readonly settledAt: Instant;
}

/** A trade as a trader notes it. */
export interface LedgerTrade {
  readonly symbol: string;
  /** Null for shares. */
  readonly of: LedgerContract | null;
  /** Bought positive, sold negative. */
  readonly count: number;
  readonly price: Money;
  readonly fee: Money;
}

/** Contracts that leave without a trade: early in a number that somebody stated, at their expiry all that are held. */
export interface LedgerEnding {
  readonly symbol: string;
  readonly of: LedgerContract;
  /** With the sign of the holding. */
  readonly count: number;
  readonly intoShares: boolean;
  /** Paid in cash per share instead of shares; null where shares are delivered or nothing is left. */
  readonly paid: Money | null;
  readonly fee: Money;
}

/** One line of the journal: trades, or contracts that end. */
export interface JournalEntry {
  readonly at: Instant;
  readonly trades: readonly LedgerTrade[];
  readonly endings: readonly LedgerEnding[];
  readonly atExpiry: boolean;
}

/** An independent model of a position: cash, shares and contracts, without any code of the product. */
export class Ledger {
  cash = 0;
  shares = 0;
  readonly contracts = new Map<string, { of: LedgerContract; count: number }>();

  constructor(private readonly stock = 'ABC') {}

  trade({ symbol, of, count, price, fee }: LedgerTrade): void {
    this.cash -= count * (of ? 100 : 1) * price + fee;
    if (of) this.move(symbol, of, count);
    else this.shares += count;
  }

  /** Removes contracts: they expire, or they are exercised or assigned into shares at the strike. */
  end({ symbol, of, count, intoShares, paid, fee }: LedgerEnding): void {
    this.cash -= fee;
    this.move(symbol, of, -count);
    if (paid !== null) this.cash += count * 100 * paid;
    if (!intoShares) return;
    const shares = of.type === 'call' ? count * 100 : count * -100;
    this.shares += shares;
    this.cash -= shares * of.strike;
  }

  /** What is there, by name. */
  get held(): ReadonlyMap<string, number> {
    const all = [...this.contracts].map(([symbol, { count }]) => [symbol, count] as const);
    return new Map(this.shares === 0 ? all : [...all, [this.stock, this.shares] as const]);
  }

  /** How much of what is there a trade would close. */
  closes({ symbol, count }: Pick<LedgerTrade, 'symbol' | 'count'>): number {
    const there = this.held.get(symbol) ?? 0;
    return there * count < 0 ? Math.min(Math.abs(there), Math.abs(count)) : 0;
  }

  overdue(at: Instant): boolean {
    return [...this.contracts.values()].some(({ of }) => of.settledAt < at);
  }

  private move(symbol: string, of: LedgerContract, count: number): void {
    const after = (this.contracts.get(symbol)?.count ?? 0) + count;
    if (after === 0) this.contracts.delete(symbol);
    else this.contracts.set(symbol, { of, count: after });
  }
}

/** Shares that were there when an instant came, short ones negative. */
export function sharesBefore(journal: readonly JournalEntry[], instant: Instant): number {
  const ledger = new Ledger();
  for (const { at, trades, endings } of journal) {
    if (at >= instant) break;
    for (const each of trades) ledger.trade(each);
    for (const each of endings) ledger.end(each);
  }
  return ledger.shares;
}

/** What each trade of the journal closed when it was written down; Infinity for one that did nothing else. */
export function closedIn(journal: readonly JournalEntry[]): Map<string, number> {
  const ledger = new Ledger();
  const closed = new Map<string, number>();
  journal.forEach((entry, line) => {
    entry.trades.forEach((trade, index) => {
      const found = ledger.closes(trade);
      closed.set(`${line} ${index}`, found === Math.abs(trade.count) ? Infinity : found);
      ledger.trade(trade);
    });
    for (const ending of entry.endings) ledger.end(ending);
  });
  return closed;
}

/**
 * The journal from its beginning; null where a line cannot be: nothing is there any more, it closes less than it did,
 * or contracts that have expired are still there. `lines` are the numbers of the entries before the change.
 */
export function replayed(
  journal: readonly JournalEntry[],
  lines: readonly number[],
  closed: ReadonlyMap<string, number>,
): { readonly ledger: Ledger; readonly journal: readonly JournalEntry[] } | null {
  const ledger = new Ledger();
  const made: JournalEntry[] = [];
  for (const [position, entry] of journal.entries()) {
    if (position > 0 && ledger.held.size === 0) return null;
    for (const [index, trade] of entry.trades.entries()) {
      const wanted = Math.min(
        closed.get(`${lines[position]} ${index}`) ?? 0,
        Math.abs(trade.count),
      );
      if (ledger.closes(trade) < wanted) return null;
      ledger.trade(trade);
    }
    const endings: LedgerEnding[] = [];
    for (const ending of entry.endings) {
      const there = ledger.contracts.get(ending.symbol)?.count ?? 0;
      if (there * ending.count <= 0) return null;
      if (!entry.atExpiry && Math.abs(there) < Math.abs(ending.count)) return null;
      const now = entry.atExpiry ? { ...ending, count: there } : ending;
      ledger.end(now);
      endings.push(now);
    }
    if (ledger.overdue(entry.at)) return null;
    made.push({ ...entry, endings });
  }
  return { ledger, journal: made };
}
