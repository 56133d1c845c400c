import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  holdingsAfter,
  profitOf,
  realised,
  type MarkedStrategy,
} from '@toolyard/core/options/strategies';
import { fromDollars, moneyOf } from '@toolyard/core/shared';
import { NEAR, lifecycleFixture, refusal, trade } from './lifecycle-fixture.ts';
import {
  BACK,
  FILE,
  FILE_EXPIRY,
  FRONT,
  NOW,
  contract,
  ironCondor,
  leg,
  shares,
} from './strategies-fixture.ts';

const DAY = 86_400_000;
const CALL = contract('C', 105);
const PUT = contract('P', 95);
const shortPut = leg(PUT, { position: 'short', priceSource: 'bid' });
const held = ({ steps }: MarkedStrategy) =>
  holdingsAfter(steps).held.map(({ symbol, quantity, cost }) => [symbol, quantity, cost / 10_000]);
const cash = ({ steps }: MarkedStrategy) => holdingsAfter(steps).cash / 10_000;

describe('the life of a position', () => {
  let fixture: ReturnType<typeof lifecycleFixture>;
  beforeEach(() => {
    fixture = lifecycleFixture({ [NEAR]: 94, [FRONT]: 94.99 });
  });

  it('a plan is opened at the prices that it was filled at, which are not those it was planned at', async () => {
    const plan = await fixture.plan([leg(CALL, { quantity: 2 }), shortPut]);
    const [call, put] = plan.legs.map(({ id }) => id);
    const opened = await fixture.fill(plan.id, [
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
    const opened = await fixture.open([leg(CALL)]);
    expect(profitOf(opened)).toBe(fromDollars(30));
    expect(opened.mark).toMatchObject({ spot: fromDollars(100), value: fromDollars(155) });
    expect(opened.steps[0]).toMatchObject({ value: fromDollars(155), atRisk: fromDollars(125) });
  });

  it('a roll closes one contract, opens another of its kind, and keeps what the first one made', async () => {
    const opened = await fixture.open([shortPut]);
    const next = contract('P', 90, BACK);
    const rolled = await fixture.adjust(
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
    const opened = await fixture.open([shortPut, leg(CALL, { quantity: 2 })]);
    const added = await fixture.adjust(opened, [trade(contract('C', 110), 'sell', 1, 0.5)]);
    const less = await fixture.adjust(added, [trade(CALL, 'sell', 1, 2)]);
    const hedged = await fixture.adjust(less, [trade('ABC', 'sell', 30, 100)]);
    const mixed = await fixture.adjust(hedged, [
      trade(PUT, 'buy', 1, 0.1),
      trade('ABC', 'buy', 10, 99),
    ]);
    const flat = await fixture.adjust(mixed, [
      trade(CALL, 'sell', 1, 1),
      trade(contract('C', 110), 'buy', 1, 1),
      trade('ABC', 'buy', 20, 98),
    ]);
    const kinds = ['opened', 'added', 'closedLeg', 'stockTraded', 'adjusted', 'closed'];
    expect(flat.steps.map(({ kind }) => kind)).toEqual(kinds);
    expect(flat).toMatchObject({ status: 'completed', mark: null });
  });

  it('R17 type and name follow what is held; a name of the user stays, and a closed trade is what was planned', async () => {
    const condor = await fixture.open(ironCondor.legs);
    expect(condor).toMatchObject({ templateId: 'iron-condor', name: 'ABC 铁鹰式' });
    const withoutCalls = [trade(CALL, 'buy', 1, 1), trade(contract('C', 110), 'sell', 1, 0.5)];
    const spread = await fixture.adjust(condor, withoutCalls);
    expect(spread).toMatchObject({ templateId: 'vertical-spread', name: 'ABC 牛市看跌价差' });
    const rest = [trade(PUT, 'buy', 1, 0.1), trade(contract('P', 90), 'sell', 1, 0.05)];
    const closed = await fixture.adjust(spread, rest);
    expect(closed).toMatchObject({ templateId: 'iron-condor', name: 'ABC 铁鹰式' });

    const second = await fixture.open(ironCondor.legs);
    const own = await fixture.keep({ ...second, name: 'January income' });
    const less = await fixture.adjust(own, withoutCalls);
    expect(less).toMatchObject({ templateId: 'vertical-spread', name: 'January income' });
  });

  it('average cost: three contracts of two prices, one sold, two left at the average', async () => {
    const opened = await fixture.open([leg(CALL)]);
    const more = await fixture.adjust(opened, [trade(CALL, 'buy', 2, 2)]);
    const less = await fixture.adjust(more, [trade(CALL, 'sell', 1, 3)]);
    expect(held(less)).toEqual([[CALL, 2, 350]]);
    expect(realised(holdingsAfter(less.steps))).toBe(fromDollars(300 - 175));
  });

  it('selling more than is held turns a long contract into a short one at that price', async () => {
    const opened = await fixture.open([leg(CALL)]);
    const turned = await fixture.adjust(opened, [trade(CALL, 'sell', 3, 2)]);
    expect(held(turned)).toEqual([[CALL, -2, -400]]);
    expect(realised(holdingsAfter(turned.steps))).toBe(fromDollars(75));
  });

  it('closing sells what is long and buys what is short, and the return is the cash', async () => {
    const opened = await fixture.open([leg(CALL), shortPut]);
    const closed = await fixture.close(opened, [
      { symbol: PUT, price: fromDollars(0.5), commission: fromDollars(0.65) },
      { symbol: CALL, price: fromDollars(2), commission: 0 },
    ]);
    expect(closed).toMatchObject({ status: 'completed', steps: [{}, { kind: 'closed' }] });
    expect(profitOf(closed)).toBe(fromDollars(-125 + 125 + 200 - 50 - 0.65));
  });

  it('one of three condors is closed in one step: the rest keeps its name, structure and average cost', async () => {
    const condor = await fixture.open(ironCondor.legs.map((each) => ({ ...each, quantity: 3 })));
    const prices = condor.legs.map(({ symbol }) => ({
      symbol,
      price: fromDollars(0.5),
      commission: 0,
    }));
    const less = await fixture.close(condor, prices, 1);
    expect(less).toMatchObject({
      ...{ status: 'active', templateId: 'iron-condor', name: 'ABC 铁鹰式' },
      steps: [{}, { kind: 'closedLeg' }],
    });
    const shareOf = ([symbol, quantity, cost]: readonly [string, number, number]) =>
      [symbol, (quantity * 2) / 3, (cost * 2) / 3] as const;
    expect(held(less)).toEqual(
      held(condor).map((each) => shareOf(each as [string, number, number])),
    );
    const closed = await fixture.close(less, prices);
    expect(closed).toMatchObject({ status: 'completed', templateId: 'iron-condor' });
    expect(held(closed)).toEqual([]);
  });

  it('a part of covered calls is a call with its shares, and no part is more than what is held', async () => {
    const opened = await fixture.open([
      leg(CALL, { position: 'short', quantity: 3 }),
      shares({ quantity: 300 }),
    ]);
    const prices = [CALL, 'ABC'].map((symbol) => ({
      ...{ symbol, price: fromDollars(100), commission: 0 },
    }));
    const less = await fixture.close(opened, prices, 2);
    expect(held(less).map(([symbol, quantity]) => [symbol, quantity])).toEqual([
      [CALL, -1],
      ['ABC', 100],
    ]);
    expect(less.steps.at(-1)?.kind).toBe('closedLeg');
    const three = await fixture.open([leg(CALL, { position: 'short', quantity: 3 })]);
    const call = prices.slice(0, 1);
    for (const units of [0, 1.5, 4])
      expect(await refusal(fixture.close(three, call, units))).toEqual({
        code: 'STRATEGY_INVALID',
        fields: ['units'],
      });
  });

  it('a short put a cent in the money is assigned: the premium stays, the shares cost the strike', async () => {
    const opened = await fixture.open([shortPut]);
    fixture.clock.set(NOW + 12 * DAY);
    const due = await fixture.read(opened.id);
    expect(due.due).toMatchObject([
      {
        ...{ outcome: 'assign', holding: { symbol: PUT } },
        settlementPrice: { price: fromDollars(94.99), source: 'listed', at: NOW + 12 * DAY },
      },
    ]);
    const before = profitOf(due);
    const settled = await fixture.settle(due);
    expect(held(settled)).toEqual([['ABC', 100, 9_500]]);
    expect(cash(settled)).toBe(125 - 9_500);
    expect(profitOf(settled)).toBe(before);
    expect(settled.steps[1]).toMatchObject({ kind: 'assigned', at: Date.UTC(2026, 0, 16, 21) });
    const sold = await fixture.adjust(settled, [trade('ABC', 'sell', 100, 96)]);
    expect(sold).toMatchObject({ status: 'completed', steps: [{}, {}, { kind: 'closed' }] });
    expect(profitOf(sold)).toBe(fromDollars(125 - 9_500 + 9_600));
  });

  it('at the strike it expires, and a long contract in the money is exercised', async () => {
    const exactly = lifecycleFixture({ [FRONT]: 95 });
    const strangle = await exactly.open([shortPut, leg(contract('C', 90))]);
    exactly.clock.set(NOW + 12 * DAY);
    const settled = await exactly.settle(strangle);
    expect(settled.steps[1]?.kind).toBe('exercised');
    expect(held(settled)).toEqual([['ABC', 100, 9_000]]);
  });

  it('two expiries that have passed are two steps, each at its own close', async () => {
    const opened = await fixture.open([
      leg(contract('P', 95, NEAR), { position: 'short' }),
      shortPut,
    ]);
    fixture.clock.set(NOW + 12 * DAY);
    const settled = await fixture.settle(opened);
    expect(settled.steps.slice(1)).toMatchObject([
      { kind: 'assigned', at: Date.UTC(2026, 0, 9, 21), spot: fromDollars(94) },
      { kind: 'assigned', at: Date.UTC(2026, 0, 16, 21), spot: fromDollars(94.99) },
    ]);
    expect(held(settled)).toEqual([['ABC', 200, 19_000]]);
  });

  it('what the rule says can be overruled: a buyer lets his contract go', async () => {
    const opened = await fixture.open([leg(contract('P', 100))]);
    fixture.clock.set(NOW + 12 * DAY);
    const settled = await fixture.settle(opened, [
      { symbol: contract('P', 100), outcome: 'expire' },
    ]);
    expect(settled).toMatchObject({ status: 'completed', steps: [{}, { kind: 'expired' }] });
    expect(profitOf(settled)).toBe(fromDollars(-125));
  });

  it('without a settlement price it must be said what became of each contract for shares', async () => {
    const blind = lifecycleFixture();
    const opened = await blind.open([shortPut]);
    blind.clock.set(NOW + 12 * DAY);
    const due = await blind.read(opened.id);
    expect(due).toMatchObject({ due: [{ outcome: null, settlementPrice: null }] });
    expect(profitOf(due)).toBeNull();
    expect(await refusal(blind.settle(due))).toEqual({
      code: 'SETTLEMENT_PRICE_UNKNOWN',
      fields: ['outcomes'],
    });
    const settled = await blind.settle(due, [{ symbol: PUT, outcome: 'assign' }]);
    expect(held(settled)).toEqual([['ABC', 100, 9_500]]);
    expect(settled.steps[1]).toMatchObject({ spot: null, settledBy: null, value: null });
  });

  it('a short call is assigned early: shares leave at the strike, the rest stays', async () => {
    const opened = await fixture.open([
      leg(CALL, { position: 'short', quantity: 3 }),
      shares({ quantity: 300 }),
    ]);
    const assigned = await fixture.assign(opened, CALL, 2);
    expect(assigned.steps[1]?.kind).toBe('assigned');
    expect(held(assigned)).toEqual([
      [CALL, -1, -125],
      ['ABC', 100, 10_000],
    ]);
    expect(cash(assigned)).toBe(375 - 30_000 + 21_000);
  });

  it('an assignment costs its commission once, in the cash and in the commissions', async () => {
    const opened = await fixture.open([
      leg(CALL, { position: 'short', quantity: 3 }),
      shares({ quantity: 300 }),
    ]);
    const assigned = await fixture.assign(opened, CALL, 2, fromDollars(5));
    expect(cash(assigned)).toBe(375 - 30_000 + 21_000 - 5);
    expect(holdingsAfter(assigned.steps).commissions).toBe(fromDollars(5));
    expect(await refusal(fixture.assign(assigned, CALL, 1, moneyOf(-1)))).toEqual({
      code: 'STRATEGY_INVALID',
      fields: ['commission'],
    });
  });

  it('a chain file has a clock of its own: nothing of it is ever due', async () => {
    const opened = await fixture.open([leg(contract('P', 95, FILE_EXPIRY, FILE))], FILE);
    fixture.clock.set(NOW + 400 * DAY);
    expect(await fixture.read(opened.id)).toMatchObject({ due: [], status: 'active' });
    expect(await fixture.marks(opened.id)).toMatchObject([{ byModel: false }]);
  });

  it('each step is written down with who took it, what was held and the cash', async () => {
    const opened = await fixture.open([shortPut]);
    await fixture.close(opened, [{ symbol: PUT, price: fromDollars(0.5), commission: 0 }]);
    expect(fixture.notes().slice(1)).toMatchObject([
      {
        action: 'strategy.opened',
        before: { status: 'planning' },
        after: { status: 'active', cash: 125, held: [{ symbol: PUT, quantity: -1 }] },
      },
      { action: 'strategy.closed', after: { status: 'completed', cash: 75, held: [] } },
    ]);
  });
});
