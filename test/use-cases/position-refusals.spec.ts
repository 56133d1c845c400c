import { beforeEach, describe, expect, it } from '@jest/globals';
import { holdingsAfter, type MarkedStrategy } from '@toolyard/core/options/strategies';
import { moneyOf, ZERO_MONEY } from '@toolyard/core/shared';
import { lifecycleFixture, refusal, trade } from './lifecycle-fixture.ts';
import { BACK, FRONT, NOW, contract, leg } from './strategies-fixture.ts';

const DAY = 86_400_000;
const CALL = contract('C', 105);
const PUT = contract('P', 95);
const shortPut = leg(PUT, { position: 'short', priceSource: 'bid' });
const held = ({ steps }: MarkedStrategy) =>
  holdingsAfter(steps).held.map(({ symbol, quantity, cost }) => [symbol, quantity, cost / 10_000]);

describe('what is refused', () => {
  let fixture: ReturnType<typeof lifecycleFixture>;
  let opened: MarkedStrategy;
  beforeEach(async () => {
    fixture = lifecycleFixture({ [FRONT]: 94 });
    opened = await fixture.open([shortPut, leg(CALL)]);
  });
  const fill = (legId: string, price = 1, commission = 0) => ({ legId, price, commission });

  it('opening past the expiry, at the fill of that leg', async () => {
    const plan = await fixture.plan([leg(contract('C', 105, BACK)), leg(CALL)]);
    fixture.clock.set(Date.UTC(2026, 0, 16, 21));
    const fills = plan.legs.map(({ id }) => fill(id));
    expect(await refusal(fixture.fill(plan.id, fills))).toEqual({
      code: 'CONTRACT_EXPIRED',
      fields: ['fills.1.legId'],
    });
    expect(await fixture.read(plan.id)).toMatchObject({ status: 'planning', steps: [] });
  });

  it('fills that miss a leg, meet it twice or meet none', async () => {
    const plan = await fixture.plan([leg(CALL), shortPut]);
    const [one = '', two = ''] = plan.legs.map(({ id }) => id);
    const tried = async (...ids: string[]) =>
      (
        await refusal(
          fixture.fill(
            plan.id,
            ids.map((id) => fill(id)),
          ),
        )
      )?.fields;
    expect(await tried(one)).toEqual(['fills']);
    expect(await tried(one, one, two)).toEqual(['fills.1.legId']);
    expect(await tried(one, 'nobody', two)).toEqual(['fills.1.legId']);
  });

  it('prices of the wrong sign, commissions and notes out of range, each at its field', async () => {
    const plan = await fixture.plan([leg(CALL)]);
    const legId = plan.legs[0]?.id ?? '';
    expect(await refusal(fixture.fill(plan.id, [fill(legId, -1, -1)]))).toEqual({
      code: 'STRATEGY_INVALID',
      fields: ['fills.0.price', 'fills.0.commission'],
    });
    const wrong = [
      trade(CALL, 'sell', 1, -0.05),
      trade(PUT, 'buy', 0, 1, { commission: moneyOf(-1) }),
    ];
    expect(await refusal(fixture.adjust(opened, wrong, 'x'.repeat(501)))).toEqual({
      code: 'STRATEGY_INVALID',
      fields: ['trades.0.price', 'trades.1.contracts', 'trades.1.commission', 'note'],
    });
    const price = { symbol: CALL, price: -1, commission: 0 };
    expect((await refusal(fixture.close(opened, [price])))?.fields).toEqual(['prices.0.price']);
  });

  it.each([
    ['an expiry without a chain', contract('P', 90, '2026-03-20')],
    ['a strike that is not listed', contract('P', 91)],
    ['another underlying', contract('P', 95, FRONT, 'XYZ')],
    ['shares of something else', 'XYZ'],
  ])('a roll into %s, and the leg that it would have closed stays', async (_case, symbol) => {
    const trades = [trade(PUT, 'buy', 1, 0.5), trade(symbol, 'sell', 1, 0.5)];
    expect(await refusal(fixture.adjust(opened, trades))).toEqual({
      code: 'CONTRACT_UNKNOWN',
      fields: ['trades.1.symbol'],
    });
    expect(held(await fixture.read(opened.id))).toEqual(held(opened));
  });

  it('closing without a price for everything, or with one too many', async () => {
    const priced = (...symbols: string[]) =>
      refusal(
        fixture.close(
          opened,
          symbols.map((symbol) => ({ symbol, price: 1, commission: 0 })),
        ),
      );
    expect((await priced(CALL))?.fields).toEqual(['prices']);
    expect((await priced(CALL, PUT, 'ABC'))?.fields).toEqual(['prices.2.symbol']);
    expect((await priced(CALL, CALL))?.fields).toEqual(['prices.1.symbol']);
  });

  it('assigning what is not held, or more than is', async () => {
    expect(await refusal(fixture.assign(opened, contract('P', 90), 1))).toEqual({
      code: 'CONTRACT_UNKNOWN',
      fields: ['symbol'],
    });
    expect(await refusal(fixture.assign(opened, PUT, 2))).toEqual({
      code: 'STRATEGY_INVALID',
      fields: ['contracts'],
    });
  });

  it('B14: messages name the choices, or the bound', async () => {
    const messages = (work: Promise<unknown>) =>
      work.then(
        () => [],
        ({ details }: { details: readonly { message: string }[] }) =>
          details.map(({ message }) => message),
      );
    expect(await messages(fixture.assign(opened, PUT, 5))).toEqual([
      'must be at most 1: no more are held',
    ]);
    const priced = (...symbols: string[]) =>
      messages(
        fixture.close(
          opened,
          symbols.map((symbol) => ({ symbol, price: 1, commission: 0 })),
        ),
      );
    expect(await priced(CALL, CALL)).toEqual(['appears more than once']);
    expect((await priced('ABC'))[0]).toMatch(
      new RegExp(`^must be one of: (${PUT}, ${CALL}|${CALL}, ${PUT})$`),
    );
    fixture.clock.set(NOW + 12 * DAY);
    expect(await messages(fixture.settle(opened, [{ symbol: CALL, outcome: 'assign' }]))).toEqual([
      'must be one of: expire, exercise',
    ]);
  });

  it('anything but settling while a contract is past its expiry', async () => {
    fixture.clock.set(NOW + 12 * DAY);
    const due = { code: 'POSITION_DUE', fields: [] };
    expect(await refusal(fixture.adjust(opened, [trade('ABC', 'buy', 1, 1)]))).toEqual(due);
    expect(await refusal(fixture.assign(opened, PUT, 1))).toEqual(due);
    const prices = [CALL, PUT].map((symbol) => ({ symbol, price: 1, commission: 0 }));
    expect(await refusal(fixture.close(opened, prices))).toEqual(due);
    expect((await fixture.settle(opened)).steps).toHaveLength(2);
  });

  it('settling what is not due, what is not there, and what its side cannot do', async () => {
    expect(await refusal(fixture.settle(opened))).toEqual({ code: 'NOTHING_DUE', fields: [] });
    fixture.clock.set(NOW + 12 * DAY);
    const said = [
      { symbol: PUT, outcome: 'exercise' },
      { symbol: CALL, outcome: 'assign' },
      { symbol: 'ABC', outcome: 'expire' },
    ] as const;
    expect((await refusal(fixture.settle(opened, said)))?.fields).toEqual([
      'outcomes.0.outcome',
      'outcomes.1.outcome',
      'outcomes.2.symbol',
    ]);
  });

  it('opening twice, and touching a position that is not open', async () => {
    const fills = opened.legs.map(({ id }) => fill(id));
    expect((await refusal(fixture.fill(opened.id, fills, 2)))?.code).toBe('STRATEGY_STATUS');
    const plan = await fixture.plan([leg(CALL)]);
    const unknown = { unbookable: null, awaitsActions: false, exchangedAt: null };
    const known = { corporateActionsKnown: true, ...unknown };
    const stillPlanned = { ...plan, mark: null, due: [], ...known };
    expect((await refusal(fixture.settle(stillPlanned)))?.code).toBe('STRATEGY_STATUS');
  });

  it('two adjusts at once: the second is told what stands, and nothing of the first is lost', async () => {
    const buy = (contracts: number) =>
      fixture.adjust(opened, [trade('ABC', 'buy', contracts, 100)]);
    const [one, two] = await Promise.allSettled([buy(10), buy(20)]);
    expect(one.status).toBe('fulfilled');
    expect(two).toMatchObject({ reason: { code: 'VERSION_CONFLICT' } });
    expect(held(await fixture.read(opened.id))).toContainEqual(['ABC', 10, 1_000]);
  });

  it('a step beyond those that can be kept, but closing is always possible', async () => {
    const once = await fixture.adjust(opened, [trade('ABC', 'buy', 1, 100)]);
    const twice = await fixture.adjust(once, [trade('ABC', 'sell', 1, 100)]);
    const [buy, sell] = twice.steps.slice(1);
    const pairs = Array.from({ length: 198 }, () => [buy ?? [], sell ?? []].flat()).flat();
    const steps = [...twice.steps, ...pairs, ...(buy ? [buy] : [])];
    const busy = await fixture.keep({ ...twice, steps });
    expect(busy.steps).toHaveLength(400);
    expect(await refusal(fixture.adjust(busy, [trade('ABC', 'buy', 1, 100)]))).toEqual({
      code: 'POSITION_FULL',
      fields: [],
    });
    const prices = holdingsAfter(busy.steps).held.map(({ symbol }) => ({
      symbol,
      price: 1,
      commission: 0,
    }));
    expect(await fixture.close(busy, prices)).toMatchObject({ status: 'completed' });
  });

  it('more turnover than money can count exactly', async () => {
    const trades = Array.from({ length: 40 }, () =>
      trade(CALL, 'buy', 10_000, 1_000_000, { commission: ZERO_MONEY }),
    );
    expect((await refusal(fixture.adjust(opened, trades)))?.code).toBe('POSITION_FULL');
  });
});
