import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  holdingsAfter,
  profitOf,
  realised,
  type MarkedStrategy,
} from '@toolyard/core/options/strategies';
import { fromDollars } from '@toolyard/core/shared';
import { NEAR, lifeWorld, refusal, trade } from './life-world.ts';
import { BACK, FILE, FILE_EXPIRY, FRONT, NOW, contract, leg, shares } from './strategies-world.ts';

const DAY = 86_400_000;
const CALL = contract('C', 105);
const PUT = contract('P', 95);
const shortPut = leg(PUT, { position: 'short', priceSource: 'bid' });
const held = ({ steps }: MarkedStrategy) =>
  holdingsAfter(steps).held.map(({ symbol, quantity, cost }) => [symbol, quantity, cost / 10_000]);
const cash = ({ steps }: MarkedStrategy) => holdingsAfter(steps).cash / 10_000;

describe('the life of a position', () => {
  let world: ReturnType<typeof lifeWorld>;
  beforeEach(() => {
    world = lifeWorld({ [NEAR]: 94, [FRONT]: 94.99 });
  });

  it('a plan is opened at the prices that it was filled at, which are not those it was planned at', async () => {
    const plan = await world.plan([leg(CALL, { quantity: 2 }), shortPut]);
    const [call, put] = plan.legs.map(({ id }) => id);
    const opened = await world.fill(plan.id, [
      { legId: put ?? '', price: fromDollars(1.1), commission: fromDollars(0.65) },
      { legId: call ?? '', price: fromDollars(1.2), commission: fromDollars(1.3) },
    ]);
    expect(opened).toMatchObject({ status: 'active', version: 2, steps: [{ kind: 'opened' }] });
    expect(held(opened)).toEqual([
      [CALL, 2, 240],
      [PUT, -1, -110],
    ]);
    expect(cash(opened)).toBe(-240 + 110 - 1.95);
    expect(opened.steps[0]).toMatchObject({ at: NOW, spot: fromDollars(100), note: '' });
  });

  it('profit at the marks: a call bought at 1.25 whose middle is 1.55 has made 30 dollars', async () => {
    const opened = await world.open([leg(CALL)]);
    expect(profitOf(opened)).toBe(fromDollars(30));
    expect(opened.mark).toMatchObject({ spot: fromDollars(100), value: fromDollars(155) });
    expect(opened.steps[0]).toMatchObject({ value: fromDollars(155), atRisk: fromDollars(125) });
  });

  it('a roll closes one contract, opens another of its kind, and keeps what the first one made', async () => {
    const opened = await world.open([shortPut]);
    const next = contract('P', 90, BACK);
    const rolled = await world.adjust(
      opened,
      [trade(PUT, 'buy', 1, 0.4), trade(next, 'sell', 1, 0.9)],
      ' 下移 ',
    );
    expect(rolled.steps[1]).toMatchObject({ kind: 'rolled', note: '下移' });
    expect(held(rolled)).toEqual([[next, -1, -90]]);
    expect(cash(rolled)).toBe(125 - 40 + 90);
    expect(realised(holdingsAfter(rolled.steps))).toBe(fromDollars(125 - 40));
    expect(rolled.terms.map(({ expiry }) => expiry)).toEqual([FRONT, BACK]);
  });

  it('a step is called what it does', async () => {
    const opened = await world.open([shortPut, leg(CALL, { quantity: 2 })]);
    const added = await world.adjust(opened, [trade(contract('C', 110), 'sell', 1, 0.5)]);
    const less = await world.adjust(added, [trade(CALL, 'sell', 1, 2)]);
    const hedged = await world.adjust(less, [trade('ABC', 'sell', 30, 100)]);
    const mixed = await world.adjust(hedged, [
      trade(PUT, 'buy', 1, 0.1),
      trade('ABC', 'buy', 10, 99),
    ]);
    const flat = await world.adjust(mixed, [
      trade(CALL, 'sell', 1, 1),
      trade(contract('C', 110), 'buy', 1, 1),
      trade('ABC', 'buy', 20, 98),
    ]);
    const kinds = ['opened', 'added', 'closedLeg', 'stockTraded', 'adjusted', 'closed'];
    expect(flat.steps.map(({ kind }) => kind)).toEqual(kinds);
    expect(flat).toMatchObject({ status: 'completed', mark: null });
  });

  it('average cost: three contracts of two prices, one sold, two left at the average', async () => {
    const opened = await world.open([leg(CALL)]);
    const more = await world.adjust(opened, [trade(CALL, 'buy', 2, 2)]);
    const less = await world.adjust(more, [trade(CALL, 'sell', 1, 3)]);
    expect(held(less)).toEqual([[CALL, 2, 350]]);
    expect(realised(holdingsAfter(less.steps))).toBe(fromDollars(300 - 175));
  });

  it('selling more than is held turns a long contract into a short one at that price', async () => {
    const opened = await world.open([leg(CALL)]);
    const turned = await world.adjust(opened, [trade(CALL, 'sell', 3, 2)]);
    expect(held(turned)).toEqual([[CALL, -2, -400]]);
    expect(realised(holdingsAfter(turned.steps))).toBe(fromDollars(75));
  });

  it('closing sells what is long and buys what is short, and the return is the cash', async () => {
    const opened = await world.open([leg(CALL), shortPut]);
    const closed = await world.close(opened, [
      { symbol: PUT, price: fromDollars(0.5), commission: fromDollars(0.65) },
      { symbol: CALL, price: fromDollars(2), commission: 0 },
    ]);
    expect(closed).toMatchObject({ status: 'completed', steps: [{}, { kind: 'closed' }] });
    expect(profitOf(closed)).toBe(fromDollars(-125 + 125 + 200 - 50 - 0.65));
  });

  it('a short put a cent in the money is assigned: the premium stays, the shares cost the strike', async () => {
    const opened = await world.open([shortPut]);
    world.clock.set(NOW + 12 * DAY);
    const due = await world.read(opened.id);
    expect(due.due).toMatchObject([
      { outcome: 'assign', settlementPrice: fromDollars(94.99), holding: { symbol: PUT } },
    ]);
    const before = profitOf(due);
    const settled = await world.settle(due);
    expect(held(settled)).toEqual([['ABC', 100, 9_500]]);
    expect(cash(settled)).toBe(125 - 9_500);
    expect(profitOf(settled)).toBe(before);
    expect(settled.steps[1]).toMatchObject({ kind: 'assigned', at: Date.UTC(2026, 0, 16, 21) });
    const sold = await world.adjust(settled, [trade('ABC', 'sell', 100, 96)]);
    expect(sold).toMatchObject({ status: 'completed', steps: [{}, {}, { kind: 'closed' }] });
    expect(profitOf(sold)).toBe(fromDollars(125 - 9_500 + 9_600));
  });

  it('at the strike it expires, and a long contract in the money is exercised', async () => {
    const exactly = lifeWorld({ [FRONT]: 95 });
    const strangle = await exactly.open([shortPut, leg(contract('C', 90))]);
    exactly.clock.set(NOW + 12 * DAY);
    const settled = await exactly.settle(strangle);
    expect(settled.steps[1]?.kind).toBe('exercised');
    expect(held(settled)).toEqual([['ABC', 100, 9_000]]);
  });

  it('two expiries that have passed are two steps, each at its own close', async () => {
    const opened = await world.open([
      leg(contract('P', 95, NEAR), { position: 'short' }),
      shortPut,
    ]);
    world.clock.set(NOW + 12 * DAY);
    const settled = await world.settle(opened);
    expect(settled.steps.slice(1)).toMatchObject([
      { kind: 'assigned', at: Date.UTC(2026, 0, 9, 21), spot: fromDollars(94) },
      { kind: 'assigned', at: Date.UTC(2026, 0, 16, 21), spot: fromDollars(94.99) },
    ]);
    expect(held(settled)).toEqual([['ABC', 200, 19_000]]);
  });

  it('what the rule says can be overruled: a buyer lets his contract go', async () => {
    const opened = await world.open([leg(contract('P', 100))]);
    world.clock.set(NOW + 12 * DAY);
    const settled = await world.settle(opened, [{ symbol: contract('P', 100), outcome: 'expire' }]);
    expect(settled).toMatchObject({ status: 'completed', steps: [{}, { kind: 'expired' }] });
    expect(profitOf(settled)).toBe(fromDollars(-125));
  });

  it('without a settlement price it must be said what became of each contract', async () => {
    const blind = lifeWorld();
    const opened = await blind.open([shortPut]);
    blind.clock.set(NOW + 12 * DAY);
    const due = await blind.read(opened.id);
    expect(due).toMatchObject({ due: [{ outcome: null, settlementPrice: null }] });
    expect(profitOf(due)).toBeNull();
    expect(await refusal(blind.settle(due))).toEqual({
      code: 'STRATEGY_INVALID',
      fields: ['outcomes'],
    });
    const settled = await blind.settle(due, [{ symbol: PUT, outcome: 'assign' }]);
    expect(held(settled)).toEqual([['ABC', 100, 9_500]]);
  });

  it('a short call is assigned early: shares leave at the strike, the rest stays', async () => {
    const opened = await world.open([
      leg(CALL, { position: 'short', quantity: 3 }),
      shares({ quantity: 300 }),
    ]);
    const assigned = await world.assign(opened, CALL, 2);
    expect(assigned.steps[1]?.kind).toBe('assigned');
    expect(held(assigned)).toEqual([
      [CALL, -1, -125],
      ['ABC', 100, 10_000],
    ]);
    expect(cash(assigned)).toBe(375 - 30_000 + 21_000);
  });

  it('a chain file lives at its own time: nothing of it is ever due', async () => {
    const opened = await world.open([leg(contract('P', 95, FILE_EXPIRY, FILE))], FILE);
    world.clock.set(NOW + 400 * DAY);
    expect(await world.read(opened.id)).toMatchObject({ due: [], status: 'active' });
    expect(await world.marks(opened.id)).toMatchObject([{ byModel: false }]);
  });

  it('each step is written down with who took it, what was held and the cash', async () => {
    const opened = await world.open([shortPut]);
    await world.close(opened, [{ symbol: PUT, price: fromDollars(0.5), commission: 0 }]);
    expect(world.notes().slice(1)).toMatchObject([
      {
        action: 'strategy.opened',
        before: { status: 'planning' },
        after: { status: 'active', cash: 125, held: [{ symbol: PUT, quantity: -1 }] },
      },
      { action: 'strategy.closed', after: { status: 'completed', cash: 75, held: [] } },
    ]);
  });
});

describe('what is refused', () => {
  let world: ReturnType<typeof lifeWorld>;
  let opened: MarkedStrategy;
  beforeEach(async () => {
    world = lifeWorld({ [FRONT]: 94 });
    opened = await world.open([shortPut, leg(CALL)]);
  });
  const fill = (legId: string, price = 1, commission = 0) => ({ legId, price, commission });

  it('opening past the expiry, at the fill of that leg', async () => {
    const plan = await world.plan([leg(contract('C', 105, BACK)), leg(CALL)]);
    world.clock.set(Date.UTC(2026, 0, 16, 21));
    const fills = plan.legs.map(({ id }) => fill(id));
    expect(await refusal(world.fill(plan.id, fills))).toEqual({
      code: 'CONTRACT_EXPIRED',
      fields: ['fills.1.legId'],
    });
    expect(await world.read(plan.id)).toMatchObject({ status: 'planning', steps: [] });
  });

  it('fills that miss a leg, meet it twice or meet none', async () => {
    const plan = await world.plan([leg(CALL), shortPut]);
    const [one = '', two = ''] = plan.legs.map(({ id }) => id);
    const tried = async (...ids: string[]) =>
      (
        await refusal(
          world.fill(
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
    const plan = await world.plan([leg(CALL)]);
    const legId = plan.legs[0]?.id ?? '';
    expect(await refusal(world.fill(plan.id, [fill(legId, -1, -1)]))).toEqual({
      code: 'STRATEGY_INVALID',
      fields: ['fills.0.price', 'fills.0.commission'],
    });
    const wrong = [trade(CALL, 'sell', 1, -0.05), trade(PUT, 'buy', 0, 1, { commission: 0.5 })];
    expect(await refusal(world.adjust(opened, wrong, 'x'.repeat(501)))).toEqual({
      code: 'STRATEGY_INVALID',
      fields: ['trades.0.price', 'trades.1.contracts', 'trades.1.commission', 'note'],
    });
    const price = { symbol: CALL, price: -1, commission: 0 };
    expect((await refusal(world.close(opened, [price])))?.fields).toEqual(['prices.0.price']);
  });

  it.each([
    ['an expiry without a chain', contract('P', 90, '2026-03-20')],
    ['a strike that is not listed', contract('P', 91)],
    ['another underlying', contract('P', 95, FRONT, 'XYZ')],
    ['shares of something else', 'XYZ'],
  ])('a roll into %s, and the leg that it would have closed stays', async (_case, symbol) => {
    const trades = [trade(PUT, 'buy', 1, 0.5), trade(symbol, 'sell', 1, 0.5)];
    expect(await refusal(world.adjust(opened, trades))).toEqual({
      code: 'CONTRACT_UNKNOWN',
      fields: ['trades.1.symbol'],
    });
    expect(held(await world.read(opened.id))).toEqual(held(opened));
  });

  it('closing without a price for everything, or with one too many', async () => {
    const priced = (...symbols: string[]) =>
      refusal(
        world.close(
          opened,
          symbols.map((symbol) => ({ symbol, price: 1, commission: 0 })),
        ),
      );
    expect((await priced(CALL))?.fields).toEqual(['prices']);
    expect((await priced(CALL, PUT, 'ABC'))?.fields).toEqual(['prices.2.symbol']);
    expect((await priced(CALL, CALL))?.fields).toEqual(['prices.1.symbol']);
  });

  it('assigning what is not held, or more than is', async () => {
    expect(await refusal(world.assign(opened, contract('P', 90), 1))).toEqual({
      code: 'CONTRACT_UNKNOWN',
      fields: ['symbol'],
    });
    expect(await refusal(world.assign(opened, PUT, 2))).toEqual({
      code: 'STRATEGY_INVALID',
      fields: ['contracts'],
    });
  });

  it('anything but settling while a contract is past its expiry', async () => {
    world.clock.set(NOW + 12 * DAY);
    const due = { code: 'POSITION_DUE', fields: [] };
    expect(await refusal(world.adjust(opened, [trade('ABC', 'buy', 1, 1)]))).toEqual(due);
    expect(await refusal(world.assign(opened, PUT, 1))).toEqual(due);
    const prices = [CALL, PUT].map((symbol) => ({ symbol, price: 1, commission: 0 }));
    expect(await refusal(world.close(opened, prices))).toEqual(due);
    expect((await world.settle(opened)).steps).toHaveLength(2);
  });

  it('settling what is not due, what is not there, and what its side cannot do', async () => {
    expect(await refusal(world.settle(opened))).toEqual({ code: 'NOTHING_DUE', fields: [] });
    world.clock.set(NOW + 12 * DAY);
    const said = [
      { symbol: PUT, outcome: 'exercise' },
      { symbol: CALL, outcome: 'assign' },
      { symbol: 'ABC', outcome: 'expire' },
    ] as const;
    expect((await refusal(world.settle(opened, said)))?.fields).toEqual([
      'outcomes.0.outcome',
      'outcomes.1.outcome',
      'outcomes.2.symbol',
    ]);
  });

  it('opening twice, and touching a position that is not open', async () => {
    const fills = opened.legs.map(({ id }) => fill(id));
    expect((await refusal(world.fill(opened.id, fills, 2)))?.code).toBe('STRATEGY_STATUS');
    const plan = await world.plan([leg(CALL)]);
    const stillPlanned = { ...plan, mark: null, due: [] };
    expect((await refusal(world.settle(stillPlanned)))?.code).toBe('STRATEGY_STATUS');
  });

  it('two adjusts at once: the second is told what stands, and nothing of the first is lost', async () => {
    const buy = (contracts: number) => world.adjust(opened, [trade('ABC', 'buy', contracts, 100)]);
    const [one, two] = await Promise.allSettled([buy(10), buy(20)]);
    expect(one.status).toBe('fulfilled');
    expect(two).toMatchObject({ reason: { code: 'VERSION_CONFLICT' } });
    expect(held(await world.read(opened.id))).toContainEqual(['ABC', 10, 1_000]);
  });

  it('a step beyond those that can be kept, but closing is always possible', async () => {
    const once = await world.adjust(opened, [trade('ABC', 'buy', 1, 100)]);
    const twice = await world.adjust(once, [trade('ABC', 'sell', 1, 100)]);
    const [buy, sell] = twice.steps.slice(1);
    const pairs = Array.from({ length: 198 }, () => [buy ?? [], sell ?? []].flat()).flat();
    const steps = [...twice.steps, ...pairs, ...(buy ? [buy] : [])];
    const busy = await world.keep({ ...twice, steps });
    expect(busy.steps).toHaveLength(400);
    expect(await refusal(world.adjust(busy, [trade('ABC', 'buy', 1, 100)]))).toEqual({
      code: 'POSITION_FULL',
      fields: [],
    });
    const prices = holdingsAfter(busy.steps).held.map(({ symbol }) => ({
      symbol,
      price: 1,
      commission: 0,
    }));
    expect(await world.close(busy, prices)).toMatchObject({ status: 'completed' });
  });

  it('more turnover than money can count exactly', async () => {
    const trades = Array.from({ length: 40 }, () =>
      trade(CALL, 'buy', 10_000, 1_000_000, { commission: 0 }),
    );
    expect((await refusal(world.adjust(opened, trades)))?.code).toBe('POSITION_FULL');
  });
});

describe('positions at the market', () => {
  it('a list reads each chain once, however many positions hold its contracts', async () => {
    const world = lifeWorld();
    for (let count = 0; count < 5; count++)
      await world.open([leg(CALL), leg(contract('C', 100, BACK))]);
    world.chains.chainsRead = 0;
    const { items } = await world.list();
    expect(items.map(profitOf)).toEqual(Array.from({ length: 5 }, () => fromDollars(30 + 80)));
    expect(world.chains.chainsRead).toBe(2);
  });

  it('a position whose underlying has no source any more stands in the list without a profit', async () => {
    const world = lifeWorld();
    await world.open([leg(CALL)]);
    world.chains.forget('ABC');
    expect((await world.list()).items).toMatchObject([{ status: 'active', mark: null, due: [] }]);
  });

  it('OV-02 OV-03 the summary: capital starts at 10000, and what is not completed takes its part of it', async () => {
    const world = lifeWorld();
    expect(await world.summary()).toMatchObject({
      totalCapital: fromDollars(10_000),
      winRate: null,
    });
    await world.plan([leg(CALL)]);
    await world.open([leg(CALL, { quantity: 2 })]);
    const won = await world.open([leg(CALL)]);
    await world.close(won, [{ symbol: CALL, price: fromDollars(2), commission: 0 }]);
    const lost = await world.open([leg(CALL)]);
    await world.close(lost, [{ symbol: CALL, price: fromDollars(1), commission: 0 }]);
    expect(await world.summary()).toEqual({
      totalCapital: fromDollars(10_000),
      allocatedCapital: fromDollars(125 + 250),
      availableCapital: fromDollars(10_000 - 375),
      activeStrategies: 1,
      completedStrategies: 2,
      totalPnL: fromDollars(60 + 75 - 25),
      winRate: 0.5,
    });
  });

  it('PO-10 a point for each session since the opening, the last one by quotes', async () => {
    const closes = { '2026-01-05': 101, '2026-01-06': 99, '2026-01-07': 102 };
    const world = lifeWorld(closes);
    const opened = await world.open([shares()]);
    world.clock.set(Date.UTC(2026, 0, 7, 16));
    const less = await world.adjust(opened, [trade('ABC', 'sell', 50, 103)]);
    world.clock.set(Date.UTC(2026, 0, 7, 22));
    const points = await world.marks(less.id);
    expect(
      points.map(({ date, price, pnl }) => [date, price / 10_000, (pnl ?? 0) / 10_000]),
    ).toEqual([
      ['2026-01-05', 101, 100],
      ['2026-01-06', 99, -100],
      ['2026-01-07', 100, 150],
    ]);
  });

  it('PO-10 options are valued by the model at their own volatility between the quotes', async () => {
    const world = lifeWorld({ '2026-01-05': 120, '2026-01-06': 80, '2026-01-07': 100 });
    const opened = await world.open([leg(contract('C', 90))]);
    world.clock.set(Date.UTC(2026, 0, 7, 22));
    const points = await world.marks(opened.id);
    expect(points.map(({ byModel }) => byModel)).toEqual([true, true, false]);
    const [high, low] = points.map(({ value }) => (value ?? 0) / 10_000);
    expect(high).toBeGreaterThanOrEqual(3_000);
    expect(high).toBeLessThan(3_001);
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(20);
  });

  it('the points of a closed trade end with its result, those of a plan do not begin', async () => {
    const world = lifeWorld({ '2026-01-05': 101, '2026-01-06': 99 });
    const opened = await world.open([shares()]);
    expect(await world.marks((await world.plan([shares()])).id)).toEqual([]);
    world.clock.set(Date.UTC(2026, 0, 6, 16));
    const price = { symbol: 'ABC', price: fromDollars(104), commission: 0 };
    await world.close(opened, [price]);
    world.clock.set(Date.UTC(2026, 0, 9, 16));
    expect(await world.marks(opened.id)).toMatchObject([
      { date: '2026-01-05', pnl: fromDollars(100) },
      { date: '2026-01-06', pnl: fromDollars(400), value: 0 },
    ]);
  });
});
