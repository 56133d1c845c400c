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

/** What a company does to its shares: a split, a symbol change, or a merger. */
export interface LedgerAction {
  readonly kind: 'split' | 'symbolChange' | 'merger';
  readonly at: Instant;
  /** `from` shares become `to` shares. */
  readonly from: number;
  readonly to: number;
  /** Paid per share of before. */
  readonly cash: Money;
  /** Symbol of the shares after it; null where nothing but cash is left. */
  readonly stock: string | null;
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

/** The root of contracts on other than 100 shares: the digit after its own, so that series stay apart. */
const numbered = (root: string, stock: string): string =>
  `${stock}${Number(/\d$/.exec(root)?.[0] ?? 0) + 1}`;

/**
 * How many of a contract there are after an action, and what it is then. OCC By-Laws, Article VI, Section 11A, and
 * 'Characteristics and Risks of Standardized Options', chapter III:
 * - whole shares for each share give as many contracts with a part of the strike, on the same unit of trading;
 * - other actions into more shares give a greater unit of trading for a part of the strike;
 * - a reverse split leaves the strike and delivers the whole shares, and cash for the fraction;
 * - a merger leaves the strike and delivers the whole shares of the other company, and cash;
 * - a symbol change renames.
 * What delivers cash too is one contract on all that it has become.
 */
function contractAfter(
  of: LedgerContract,
  { kind, from, to, cash, price, stock }: LedgerAction,
): { readonly of: LedgerContract; readonly times: number } {
  const { root, multiplier } = of;
  const name = stock ?? root.replace(/\d$/, '');
  if (kind === 'symbolChange') {
    const digit = /\d$/.exec(root)?.[0] ?? '';
    return { of: { ...of, root: `${name}${digit}` }, times: 1 };
  }
  const isSplit = kind === 'split' && of.delivers.cash === 0 && to > from;
  const strike = isSplit ? cents((of.strike * from) / to) : of.strike;
  if (isSplit && to % from === 0) return { of: { ...of, strike }, times: to / from };
  const after = { ...of, root: numbered(root, name) };
  const made = of.delivers.shares * to;
  const inLieu = cents(((made % from) * price) / from);
  const delivers = {
    shares: Math.floor(made / from),
    cash: moneyOf(of.delivers.cash + inLieu + cash * of.delivers.shares),
  };
  if (isSplit && (multiplier * to) % from === 0)
    return { of: { ...after, strike, multiplier: (multiplier * to) / from, delivers }, times: 1 };
  return { of: { ...after, delivers }, times: 1 };
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
  /** Paid in cash per contract instead of shares; null where shares are delivered or nothing is left. */
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

  constructor(public stock = 'ABC') {}

  trade({ symbol, of, count, price, fee }: LedgerTrade): void {
    this.cash -= count * (of ? of.multiplier : 1) * price + fee;
    if (of) this.move(symbol, of, count);
    else this.shares += count;
  }

  /** Removes contracts: they expire, or they are exercised or assigned into shares at the strike. */
  end({ symbol, of, count, intoShares, paid, fee }: LedgerEnding): void {
    this.cash -= fee;
    this.move(symbol, of, -count);
    if (paid !== null) this.cash += count * paid;
    if (!intoShares) return;
    const side = of.type === 'call' ? count : -count;
    this.shares += side * of.delivers.shares;
    this.cash += side * (of.delivers.cash - of.multiplier * of.strike);
  }

  /** Exchanges shares, with cash for a fraction of one, and the contracts that have not expired before it. */
  exchange(action: LedgerAction): void {
    const { at, from, to, cash, price, stock } = action;
    const side = Math.sign(this.shares);
    const made = Math.abs(this.shares) * to;
    this.cash += this.shares * cash + side * cents(((made % from) * price) / from);
    // Not −0, which is not the 0 of a value.
    this.shares = side * Math.floor(made / from) + 0;
    this.stock = stock ?? this.stock;
    const before = [...this.contracts];
    this.contracts.clear();
    for (const [symbol, { of, count }] of before) {
      if (of.settledAt <= at) this.move(symbol, of, count);
      else {
        const after = contractAfter(of, action);
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
  | { readonly action: LedgerAction; readonly entry: null }
  | { readonly action: null; readonly entry: JournalEntry; readonly position: number };

/** The lines of a journal with the actions between them, which come before what is traded on their day. */
function* along(
  journal: readonly JournalEntry[],
  actions: readonly LedgerAction[],
): Generator<Event> {
  let next = 0;
  for (const [position, entry] of journal.entries()) {
    for (; (actions[next]?.at ?? Infinity) <= entry.at; next++)
      yield { action: actions[next]!, entry: null };
    yield { action: null, entry, position };
  }
  for (const action of actions.slice(next)) yield { action, entry: null };
}

/** The journal added up. */
export function added(
  journal: readonly JournalEntry[],
  actions: readonly LedgerAction[],
  stock?: string,
): Ledger {
  const ledger = new Ledger(stock);
  for (const { action, entry } of along(journal, actions)) {
    if (action) ledger.exchange(action);
    for (const each of entry?.trades ?? []) ledger.trade(each);
    for (const each of entry?.endings ?? []) ledger.end(each);
  }
  return ledger;
}

/** What was there when an instant came. */
export const addedBefore = (
  journal: readonly JournalEntry[],
  actions: readonly LedgerAction[],
  instant: Instant,
): Ledger =>
  added(
    journal.filter(({ at }) => at < instant),
    actions.filter(({ at }) => at < instant),
  );

/** What each trade of the journal closed when it was written down; Infinity for one that did nothing else. */
export function closedIn(
  journal: readonly JournalEntry[],
  actions: readonly LedgerAction[],
): Map<string, number> {
  const ledger = new Ledger();
  const closed = new Map<string, number>();
  for (const event of along(journal, actions)) {
    if (event.action) ledger.exchange(event.action);
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
  actions: readonly LedgerAction[],
  lines: readonly number[],
  closed: ReadonlyMap<string, number>,
  stock?: string,
): Replayed {
  const ledger = new Ledger(stock);
  const made: JournalEntry[] = [];
  for (const event of along(journal, actions)) {
    if (event.action) {
      ledger.exchange(event.action);
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
