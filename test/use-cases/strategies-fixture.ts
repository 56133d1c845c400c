import type { Principal } from '@toolyard/core/accounts';
import {
  DeleteStrategy,
  ListStrategies,
  ReadStrategy,
  RenameStrategy,
  SaveStrategy,
  WriteJournal,
  type LegDraft,
  type StrategyDraft,
  type WriteJournalInput,
} from '@toolyard/core/options/strategies';
import { fromDollars, ZERO_MONEY, type CalendarDate } from '@toolyard/core/shared';
import {
  SequentialIds,
  FakeOptionChains,
  FakeMarketData,
  FakeSettlementPrices,
  FakeClock,
  FakeCorporateActions,
  memoryDatabase,
  chainFixture,
} from '@toolyard/memory';

export const NOW = Date.UTC(2026, 0, 5, 15);
export const FRONT: CalendarDate = '2026-01-16';
export const BACK: CalendarDate = '2026-02-20';

/** A file's own time, long before the clock's. */
export const FILE = 'MSFT@2021-11-22';
export const FILE_EXPIRY: CalendarDate = '2021-12-17';
export const FILE_TIME = Date.UTC(2021, 10, 22, 21);

export const user = (userId: string): Principal => ({
  kind: 'user',
  userId,
  sessionId: 's',
  authenticatedAt: 0,
  role: 'user',
});

/** The contract symbol as exchanges write it: root, yymmdd, C or P, strike in thousandths. */
export const contract = (type: 'C' | 'P', strike: number, expiry = FRONT, root = 'ABC') =>
  `${root}${expiry.slice(2).replaceAll('-', '')}${type}${String(strike * 1000).padStart(8, '0')}`;

export const leg = (symbol: string, change: Partial<LegDraft> = {}): LegDraft => ({
  kind: 'option',
  symbol,
  position: 'long',
  quantity: 1,
  price: fromDollars(1.25),
  priceSource: 'ask',
  ...change,
});

export const shares = (change: Partial<LegDraft> = {}): LegDraft =>
  leg('ABC', {
    kind: 'stock',
    quantity: 100,
    price: fromDollars(100),
    priceSource: 'spot',
    ...change,
  });

export const draft = (legs: readonly LegDraft[], change: Partial<StrategyDraft> = {}) => ({
  name: '',
  language: 'zh-CN' as const,
  templateId: 'custom' as const,
  symbol: 'ABC',
  commissionPerContract: ZERO_MONEY,
  commissionPerTrade: ZERO_MONEY,
  legs,
  ...change,
});

export const ironCondor = draft([
  leg(contract('P', 90)),
  leg(contract('P', 95), { position: 'short', priceSource: 'bid' }),
  leg(contract('C', 105), { position: 'short', priceSource: 'bid' }),
  leg(contract('C', 110)),
]);

/** The strategy use cases over fakes, with three small chains. */
export function strategiesFixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock(NOW);
  const chains = new FakeOptionChains([
    chainFixture('ABC', FRONT, NOW - 60_000),
    chainFixture('ABC', BACK, NOW - 60_000),
    chainFixture(FILE, FILE_EXPIRY, FILE_TIME),
  ]);
  const market = new FakeMarketData([], clock);
  const settlementPrices = new FakeSettlementPrices([], clock);
  const actions = new FakeCorporateActions([], clock);
  const ports = { chains, market, settlementPrices, actions, clock, ids: new SequentialIds() };
  return {
    clock,
    chains,
    notes: () => readers.audit.notes(),
    list: new ListStrategies(readers.strategies, ports),
    read: new ReadStrategy(readers.strategies, ports),
    save: async (saved: StrategyDraft, principal = user('mei')) =>
      unitOfWork.run(await new SaveStrategy(ports).prepare(saved, principal)),
    rename: async (input: { id: string; name: string; version: number }, principal = user('mei')) =>
      unitOfWork.run(await new RenameStrategy(readers.strategies, ports).prepare(input, principal)),
    note: async (input: WriteJournalInput, principal = user('mei')) =>
      unitOfWork.run(await new WriteJournal(readers.strategies, ports).prepare(input, principal)),
    remove: (input: { id: string; version: number }, principal = user('mei')) =>
      unitOfWork.run(({ strategies, audit }) =>
        new DeleteStrategy(strategies, audit, clock).execute(input, principal),
      ),
  };
}
