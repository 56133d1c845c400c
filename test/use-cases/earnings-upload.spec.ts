import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Principal } from '@toolyard/core/accounts';
import {
  CheckEarningsFile,
  ReadEarningsUpload,
  RemoveEarningsFile,
  StoreEarningsFile,
} from '@toolyard/core/admin';
import { NO_FILTER } from '@toolyard/core/audit';
import {
  ComplementedEarnings,
  type EarningsFileRow,
  type EarningsReport,
  type EarningsReports,
} from '@toolyard/core/market';
import { FakeMarketRecords, memoryDatabase, type MemoryDatabase } from '@toolyard/memory';

const NOW = Date.parse('2026-11-26T15:00:00Z');
const clock = { now: () => NOW };
const operator = (change: object = {}): Principal => ({
  kind: 'admin',
  adminId: 'a',
  role: 'superadmin',
  sessionId: 's',
  authenticatedAt: NOW,
  due: null,
  ...change,
});
const row = (
  symbol: string,
  date: string,
  status = 'confirmed',
  time = 'bmo',
): EarningsFileRow => ({ line: 2, wellFormed: true, symbol, date, time, status });
const report = (
  symbol: string,
  date: EarningsReport['date'],
  confirmed: boolean,
): EarningsReport => ({ symbol, date, time: 'beforeOpen', confirmed });
const SPAN = { from: '2027-01-01', to: '2027-03-31', symbol: null } as const;

const OWN = [
  report('AAPL', '2027-01-28', false),
  report('F', '2027-02-02', true),
  report('NVDA', '2027-02-24', false),
];
const quote = (symbol: string) => ({
  ...{ symbol, price: 10, change: null, changePercent: null, bid: null, ask: null, at: NOW },
});
const marketOf = (reports?: readonly EarningsReport[]) =>
  new FakeMarketRecords(
    { quotes: ['AAPL', 'F', 'NVDA', 'IBM'].map(quote), ...(reports && { reports }) },
    clock,
  );
/** The same market, whose prices are made up. */
const simulated = (market: EarningsReports): EarningsReports => ({
  knows: (symbol) => market.knows(symbol),
  reports: async (query) => {
    const { value, meta } = await market.reports(query);
    return { value, meta: { ...meta, simulated: true } };
  },
});

describe('earnings dates that an operator uploads', () => {
  let database: MemoryDatabase;
  const store = (rows: readonly EarningsFileRow[], principal = operator()) =>
    database.unitOfWork.run((all) =>
      new StoreEarningsFile(all, clock).execute({ rows }, principal),
    );
  const remove = (principal = operator()) =>
    database.unitOfWork.run((all) => new RemoveEarningsFile(all, clock).execute({}, principal));
  const upload = () => database.readers.uploadedEarnings.upload();
  const read = async (
    market: EarningsReports,
    query: Parameters<typeof market.reports>[0] = SPAN,
  ) => new ComplementedEarnings(market, database.readers.uploadedEarnings).reports(query);
  const check = async (market: EarningsReports, rows: readonly EarningsFileRow[]) =>
    (await new CheckEarningsFile(market, clock).execute(rows, operator())).map((each) =>
      each.ok ? each.use : each.fault.code,
    );

  beforeEach(() => {
    database = memoryDatabase();
  });

  it('OM-04: complement the market: a company without a date near gets one, a confirmed date takes the place of an estimate, the market’s own stand else', async () => {
    const rows = [
      row('IBM', '2027-01-20', 'estimated'),
      row('AAPL', '2027-02-04'),
      row('F', '2027-02-03'),
      row('NVDA', '2027-02-23', 'estimated'),
      row('NVDA', '2027-03-18'),
    ];
    expect(await check(marketOf(OWN), rows)).toEqual([
      'added',
      'confirms',
      'spare',
      'spare',
      'added',
    ]);
    await store(rows);
    const { value, meta } = await read(marketOf(OWN));
    expect(value).toEqual([
      report('IBM', '2027-01-20', false),
      report('F', '2027-02-02', true),
      report('AAPL', '2027-02-04', true),
      report('NVDA', '2027-02-24', false),
      report('NVDA', '2027-03-18', true),
    ]);
    expect(meta.provider).toBe('listed');
  });

  it('a span reads as its part of a longer one, also where a date moves across its end', async () => {
    await store([row('AAPL', '2027-02-04'), row('F', '2027-02-04')]);
    const all = (await read(marketOf(OWN))).value!;
    for (const [from, to] of [
      ['2027-01-28', '2027-02-03'],
      ['2027-02-03', '2027-02-10'],
      ['2027-02-04', '2027-02-04'],
    ] as const) {
      const { value } = await read(marketOf(OWN), { from, to, symbol: null });
      expect(value).toEqual(all.filter(({ date }) => date >= from && date <= to));
    }
  });

  it('are all there is where the market has no calendar', async () => {
    expect((await read(marketOf())).value).toBeNull();
    await store([row('AAPL', '2027-02-04')]);
    const { value, meta } = await read(marketOf());
    expect(value).toEqual([report('AAPL', '2027-02-04', true)]);
    expect(meta).toMatchObject({ provider: 'upload', asOf: NOW, partial: false });
    expect((await read(marketOf(), { ...SPAN, from: '2027-03-30' })).value).toEqual([]);
    const company = { ...SPAN, symbol: 'AAPL' };
    expect((await read(marketOf(), company)).value).toHaveLength(1);
    await expect(read(marketOf(), { ...SPAN, symbol: 'NONE' })).rejects.toMatchObject({
      code: 'SYMBOL_UNKNOWN',
    });
  });

  it('never move a date of a simulated market, nor add a company to it', async () => {
    const rows = [row('AAPL', '2027-02-04'), row('NONE', '2027-02-04'), row('IBM', '2027-02-04')];
    const market = simulated(marketOf(OWN));
    expect(await check(market, rows)).toEqual(['spare', 'unknown', 'added']);
    await store(rows);
    const { value } = await read(market);
    expect(value).toEqual([...OWN, report('IBM', '2027-02-04', true)].toSorted(byDate));
  });

  it('broken lines are left out with their reason and the others stored; a file with none is refused', async () => {
    const rows = [row('AAPL', '2027-01-28'), row('AAPL', 'soon'), row('?', '2027-01-28')];
    expect(await check(marketOf([]), rows)).toEqual([
      'added',
      'EARNINGS_DATE_INVALID',
      'EARNINGS_SYMBOL_INVALID',
    ]);
    expect(await store(rows)).toMatchObject({ reports: 1, uploadedAt: NOW });
    for (const none of [rows.slice(1), []]) {
      expect(await check(marketOf([]), none)).toHaveLength(none.length);
      await expect(store(none)).rejects.toMatchObject({ code: 'EARNINGS_NONE' });
    }
    const long = Array.from({ length: 5_001 }, () => row('AAPL', '2027-01-28'));
    await expect(store(long)).rejects.toMatchObject({ code: 'EARNINGS_TOO_LONG' });
    expect(await upload()).toMatchObject({ reports: 1 });
  });

  it('an upload, its successor and its removal stand in the audit log; removing nothing does not', async () => {
    await remove();
    await store([row('AAPL', '2027-01-28')]);
    await store([row('AAPL', '2027-01-28'), row('F', '2027-02-02')]);
    await remove();
    expect(await upload()).toBeNull();
    const entries = await database.readers.trail.list(NO_FILTER, null, 10);
    const first = { reports: 1, from: '2027-01-28', to: '2027-01-28' };
    const second = { reports: 2, from: '2027-01-28', to: '2027-02-02' };
    const changes = entries.map(({ action, before, after }) => [action, before, after]);
    expect(changes.toReversed()).toEqual([
      ['market.earningsUploaded', null, first],
      ['market.earningsUploaded', first, second],
      ['market.earningsRemoved', second, null],
    ]);
  });

  it.each<[Principal, string]>([
    [{ kind: 'visitor' }, 'SESSION_INVALID'],
    [operator({ role: 'admin' }), 'FORBIDDEN'],
    [operator({ authenticatedAt: NOW - 11 * 60_000 }), 'REAUTHENTICATION_NEEDED'],
  ])('are not changed by %j', async (principal, code) => {
    await expect(store([row('AAPL', '2027-01-28')], principal)).rejects.toMatchObject({ code });
    await expect(remove(principal)).rejects.toMatchObject({ code });
    expect(await upload()).toBeNull();
    if (code === 'REAUTHENTICATION_NEEDED') return;
    const reading = new ReadEarningsUpload(database.readers.uploadedEarnings).execute(principal);
    await expect(reading).rejects.toMatchObject({ code });
    const checking = new CheckEarningsFile(marketOf([]), clock).execute([], principal);
    await expect(checking).rejects.toMatchObject({ code });
  });
});

const byDate = (a: EarningsReport, b: EarningsReport): number => (a.date < b.date ? -1 : 1);
