import type { Principal } from '@toolyard/core/accounts';
import { contractTermsOf, isOption } from '@toolyard/core/options/contracts';
import {
  AdjustStrategy,
  ExerciseOrAssign,
  CloseStrategy,
  CorrectStep,
  OpenStrategy,
  ReadStrategy,
  SaveStrategy,
  SettleStrategy,
  TakeBackStep,
  type Holdings,
  type MarkedStrategy,
  type Strategy,
  type StrategyStore,
  type TradeDraft,
} from '@toolyard/core/options/strategies';
import {
  moneyOf,
  ZERO_MONEY,
  type CalendarDate,
  type Commit,
  type Instant,
  type Money,
} from '@toolyard/core/shared';
import { SequentialIds, FakeClock, memoryDatabase } from '@toolyard/memory';
import fc from 'fast-check';
import {
  added,
  addedBefore,
  closedIn,
  Ledger,
  occSymbol,
  replayed,
  type JournalEntry,
  type LedgerAction,
  type LedgerContract,
  type LedgerEnding,
  type LedgerTrade,
} from './position-ledger.ts';
import {
  EXPIRIES,
  ScriptedMarket,
  STRIKES,
  SYMBOL,
  announcedAmount,
  dateOf,
  morning,
  type AnnouncedAction,
  type Announcement,
} from './scripted-market.ts';

const MEI: Principal = {
  kind: 'user',
  userId: 'mei',
  sessionId: 's',
  authenticatedAt: 0,
  role: 'user',
};

/** One trade, before the contract is chosen. */
interface RandomTrade {
  readonly shares: boolean;
  readonly held: boolean;
  readonly pick: number;
  readonly call: boolean;
  readonly strike: number;
  readonly expiry: number;
  readonly count: number;
  readonly price: Money;
  readonly fee: Money;
}

const trade: fc.Arbitrary<RandomTrade> = fc.record({
  shares: fc.integer({ min: 0, max: 4 }).map((n) => n < 2),
  held: fc.boolean(),
  pick: fc.nat(1_000),
  call: fc.boolean(),
  strike: fc.nat(2 * STRIKES.length),
  expiry: fc.nat(EXPIRIES.length - 1),
  count: fc.integer({ min: -4, max: 4 }).map((n) => (n === 0 ? 1 : n)),
  price: fc.integer({ min: 0, max: 200_000 }).map(moneyOf),
  fee: fc.integer({ min: 0, max: 20_000 }).map(moneyOf),
});

const MOVES = [
  ...([
    'adjust',
    'adjust',
    'adjust',
    'pass',
    'pass',
    'pass',
    'early',
    'settle',
    'close',
    'spoil',
  ] as const),
  ...(['correct', 'correct', 'move', 'takeBack'] as const),
  ...(['correctDividend', 'takeBackDividend'] as const),
];
/** What an ended position can still be changed by. */
const CHANGES = ['correct', 'correct', 'takeBack', 'correctDividend', 'takeBackDividend'] as const;
const move = fc.record({
  kind: fc.constantFrom(...MOVES),
  days: fc.integer({ min: 1, max: 5 }),
  /** How many days ago a trade was filled; 0 is now. */
  ago: fc.nat(4).map((days) => (days > 2 ? 0 : days)),
  pick: fc.nat(1_000),
  trades: fc.array(trade, { minLength: 1, maxLength: 3 }),
});
export type RandomMove = typeof move extends fc.Arbitrary<infer T> ? T : never;

/** Days of these weeks on which the market is closed: weekends, and the birthday of Martin Luther King. */
const isClosed = (day: number): boolean => [5, 6].includes(day % 7) || day === 14;

const LAST_DAY = 23;
const dividendAmount = fc.integer({ min: 1, max: 20_000 }).map(moneyOf);
const someDay = fc.nat(LAST_DAY);

/** Dividends that are known early or late, and changed or cancelled later. */
const announcement: fc.Arbitrary<Announcement> = fc.record({
  exDay: fc.integer({ min: 1, max: LAST_DAY }).filter((day) => !isClosed(day)),
  amount: dividendAmount,
  knownFrom: fc.oneof(fc.constant(0), someDay),
  change: fc.option(
    fc.record({ day: someDay, amount: fc.oneof(dividendAmount, fc.constant(ZERO_MONEY)) }),
  ),
});

/** One share becomes two, three or four, two become three, and eight, ten or twenty become one. */
const RATIOS = [
  [1, 2],
  [1, 3],
  [1, 4],
  [2, 3],
  [8, 1],
  [10, 1],
  [20, 1],
] as const;
/** Shares of the other company for each share, and cash per share. */
const MERGERS = [
  [1, 1, 0],
  [2, 1, 100_000],
  [4, 3, 0],
  [10, 3, 72_500],
  [2, 3, 12_500],
  [1, 0, 1_000_000],
] as const;

const SAME = { from: 1, to: 1, cash: ZERO_MONEY } as const;
type Terms = Pick<AnnouncedAction, 'kind' | 'from' | 'to' | 'cash'>;
const split: fc.Arbitrary<Terms> = fc
  .constantFrom(...RATIOS)
  .map(([from, to]) => ({ kind: 'split', from, to, cash: ZERO_MONEY }));
const symbolChange: fc.Arbitrary<Terms> = fc.constant({ kind: 'symbolChange', ...SAME });
const merger: fc.Arbitrary<Terms> = fc
  .constantFrom(...MERGERS)
  .map(([from, to, cash]) => ({ kind: 'merger', from, to, cash: moneyOf(cash) }));

const action = fc.record({
  exDay: fc.integer({ min: 1, max: LAST_DAY }).filter((day) => !isClosed(day)),
  terms: fc.oneof(
    { weight: 4, arbitrary: split },
    { weight: 1, arbitrary: symbolChange },
    { weight: 1, arbitrary: merger },
  ),
  cancelled: fc.nat(5).map((n) => n === 0),
  /** Days after the ex-date on which the source lists a split; null for one that is announced before. */
  late: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 2 }),
});

/** Symbols of the stock, after each change of it. */
const SYMBOLS = [SYMBOL, 'ABD', 'ABE'];

/** At most two actions of different days, one after another; none after a merger for cash. */
const actions: fc.Arbitrary<readonly AnnouncedAction[]> = fc
  .oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    ...[1, 2].map((length) => ({
      weight: 2,
      arbitrary: fc.uniqueArray(action, {
        ...{ minLength: length, maxLength: length },
        selector: ({ exDay }: { exDay: number }) => exDay,
      }),
    })),
  )
  .map((chosen) => {
    const announced: AnnouncedAction[] = [];
    let symbol: string | null = SYMBOL;
    for (const { terms, exDay, cancelled, late } of chosen.toSorted((a, b) => a.exDay - b.exDay)) {
      if (symbol === null) break;
      const isRenamed = terms.kind !== 'split';
      const next: string | null =
        terms.to === 0 ? null : SYMBOLS[SYMBOLS.indexOf(symbol) + (isRenamed ? 1 : 0)]!;
      const knownFrom = late === null || isRenamed ? 0 : exDay + late;
      announced.push({ ...terms, exDay, cancelled, knownFrom, symbol, newSymbol: next });
      if (!cancelled) symbol = next;
    }
    return announced;
  });

/** The price of each of 24 days, the dividends, what the company does, a plan, and the commands on the position. */
export const randomLifecycle = fc.record({
  spots: fc.array(
    fc.integer({ min: 8_000, max: 12_000 }).map((cents) => cents * 100),
    {
      minLength: 24,
      maxLength: 24,
    },
  ),
  announcements: fc.array(announcement, { minLength: 1, maxLength: 6 }),
  actions,
  plan: fc.array(trade, { minLength: 1, maxLength: 4 }),
  moves: fc.array(move, { minLength: 1, maxLength: 10 }),
  /** Changes of the position after its end. */
  changes: fc.array(
    move.map((each) => ({
      ...each,
      kind: CHANGES[each.pick % CHANGES.length]!,
    })),
    { maxLength: 4 },
  ),
});
export type RandomLifecycle = typeof randomLifecycle extends fc.Arbitrary<infer T> ? T : never;

/** A dividend of the ledger. */
interface LedgerDividend {
  readonly exDate: CalendarDate;
  /** Held when the ex-date began; short shares, which owe the dividend, negative. */
  readonly shares: number;
  /** Money per share. */
  readonly amount: Money;
  readonly fee: Money;
}

/** The dividends among the steps, as the ledger has them. */
export const bookedDividends = (steps: Strategy['steps']): readonly LedgerDividend[] =>
  steps
    .filter(({ kind }) => kind === 'dividend')
    .flatMap(({ at, fills }) =>
      fills.map(({ quantity: shares, price: amount, commission: fee }) => ({
        ...{ exDate: exDateOf(at), shares, amount, fee },
      })),
    );

/** Ex-dates of the splits, symbol changes and mergers among the steps. */
export const actionDates = (steps: Strategy['steps']): readonly CalendarDate[] =>
  steps.filter(({ kind }) => kind === 'corporateAction').map(({ at }) => exDateOf(at));

/** How many splits, symbol changes and mergers are among the steps. */
export function actionsIn(steps: Strategy['steps']) {
  const count = (kind: AnnouncedAction['kind']) =>
    steps.filter(({ action }) => action?.kind === kind).length;
  return {
    ...{ split: count('split'), symbolChange: count('symbolChange') },
    merger: count('merger'),
  };
}

/** Multiplier of each contract that is held, and the shares and the cash that it delivers. */
export const deliverables = ({ held }: Holdings): ReadonlyMap<string, readonly number[]> =>
  new Map(
    held.filter(isOption).map(({ symbol, multiplier, deliverable }) => {
      const shares = deliverable?.shares.reduce((sum, each) => sum + each.shares, 0);
      return [symbol, [multiplier, shares ?? multiplier, deliverable?.cash ?? 0]];
    }),
  );

/** Steps that follow from what the company does. */
export const BOOKED: readonly string[] = ['dividend', 'corporateAction'];

/** When a day of these weeks begins in New York. */
const midnight = (date: CalendarDate): Instant => Date.parse(`${date}T05:00Z`);

/** At its opening, or when it begins in New York. */
const exDateOf = (at: Instant) => new Date(at).toISOString().slice(0, 10) as CalendarDate;

/** Why a step is taken back that was recorded before a split was known. */
export const UNFIT = 'more than the split has left';

/** The position and its journal; every command goes to both. */
export class PositionModel {
  ledger: Ledger;
  journal: readonly JournalEntry[] = [];
  readonly clock = new FakeClock(morning(0));
  readonly market: ScriptedMarket;
  strategy!: MarkedStrategy;
  private readonly database = memoryDatabase();
  private readonly ports;
  /** The actions that take place. */
  private readonly taken: readonly AnnouncedAction[];
  /** Those that have been put into the ledger. */
  private readonly learnt = new Set<AnnouncedAction>();
  /** Dividends that the owner has corrected, by ex-date; null where he has taken one back. */
  private readonly stated = new Map<
    CalendarDate,
    { readonly amount: Money; readonly fee: Money } | null
  >();

  /** @param symbol a stock, or an index whose options are settled in cash */
  constructor(
    spots: readonly Money[],
    private readonly symbol: string = SYMBOL,
    private readonly announcements: readonly Announcement[] = [],
    actions: readonly AnnouncedAction[] = [],
  ) {
    this.ledger = new Ledger(symbol);
    // Indices are not split.
    const announced = symbol === SYMBOL ? actions : [];
    this.taken = announced.filter(({ cancelled }) => !cancelled);
    this.market = new ScriptedMarket(spots, this.clock, symbol, announcements, announced);
    const { market, clock } = this;
    this.ports = {
      ...{ chains: market, market, settlementPrices: market, actions: market, clock },
      ids: new SequentialIds(),
    };
  }

  /**
   * The dividends of the ex-dates that have come, by the rule of the exchange: whoever has shares when the day begins
   * receives the dividend, whoever is short of them pays it, also where they come from a contract that has expired and
   * is not written down as settled. The owner's amount counts before that of the source.
   */
  get dividends(): readonly LedgerDividend[] {
    const { today } = this.market;
    const journal = [...this.journal, ...this.settlements];
    const { actions } = this;
    const paid = new Map<number, number>();
    for (const each of this.announcements) {
      const amount = announcedAmount(each, today);
      if (amount === null || each.exDay > today) continue;
      paid.set(each.exDay, (paid.get(each.exDay) ?? 0) + amount);
    }
    return [...paid]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([day, amount]) => {
        const exDate = dateOf(day);
        const { shares } = addedBefore(journal, actions, midnight(exDate));
        const stated = this.stated.get(exDate);
        if (shares === 0 || stated === null) return [];
        return [{ exDate, shares, ...(stated ?? { amount: moneyOf(amount), fee: ZERO_MONEY }) }];
      });
  }

  /** Cash of trades, settlements and dividends. */
  get cash(): number {
    return this.dividends.reduce(
      (sum, { shares, amount, fee }) => sum + shares * amount - fee,
      this.ledger.cash,
    );
  }

  /** As {@link deliverables} of the ledger. */
  get deliverables(): ReadonlyMap<string, readonly number[]> {
    return new Map(
      [...this.ledger.contracts].map(
        ([
          symbol,
          {
            of: { multiplier, delivers },
          },
        ]) => [symbol, [multiplier, delivers.shares, delivers.cash]],
      ),
    );
  }

  /** Day of the last action whose ex-date has come, known or not; null where there is none. */
  private get lastExDay(): number | null {
    return this.taken.findLast(({ exDay }) => exDay <= this.market.today)?.exDay ?? null;
  }

  /** The strategy as it is stored. */
  async stored(): Promise<Strategy> {
    return (await this.database.readers.strategies.findOwned('mei', this.strategy.id))!;
  }

  /** The actions that the ledger has. */
  get actions(): readonly LedgerAction[] {
    return this.linesOf(({ exDay }) => exDay <= this.market.today, this.learnt);
  }

  /** Actions whose ex-date has come, where the source lists them. */
  private get known(): readonly AnnouncedAction[] {
    const { today } = this.market;
    return this.taken.filter(({ exDay, knownFrom }) => exDay <= today && knownFrom <= today);
  }

  /** Actions of a set as the ledger has them, by ex-date. */
  private linesOf(
    isMeant: (action: AnnouncedAction) => boolean,
    among: Iterable<AnnouncedAction>,
  ): readonly LedgerAction[] {
    const chosen = new Set([...among].filter(isMeant));
    return this.taken
      .filter((each) => chosen.has(each))
      .map(({ kind, exDay, from, to, cash, newSymbol: stock }) => {
        let day = exDay - 1;
        while (isClosed(day)) day--;
        const after = to === 0 ? 0 : ((this.market.spotOn(day) - cash) * from) / to;
        const price = moneyOf(Math.max(0, Math.round(after)));
        return { kind, at: midnight(dateOf(exDay)), from, to, cash, stock, price };
      });
  }

  /** First and last day before which the position was held in a way that a company's actions concern; null where none. */
  private get exposedDays(): { readonly from: number; readonly to: number } | null {
    if (this.terms.settlement === 'cash') return null;
    const { journal, actions } = this;
    const isOpen = added(journal, actions).held.size > 0;
    const days = Array.from({ length: this.market.today }, (_, day) => day + 1).filter((day) => {
      const { shares, held } = addedBefore(journal, actions, midnight(dateOf(day)));
      return shares !== 0 || (isOpen && held.size > 0);
    });
    return days.length === 0 ? null : { from: days[0]!, to: days.at(-1)! };
  }

  /** Whether what companies do can concern the position: it was held over a night and is open, or it had shares then. */
  get isExposed(): boolean {
    return this.exposedDays !== null;
  }

  /** Whether the ledger has a split that lines of after it may have been written without, and these steps do not. */
  lacksLateSplit(steps: Strategy['steps']): boolean {
    const dates = actionDates(steps);
    return [...this.learnt].some(
      ({ exDay, knownFrom }) => knownFrom > exDay && !dates.includes(dateOf(exDay)),
    );
  }

  /** The steps that stand in the journal. */
  private get traded() {
    return this.strategy.steps.filter(({ kind }) => !BOOKED.includes(kind));
  }

  private async run<T>(prepared: Promise<Commit<StrategyStore, T>>): Promise<T> {
    return this.database.unitOfWork.run(await prepared);
  }

  /** The strategy after a command; the error code where it is refused. */
  private async attempt(prepared: Promise<Commit<StrategyStore, MarkedStrategy>>) {
    try {
      return await this.run(prepared);
    } catch (error) {
      return (error as { code?: string }).code ?? String(error);
    }
  }

  private get tools() {
    return [this.database.readers.strategies, this.ports] as const;
  }

  private get seen() {
    return { id: this.strategy.id, version: this.strategy.version, note: '' };
  }

  /** Writes lines into the journal, and adds them up anew. */
  private note(...entries: readonly JournalEntry[]): void {
    this.journal = [...this.journal, ...entries];
    this.count();
  }

  private count(): void {
    this.ledger = added(this.journal, this.actions, this.symbol);
  }

  private get terms() {
    return contractTermsOf(this.symbol);
  }

  /** 16:00 in New York's winter, 9:30 for options that settle at opening prices. */
  private settledAt(expiry: CalendarDate): Instant {
    return Date.parse(`${expiry}T${this.terms.settlementTime === 'AM' ? '14:30' : '21:00'}:00Z`);
  }

  private dayOf(at: Instant): number {
    return Math.floor((at - morning(0)) / 86_400_000);
  }

  contract(random: RandomTrade, at: Instant): LedgerContract {
    const open = EXPIRIES.filter((expiry) => at < this.settledAt(expiry));
    const expiry = open[random.expiry % open.length] ?? '2026-12-18';
    const strikes = this.market.strikesOn(this.dayOf(at));
    const strike = strikes[random.strike % strikes.length]!;
    const settledAt = this.settledAt(expiry);
    const standard = { multiplier: 100, delivers: { shares: 100, cash: ZERO_MONEY } };
    const type = random.call ? 'call' : 'put';
    return { root: this.ledger.stock, type, strike, expiry, settledAt, ...standard };
  }

  /** The trade's instrument: the shares, a held contract, or a listed contract. */
  target(random: RandomTrade, at: Instant): { symbol: string; of: LedgerContract | null } {
    // Nothing of a company that is gone is traded but the contracts on its cash.
    const isGone = this.market.symbolOn(this.market.today) === null;
    if (random.shares && this.terms.settlement === 'physical' && !isGone)
      return { symbol: this.ledger.stock, of: null };
    const held = [...this.ledger.contracts];
    const [symbol, known] = held[random.pick % Math.max(1, held.length)] ?? [];
    if ((random.held || isGone) && symbol && known) return { symbol, of: known.of };
    const of = this.contract(random, at);
    return { symbol: occSymbol(of), of };
  }

  private tradesOf(randoms: readonly RandomTrade[], at: Instant, lot: number): LedgerTrade[] {
    return randoms.map((random) => {
      const { symbol, of } = this.target(random, at);
      const { count, price, fee } = random;
      return { symbol, of, count: count * (of ? 1 : lot), price, fee };
    });
  }

  async open(plan: readonly RandomTrade[]): Promise<void> {
    const at = this.clock.now();
    const trades = this.tradesOf(plan, at, 100);
    const legs = trades.map(({ symbol, of, count, price }) => ({
      kind: of ? ('option' as const) : ('stock' as const),
      symbol,
      position: count > 0 ? ('long' as const) : ('short' as const),
      quantity: Math.abs(count),
      price,
      priceSource: 'own' as const,
    }));
    const draft = {
      ...({ name: 'lifecycle', templateId: 'custom', symbol: this.symbol } as const),
      commissionPerContract: ZERO_MONEY,
      commissionPerTrade: ZERO_MONEY,
      language: 'en' as const,
      legs,
    };
    const saved = await this.run(new SaveStrategy(this.ports).prepare(draft, MEI));
    const fills = saved.legs.map(({ id: legId }, index) => {
      const { price = ZERO_MONEY, fee: commission = ZERO_MONEY } = trades[index] ?? {};
      return { legId, price, commission };
    });
    const input = { id: saved.id, version: 1, note: '', fills };
    this.strategy = await this.run(new OpenStrategy(...this.tools).prepare(input, MEI));
    this.note({ at, trades, endings: [], atExpiry: false });
  }

  /** What a step at that time is refused with: the market was closed, a step came after it, a contract had expired. */
  refusalAt(day: number): string | null {
    const last = this.journal.at(-1)?.at ?? 0;
    if (day < this.market.today && (isClosed(day) || morning(day) < last - 60_000))
      return 'STRATEGY_INVALID';
    return this.ledger.overdue(morning(day)) ? 'POSITION_DUE' : null;
  }

  /** So many days ago, but not before an action, where the contracts were others. */
  daysAgo(days: number): number {
    return Math.min(days, this.market.today - (this.lastExDay ?? 0));
  }

  /** Makes the trades so many days ago; answers the error code where they are refused. */
  async adjust(randoms: readonly RandomTrade[], ago = 0, version = this.seen.version) {
    const day = this.market.today - ago;
    const chosen = this.tradesOf(randoms, morning(day), 50);
    const trades: TradeDraft[] = chosen.map(({ symbol, of, count, price, fee }) => ({
      kind: of ? 'option' : 'stock',
      symbol,
      side: count > 0 ? 'buy' : 'sell',
      contracts: Math.abs(count),
      price,
      commission: fee,
    }));
    const at = ago === 0 ? null : morning(day);
    const input = { ...this.seen, version, trades, at };
    const done = await this.attempt(new AdjustStrategy(...this.tools).prepare(input, MEI));
    if (typeof done === 'string') return done;
    this.strategy = done;
    this.note({ at: morning(day), trades: chosen, endings: [], atExpiry: false });
    return null;
  }

  /** Closes every holding at these prices. */
  async close(price: Money) {
    const trades = [...this.ledger.held].map(([symbol, count], index) => ({
      ...{ symbol, of: this.ledger.contracts.get(symbol)?.of ?? null, count: -count },
      ...{ price: moneyOf(price + index), fee: moneyOf(index) },
    }));
    const prices = trades.map(({ symbol, price: each, fee: commission }) => ({
      ...{ symbol, price: each, commission },
    }));
    const done = await this.attempt(
      new CloseStrategy(...this.tools).prepare({ ...this.seen, prices, units: null }, MEI),
    );
    if (typeof done === 'string') return done;
    this.strategy = done;
    this.note({ at: this.clock.now(), trades, endings: [], atExpiry: false });
    return null;
  }

  /** Exercises contracts of one holding, or has them assigned. */
  async early(pick: number, more = 0) {
    const held = [...this.ledger.contracts];
    const [symbol, known] = held[pick % Math.max(1, held.length)] ?? [];
    if (!symbol || !known) return 'NOTHING_HELD';
    // Nobody exercises a contract that delivers less cash than it costs.
    const isAtALoss = known.of.delivers.shares === 0 && this.gainOf(known.of, ZERO_MONEY) < 0;
    if (isAtALoss && more === 0 && !this.hasDue) return null;
    const contracts = more + 1 + (pick % Math.abs(known.count));
    const input = { ...this.seen, symbol, contracts, commission: ZERO_MONEY };
    const done = await this.attempt(new ExerciseOrAssign(...this.tools).prepare(input, MEI));
    if (typeof done === 'string') return done;
    this.strategy = done;
    const count = Math.sign(known.count) * contracts;
    const ending = { symbol, of: known.of, count, intoShares: true, paid: null, fee: ZERO_MONEY };
    this.note({ at: this.clock.now(), trades: [], endings: [ending], atExpiry: false });
    return null;
  }

  /** The lines that settle expired contracts by the default rule: one per expiry. */
  private get settlements(): readonly JournalEntry[] {
    const due = [...this.ledger.contracts].filter(([, { of }]) => this.isDue(of));
    return EXPIRIES.flatMap((expiry) => {
      const endings = due.flatMap(([symbol, { of, count }]): LedgerEnding[] =>
        of.expiry === expiry ? [{ symbol, of, count, ...this.outcomeOf(of), fee: ZERO_MONEY }] : [],
      );
      const at = this.settledAt(expiry);
      return endings.length === 0 ? [] : [{ at, trades: [], endings, atExpiry: true }];
    });
  }

  /**
   * The lines up to the first with a contract whose settlement price is away, or of which it is unknown whether it was
   * split. Contracts that deliver cash alone need no price.
   */
  private get possibleSettlements(): readonly JournalEntry[] {
    const { settlements } = this;
    const needed = ['everything', 'settlementPrices', 'late'];
    if (this.terms.settlement === 'physical') needed.push('actions');
    if (!needed.includes(this.market.outage ?? '')) return settlements;
    const waiting = settlements.findIndex(({ endings }) =>
      endings.some(({ of }) => of.delivers.shares > 0),
    );
    return waiting < 0 ? settlements : settlements.slice(0, waiting);
  }

  /** Settles expired contracts by the default rule. */
  async settle() {
    const input = { ...this.seen, outcomes: [], settlementPrices: [] };
    const done = await this.attempt(new SettleStrategy(...this.tools).prepare(input, MEI));
    if (typeof done === 'string') return done;
    this.strategy = done;
    this.note(...this.possibleSettlements);
    return null;
  }

  /** The journal with one line changed or left out, added up anew; null where it cannot be. */
  private journalWith(line: number, entry: JournalEntry | null) {
    const lines = this.journal.map((_, index) => index).filter((each) => entry || each !== line);
    const journal = this.journal.flatMap((each, index) => (index === line ? (entry ?? []) : each));
    const { actions } = this;
    const closed = closedIn(this.journal, actions);
    const made = replayed(journal, actions, lines, closed, this.symbol);
    return made.ok ? made : null;
  }

  /** Does what the journal allows: the answer must be its own. */
  private async change(
    line: number,
    entry: JournalEntry | null,
    prepared: Promise<Commit<StrategyStore, MarkedStrategy>>,
  ) {
    const expected = this.journalWith(line, entry);
    const done = await this.attempt(prepared);
    const answer = typeof done === 'string' ? done : null;
    if (!expected || typeof done === 'string')
      return { answer, expected: expected ? null : 'STEP_IMPOSSIBLE' };
    this.strategy = done;
    this.journal = expected.journal;
    this.ledger = expected.ledger;
    return { answer, expected: null };
  }

  private get corrected() {
    const { id, version } = this.strategy;
    return { id, version, reason: 'as the broker reports it' };
  }

  /** The journal with some actions, where its lines were written with others. */
  private rewritten(actions: readonly LedgerAction[], writtenWith: readonly LedgerAction[]) {
    const { journal, symbol } = this;
    return replayed(journal, actions, [...journal.keys()], closedIn(journal, writtenWith), symbol);
  }

  /** Whether all lines fit what the ledger has, where they were written with what these steps have. */
  fitsWithout(steps: Strategy['steps']): boolean {
    const dates = actionDates(steps);
    const had = this.linesOf(({ exDay }) => dates.includes(dateOf(exDay)), this.learnt);
    return had.length === this.actions.length || this.rewritten(this.actions, had).ok;
  }

  /** The actions that concern the position and are still to be put into the ledger. */
  private get news(): readonly AnnouncedAction[] {
    const days = this.exposedDays;
    if (days === null) return [];
    return this.known.filter(
      (each) => !this.learnt.has(each) && days.from <= each.exDay && each.exDay <= days.to,
    );
  }

  /** Whether the last command has made a listed action concern the position that did not, so that it is still to be learnt. */
  get hasNews(): boolean {
    return this.news.length > 0;
  }

  /**
   * Puts the actions that the source lists now into the ledger. The lines that do not fit them are named one after another,
   * and their owner takes them back; where others need them, those that follow first. Nothing is learnt while the source
   * fails.
   */
  async learn(): Promise<void> {
    if (this.market.outage !== null) return;
    for (let news = this.news; news.length > 0; news = this.news) {
      const after = this.linesOf(() => true, [...this.learnt, ...news]);
      const made = this.rewritten(after, this.actions);
      const unbookable = this.strategy.unbookable?.stepId ?? null;
      const expected = made.ok ? null : this.traded[made.line]!.id;
      if (!made.ok && unbookable !== expected)
        throw new Error(`${unbookable} instead of ${expected}`);
      if (made.ok) {
        for (const each of news) this.learnt.add(each);
        this.journal = made.journal;
      } else {
        const found = await this.takeBackLine(made.line, UNFIT);
        if (found.answer !== found.expected) throw new Error(`${found.answer} of ${expected}`);
        if (found.answer) await this.takeBackLine(this.journal.length - 1, UNFIT);
      }
    }
    if (this.strategy.unbookable) throw new Error(`${this.strategy.unbookable.stepId} fits`);
    this.count();
  }

  /** Leaves a line out of the journal. */
  takeBackLine(line: number, reason = this.corrected.reason) {
    const stepId = this.traded[line]?.id ?? '';
    const input = { ...this.corrected, reason, stepId };
    return this.change(line, null, new TakeBackStep(...this.tools).prepare(input, MEI));
  }

  takeBack(pick: number) {
    return this.changed(this.takeBackLine(pick % this.journal.length));
  }

  /** A change, after which a split may concern the position that did not. */
  private async changed<T>(change: Promise<T>): Promise<T> {
    const answer = await change;
    await this.learn();
    return answer;
  }

  /** Corrects one fill: count, price and fee of a trade, the count of an early ending, the fee of any. */
  correct(pick: number, { count: random, price, fee }: RandomTrade) {
    const line = pick % this.journal.length;
    const entry = this.journal[line]!;
    const step = this.traded[line]!;
    const { trades, endings, atExpiry } = entry;
    const at = (pick >> 3) % Math.max(trades.length, endings.length);
    const [trade_, ending] = [trades[at], endings[at]];
    const symbol = trade_?.symbol ?? ending?.symbol;
    const ofSymbol = trades.filter((each, index) => each.symbol === symbol && index < at).length;
    const fill = step.fills.filter((each) => each.symbol === symbol)[ofSymbol]!;
    const contracts = Math.abs(random) * (trade_ && !trade_.of ? 50 : 1);
    const changed: JournalEntry = {
      ...entry,
      trades: trades.map((each, index) =>
        index === at ? { ...each, count: Math.sign(each.count) * contracts, price, fee } : each,
      ),
      endings: endings.map((each, index) =>
        index === at
          ? { ...each, fee, count: atExpiry ? each.count : Math.sign(each.count) * contracts }
          : each,
      ),
    };
    const stated = {
      ...{ fillId: fill.id, commission: fee },
      ...(trade_ && { price }),
      ...(!atExpiry && { contracts }),
    };
    const input = { ...this.corrected, stepId: step.id, fills: [stated] };
    const prepared = new CorrectStep(...this.tools).prepare(input, MEI);
    if (JSON.stringify(changed) === JSON.stringify(entry)) return this.invalid(prepared);
    return this.changed(this.change(line, changed, prepared));
  }

  /** Corrects amount and fee of a dividend, or takes it back; without one it changes nothing. */
  async changeDividend(pick: number, to: { readonly price: Money; readonly fee: Money } | null) {
    const { dividends } = this;
    if (dividends.length === 0) return { answer: null, expected: null };
    const { exDate, amount, fee } = dividends[pick % dividends.length]!;
    const steps = this.strategy.steps.filter(({ kind }) => kind === 'dividend');
    const step = steps.find(({ at }) => exDateOf(at) === exDate)!;
    const change = { ...this.corrected, stepId: step.id };
    const fills = [{ fillId: step.fills[0]!.id, price: to?.price, commission: to?.fee }];
    const done = await this.attempt(
      to === null
        ? new TakeBackStep(...this.tools).prepare(change, MEI)
        : new CorrectStep(...this.tools).prepare({ ...change, fills }, MEI),
    );
    const isSame = to?.price === amount && to.fee === fee;
    if (typeof done === 'string')
      return { answer: done, expected: isSame ? 'STRATEGY_INVALID' : null };
    this.strategy = done;
    this.stated.set(exDate, to && { amount: to.price, fee: to.fee });
    return { answer: null, expected: null };
  }

  /** Moves a line to another day; over a split its contracts would be others. */
  async move(pick: number, days: number) {
    if (this.lastExDay !== null) return { answer: null, expected: null };
    const line = pick % this.journal.length;
    const entry = this.journal[line]!;
    const day = Math.max(0, Math.floor((entry.at - morning(0)) / 86_400_000) + days - 3);
    const at = morning(day);
    const [before, after] = [this.journal[line - 1]?.at ?? 0, this.journal[line + 1]?.at ?? at];
    const expired = [...entry.trades, ...entry.endings].some(
      ({ of }) => of !== null && of.settledAt <= at,
    );
    const isOutside =
      at < before - 60_000 || at > after || day > this.market.today || isClosed(day);
    const stepId = this.traded[line]?.id ?? '';
    const input = { ...this.corrected, stepId, fills: [], at };
    const prepared = new CorrectStep(...this.tools).prepare(input, MEI);
    const isInvalid =
      isOutside || expired || entry.atExpiry || Math.abs(at - this.stepTime(line)) < 60_000;
    return isInvalid
      ? this.invalid(prepared)
      : this.changed(this.change(line, { ...entry, at }, prepared));
  }

  /** A change that must be refused. */
  private async invalid(prepared: Promise<Commit<StrategyStore, MarkedStrategy>>) {
    const done = await this.attempt(prepared);
    return { answer: typeof done === 'string' ? done : null, expected: 'STRATEGY_INVALID' };
  }

  /** Steps of one morning follow one another within a moment. */
  private stepTime(line: number): Instant {
    return this.traded[line]?.at ?? 0;
  }

  /** What exercise gains per contract at a price of the share. */
  private gainOf({ type, strike, multiplier, delivers }: LedgerContract, price: Money): number {
    const gain = delivers.shares * price + delivers.cash - multiplier * strike;
    return type === 'call' ? gain : -gain;
  }

  /** A contract one cent in the money at settlement is exercised or assigned. */
  isUsed(of: LedgerContract): boolean {
    return this.gainOf(of, this.market.settlement(of.expiry)) >= 100 * of.multiplier;
  }

  /** What is delivered or paid at the expiry by the rule. */
  private outcomeOf(of: LedgerContract) {
    const inCash = this.terms.settlement === 'cash';
    const isUsed = this.isUsed(of);
    const gain = this.gainOf(of, this.market.settlement(of.expiry));
    return { intoShares: isUsed && !inCash, paid: isUsed && inCash ? moneyOf(gain) : null };
  }

  private isDue({ settledAt }: LedgerContract): boolean {
    return settledAt <= this.clock.now();
  }

  get hasDue(): boolean {
    return this.ledger.overdue(this.clock.now());
  }

  async pass(days: number): Promise<void> {
    this.clock.set(morning(this.market.today + days));
    this.strategy = await this.read();
    await this.learn();
  }

  read(): Promise<MarkedStrategy> {
    const reading = new ReadStrategy(this.database.readers.strategies, this.ports);
    return reading.execute(this.strategy.id, MEI);
  }

  /** What the shares are called by the last action of before the first line, or that exchanged something. */
  private get bookedSymbol(): string {
    const { journal, actions } = this;
    const exchanging = actions.filter(({ at }) => {
      if (at <= (journal[0]?.at ?? 0)) return true;
      const { shares, contracts } = addedBefore(journal, actions, at);
      return shares !== 0 || [...contracts.values()].some(({ of }) => of.settledAt > at);
    });
    return exchanging.reduce((symbol, { stock }) => stock ?? symbol, this.symbol);
  }

  /**
   * Market value by the ledger: mid prices, and the exercise value of expired contracts. Null where an adjusted contract
   * has no quotes, one is exercised whose shares are to go through a later action, or nothing is traded under the symbol of
   * the position.
   */
  get value(): Money | null {
    const { market, actions } = this;
    const isExchanged = (at: Instant) => actions.some((each) => at <= each.at);
    if (this.bookedSymbol !== market.symbolOn(market.today) && this.ledger.held.size > 0)
      return null;
    let value = this.ledger.shares * market.spot;
    for (const { of, count } of this.ledger.contracts.values()) {
      if (this.isDue(of)) {
        const { paid } = this.outcomeOf(of);
        if (paid !== null) value += count * paid;
        else if (this.isUsed(of)) {
          if (isExchanged(of.settledAt)) return null;
          value += count * this.gainOf(of, market.spot);
        }
      } else if (of.root !== this.ledger.stock || !market.lists(of.strike)) return null;
      else value += count * 100 * market.mid(of.type, of.strike, of.expiry);
    }
    return moneyOf(value);
  }
}

export type { Strategy };
