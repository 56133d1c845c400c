import {
  DEFAULT_PERCENT_LIMITS,
  limitsBrokenAtOpening,
  ReadCapital,
  ReplaceCapital,
  STARTING_CAPITAL,
  type CapitalRecord,
  type RiskLimits,
} from '@toolyard/core/options/capital';
import { historicalTrades, resultsByLimit } from '@toolyard/core/options/records';
import { ReadOptionsSettings, ReplaceOptionsSettings } from '@toolyard/core/options/settings';
import { fromDollars } from '@toolyard/core/shared';
import { FakeClock, memoryDatabase, SequentialIds } from '@toolyard/memory';
import { describe, expect, it } from '@jest/globals';
import { lifecycleFixture } from './lifecycle-fixture.ts';
import { contract, leg, user } from './strategies-fixture.ts';

const MEI = user('mei');
/** In New York it is still the second of January. */
const NOW = Date.parse('2026-01-03T02:00:00Z');

function fixture() {
  const { unitOfWork, readers } = memoryDatabase();
  const clock = new FakeClock(NOW);
  const ids = new SequentialIds();
  const settings = new ReadOptionsSettings(readers.optionsSettings, readers.capital);
  return {
    read: (who = MEI) => new ReadCapital(readers.capital).execute(who),
    replace: (record: CapitalRecord, version: number | null) =>
      unitOfWork.run(({ capital, audit }) =>
        new ReplaceCapital(capital, audit, clock).execute({ record, version }, MEI),
      ),
    settings: () => settings.execute(MEI),
    changeSettings: (dollars: number, version: number, seen = 10_000) =>
      unitOfWork.run(({ optionsSettings, capital, audit }) =>
        new ReplaceOptionsSettings(optionsSettings, capital, audit, clock, ids).execute(
          {
            settings: { capital: fromDollars(dollars) },
            ...{ version, capitalSeen: fromDollars(seen) },
          },
          MEI,
        ),
      ),
    notes: () => readers.audit.notes(),
  };
}

const DEPOSIT = {
  id: 'first',
  date: '2026-01-02',
  kind: 'deposit',
  amount: fromDollars(5_000),
} as const;
const record = (...entries: CapitalRecord['entries']): CapitalRecord => ({
  startingCapital: STARTING_CAPITAL,
  entries,
});

describe('the capital ledger of an account', () => {
  it('starts with 10,000 dollars; entries are added, corrected and removed by their owner', async () => {
    const { read, replace } = fixture();
    expect(await read()).toMatchObject({ version: 1, ...record() });
    await replace(record(DEPOSIT), 1);
    const withdrawal = { ...DEPOSIT, id: 'second', kind: 'withdrawal' } as const;
    await replace(record(withdrawal, { ...DEPOSIT, date: '2026-01-01' }), 2);
    expect(await read()).toMatchObject({
      version: 3,
      entries: [{ id: 'first', date: '2026-01-01' }, { id: 'second' }],
    });
    await replace(record(withdrawal), 3);
    expect((await read()).entries).toEqual([withdrawal]);
    expect((await read(user('rui'))).entries).toEqual([]);
  });

  it('of two tabs the second one is told what it is now', async () => {
    const { replace } = fixture();
    const current = await replace(record(DEPOSIT), 1);
    await expect(replace(record(), 1)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current },
    });
  });

  it('a date after today in New York and a withdrawal beyond the capital change nothing', async () => {
    const { read, replace } = fixture();
    const refused = (entry: Partial<CapitalRecord['entries'][number]>) =>
      replace(record({ ...DEPOSIT, ...entry }), 1);
    await expect(refused({ date: '2026-01-03' })).rejects.toMatchObject({
      code: 'CAPITAL_INVALID',
      details: [{ field: 'entries.0.date' }],
    });
    const beyond = { kind: 'withdrawal', amount: fromDollars(10_000.01) } as const;
    await expect(refused(beyond)).rejects.toMatchObject({
      details: [{ field: 'entries.0.amount' }],
    });
    expect(await read()).toMatchObject({ version: 1, entries: [] });
  });

  it('each change is in the audit log in dollars', async () => {
    const { replace, notes } = fixture();
    await replace(record(DEPOSIT), 1);
    expect(notes()).toMatchObject([
      {
        actor: { realm: 'user', id: 'mei' },
        action: 'capital.changed',
        before: { capital: 10_000, startingCapital: 10_000, capitalEntries: [] },
        after: { capital: 15_000, capitalEntries: [{ id: 'first', amount: 5_000 }] },
      },
    ]);
  });
});

describe('the capital of the options settings', () => {
  it('R16 is the total of the ledger', async () => {
    const { replace, settings } = fixture();
    await replace(record(DEPOSIT), 1);
    expect(await settings()).toMatchObject({
      version: 1,
      settings: { capital: fromDollars(15_000) },
    });
  });

  it('R16 another amount becomes an entry of the ledger, or its start while it has none', async () => {
    const { read, changeSettings, replace, settings } = fixture();
    await changeSettings(25_000, 1);
    expect(await read()).toMatchObject({ startingCapital: fromDollars(25_000), entries: [] });
    await replace(record(DEPOSIT), null);
    await changeSettings(12_000, 2, 15_000);
    expect((await read()).entries).toMatchObject([
      DEPOSIT,
      { date: '2026-01-02', kind: 'withdrawal', amount: fromDollars(3_000) },
    ]);
    expect(await settings()).toMatchObject({ version: 3, settings: { capital: 120_000_000 } });
  });

  it('settings that were read before a deposit do not take it back', async () => {
    const { read, replace, changeSettings } = fixture();
    await replace(record(DEPOSIT), 1);
    await expect(changeSettings(10_000, 1)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { current: { settings: { capital: fromDollars(15_000) } } },
    });
    expect((await read()).entries).toEqual([DEPOSIT]);
  });

  it('settings that are refused leave the ledger as it is', async () => {
    const { read, changeSettings } = fixture();
    await expect(changeSettings(0, 1)).rejects.toMatchObject({
      code: 'OPTIONS_SETTINGS_INVALID',
      details: [{ field: 'capital' }],
    });
    await expect(changeSettings(12_000, 7)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await read()).toMatchObject({ version: 1 });
  });
});

describe('limits that a trade broke when it was opened', () => {
  const limits = { ...DEFAULT_PERCENT_LIMITS, maxRiskExposure: null, maxHoldingDays: null };
  const call = contract('C', 105);
  const capital = (dollars: number, ...entries: CapitalRecord['entries']) => ({
    startingCapital: fromDollars(dollars),
    entries,
  });

  it('follow from its opening fills, the capital of that day and what was open then', async () => {
    const fixture = lifecycleFixture();
    const first = await fixture.open([leg(call, { quantity: 4 })]);
    fixture.clock.advance(60_000);
    const second = await fixture.open([leg(call, { quantity: 4 })]);
    const plan = await fixture.plan([leg(call)]);
    const naked = await fixture.open([leg(call, { position: 'short' })]);
    const all = [second, naked, plan, first];
    const found = (id: string, ...[record, change]: [CapitalRecord, Partial<RiskLimits>?]) =>
      limitsBrokenAtOpening(all, record, { ...limits, ...change })
        .get(id)
        ?.map(({ limit, value, most }) => [limit, value, most]);
    // The calls risk 500 dollars, both together 1,000, and expire eleven days later.
    expect(found(first.id, capital(10_000))).toEqual([]);
    expect(found(first.id, capital(10_000), { maxHoldingDays: 10 })).toEqual([
      ['maxHoldingDays', 11, 10],
    ]);
    expect(found(second.id, capital(4_000))).toEqual([
      ['riskPerTrade', 12.5, 5],
      ['totalExposure', 25, 20],
      ['stopLossMonthly', 12.5, 10],
    ]);
    const later = { ...DEPOSIT, date: '2999-01-01' } as const;
    expect(found(first.id, capital(8_000, later))).toEqual([['riskPerTrade', 6.25, 5]]);
    expect(found(naked.id, capital(10_000))?.[0]).toEqual(['freeCapital', 'unlimited', 90_000_000]);
    expect(found(plan.id, capital(10_000))).toBeUndefined();
  });

  it('count what trades closed before it in the month have lost', async () => {
    const fixture = lifecycleFixture();
    const first = await fixture.open([leg(call, { quantity: 4 })]);
    const lost = await fixture.close(first, [{ symbol: call, price: 0, commission: 0 }]);
    fixture.clock.advance(60_000);
    const second = await fixture.open([leg(call, { quantity: 4 })]);
    const broken = limitsBrokenAtOpening([lost, second], capital(9_000), {
      ...limits,
      riskPerTrade: 6,
    });
    // 500 dollars lost and 500 at risk of 9,000.
    expect(broken.get(second.id)).toEqual([
      { limit: 'stopLossMonthly', value: 100_000 / 9_000, most: 10 },
    ]);
    expect(broken.get(lost.id)).toEqual([]);
  });

  it('divide the record of closed trades', async () => {
    const fixture = lifecycleFixture();
    const big = await fixture.open([leg(call, { quantity: 5 })]);
    const small = await fixture.open([leg(call)]);
    const open = await fixture.open([leg(call)]);
    const close = (of: typeof big, dollars: number) =>
      fixture.close(of, [{ symbol: call, price: fromDollars(dollars), commission: 0 }]);
    const closed = [await close(big, 1), await close(small, 1.5), open];
    const broken = limitsBrokenAtOpening(closed, capital(10_000), limits);
    const groups = resultsByLimit(historicalTrades(closed), broken, 'all', '2026-01-05');
    expect(groups.map(({ key, trades, totalReturn }) => [key, trades, totalReturn])).toEqual([
      ['within', 1, fromDollars(25)],
      ['beyond', 1, fromDollars(-125)],
      ['riskPerTrade', 1, fromDollars(-125)],
    ]);
  });
});
