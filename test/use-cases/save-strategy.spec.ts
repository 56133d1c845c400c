import { beforeEach, describe, expect, it } from '@jest/globals';
import { analyseStrategy } from '@toolyard/core/options/analysis';
import { analysisInputOf, type LegDraft } from '@toolyard/core/options/strategies';
import { fromDollars, moneyOf } from '@toolyard/core/shared';
import {
  BACK,
  FILE,
  FILE_EXPIRY,
  FILE_TIME,
  FRONT,
  NOW,
  contract,
  draft,
  ironCondor,
  leg,
  shares,
  strategiesFixture,
} from './strategies-fixture.ts';

describe('saving a strategy', () => {
  let fixture: ReturnType<typeof strategiesFixture>;
  beforeEach(() => {
    fixture = strategiesFixture();
  });
  const refusal = (legs: readonly LegDraft[], change = {}) =>
    fixture.save(draft(legs, change)).then(
      () => null,
      (error: { code: string; details?: { field: string }[] }) => ({
        code: error.code,
        fields: Array.isArray(error.details) ? error.details.map(({ field }) => field) : [],
      }),
    );

  it("contract, quantity and price are the user's, the rest is the chain's", async () => {
    const saved = await fixture.save(
      draft([leg(contract('C', 105), { position: 'short', quantity: 3 })]),
    );
    expect(saved.legs[0]).toMatchObject({
      symbol: 'ABC260116C00105000',
      type: 'call',
      strike: fromDollars(105),
      expiry: FRONT,
      multiplier: 100,
      quantity: 3,
      entryPrice: fromDollars(1.25),
      iv: 0.2,
      delta: -0.375,
    });
    expect(saved).toMatchObject({
      ownerId: 'mei',
      version: 1,
      status: 'planning',
      underlyingPrice: fromDollars(100),
      provider: 'listed',
      simulated: false,
      quotedAt: NOW - 60_000,
      volatility: 0.2,
      commissionPerContract: 0,
      commissionPerTrade: 0,
      createdAt: NOW,
      updatedAt: NOW,
    });
  });

  it("a strategy without a name takes its structure's, and is known by its legs", async () => {
    const condor = await fixture.save({ ...ironCondor, templateId: 'custom' });
    expect(condor).toMatchObject({ name: 'ABC 铁鹰式', templateId: 'iron-condor' });
    const english = await fixture.save({ ...ironCondor, language: 'en' as const });
    expect(english.name).toBe('ABC Iron condor');
    const named = await fixture.save({
      ...ironCondor,
      name: '  我的策略 ',
      templateId: 'straddle',
    });
    expect(named).toMatchObject({ name: '我的策略', templateId: 'iron-condor' });
  });

  it('each chain is read once, and every expiry has its rates', async () => {
    const legs = [
      leg(contract('C', 100, BACK)),
      leg(contract('C', 105, FRONT)),
      leg(contract('C', 110)),
    ];
    const saved = await fixture.save(draft(legs));
    expect(saved.terms.map(({ expiry }) => expiry)).toEqual([FRONT, BACK]);
    expect(fixture.chains.chainsRead).toBe(2);
  });

  it('shares stand beside options, or alone', async () => {
    const covered = await fixture.save(
      draft([shares(), leg(contract('C', 105), { position: 'short', priceSource: 'bid' })]),
    );
    expect(covered.templateId).toBe('covered-stock');
    expect(covered.legs[0]).toEqual({
      id: expect.any(String),
      kind: 'stock',
      symbol: 'ABC',
      multiplier: 1,
      position: 'long',
      quantity: 100,
      entryPrice: fromDollars(100),
      priceSource: 'spot',
    });
    expect(await fixture.save(draft([shares()]))).toMatchObject({
      underlyingPrice: fromDollars(100),
      terms: [],
    });
  });

  it('what is kept is enough to analyse it: a condor of 1.25 a leg costs nothing', async () => {
    const analysis = analyseStrategy(analysisInputOf(await fixture.save(ironCondor)));
    expect(analysis).toMatchObject({ missing: [], netPremium: 0, maxProfit: 0 });
    expect(analysis.maxLoss).toBe(fromDollars(500));
  });

  it('a chain file has a clock of its own', async () => {
    const saved = await fixture.save(
      draft([leg(contract('P', 95, FILE_EXPIRY, FILE))], { symbol: FILE }),
    );
    expect(saved).toMatchObject({ symbol: FILE, quotedAt: FILE_TIME });
  });

  it.each([
    ['a strike that is not listed', contract('C', 101)],
    ['an expiry that is not listed', contract('C', 100, '2026-03-20')],
    ['another underlying', contract('C', 100, FRONT, 'XYZ')],
    ['a stock', 'ABC'],
  ])('%s is refused at its leg', async (_case, symbol) =>
    expect(await refusal([leg(contract('C', 100)), leg(symbol)])).toEqual({
      code: 'CONTRACT_UNKNOWN',
      fields: ['legs.1.symbol'],
    }),
  );

  it('case 7 an adjusted contract of the underlying is refused for what it is', async () =>
    expect(
      await refusal([leg(contract('C', 100)), leg(contract('C', 100, FRONT, 'ABC1'))]),
    ).toEqual({
      code: 'CONTRACT_ADJUSTED',
      fields: ['legs.1.symbol'],
    }));

  it('a text that names neither a stock nor a contract is refused at its leg', async () =>
    expect(await refusal([leg(contract('C', 100)), leg('nonsense')])).toEqual({
      code: 'STRATEGY_INVALID',
      fields: ['legs.1.symbol'],
    }));

  it('an expired contract is refused', async () => {
    expect(await refusal([leg(contract('C', 100, '2026-01-02'))])).toEqual({
      code: 'CONTRACT_EXPIRED',
      fields: ['legs.0.symbol'],
    });
    fixture.clock.set(Date.UTC(2026, 0, 16, 21));
    expect(await refusal([leg(contract('C', 100))])).toMatchObject({ code: 'CONTRACT_EXPIRED' });
  });

  it('shares of something else and an unknown underlying are refused', async () => {
    expect(await refusal([shares({ symbol: 'XYZ' })])).toMatchObject({ code: 'CONTRACT_UNKNOWN' });
    expect(await refusal([shares()], { symbol: 'XYZ' })).toMatchObject({ code: 'SYMBOL_UNKNOWN' });
  });

  it.each<[string, readonly LegDraft[], object, string]>([
    ['no legs', [], {}, 'legs'],
    ['21 legs', Array.from({ length: 21 }, () => leg(contract('C', 100))), {}, 'legs'],
    ['no contract', [leg(contract('C', 100), { quantity: 0 })], {}, 'legs.0.quantity'],
    ['10,001 contracts', [leg(contract('C', 100), { quantity: 10_001 })], {}, 'legs.0.quantity'],
    ['half a contract', [leg(contract('C', 100), { quantity: 0.5 })], {}, 'legs.0.quantity'],
    ['a price below zero', [leg(contract('C', 100), { price: moneyOf(-1) })], {}, 'legs.0.price'],
    [
      'a price above a million',
      [leg(contract('C', 100), { price: moneyOf(1e10 + 1) })],
      {},
      'legs.0.price',
    ],
    ['a name of 81 characters', [shares()], { name: 'x'.repeat(81) }, 'name'],
    ['a name with NUL', [shares()], { name: 'a\0b' }, 'name'],
    ['a name with half a character', [shares()], { name: '\ud83d' }, 'name'],
  ])('%s is refused', async (_case, legs, change, field) =>
    expect(await refusal(legs, change)).toEqual({ code: 'STRATEGY_INVALID', fields: [field] }),
  );

  it('every fault is told at once', async () =>
    expect(
      await refusal([leg('', { quantity: -1, price: moneyOf(-1) }), shares()], {
        name: 'x'.repeat(81),
      }),
    ).toEqual({
      code: 'STRATEGY_INVALID',
      fields: ['name', 'legs.0.symbol', 'legs.0.quantity', 'legs.0.price'],
    }));

  it('a visitor saves nothing', async () =>
    expect(fixture.save(ironCondor, { kind: 'visitor' })).rejects.toMatchObject({
      code: 'SESSION_INVALID',
    }));
});
