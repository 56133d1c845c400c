import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  awaitsSettlementPrice,
  holdingsAfter,
  profitOf,
  type MarkedStrategy,
} from '@toolyard/core/options/strategies';
import type { SettlementTime } from '@toolyard/core/options/contracts';
import { fromDollars, toDollars, ZERO_MONEY } from '@toolyard/core/shared';
import { lifecycleFixture, META, NEAR, refusal, trade } from './lifecycle-fixture.ts';
import { BACK, contract, FRONT, leg, NOW } from './strategies-fixture.ts';

const DAY = 86_400_000;
/** Saturday after the expiry; the chains of the fixture quote every underlying at 100. */
const AFTER = NOW + 12 * DAY;
/** Settled in cash at the close. */
const CALL = contract('C', 105, FRONT, 'XSP');
/** Settled in cash at the opening prices. */
const MORNING_CALL = contract('C', 105, FRONT, 'RUT');
const STOCK_PUT = contract('P', 95);

const cash = ({ steps }: MarkedStrategy) => toDollars(holdingsAfter(steps).cash);
const profit = (strategy: MarkedStrategy) => {
  const money = profitOf(strategy);
  return money === null ? null : toDollars(money);
};

let fixture: ReturnType<typeof lifecycleFixture>;
beforeEach(() => {
  fixture = lifecycleFixture();
});

/** Makes a price official. */
const publish = (
  symbol: string,
  dollars: number,
  settlementTime: SettlementTime = 'PM',
  date = FRONT,
) => fixture.settlementPrices.publish({ symbol, date, settlementTime }, fromDollars(dollars));

/** A position of one contract bought at 1.25 or sold at it, read after its expiry. */
async function expired(symbol: string, position: 'long' | 'short' = 'long') {
  const opened = await fixture.open([leg(symbol, { position })], symbol.slice(0, 3));
  fixture.clock.set(AFTER);
  return fixture.read(opened.id);
}

describe('an expired contract that is settled in cash', () => {
  it('is marked at its settlement price, wherever the index stands later, and settling changes no profit', async () => {
    publish('XSP', 110);
    const due = await expired(CALL);
    // The exchange owes 100 × (110 − 105); at the spot of 100 it would be worth −500.
    expect(due.mark?.legs).toMatchObject([{ mark: fromDollars(5) }]);
    expect(profit(due)).toBe(500 - 125);
    expect(profit(await fixture.settle(due))).toBe(500 - 125);
  });

  it('is marked so on the days between its expiry and its settlement', async () => {
    fixture = lifecycleFixture({});
    publish('XSP', 110);
    fixture.market.bars = ({ symbol }) =>
      Promise.resolve({
        value: [
          // The close of the expiry date, and of the session after it.
          ...[Date.UTC(2026, 0, 16, 14, 30), Date.UTC(2026, 0, 20, 14, 30)].map((at, index) => {
            const close = symbol === 'XSP' ? [110, 90][index]! : 0;
            return { at, open: close, high: close, low: close, close, volume: 1 };
          }),
        ],
        meta: { ...META, asOf: fixture.clock.now() },
      });
    const due = await expired(CALL);
    fixture.clock.set(Date.UTC(2026, 0, 21, 15));
    const points = await fixture.marks(due.id);
    expect(points.map(({ date, pnl }) => [date, pnl === null ? null : toDollars(pnl)])).toEqual([
      ['2026-01-16', 375],
      ['2026-01-20', 375],
    ]);
  });

  it('has no mark until its price is official, and neither has what depends on it', async () => {
    const due = await expired(CALL);
    expect(due.due).toMatchObject([{ settlementPrice: null, outcome: null }]);
    expect(due.mark).toMatchObject({ value: null, legs: [{ mark: null }] });
    expect(profit(due)).toBeNull();
    expect(awaitsSettlementPrice(due)).toBe(true);
  });

  it('waits: nothing is stored while the price is unknown, and it settles at the price that comes late', async () => {
    const due = await expired(CALL);
    const refused = { code: 'SETTLEMENT_PRICE_UNKNOWN', fields: ['settlementPrices'] };
    expect(await refusal(fixture.settle(due))).toEqual(refused);
    // A stated outcome alone does not tell what is paid.
    const outcome = [{ symbol: CALL, outcome: 'exercise' }] as const;
    expect(await refusal(fixture.settle(due, outcome))).toEqual(refused);
    expect(await fixture.read(due.id)).toEqual(due);
    publish('XSP', 106.5);
    const settled = await fixture.settle(due);
    expect(settled.steps[1]).toMatchObject({
      ...{ kind: 'exercised', at: Date.UTC(2026, 0, 16, 21), spot: fromDollars(106.5) },
      settledBy: { source: 'listed', at: AFTER },
    });
    expect(cash(settled)).toBe(150 - 125);
  });

  it('waits while the provider is away, and says so', async () => {
    publish('XSP', 110);
    fixture.settlementPrices.isSilent = true;
    const due = await expired(CALL);
    expect(awaitsSettlementPrice(due)).toBe(true);
    expect((await refusal(fixture.settle(due)))?.code).toBe('SETTLEMENT_PRICE_UNKNOWN');
    fixture.chains.forget('XSP');
    const alone = await fixture.read(due.id);
    expect(alone).toMatchObject({ mark: null, due: [{ settlementPrice: null }] });
    fixture.settlementPrices.isSilent = false;
    // The settlement needs no quotes.
    expect(cash(await fixture.settle(alone))).toBe(500 - 125);
  });

  it('takes the settlement value of the exchange where it settles at the opening prices, never the close', async () => {
    publish('RUT', 120, 'PM');
    const due = await expired(MORNING_CALL);
    expect(awaitsSettlementPrice(due)).toBe(true);
    publish('RUT', 107.35, 'AM');
    const settled = await fixture.settle(due);
    expect(settled.steps[1]).toMatchObject({ at: Date.UTC(2026, 0, 16, 14, 30) });
    expect(cash(settled)).toBe(235 - 125);
  });

  it('settles at the official price that the user states, which is stored as stated', async () => {
    const due = await expired(MORNING_CALL, 'short');
    const settled = await fixture.settle(
      due,
      [],
      [{ symbol: MORNING_CALL, price: fromDollars(107.35) }],
    );
    expect(settled.steps[1]).toMatchObject({
      ...{ kind: 'assigned', spot: fromDollars(107.35) },
      settledBy: { source: 'stated', at: AFTER },
    });
    expect(cash(settled)).toBe(125 - 235);
  });

  it('a stated price goes before the one of the provider, and is changed by taking the step back', async () => {
    publish('XSP', 110);
    const stated = await fixture.settle(
      await expired(CALL),
      [],
      [{ symbol: CALL, price: fromDollars(111) }],
    );
    expect(cash(stated)).toBe(600 - 125);
    const back = await fixture.takeBack(stated, stated.steps[1]!.id);
    expect(cash(await fixture.settle(back))).toBe(500 - 125);
  });

  it('a corrected official price is settled anew after the step is taken back', async () => {
    publish('XSP', 110);
    const settled = await fixture.settle(await expired(CALL));
    publish('XSP', 109);
    const back = await fixture.takeBack(settled, settled.steps[1]!.id);
    expect(cash(await fixture.settle(back))).toBe(400 - 125);
  });

  it.each([
    [
      'a contract that is not due',
      contract('C', 105, BACK, 'XSP'),
      110,
      'settlementPrices.0.symbol',
    ],
    ['a price that cannot be', CALL, -1, 'settlementPrices.0.price'],
  ])('a stated price of %s is refused', async (_case, symbol, dollars, field) => {
    const due = await expired(CALL);
    const price = fromDollars(dollars);
    expect(await refusal(fixture.settle(due, [], [{ symbol, price }]))).toEqual({
      ...{ code: 'STRATEGY_INVALID', fields: [field] },
    });
  });

  it('two prices for one settlement are refused', async () => {
    const opened = await fixture.open([leg(CALL), leg(contract('P', 95, FRONT, 'XSP'))], 'XSP');
    fixture.clock.set(AFTER);
    const prices = [
      { symbol: CALL, price: fromDollars(110) },
      { symbol: contract('P', 95, FRONT, 'XSP'), price: fromDollars(109) },
    ];
    expect(await refusal(fixture.settle(opened, [], prices))).toEqual({
      ...{ code: 'STRATEGY_INVALID', fields: ['settlementPrices.1.price'] },
    });
    const [first] = prices;
    const settled = await fixture.settle(opened, [], [first!]);
    expect(cash(settled)).toBe(500 - 250);
  });

  it('exercised early, it is paid at the official close of that day', async () => {
    const call = contract('C', 95, FRONT, 'OEX');
    const opened = await fixture.open([leg(call, { quantity: 2 })], 'OEX');
    expect((await refusal(fixture.assign(opened, call, 1)))?.code).toBe('SETTLEMENT_PRICE_UNKNOWN');
    publish('OEX', 98, 'PM', '2026-01-05');
    fixture.clock.set(Date.UTC(2026, 0, 5, 22));
    const exercised = await fixture.assign(opened, call, 1);
    expect(exercised.steps[1]).toMatchObject({
      spot: fromDollars(98),
      settledBy: { source: 'listed' },
    });
    expect(cash(exercised)).toBe(-250 + 300);
  });
});

describe('the stated price of an early exercise', () => {
  const call = contract('C', 95, FRONT, 'OEX');

  it('is paid where no source has the close of that day, and is stored as stated', async () => {
    const opened = await fixture.open([leg(call)], 'OEX');
    const exercised = await fixture.assign(opened, call, 1, ZERO_MONEY, {
      settlementPrice: fromDollars(98.5),
    });
    expect(exercised.steps[1]).toMatchObject({
      ...{ kind: 'exercised', spot: fromDollars(98.5) },
      settledBy: { source: 'stated' },
    });
    // Bought at 1.25, paid 98.50 − 95.
    expect(cash(exercised)).toBe(350 - 125);
  });

  it('goes before the close that the source has', async () => {
    const opened = await fixture.open([leg(call)], 'OEX');
    publish('OEX', 98, 'PM', '2026-01-05');
    fixture.clock.set(Date.UTC(2026, 0, 5, 22));
    const settlementPrice = fromDollars(99);
    const exercised = await fixture.assign(opened, call, 1, ZERO_MONEY, { settlementPrice });
    expect(cash(exercised)).toBe(400 - 125);
  });

  it.each([
    ['of a contract for shares', STOCK_PUT, 'ABC', 98],
    ['that cannot be', call, 'OEX', -1],
  ])('%s is refused', async (_case, symbol, underlying, dollars) => {
    const opened = await fixture.open([leg(symbol)], underlying);
    const settlementPrice = fromDollars(dollars);
    expect(
      await refusal(fixture.assign(opened, symbol, 1, ZERO_MONEY, { settlementPrice })),
    ).toEqual({ code: 'STRATEGY_INVALID', fields: ['settlementPrice'] });
  });
});

describe('a contract for shares', () => {
  it('is settled by its stated outcome without a price, which is never one of another day', async () => {
    const due = await expired(STOCK_PUT, 'short');
    expect((await refusal(fixture.settle(due)))?.code).toBe('SETTLEMENT_PRICE_UNKNOWN');
    const settled = await fixture.settle(due, [{ symbol: STOCK_PUT, outcome: 'expire' }]);
    expect(settled.steps[1]).toMatchObject({ kind: 'expired', spot: null, settledBy: null });
    expect(profit(settled)).toBe(125);
  });

  it('a later expiry that still waits for its price is left open, and the earlier one is settled', async () => {
    const near = contract('P', 95, NEAR);
    const opened = await fixture.open([leg(near, { position: 'short' }), leg(STOCK_PUT)]);
    publish('ABC', 96, 'PM', NEAR);
    fixture.clock.set(AFTER);
    const settled = await fixture.settle(opened);
    expect(settled.steps).toMatchObject([{}, { kind: 'expired', spot: fromDollars(96) }]);
    expect(settled.due).toMatchObject([{ holding: { symbol: STOCK_PUT }, settlementPrice: null }]);
  });
});

describe('the price of the underlying at a time that is past', () => {
  const sell = [trade(STOCK_PUT, 'sell', 1, 2)];

  it('a trade waits for it, and never takes the price of today', async () => {
    const opened = await fixture.open([leg(STOCK_PUT, { quantity: 2 })]);
    fixture.clock.set(Date.UTC(2026, 0, 7, 16));
    const at = Date.UTC(2026, 0, 6, 16);
    const refused = { code: 'PAST_PRICE_UNKNOWN', fields: ['at'] };
    expect(await refusal(fixture.adjust(opened, sell, '', { at }))).toEqual(refused);
    const sold = await fixture.adjust(opened, sell);
    const moved = fixture.correct(sold, { stepId: sold.steps[1]!.id, at });
    expect(await refusal(moved)).toEqual(refused);
    expect(await fixture.read(opened.id)).toEqual(sold);
  });

  it('is not taken from an answer that is older than that time, nor from the bar of a running session', async () => {
    fixture = lifecycleFixture({ '2026-01-06': 99 });
    const opened = await fixture.open([leg(STOCK_PUT, { quantity: 2 })]);
    fixture.clock.set(Date.UTC(2026, 0, 6, 18));
    const { bars } = fixture.market;
    fixture.market.bars = async (query) => {
      const { value } = await bars(query);
      return { value, meta: { ...META, asOf: Date.UTC(2026, 0, 6, 15) } };
    };
    const at = Date.UTC(2026, 0, 6, 16);
    expect((await refusal(fixture.adjust(opened, sell, '', { at })))?.code).toBe(
      'PAST_PRICE_UNKNOWN',
    );
    fixture.market.bars = bars;
    const sold = await fixture.adjust(opened, sell, '', { at });
    expect(sold.steps[1]).toMatchObject({ spot: fromDollars(99) });
  });
});
