import {
  DEFAULT_OPTIONS_SETTINGS,
  ReplaceOptionsSettings,
  type OptionsSettings,
} from '@toolyard/core/options/settings';
import { NotifyOfExpiries, type AlertWork } from '@toolyard/core/options/alerts';
import { SummariseStrategies } from '@toolyard/core/options/capital';
import type { Bar, BarQuery } from '@toolyard/core/market';
import type { SessionClose } from '@toolyard/core/options/chain';
import {
  AdjustStrategy,
  ExerciseOrAssign,
  CloseStrategy,
  CorrectStep,
  OpenStrategy,
  ReadDailyMarks,
  ReadStrategy,
  SaveStrategy,
  ReviewStrategies,
  SettleStrategy,
  ListStrategies,
  TakeBackStep,
  type CorrectStepInput,
  type LegDraft,
  type MarkedStrategy,
  type Strategy,
  type StrategyStore,
  type TradeDraft,
} from '@toolyard/core/options/strategies';
import {
  fromDollars,
  midnightUtc,
  moneyOf,
  ZERO_MONEY,
  type CalendarDate,
  type Commit,
  type Money,
  type UnitOfWork,
} from '@toolyard/core/shared';
import {
  SequentialIds,
  FakeOptionChains,
  FakeSettlementPrices,
  FakeClock,
  FakeCorporateActions,
  memoryDatabase,
  chainFixture,
} from '@toolyard/memory';
import {
  BACK,
  FILE,
  FILE_EXPIRY,
  FILE_TIME,
  FRONT,
  NOW,
  draft,
  user,
} from './strategies-fixture.ts';

const MEI = user('mei');
export const NEAR: CalendarDate = '2026-01-09';
/** Options on them are settled in cash: at the close, at the opening prices, and at the close with early exercise. */
export const INDICES = ['XSP', 'RUT', 'OEX'] as const;

export const trade = (
  symbol: string,
  side: 'buy' | 'sell',
  contracts: number,
  dollars: number,
  change: Partial<TradeDraft> = {},
): TradeDraft => ({
  kind: symbol.length > 15 ? 'option' : 'stock',
  symbol,
  side,
  contracts,
  price: fromDollars(dollars),
  commission: ZERO_MONEY,
  ...change,
});

const priced = <T extends { price: number; commission: number }>(each: T) => ({
  ...each,
  price: moneyOf(each.price),
  commission: moneyOf(each.commission),
});

const bar = (date: CalendarDate, close: number): Bar => {
  const at = midnightUtc(date) + 52_200_000;
  return { at, open: close, high: close, low: close, close, volume: 1 };
};

/** The life of positions over fakes: small chains around a spot of 100, and closes that a test writes down. */
export function lifecycleFixture(closes: Readonly<Record<string, number>> = {}) {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock(NOW);
  const chains = new FakeOptionChains([
    chainFixture('ABC', NEAR, NOW - 60_000),
    chainFixture('ABC', FRONT, NOW - 60_000),
    chainFixture('ABC', BACK, NOW - 60_000),
    chainFixture('XYZ', FRONT, NOW - 60_000),
    chainFixture('SPX', FRONT, NOW - 60_000),
    chainFixture('SPX', FRONT, NOW - 60_000, 'SPXW'),
    ...INDICES.flatMap((symbol) =>
      [FRONT, BACK].map((expiry) => chainFixture(symbol, expiry, NOW - 60_000)),
    ),
    chainFixture(FILE, FILE_EXPIRY, FILE_TIME),
  ]);
  const bars = Object.entries(closes).map(([date, close]) => bar(date as CalendarDate, close));
  const settlementPrices = new FakeSettlementPrices(['ABC', 'XYZ', ...INDICES], clock);
  for (const [date, close] of Object.entries(closes))
    settlementPrices.publish(
      { symbol: 'ABC', date: date as CalendarDate, settlementTime: 'PM' },
      fromDollars(close),
    );
  const market = {
    bars: ({ symbol, from, to }: BarQuery) => {
      const of = symbol === 'ABC' ? bars : [];
      const within = of.filter(
        ({ at }) => at >= midnightUtc(from) && at < midnightUtc(to) + 86_400_000,
      );
      return Promise.resolve({ value: within, meta: { ...META, asOf: clock.now() } });
    },
  };
  const actions = new FakeCorporateActions(['ABC', 'XYZ', ...INDICES], clock);
  const ports = { chains, market, settlementPrices, actions, clock, ids: new SequentialIds() };
  const run = async <T>(prepared: Promise<Commit<StrategyStore, T>>): Promise<T> =>
    unitOfWork.run(await prepared);
  const tools = [readers.strategies, ports] as const;
  const seen = ({ id, version }: MarkedStrategy, note = '') => ({ id, version, note });
  const owner = new NotifyOfExpiries(ports);
  const previousCloses = new Map<string, SessionClose>();
  const tape = {
    previousClose: (symbol: string) => Promise.resolve(previousCloses.get(symbol) ?? null),
  };
  const fixture = {
    market,
    settlementPrices,
    actions,
    previousCloses,
    clock,
    chains,
    notes: () => readers.audit.notes(),
    /** The strategy with more steps than a test has patience for. */
    keep: async (strategy: MarkedStrategy) => {
      const changed = { ...strategy, version: strategy.version + 1 };
      await unitOfWork.run(({ strategies }) => strategies.update(changed));
      return fixture.read(strategy.id);
    },
    /** Stores a strategy as an import makes it. */
    add: (strategy: Strategy) => unitOfWork.run(({ strategies }) => strategies.add(strategy)),
    read: (id: string): Promise<MarkedStrategy> =>
      new ReadStrategy(readers.strategies, ports).execute(id, MEI),
    /** The strategy as it is stored, without what a read adds. */
    stored: async (id: string) => (await readers.strategies.findOwned('mei', id))!,
    /** One run of the background work; killed when it has taken what is due, or with something done while it reads. */
    review: ({ isKilled = false, whileReading = () => Promise.resolve() } = {}) => {
      let units = 0;
      const work: UnitOfWork<StrategyStore & AlertWork> = {
        run: async (store) => {
          units += 1;
          if (units === 2) await whileReading();
          const done = await unitOfWork.run(store);
          if (isKilled) throw new Error('killed');
          return done;
        },
      };
      return new ReviewStrategies<StrategyStore & AlertWork>(work, ports, owner).execute();
    },
    list: () =>
      new ListStrategies(readers.strategies, ports).execute({ limit: 100, cursor: null }, MEI),
    marks: (id: string) => new ReadDailyMarks(readers.strategies, ports).execute(id, MEI),
    notices: async () =>
      (await readers.notices.listOwned('mei', { limit: 100, cursor: null })).items,
    summary: () =>
      new SummariseStrategies(readers.strategies, readers.capital, ports, tape).execute(MEI),
    settings: (change: Partial<OptionsSettings>) =>
      unitOfWork.run(({ optionsSettings, capital, audit }) =>
        new ReplaceOptionsSettings(optionsSettings, capital, audit, clock, ports.ids).execute(
          {
            settings: { ...DEFAULT_OPTIONS_SETTINGS, ...change },
            ...{ version: null, capitalSeen: DEFAULT_OPTIONS_SETTINGS.capital },
          },
          MEI,
        ),
      ),
    plan: (legs: readonly LegDraft[], symbol = 'ABC') =>
      run(new SaveStrategy(ports).prepare(draft(legs, { symbol }), MEI)),
    open: async (legs: readonly LegDraft[], symbol = 'ABC') => {
      const saved = await fixture.plan(legs, symbol);
      const fills = saved.legs.map(({ id: legId, entryPrice: price }) => ({
        legId,
        price,
        commission: ZERO_MONEY,
      }));
      return fixture.fill(saved.id, fills);
    },
    fill: (
      id: string,
      fills: readonly { legId: string; price: number; commission: number }[],
      version = 1,
      time: { readonly at?: number } = {},
    ) =>
      run(
        new OpenStrategy(...tools).prepare(
          { id, version, note: '', ...time, fills: fills.map(priced) },
          MEI,
        ),
      ),
    adjust: (
      of: MarkedStrategy,
      trades: readonly TradeDraft[],
      note = '',
      time: { readonly at?: number; readonly outsideHours?: boolean } = {},
    ) => run(new AdjustStrategy(...tools).prepare({ ...seen(of, note), ...time, trades }, MEI)),
    correct: (
      { id, version }: MarkedStrategy,
      change: Omit<CorrectStepInput, 'id' | 'version' | 'reason' | 'fills'> &
        Partial<Pick<CorrectStepInput, 'reason' | 'fills'>>,
    ) =>
      run(
        new CorrectStep(...tools).prepare({ id, version, reason: '', fills: [], ...change }, MEI),
      ),
    takeBack: ({ id, version }: MarkedStrategy, stepId: string, reason = '') =>
      run(new TakeBackStep(...tools).prepare({ id, version, stepId, reason }, MEI)),
    close: (
      of: MarkedStrategy,
      prices: readonly { symbol: string; price: number; commission: number }[],
      units: number | null = null,
    ) =>
      run(
        new CloseStrategy(...tools).prepare(
          { ...seen(of), prices: prices.map(priced), units },
          MEI,
        ),
      ),
    settle: (
      of: MarkedStrategy,
      outcomes: readonly { symbol: string; outcome: 'expire' | 'exercise' | 'assign' }[] = [],
      settlementPrices: readonly { symbol: string; price: Money }[] = [],
    ) =>
      run(new SettleStrategy(...tools).prepare({ ...seen(of), outcomes, settlementPrices }, MEI)),
    assign: (
      of: MarkedStrategy,
      symbol: string,
      contracts: number,
      commission: Money = ZERO_MONEY,
      time: { readonly at?: number; readonly settlementPrice?: Money } = {},
    ) =>
      run(
        new ExerciseOrAssign(...tools).prepare(
          { ...seen(of), ...time, symbol, contracts, commission },
          MEI,
        ),
      ),
  };
  return fixture;
}

export const META = {
  provider: 'written',
  asOf: NOW,
  delayedMinutes: 0,
  stale: false,
  simulated: true,
  partial: false,
  nextRefresh: null,
};

/** What a write was refused with. */
export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string; details?: readonly { field: string }[] }) => ({
      code: error.code,
      fields: Array.isArray(error.details) ? fieldsOf(error.details) : [],
    }),
  );

const fieldsOf = (details: readonly { readonly field: string }[]): readonly string[] =>
  details.map(({ field }) => field);
