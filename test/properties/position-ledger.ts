import type { OptionType } from '@toolyard/core/options/contracts';
import { moneyOf, type CalendarDate, type Instant, type Money } from '@toolyard/core/shared';

export interface LedgerContract {
  readonly root: string;
  readonly type: OptionType;
  readonly strike: Money;
  readonly expiry: CalendarDate;
  readonly settledAt: Instant;
  /** Units of the strike and of the premium in a contract. */
  readonly multiplier: number;
  /** What one contract delivers for its strike. */
  readonly delivers: { readonly shares: number; readonly cash: Money };
}

/** `from` shares become `to` shares. */
export interface LedgerSplit {
  readonly at: Instant;
  readonly from: number;
  readonly to: number;
  /** The last price of a share before it, as it counts after it. */
  readonly price: Money;
}

/** Root, date, type, and strike in thousandths of a dollar. */
export const occSymbol = ({
  root,
  expiry,
  type,
  strike,
}: Pick<LedgerContract, 'root' | 'expiry' | 'type' | 'strike'>): string =>
  `${root}${expiry.slice(2).replaceAll('-', '')}${type === 'call' ? 'C' : 'P'}${String(strike / 10).padStart(8, '0')}`;

/** To the nearest cent. */
const cents = (money: number): Money => moneyOf(Math.round(money / 100) * 100);

/**
 * How many of a contract there are after a split, and what it is then. OCC By-Laws, Article VI, Section 11A, and
 * 'Characteristics and Risks of Standardized Options': whole shares for each share give as many contracts with a part of
 * the strike; three for two gives 150 shares for a part of the strike; after a reverse split the whole shares and cash for
 * the fraction are delivered for the strike of before. What is not 100 shares has a root with a digit.
 */
function splitContract(
  of: LedgerContract,
  { from, to, price }: LedgerSplit,
): { readonly of: LedgerContract; readonly times: number } {
  const strike = cents((of.strike * from) / to);
  if (to % from === 0) return { of: { ...of, strike }, times: to / from };
  const root = `${of.root}1`;
  const shares = Math.floor((100 * to) / from);
  const left = (100 * to) % from;
  const delivers = { shares, cash: cents((left * price) / from) };
  if (to < from) return { of: { ...of, root, delivers }, times: 1 };
  return { of: { ...of, root, strike, multiplier: shares, delivers }, times: 1 };
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
    this.cash -= count * (of ? of.multiplier : 1) * price + fee;
    if (of) this.move(symbol, of, count);
    else this.shares += count;
  }

  /** Removes contracts: they expire, or they are exercised or assigned into shares at the strike. */
  end({ symbol, of, count, intoShares, paid, fee }: LedgerEnding): void {
    this.cash -= fee;
    this.move(symbol, of, -count);
    if (paid !== null) this.cash += count * 100 * paid;
    if (!intoShares) return;
    const side = of.type === 'call' ? count : -count;
    this.shares += side * of.delivers.shares;
    this.cash += side * (of.delivers.cash - of.multiplier * of.strike);
  }

  /** Splits shares, with cash for a fraction of one, and the contracts that have not expired before it. */
  split(split: LedgerSplit): void {
    const { at, from, to, price } = split;
    const side = Math.sign(this.shares);
    const made = Math.abs(this.shares) * to;
    this.shares = side * Math.floor(made / from);
    this.cash += side * cents(((made % from) * price) / from);
    const before = [...this.contracts];
    this.contracts.clear();
    for (const [symbol, { of, count }] of before) {
      if (of.settledAt <= at) this.move(symbol, of, count);
      else {
        const after = splitContract(of, split);
        this.move(occSymbol(after.of), after.of, count * after.times);
      }
    }
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

type Event =
  | { readonly split: LedgerSplit; readonly entry: null }
  | { readonly split: null; readonly entry: JournalEntry; readonly position: number };

/** The lines of a journal with the splits between them, which come before what is traded on their day. */
function* along(
  journal: readonly JournalEntry[],
  splits: readonly LedgerSplit[],
): Generator<Event> {
  let next = 0;
  for (const [position, entry] of journal.entries()) {
    for (; (splits[next]?.at ?? Infinity) <= entry.at; next++)
      yield { split: splits[next]!, entry: null };
    yield { split: null, entry, position };
  }
  for (const split of splits.slice(next)) yield { split, entry: null };
}

/** The journal added up. */
export function added(
  journal: readonly JournalEntry[],
  splits: readonly LedgerSplit[],
  stock?: string,
): Ledger {
  const ledger = new Ledger(stock);
  for (const { split, entry } of along(journal, splits)) {
    if (split) ledger.split(split);
    for (const each of entry?.trades ?? []) ledger.trade(each);
    for (const each of entry?.endings ?? []) ledger.end(each);
  }
  return ledger;
}

/** What was there when an instant came. */
export const addedBefore = (
  journal: readonly JournalEntry[],
  splits: readonly LedgerSplit[],
  instant: Instant,
): Ledger =>
  added(
    journal.filter(({ at }) => at < instant),
    splits.filter(({ at }) => at < instant),
  );

/** What each trade of the journal closed when it was written down; Infinity for one that did nothing else. */
export function closedIn(
  journal: readonly JournalEntry[],
  splits: readonly LedgerSplit[],
): Map<string, number> {
  const ledger = new Ledger();
  const closed = new Map<string, number>();
  for (const event of along(journal, splits)) {
    if (event.split) ledger.split(event.split);
    else {
      event.entry.trades.forEach((trade, index) => {
        const found = ledger.closes(trade);
        closed.set(
          `${event.position} ${index}`,
          found === Math.abs(trade.count) ? Infinity : found,
        );
        ledger.trade(trade);
      });
      for (const ending of event.entry.endings) ledger.end(ending);
    }
  }
  return closed;
}

/** The journal added up, or its first line that cannot be. */
type Replayed =
  | { readonly ok: true; readonly ledger: Ledger; readonly journal: readonly JournalEntry[] }
  | { readonly ok: false; readonly line: number };

/**
 * The journal from its beginning, where each line can be. One cannot where nothing is there any more, it closes less than it did,
 * or contracts that have expired are still there. `lines` are the numbers of the entries before the change.
 */
export function replayed(
  journal: readonly JournalEntry[],
  splits: readonly LedgerSplit[],
  lines: readonly number[],
  closed: ReadonlyMap<string, number>,
): Replayed {
  const ledger = new Ledger();
  const made: JournalEntry[] = [];
  for (const event of along(journal, splits)) {
    if (event.split) {
      ledger.split(event.split);
      continue;
    }
    const { entry, position } = event;
    const impossible = { ok: false, line: position } as const;
    if (position > 0 && ledger.held.size === 0) return impossible;
    for (const [index, trade] of entry.trades.entries()) {
      const wanted = Math.min(
        closed.get(`${lines[position]} ${index}`) ?? 0,
        Math.abs(trade.count),
      );
      if (ledger.closes(trade) < wanted) return impossible;
      ledger.trade(trade);
    }
    const endings: LedgerEnding[] = [];
    for (const ending of entry.endings) {
      const there = ledger.contracts.get(ending.symbol)?.count ?? 0;
      if (there * ending.count <= 0) return impossible;
      if (!entry.atExpiry && Math.abs(there) < Math.abs(ending.count)) return impossible;
      const now = entry.atExpiry ? { ...ending, count: there } : ending;
      ledger.end(now);
      endings.push(now);
    }
    if (ledger.overdue(entry.at)) return impossible;
    made.push({ ...entry, endings });
  }
  return { ok: true, ledger, journal: made };
}
