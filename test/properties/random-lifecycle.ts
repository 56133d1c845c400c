import type { Principal } from '@toolyard/core/accounts';
import { isExpired } from '@toolyard/core/options/contracts';
import {
  AdjustStrategy,
  ExerciseOrAssign,
  CloseStrategy,
  OpenStrategy,
  ReadStrategy,
  SaveStrategy,
  SettleStrategy,
  type MarkedStrategy,
  type Strategy,
  type StrategyStore,
  type TradeDraft,
} from '@toolyard/core/options/strategies';
import { moneyOf, ZERO_MONEY, type Commit, type Money } from '@toolyard/core/shared';
import { SequentialIds, FakeClock, memoryDatabase } from '@toolyard/memory';
import fc from 'fast-check';
import { Ledger, type LedgerContract } from './position-ledger.ts';
import {
  EXPIRIES,
  ScriptedMarket,
  STRIKES,
  SYMBOL,
  contractOf,
  morning,
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
  shares: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
  held: fc.boolean(),
  pick: fc.nat(1_000),
  call: fc.boolean(),
  strike: fc.nat(STRIKES.length - 1),
  expiry: fc.nat(EXPIRIES.length - 1),
  count: fc.integer({ min: -4, max: 4 }).map((n) => (n === 0 ? 1 : n)),
  price: fc.integer({ min: 0, max: 200_000 }).map(moneyOf),
  fee: fc.integer({ min: 0, max: 20_000 }).map(moneyOf),
});

const MOVES = ['adjust', 'adjust', 'pass', 'pass', 'early', 'settle', 'close', 'spoil'] as const;
const move = fc.record({
  kind: fc.constantFrom(...MOVES),
  days: fc.integer({ min: 1, max: 5 }),
  pick: fc.nat(1_000),
  trades: fc.array(trade, { minLength: 1, maxLength: 3 }),
});
export type RandomMove = typeof move extends fc.Arbitrary<infer T> ? T : never;

/** The price of each of 24 days, a plan, and the commands on the position. */
export const randomLifecycle = fc.record({
  spots: fc.array(
    fc.integer({ min: 8_000, max: 12_000 }).map((cents) => cents * 100),
    {
      minLength: 24,
      maxLength: 24,
    },
  ),
  plan: fc.array(trade, { minLength: 1, maxLength: 4 }),
  moves: fc.array(move, { minLength: 1, maxLength: 8 }),
});
export type RandomLifecycle = typeof randomLifecycle extends fc.Arbitrary<infer T> ? T : never;

const attempt = async <T>(work: Promise<T>): Promise<T | string> => {
  try {
    return await work;
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

/** The position and its ledger; every command goes to both. */
export class PositionModel {
  readonly ledger = new Ledger();
  readonly clock = new FakeClock(morning(0));
  readonly market: ScriptedMarket;
  strategy!: MarkedStrategy;
  private readonly database = memoryDatabase();
  private readonly ports;

  constructor(spots: readonly Money[]) {
    this.market = new ScriptedMarket(spots, this.clock);
    const { market, clock } = this;
    this.ports = { chains: market, market, clock, ids: new SequentialIds() };
  }

  private async run<T>(prepared: Promise<Commit<StrategyStore, T>>): Promise<T> {
    return this.database.unitOfWork.run(await prepared);
  }

  private get tools() {
    return [this.database.readers.strategies, this.ports] as const;
  }

  private get seen() {
    return { id: this.strategy.id, version: this.strategy.version, note: '' };
  }

  contract(random: RandomTrade): LedgerContract {
    const open = EXPIRIES.filter((expiry) => !isExpired(this.clock.now(), expiry));
    const expiry = open[random.expiry % open.length] ?? '2026-03-20';
    const strike = STRIKES[random.strike] ?? ZERO_MONEY;
    return { type: random.call ? 'call' : 'put', strike, expiry };
  }

  /** The trade's instrument: the shares, a held contract, or a listed contract. */
  target(random: RandomTrade): { symbol: string; of: LedgerContract | null } {
    if (random.shares) return { symbol: SYMBOL, of: null };
    const held = [...this.ledger.contracts];
    const [symbol, known] = held[random.pick % Math.max(1, held.length)] ?? [];
    if (random.held && symbol && known) return { symbol, of: known.of };
    const of = this.contract(random);
    return { symbol: contractOf(of.type, of.strike, of.expiry), of };
  }

  async open(plan: readonly RandomTrade[]): Promise<void> {
    const planned = plan.map((random) => ({ ...random, ...this.target(random) }));
    const legs = planned.map(({ symbol, of, count, price }) => ({
      kind: of ? ('option' as const) : ('stock' as const),
      symbol,
      position: count > 0 ? ('long' as const) : ('short' as const),
      quantity: Math.abs(count) * (of ? 1 : 100),
      price,
      priceSource: 'own' as const,
    }));
    const draft = {
      ...({ name: 'lifecycle', templateId: 'custom', symbol: SYMBOL } as const),
      commissionPerContract: ZERO_MONEY,
      legs,
    };
    const saved = await this.run(new SaveStrategy(this.ports).prepare(draft, MEI));
    const fills = saved.legs.map(({ id: legId }, index) => {
      const { price = ZERO_MONEY, fee: commission = ZERO_MONEY } = planned[index] ?? {};
      return { legId, price, commission };
    });
    const input = { id: saved.id, version: 1, note: '', fills };
    this.strategy = await this.run(new OpenStrategy(...this.tools).prepare(input, MEI));
    for (const { symbol, of, count, price, fee } of planned)
      this.ledger.trade(symbol, of, count * (of ? 1 : 100), price, fee);
  }

  /** Makes the trades; answers the error code where they are refused. */
  async adjust(randoms: readonly RandomTrade[], version = this.seen.version) {
    const chosen = randoms.map((random) => ({ ...random, ...this.target(random) }));
    const trades: TradeDraft[] = chosen.map(({ symbol, of, count, price, fee }) => ({
      kind: of ? 'option' : 'stock',
      symbol,
      side: count > 0 ? 'buy' : 'sell',
      contracts: Math.abs(count) * (of ? 1 : 50),
      price,
      commission: fee,
    }));
    const input = { ...this.seen, version, trades };
    const done = await attempt(this.run(new AdjustStrategy(...this.tools).prepare(input, MEI)));
    if (typeof done === 'string') return done;
    this.strategy = done;
    for (const { symbol, of, count, price, fee } of chosen)
      this.ledger.trade(symbol, of, count * (of ? 1 : 50), price, fee);
    return null;
  }

  /** Closes every holding at these prices. */
  async close(price: Money) {
    const prices = [...this.ledger.held.keys()].map((symbol, index) => ({
      symbol,
      price: moneyOf(price + index),
      commission: moneyOf(index),
    }));
    const done = await attempt(
      this.run(new CloseStrategy(...this.tools).prepare({ ...this.seen, prices }, MEI)),
    );
    if (typeof done === 'string') return done;
    this.strategy = done;
    for (const each of prices) {
      const contract = this.ledger.contracts.get(each.symbol);
      const count = contract ? contract.count : this.ledger.shares;
      const of = contract?.of ?? null;
      this.ledger.trade(each.symbol, of, -count, moneyOf(each.price), moneyOf(each.commission));
    }
    return null;
  }

  /** Exercises contracts of one holding, or has them assigned. */
  async early(pick: number, more = 0) {
    const held = [...this.ledger.contracts];
    const [symbol, known] = held[pick % Math.max(1, held.length)] ?? [];
    if (!symbol || !known) return 'NOTHING_HELD';
    const contracts = more + 1 + (pick % Math.abs(known.count));
    const input = { ...this.seen, symbol, contracts };
    const done = await attempt(this.run(new ExerciseOrAssign(...this.tools).prepare(input, MEI)));
    if (typeof done === 'string') return done;
    this.strategy = done;
    this.ledger.end(symbol, Math.sign(known.count) * contracts, true);
    return null;
  }

  /** Settles expired contracts by the default rule. */
  async settle() {
    const input = { ...this.seen, outcomes: [] };
    const done = await attempt(this.run(new SettleStrategy(...this.tools).prepare(input, MEI)));
    if (typeof done === 'string') return done;
    this.strategy = done;
    for (const [symbol, { of, count }] of [...this.ledger.contracts])
      if (isExpired(this.clock.now(), of.expiry)) this.ledger.end(symbol, count, this.isUsed(of));
    return null;
  }

  /** A contract one cent in the money at settlement is exercised or assigned. */
  isUsed({ type, strike, expiry }: LedgerContract): boolean {
    const close = this.market.settlement(expiry);
    return (type === 'call' ? close - strike : strike - close) >= 100;
  }

  get hasDue(): boolean {
    return [...this.ledger.contracts.values()].some(({ of }) =>
      isExpired(this.clock.now(), of.expiry),
    );
  }

  async pass(days: number): Promise<void> {
    this.clock.set(morning(this.market.today + days));
    this.strategy = await this.read();
  }

  read(): Promise<MarkedStrategy> {
    const reading = new ReadStrategy(this.database.readers.strategies, this.ports);
    return reading.execute(this.strategy.id, MEI);
  }

  /** Market value by the ledger: mid prices, and the exercise value of expired contracts. */
  get value(): Money {
    const { market } = this;
    const options = [...this.ledger.contracts.values()].map(({ of, count }) => {
      const due = isExpired(this.clock.now(), of.expiry);
      const shares = of.type === 'call' ? market.spot - of.strike : of.strike - market.spot;
      const left = this.isUsed(of) ? shares : 0;
      return count * 100 * (due ? left : market.mid(of.type, of.strike, of.expiry));
    });
    return moneyOf(options.reduce((sum, each) => sum + each, this.ledger.shares * market.spot));
  }
}

export type { Strategy };
