import { describe, expect, it } from '@jest/globals';
import { profitOf } from '@toolyard/core/options/strategies';
import { DomainError, fromDollars } from '@toolyard/core/shared';
import { lifecycleFixture, trade } from './lifecycle-fixture.ts';
import { BACK, FRONT, NOW, contract, leg, shares } from './strategies-fixture.ts';

const NO_ANSWER = { en: 'no answer', 'zh-CN': '没有回答' };
const CALL = contract('C', 105);

describe('positions at the market', () => {
  it('a list reads each chain once, however many positions hold its contracts', async () => {
    const fixture = lifecycleFixture();
    for (let count = 0; count < 5; count++)
      await fixture.open([leg(CALL), leg(contract('C', 100, BACK))]);
    fixture.chains.chainsRead = 0;
    const { items } = await fixture.list();
    expect(items.map(profitOf)).toEqual(Array.from({ length: 5 }, () => fromDollars(30 + 80)));
    expect(fixture.chains.chainsRead).toBe(2);
  });

  it('a list waits for several chains at a time, and stays in its order', async () => {
    const fixture = lifecycleFixture();
    await fixture.open([leg(CALL)]);
    await fixture.open([leg(contract('C', 100, BACK))]);
    const before = (await fixture.list()).items;
    const read = fixture.chains.chain.bind(fixture.chains);
    let [running, most] = [0, 0];
    fixture.chains.chain = async (...query) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 20));
      running -= 1;
      return read(...query);
    };
    expect((await fixture.list()).items).toEqual(before);
    expect(most).toBe(2);
  });

  it('b15 contracts of SPX and SPXW of one date and strike are two holdings, each with its quote', async () => {
    const fixture = lifecycleFixture();
    const [morning, evening] = [CALL.replace('ABC', 'SPX'), CALL.replace('ABC', 'SPXW')];
    const { id } = await fixture.open(
      [leg(morning), leg(evening, { position: 'short', price: fromDollars(1.5) })],
      'SPX',
    );
    const { mark, templateId } = await fixture.read(id);
    expect(templateId).toBe('custom');
    expect(mark?.legs.map(({ holding, bid, ask }) => [holding.symbol, bid, ask])).toEqual([
      [morning, fromDollars(1.5), fromDollars(1.6)],
      [evening, fromDollars(1.5), fromDollars(1.6)],
    ]);
    expect(mark?.value).toBe(0);
  });

  it('a position whose underlying has no source any more stands in the list without a profit', async () => {
    const fixture = lifecycleFixture();
    await fixture.open([leg(CALL)]);
    fixture.chains.forget('ABC');
    expect((await fixture.list()).items).toMatchObject([{ status: 'active', mark: null, due: [] }]);
  });

  it('a chain whose source does not answer leaves its own positions without a price, and the others their', async () => {
    const fixture = lifecycleFixture();
    await fixture.open([leg(contract('C', 100, BACK))]);
    await fixture.open([leg(CALL)]);
    fixture.chains.breakOff(BACK);
    const { items } = await fixture.list();
    expect(items.map(profitOf)).toEqual([fromDollars(30), null]);
  });

  it('bars whose source does not answer leave the last point of the marks', async () => {
    const fixture = lifecycleFixture();
    const { id } = await fixture.open([leg(CALL)]);
    fixture.market.bars = () => Promise.reject(new DomainError('provider', 'SILENT', NO_ANSWER));
    expect(await fixture.marks(id)).toMatchObject([{ pnl: fromDollars(30), byModel: false }]);
  });

  it('OV-02 OV-03 R16 the summary: capital starts at 10000, positions take their part of it, plans would take theirs', async () => {
    const fixture = lifecycleFixture();
    expect(await fixture.summary()).toMatchObject({
      totalCapital: fromDollars(10_000),
      winRate: null,
    });
    await fixture.plan([leg(CALL)]);
    await fixture.open([leg(CALL, { quantity: 2 })]);
    const won = await fixture.open([leg(CALL)]);
    await fixture.close(won, [{ symbol: CALL, price: fromDollars(2), commission: 0 }]);
    const lost = await fixture.open([leg(CALL)]);
    await fixture.close(lost, [{ symbol: CALL, price: fromDollars(1), commission: 0 }]);
    expect(await fixture.summary()).toEqual({
      totalCapital: fromDollars(10_000),
      allocatedCapital: fromDollars(250),
      plannedCapital: fromDollars(125),
      availableCapital: fromDollars(10_000 - 250),
      activeStrategies: 1,
      completedStrategies: 2,
      totalPnL: fromDollars(60 + 75 - 25),
      ...{ dayPnL: null, dayUnvalued: 1 },
      winRate: 0.5,
      lostThisMonth: 0,
    });
  });

  it('a trade that only waits to be settled takes no capital: expired worthless, or paid in cash at a known price', async () => {
    const fixture = lifecycleFixture();
    const put = contract('P', 105);
    const cash = contract('C', 105, FRONT, 'XSP');
    await fixture.open([leg(put, { position: 'short' })]);
    await fixture.open([leg(cash)], 'XSP');
    fixture.clock.set(NOW + 12 * 86_400_000);
    const taken = async () => (await fixture.summary()).allocatedCapital;
    // (105 − 1.25) · 100 and 1.25 · 100 while no settlement price is known.
    expect(await taken()).toBe(fromDollars(10_375 + 125));
    const publish = (symbol: string, dollars: number) =>
      fixture.settlementPrices.publish(
        { symbol, date: FRONT, settlementTime: 'PM' },
        fromDollars(dollars),
      );
    publish('XSP', 110);
    expect(await taken()).toBe(fromDollars(10_375));
    publish('ABC', 104);
    // Assigned: the shares bought at 105 can lose.
    expect(await taken()).toBe(fromDollars(10_375));
    publish('ABC', 106);
    expect(await taken()).toBe(0);
  });

  it('the result of the day counts from the close before: holdings at their marks of then, later trades in full', async () => {
    const fixture = lifecycleFixture();
    const [day, hour] = [86_400_000, 3_600_000];
    await fixture.open([leg(CALL, { quantity: 2 }), shares()]);
    const sold = await fixture.open([leg(CALL)]);
    const early = await fixture.open([leg(CALL)]);
    await fixture.close(early, [{ symbol: CALL, price: fromDollars(9), commission: 0 }]);
    fixture.clock.set(NOW + day);
    const marks = new Map([[CALL, fromDollars(1.2)]]);
    fixture.previousCloses.set('ABC', { at: NOW + hour, spot: fromDollars(98), marks });
    await fixture.close(sold, [{ symbol: CALL, price: fromDollars(2), commission: 0 }]);
    await fixture.open([leg(CALL)]);
    // Two calls from 1.20 to 1.55, a hundred shares from 98 to 100, one call sold at 2.00, one bought at 1.25.
    expect((await fixture.summary()).dayPnL).toBe(fromDollars(70 + 200 + 80 + 30));

    fixture.previousCloses.set('ABC', { at: NOW + hour, spot: fromDollars(98), marks: new Map() });
    expect(await fixture.summary()).toMatchObject({ dayPnL: fromDollars(30), dayUnvalued: 1 });
  });

  it('R16 the capital is that of the settings', async () => {
    const fixture = lifecycleFixture();
    await fixture.settings({ capital: fromDollars(25_000) });
    await fixture.open([leg(CALL, { quantity: 2 })]);
    expect(await fixture.summary()).toMatchObject({
      totalCapital: fromDollars(25_000),
      availableCapital: fromDollars(25_000 - 250),
    });
  });

  it('OS-02 what the trades of this month have lost is one sum over all of them', async () => {
    const fixture = lifecycleFixture();
    const lost = await fixture.open([leg(CALL)]);
    await fixture.close(lost, [{ symbol: CALL, price: fromDollars(0.5), commission: 0 }]);
    expect((await fixture.summary()).lostThisMonth).toBe(fromDollars(75));
    fixture.clock.set(NOW + 31 * 86_400_000);
    expect((await fixture.summary()).lostThisMonth).toBe(0);
  });

  it('PO-10 a point for each session since the opening, the last one by quotes', async () => {
    const closes = { '2026-01-05': 101, '2026-01-06': 99, '2026-01-07': 102 };
    const fixture = lifecycleFixture(closes);
    const opened = await fixture.open([shares()]);
    fixture.clock.set(Date.UTC(2026, 0, 7, 16));
    const less = await fixture.adjust(opened, [trade('ABC', 'sell', 50, 103)]);
    fixture.clock.set(Date.UTC(2026, 0, 7, 22));
    const points = await fixture.marks(less.id);
    expect(
      points.map(({ date, price, pnl }) => [date, price! / 10_000, (pnl ?? 0) / 10_000]),
    ).toEqual([
      ['2026-01-05', 101, 100],
      ['2026-01-06', 99, -100],
      ['2026-01-07', 100, 150],
    ]);
  });

  it('PO-10 options are valued by the model at their own volatility between the quotes', async () => {
    const fixture = lifecycleFixture({ '2026-01-05': 120, '2026-01-06': 80, '2026-01-07': 100 });
    const opened = await fixture.open([leg(contract('C', 90))]);
    fixture.clock.set(Date.UTC(2026, 0, 7, 22));
    const points = await fixture.marks(opened.id);
    expect(points.map(({ byModel }) => byModel)).toEqual([true, true, false]);
    const [high, low] = points.map(({ value }) => (value ?? 0) / 10_000);
    expect(high).toBeGreaterThanOrEqual(3_000);
    expect(high).toBeLessThan(3_001);
    expect(low).toBeGreaterThan(0);
    expect(low).toBeLessThan(20);
  });

  it('the points of a closed trade end with its result, those of a plan do not begin', async () => {
    const fixture = lifecycleFixture({ '2026-01-05': 101, '2026-01-06': 99 });
    const opened = await fixture.open([shares()]);
    expect(await fixture.marks((await fixture.plan([shares()])).id)).toEqual([]);
    fixture.clock.set(Date.UTC(2026, 0, 6, 16));
    const price = { symbol: 'ABC', price: fromDollars(104), commission: 0 };
    await fixture.close(opened, [price]);
    fixture.clock.set(Date.UTC(2026, 0, 9, 16));
    expect(await fixture.marks(opened.id)).toMatchObject([
      { date: '2026-01-05', pnl: fromDollars(100) },
      { date: '2026-01-06', pnl: fromDollars(400), value: 0 },
    ]);
  });
});
