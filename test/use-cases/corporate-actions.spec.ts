import { beforeEach, describe, expect, it } from '@jest/globals';
import { closeOf, newYorkInstant } from '@toolyard/core/calendar';
import type { CorporateAction } from '@toolyard/core/market';
import type { OptionChain, OptionQuote } from '@toolyard/core/options/chain';
import { formatOptionSymbol, parseOptionSymbol } from '@toolyard/core/options/contracts';
import {
  awaitsSettlementPrice,
  holdingsAfter,
  profitOf,
  realised,
  type Fill,
  type MarkedStrategy,
} from '@toolyard/core/options/strategies';
import {
  fromDollars,
  multiplyMoney,
  toDollars,
  ZERO_MONEY,
  type CalendarDate,
} from '@toolyard/core/shared';
import { chainFixture } from '@toolyard/memory';
import { lifecycleFixture, META, NEAR, refusal, trade } from './lifecycle-fixture.ts';
import { BACK, contract, FRONT, leg, NOW, shares } from './strategies-fixture.ts';

const DAY = 86_400_000;
/** 10:00 in New York, so many days after Monday, January 5. */
const morning = (day: number) => NOW + day * DAY;
/** Wednesday. */
const EX_DATE: CalendarDate = '2026-01-07';
/** After the expiry of Friday, January 16. */
const AFTER_EXPIRY = morning(12);

const of = { symbol: 'ABC', exDate: EX_DATE } as const;
const split = (from: number, to: number, exDate = EX_DATE): CorporateAction => ({
  ...{ ...of, exDate, kind: 'split', from, to },
});
const dividend = (amount: number, exDate = EX_DATE, isSpecial = false): CorporateAction => ({
  ...{ ...of, exDate, kind: 'dividend', amount, payDate: null, isSpecial },
});

/** The same chain at prices so many times as high. */
function atPrices(chain: OptionChain, times: number): OptionChain {
  const scaled = (quote: OptionQuote): OptionQuote => {
    const strike = multiplyMoney(quote.strike, times);
    const parsed = parseOptionSymbol(quote.symbol);
    if (!parsed.ok) throw new Error(quote.symbol);
    return { ...quote, strike, symbol: formatOptionSymbol({ ...parsed.value, strike }) };
  };
  return {
    ...chain,
    spot: multiplyMoney(chain.spot, times),
    terms: { ...chain.terms, forward: chain.terms.forward * times },
    calls: chain.calls.map(scaled),
    puts: chain.puts.map(scaled),
  };
}

const cash = ({ steps }: MarkedStrategy) => toDollars(holdingsAfter(steps).cash);
const kinds = ({ steps }: MarkedStrategy) => steps.map(({ kind }) => kind);
/** Symbol, quantity and cost in dollars of everything that is held. */
const held = ({ steps }: MarkedStrategy) =>
  holdingsAfter(steps).held.map(({ symbol, quantity, cost }) => [
    ...[symbol, quantity, toDollars(cost)],
  ]);
const stepOf = ({ steps }: MarkedStrategy, kind: string) =>
  steps.find((step) => step.kind === kind)!;

let fixture: ReturnType<typeof lifecycleFixture>;
const chainsAt = (times: number) =>
  fixture.chains.relist(
    'ABC',
    [NEAR, FRONT, BACK].map((expiry) =>
      atPrices(chainFixture('ABC', expiry, fixture.clock.now() - 60_000), times),
    ),
  );
/** The exchange lists contracts at a hundred dollars from now on. */
const afterSplit = (day: number) => {
  fixture.clock.set(morning(day));
  chainsAt(1);
};

/** A share costs 400 dollars until January 6 and 100 from January 7; the close of January 16 is 110. */
beforeEach(() => {
  const closes = { '2026-01-05': 400, '2026-01-06': 400, '2026-01-07': 100 };
  fixture = lifecycleFixture({ ...closes, '2026-01-08': 100, '2026-01-16': 110 });
  fixture.actions.announced = [split(1, 4)];
  chainsAt(4);
});

const stock = (dollars = 400, quantity = 100) => shares({ price: fromDollars(dollars), quantity });
const call420 = contract('C', 420);
const call105 = contract('C', 105);
/** 100 shares at 400, and a call of 420 sold at 6.00. */
const coveredCall = () =>
  fixture.open([stock(), leg(call420, { position: 'short', price: fromDollars(6) })]);

describe('a split of four for one', () => {
  it('has no value at quotes of before, which a source gives until the next opening', async () => {
    const opened = await fixture.open([stock()]);
    fixture.clock.set(Date.UTC(2026, 0, 7, 6));
    const night = await fixture.read(opened.id);
    expect(held(night)).toEqual([['ABC', 400, 40_000]]);
    // 400 shares at 400 dollars would be a profit of 120,000.
    expect([night.mark, profitOf(night)]).toEqual([null, null]);
    afterSplit(2);
    expect(profitOf(await fixture.read(opened.id))).toBe(ZERO_MONEY);
  });

  it('makes 400 shares of 100, and four calls of 105 of the call of 420, at the same cost', async () => {
    const opened = await coveredCall();
    fixture.clock.set(Date.UTC(2026, 0, 7, 4, 59));
    expect(kinds(await fixture.read(opened.id))).toEqual(['opened']);
    afterSplit(2);
    const read = await fixture.read(opened.id);
    expect(kinds(read)).toEqual(['opened', 'corporateAction']);
    expect(held(read)).toEqual([
      ['ABC', 400, 40_000],
      [call105, -4, -600],
    ]);
    expect(cash(read)).toBe(-40_000 + 600);
    expect(realised(holdingsAfter(read.steps))).toBe(0);
    // 400 shares at 100, and four calls of 105 at 1.50 to 1.60.
    expect(toDollars(profitOf(read)!)).toBe(600 - 4 * 155);
    const step = stepOf(read, 'corporateAction');
    expect(step.action).toEqual(split(1, 4));
    expect(step.at).toBe(Date.UTC(2026, 0, 7, 5));
    expect([step.spot, step.atRisk]).toEqual([fromDollars(100), fromDollars(39_400)]);
    expect(step.fills).toMatchObject([
      { symbol: 'ABC', quantity: 400, price: fromDollars(100), replaces: 'ABC' },
      { symbol: call105, quantity: -4, price: fromDollars(1.5), replaces: call420 },
    ]);
  });

  it('never turns an exercise into an expiry: the calls are assigned at 105, not expired below 420', async () => {
    const opened = await coveredCall();
    fixture.clock.set(AFTER_EXPIRY);
    chainsAt(1);
    const due = await fixture.read(opened.id);
    expect(due.due).toMatchObject([{ holding: { symbol: call105 }, outcome: 'assign' }]);
    const settled = await fixture.settle(due);
    expect(kinds(settled)).toEqual(['opened', 'corporateAction', 'assigned']);
    expect([settled.status, cash(settled)]).toEqual(['completed', -40_000 + 600 + 42_000]);
    // As it is stored, and while the source does not answer.
    fixture.actions.isSilent = true;
    expect(cash(await fixture.read(opened.id))).toBe(2_600);
  });

  it('is booked on a position of contracts alone that is first read after their expiry', async () => {
    const opened = await fixture.open([leg(call420, { price: fromDollars(6) })]);
    fixture.clock.set(AFTER_EXPIRY);
    chainsAt(1);
    const due = await fixture.read(opened.id);
    // 420 is above the settlement price of 110, a quarter of it is not.
    expect(due.due).toMatchObject([
      { holding: { symbol: call105, quantity: 4 }, outcome: 'exercise' },
    ]);
    const settled = await fixture.settle(due);
    expect(held(settled)).toEqual([['ABC', 400, 42_000]]);
    expect(cash(settled)).toBe(-600 - 42_000);
  });

  it('and a correction of the opening halves all that its settlement delivers, cash in lieu too', async () => {
    // 12 shares and half a share at 3,200 in cash for the strike of 420.
    fixture.actions.announced = [split(8, 1)];
    const put = leg(contract('P', 420), { price: fromDollars(6), quantity: 2 });
    const opened = await fixture.open([put]);
    fixture.clock.set(AFTER_EXPIRY);
    const settled = await fixture.settle(await fixture.read(opened.id));
    expect(cash(settled)).toBe(2 * (-600 + 42_000 - 1_600));
    const fillId = settled.steps[0]!.fills[0]!.id;
    const change = { stepId: settled.steps[0]!.id, fills: [{ fillId, contracts: 1 }] };
    const corrected = await fixture.correct(settled, change);
    expect(cash(corrected)).toBe(-600 + 42_000 - 1_600);
    expect(held(corrected).map(([symbol, quantity]) => [symbol, quantity])).toEqual([['ABC', -12]]);
  });

  it('stays on a contract that has expired since, where a correction leaves no shares on its day', async () => {
    fixture.actions.announced = [dividend(0.52, '2026-01-06'), split(1, 4)];
    const call440 = leg(contract('C', 440), { price: fromDollars(1) });
    const opened = await fixture.open([stock(), call440]);
    fixture.clock.set(morning(1));
    const sold = await fixture.adjust(opened, [trade('ABC', 'sell', 50, 400)]);
    fixture.clock.set(AFTER_EXPIRY);
    chainsAt(1);
    const settled = await fixture.settle(await fixture.read(sold.id));
    expect([held(settled), cash(settled)]).toEqual([[['ABC', 200, 20_000]], -20_100 + 52]);
    const { id: stepId, fills } = settled.steps[0]!;
    const contracts = { fillId: fills[0]!.id, contracts: 50 };
    const corrected = await fixture.correct(settled, { stepId, fills: [contracts] });
    const steps = ['opened', 'dividend', 'stockTraded', 'corporateAction', 'expired'];
    expect([kinds(corrected), held(corrected)]).toEqual([steps, []]);
    expect(stepOf(corrected, 'corporateAction').fills).toMatchObject([
      { symbol: contract('C', 110), quantity: 4 },
    ]);
    expect([corrected.status, cash(corrected)]).toEqual(['completed', -100 + 26]);
  });

  it('is redone by a correction after which a later purchase closes what it has left', async () => {
    fixture.actions.announced = [split(20, 1)];
    const opened = await fixture.open([
      leg(call420, { price: fromDollars(6) }),
      shares({ price: fromDollars(400), quantity: 100, position: 'short' }),
    ]);
    fixture.clock.set(morning(1));
    const covered = await fixture.adjust(opened, [trade('ABC', 'buy', 100, 400)]);
    afterSplit(3);
    const bought = await fixture.adjust(covered, [trade('ABC', 'buy', 50, 8_000)]);
    expect(held(bought).at(-1)).toEqual(['ABC', 50, 400_000]);
    const corrected = await fixture.takeBack(bought, bought.steps[1]!.id);
    // 100 shares owed become 5, and 45 of the 50 stay.
    expect(held(corrected).at(-1)).toEqual(['ABC', 45, 360_000]);
  });

  it('is booked beside a purchase and a sale of the day before that happen to stand in its ratio', async () => {
    fixture.actions.announced = [split(1, 2)];
    const opened = await fixture.open([stock()]);
    fixture.clock.set(morning(1));
    const traded = [trade('ABC', 'buy', 50, 400), trade('ABC', 'sell', 100, 400)];
    const adjusted = await fixture.adjust(opened, traded);
    fixture.clock.set(morning(3));
    expect(kinds(await fixture.read(adjusted.id))).toEqual([
      ...['opened', 'stockTraded', 'corporateAction'],
    ]);
  });

  it('leaves a contract that expired before it to its settlement at the price of before', async () => {
    fixture.actions.announced = [split(1, 4, '2026-01-12')];
    fixture.settlementPrices.publish(
      { symbol: 'ABC', date: NEAR, settlementTime: 'PM' },
      fromDollars(430),
    );
    const near = contract('C', 420, NEAR);
    const opened = await fixture.open([leg(near, { price: fromDollars(6) })]);
    afterSplit(7);
    const due = await fixture.read(opened.id);
    expect(due.due).toMatchObject([
      { holding: { symbol: near, quantity: 1 }, outcome: 'exercise' },
    ]);
    expect(due.mark?.value).toBe(null);
    const settled = await fixture.settle(due);
    expect(kinds(settled)).toEqual(['opened', 'exercised', 'corporateAction']);
    expect(held(settled)).toEqual([['ABC', 400, 42_000]]);
    // 400 shares at 100.
    expect(toDollars(profitOf(settled)!)).toBe(-600 - 42_000 + 40_000);
  });

  it('a dividend after it is that of the shares of after it, also before the contract is settled', async () => {
    fixture.actions.announced = [split(1, 4, '2026-01-12'), dividend(0.5, '2026-01-13')];
    fixture.settlementPrices.publish(
      { symbol: 'ABC', date: NEAR, settlementTime: 'PM' },
      fromDollars(430),
    );
    const opened = await fixture.open([leg(contract('C', 420, NEAR), { price: fromDollars(6) })]);
    afterSplit(9);
    const due = await fixture.read(opened.id);
    expect(cash(due)).toBe(-600 + 400 * 0.5);
    const settled = await fixture.settle(due);
    expect(kinds(settled)).toEqual(['opened', 'exercised', 'corporateAction', 'dividend']);
    expect(cash(settled)).toBe(-600 - 42_000 + 400 * 0.5);
  });

  it('refuses a trade of the old contract after it, at the field, and takes the new one', async () => {
    const opened = await coveredCall();
    afterSplit(2);
    const old = fixture.adjust(opened, [trade(call420, 'buy', 1, 3)]);
    expect(await refusal(old)).toEqual({ code: 'STRATEGY_INVALID', fields: ['trades.0.symbol'] });
    const roll = [trade(call105, 'buy', 4, 1), trade(contract('C', 110, BACK), 'sell', 4, 2)];
    const rolled = await fixture.adjust(opened, roll);
    expect(kinds(rolled)).toEqual(['opened', 'corporateAction', 'rolled']);
    expect(cash(rolled)).toBe(-40_000 + 600 - 400 + 800);
    expect(realised(holdingsAfter(rolled.steps))).toBe(fromDollars(600 - 400));
  });

  it('lets a trade of before it be recorded later, in the contract of then', async () => {
    const opened = await coveredCall();
    afterSplit(3);
    const bought = [trade(call420, 'buy', 1, 4)];
    const closed = await fixture.adjust(opened, bought, '', { at: morning(1) });
    expect(kinds(closed)).toEqual(['opened', 'closedLeg', 'corporateAction']);
    expect(held(closed)).toEqual([['ABC', 400, 40_000]]);
    expect(cash(closed)).toBe(-40_000 + 600 - 400);
  });
});

describe('an announcement that is not there in time', () => {
  it('leaves the position without a value and its expired contracts waiting while nothing can be read', async () => {
    const opened = await coveredCall();
    fixture.actions.isSilent = true;
    fixture.clock.set(AFTER_EXPIRY);
    chainsAt(1);
    const waiting = await fixture.read(opened.id);
    expect([waiting.corporateActionsKnown, profitOf(waiting)]).toEqual([false, null]);
    expect(waiting.due).toMatchObject([{ outcome: null, settlementPrice: null }]);
    expect((await refusal(fixture.settle(waiting)))?.code).toBe('SETTLEMENT_PRICE_UNKNOWN');
    fixture.actions.isSilent = false;
    const settled = await fixture.settle(await fixture.read(opened.id));
    expect([settled.status, cash(settled)]).toEqual(['completed', 2_600]);
  });

  it('lets nobody close what may have been split: how many shares there are is not known', async () => {
    const opened = await fixture.open([stock()]);
    fixture.actions.isSilent = true;
    afterSplit(2);
    const price = [{ symbol: 'ABC', price: fromDollars(100), commission: ZERO_MONEY }];
    const unknown = { code: 'CORPORATE_ACTIONS_UNKNOWN', fields: [] };
    expect(await refusal(fixture.close(opened, price))).toEqual(unknown);
    expect(await refusal(fixture.close(opened, price, 50))).toEqual(unknown);
    expect(held(await fixture.read(opened.id))).toEqual([['ABC', 100, 40_000]]);
    // The broker confirms what was sold.
    const sold = await fixture.adjust(opened, [trade('ABC', 'sell', 300, 100)]);
    fixture.actions.isSilent = false;
    expect(held(await fixture.read(sold.id))).toEqual([['ABC', 100, 10_000]]);
    const closed = await fixture.close(await fixture.read(sold.id), price);
    expect([closed.status, cash(closed)]).toEqual(['completed', 0]);
  });

  it('comes after a roll in the new contracts, and the roll closes what the split has made', async () => {
    fixture.actions.announced = [];
    const opened = await coveredCall();
    afterSplit(3);
    const roll = [trade(call105, 'buy', 4, 1), trade(contract('C', 110, BACK), 'sell', 4, 2)];
    const rolled = await fixture.adjust(opened, roll);
    fixture.actions.announced = [split(1, 4)];
    const read = await fixture.read(rolled.id);
    expect(kinds(read)).toEqual(['opened', 'corporateAction', 'rolled']);
    expect(held(read)).toEqual([
      ['ABC', 400, 40_000],
      [contract('C', 110, BACK), -4, -800],
    ]);
  });

  it('comes after a step in the old contract, which has to be corrected first', async () => {
    fixture.actions.announced = [];
    const opened = await coveredCall();
    fixture.clock.set(morning(3));
    const closed = await fixture.adjust(opened, [trade(call420, 'buy', 1, 4)]);
    fixture.actions.announced = [split(1, 4)];
    const stepId = closed.steps.at(-1)!.id;
    const read = await fixture.read(closed.id);
    expect(read.unbookable).toMatchObject({ action: split(1, 4), stepId });
    expect([held(read), profitOf(read)]).toEqual([[['ABC', 100, 40_000]], null]);
    const more = fixture.adjust(read, [trade('ABC', 'sell', 100, 100)]);
    expect((await refusal(more))?.code).toBe('ACTION_UNBOOKABLE');
    const without = await fixture.takeBack(read, stepId);
    expect([kinds(without), without.unbookable]).toEqual([['opened', 'corporateAction'], null]);
    expect(held(without)).toEqual([
      ['ABC', 400, 40_000],
      [call105, -4, -600],
    ]);
  });

  it('comes after a sale of what was all before it, and what it leaves receives the later dividends', async () => {
    fixture.actions.announced = [];
    const opened = await fixture.open([stock()]);
    afterSplit(2);
    const sold = await fixture.adjust(opened, [trade('ABC', 'sell', 100, 100)]);
    expect(sold.status).toBe('completed');
    fixture.clock.set(morning(7));
    fixture.actions.announced = [split(1, 4), dividend(0.2, '2026-01-09')];
    const read = await fixture.read(sold.id);
    expect(kinds(read)).toEqual(['opened', 'corporateAction', 'stockTraded', 'dividend']);
    expect(held(read)).toEqual([['ABC', 300, 30_000]]);
    expect(cash(read)).toBe(-40_000 + 10_000 + 300 * 0.2);
  });

  it('comes after a sale of more shares than it leaves, which has to be corrected first', async () => {
    fixture.actions.announced = [];
    const opened = await fixture.open([stock()]);
    fixture.clock.set(morning(3));
    const sold = await fixture.adjust(opened, [trade('ABC', 'sell', 50, 400)]);
    fixture.actions.announced = [split(20, 1)];
    const read = await fixture.read(sold.id);
    const { id: stepId, fills } = sold.steps.at(-1)!;
    expect(read.unbookable).toMatchObject({ action: split(20, 1), stepId });
    expect(read.unbookable?.texts.en).toContain('closes 50 × shares of ABC, and only 5 would');
    expect([held(read), profitOf(read)]).toEqual([[['ABC', 50, 20_000]], null]);
    const contracts = { fillId: fills[0]!.id, contracts: 5 };
    const corrected = await fixture.correct(read, { stepId, fills: [contracts] });
    expect([corrected.unbookable, corrected.status]).toEqual([null, 'completed']);
  });
});

it('a split that a broker’s file has among its trades is not booked once more', async () => {
  const opened = await fixture.open([stock()]);
  afterSplit(3);
  fixture.actions.announced = [];
  const exchange = [trade('ABC', 'sell', 100, 400), trade('ABC', 'buy', 400, 100)];
  const imported = await fixture.adjust(opened, exchange, 'Forward split', { at: morning(2) });
  fixture.actions.announced = [split(1, 4)];
  const read = await fixture.read(imported.id);
  expect([kinds(read), held(read)]).toEqual([['opened', 'stockTraded'], [['ABC', 400, 40_000]]]);
});

describe('an announcement that changes', () => {
  it('is not booked where it is cancelled before its day', async () => {
    const opened = await coveredCall();
    fixture.actions.announced = [];
    fixture.clock.set(morning(3));
    expect(kinds(await fixture.read(opened.id))).toEqual(['opened']);
  });

  it('redoes what follows where its ratio changes, moves to another day, or is cancelled in its first days', async () => {
    const opened = await coveredCall();
    afterSplit(3);
    const noted = await fixture.adjust(opened, [trade('ABC', 'buy', 100, 100)]);
    expect(held(noted)[0]).toEqual(['ABC', 500, 50_000]);
    fixture.actions.announced = [split(1, 2)];
    const changed = await fixture.read(noted.id);
    expect(held(changed)).toEqual([
      ['ABC', 300, 50_000],
      [contract('C', 210), -2, -600],
    ]);
    fixture.actions.announced = [split(1, 4, '2026-01-08')];
    const moved = await fixture.read(noted.id);
    expect(moved.steps.map(({ at }) => at)[1]).toBe(Date.UTC(2026, 0, 8, 5));
    fixture.actions.announced = [];
    expect(kinds(await fixture.read(noted.id))).toEqual(['opened', 'stockTraded']);
    fixture.actions.announced = [split(1, 4)];
    expect(held(await fixture.read(noted.id))[0]).toEqual(['ABC', 500, 50_000]);
  });

  it('stays booked where it is no longer listed weeks later', async () => {
    const opened = await fixture.open([stock()]);
    afterSplit(3);
    const more = await fixture.adjust(opened, [trade('ABC', 'buy', 100, 100)]);
    fixture.actions.announced = [];
    fixture.clock.set(morning(30));
    expect(held(await fixture.read(more.id))).toEqual([['ABC', 500, 50_000]]);
  });
});

describe('a position over three ex-dates and a split', () => {
  /** 0.80 before the split, 0.20 and 0.25 after it. */
  const announced = [
    ...[dividend(0.8, '2026-01-06'), split(1, 4)],
    ...[dividend(0.2, '2026-01-08'), dividend(0.25, '2026-01-09')],
  ];

  it('is paid on 100 shares, then twice on 400, and a correction of the opening redoes all of it', async () => {
    fixture.actions.announced = announced;
    const opened = await fixture.open([stock()]);
    afterSplit(7);
    const read = await fixture.read(opened.id);
    expect(kinds(read)).toEqual([
      ...['opened', 'dividend', 'corporateAction', 'dividend', 'dividend'],
    ]);
    expect(cash(read)).toBe(-40_000 + 80 + 80 + 100);
    const fillId = read.steps[0]!.fills[0]!.id;
    const change = { stepId: read.steps[0]!.id, fills: [{ fillId, contracts: 50 }] };
    const corrected = await fixture.correct(read, change);
    expect(cash(corrected)).toBe(-20_000 + 40 + 40 + 50);
    expect(held(corrected)).toEqual([['ABC', 200, 20_000]]);
  });

  it('pays the dividend of the same day on the shares of before', async () => {
    fixture.actions.announced = [dividend(0.8), split(1, 4)];
    const opened = await fixture.open([stock()]);
    afterSplit(2);
    const read = await fixture.read(opened.id);
    expect(kinds(read)).toEqual(['opened', 'dividend', 'corporateAction']);
    expect(cash(read)).toBe(-40_000 + 80);
  });

  it('keeps away what was taken back', async () => {
    fixture.actions.announced = announced;
    const opened = await fixture.open([stock()]);
    afterSplit(7);
    const read = await fixture.read(opened.id);
    const without = await fixture.takeBack(read, stepOf(read, 'corporateAction').id);
    expect(held(without)).toEqual([['ABC', 100, 40_000]]);
    expect(cash(await fixture.read(opened.id))).toBe(-40_000 + 80 + 20 + 25);
  });
});

describe('a symbol change', () => {
  const renamed: CorporateAction = { ...of, kind: 'symbolChange', newSymbol: 'XYZ' };

  it('carries shares, contracts, symbol and name over; later dividends are those of the new symbol', async () => {
    fixture.actions.announced = [
      ...[renamed, dividend(1, '2026-01-08')],
      { ...dividend(0.5, '2026-01-08'), symbol: 'XYZ' },
    ];
    const opened = await coveredCall();
    expect(opened.name).toBe('ABC 备兑看涨');
    fixture.clock.set(morning(3));
    const read = await fixture.read(opened.id);
    expect([read.symbol, read.name]).toEqual(['XYZ', 'XYZ 备兑看涨']);
    expect(kinds(read)).toEqual(['opened', 'corporateAction', 'dividend']);
    expect(held(read)).toEqual([
      ['XYZ', 100, 40_000],
      [contract('C', 420, FRONT, 'XYZ'), -1, -600],
    ]);
    expect(cash(read)).toBe(-40_000 + 600 + 50);
    const old = fixture.adjust(read, [trade('ABC', 'sell', 100, 100)]);
    expect((await refusal(old))?.fields).toEqual(['trades.0.symbol']);
    const sold = await fixture.adjust(read, [trade('XYZ', 'sell', 100, 410)]);
    expect(cash(sold)).toBe(600 + 50 + 1_000);
    const back = await fixture.takeBack(sold, sold.steps.at(-1)!.id);
    const undone = await fixture.takeBack(back, stepOf(back, 'corporateAction').id);
    expect([undone.symbol, undone.name]).toEqual(['ABC', 'ABC 备兑看涨']);
  });
});

describe('a special dividend', () => {
  it('is paid on the shares and taken off the strike', async () => {
    fixture.actions.announced = [dividend(5, EX_DATE, true)];
    const opened = await coveredCall();
    fixture.clock.set(morning(2));
    const read = await fixture.read(opened.id);
    expect(kinds(read)).toEqual(['opened', 'dividend', 'corporateAction']);
    expect(held(read)).toEqual([
      ['ABC', 100, 40_000],
      [contract('C', 415), -1, -600],
    ]);
    expect(cash(read)).toBe(-40_000 + 600 + 500);
  });
});

describe('a reverse split of twenty for one', () => {
  /** A share costs 2 dollars until January 6 and 40 from January 7. */
  beforeEach(() => {
    fixture = lifecycleFixture({ '2026-01-05': 2, '2026-01-06': 2, '2026-01-07': 40 });
    fixture.actions.announced = [split(20, 1)];
    chainsAt(0.02);
  });

  it('leaves whole shares, whose cost is lower by the cash in lieu, and pays the fraction, to the cent and correctable', async () => {
    const opened = await fixture.open([stock(2, 105)]);
    fixture.clock.set(morning(2));
    chainsAt(0.4);
    const read = await fixture.read(opened.id);
    // 5.25 shares: a quarter of one at 40, off the cost of 210.
    expect(held(read)).toEqual([['ABC', 5, 200]]);
    expect(cash(read)).toBe(-210 + 10);
    const step = stepOf(read, 'corporateAction');
    const paid = step.fills.find(({ cause }) => cause === 'cashPayment')!;
    const change = { stepId: step.id, fills: [{ fillId: paid.id, price: fromDollars(9.87) }] };
    const corrected = await fixture.correct(read, change);
    expect(cash(corrected)).toBe(-210 + 9.87);
    expect(cash(await fixture.read(opened.id))).toBe(-210 + 9.87);
    const more = { ...change, fills: [{ fillId: paid.id, contracts: 2 }] };
    expect((await refusal(fixture.correct(corrected, more)))?.fields).toEqual([
      'fills.0.contracts',
    ]);
  });

  it('short shares owe the cash in lieu, and fewer than one share are all paid in cash', async () => {
    const opened = await fixture.open([
      shares({ position: 'short', quantity: 30, price: fromDollars(2) }),
    ]);
    fixture.clock.set(morning(2));
    chainsAt(0.4);
    const read = await fixture.read(opened.id);
    expect([held(read), cash(read)]).toEqual([[['ABC', -1, -40]], 60 - 20]);
    fixture.clock.set(NOW);
    chainsAt(0.02);
    const few = await fixture.open([stock(2, 5)]);
    fixture.clock.set(morning(2));
    chainsAt(0.4);
    const gone = await fixture.read(few.id);
    expect([gone.status, held(gone), cash(gone)]).toEqual(['completed', [], -10 + 10]);
  });

  it('makes a contract deliver five shares under an adjusted root, at the same cost', async () => {
    const symbol = contract('C', 2);
    const opened = await fixture.open([leg(symbol, { price: fromDollars(0.1) })]);
    fixture.clock.set(morning(2));
    chainsAt(0.4);
    const read = await fixture.read(opened.id);
    expect(held(read)).toEqual([[contract('C', 2, FRONT, 'ABC1'), 1, 10]]);
    expect(stepOf(read, 'corporateAction').fills).toMatchObject([
      {
        ...{ multiplier: 100, strike: fromDollars(2), replaces: symbol },
        deliverable: { shares: [{ symbol: 'ABC', shares: 5 }], cash: 0 },
      },
    ]);
  });

  it('whose terms change after the settlement: the exercise delivers by those of now', async () => {
    fixture = lifecycleFixture({ '2026-01-06': 2, '2026-01-07': 40, '2026-01-16': 30 });
    fixture.actions.announced = [split(20, 1)];
    chainsAt(0.02);
    const opened = await fixture.open([leg(contract('P', 2), { price: fromDollars(0.1) })]);
    fixture.clock.set(AFTER_EXPIRY);
    chainsAt(0.4);
    const settled = await fixture.settle(await fixture.read(opened.id));
    // Five shares are sold for the strike of a hundred.
    expect(held(settled)).toEqual([['ABC', -5, -200]]);
    fixture.actions.announced = [split(10, 1)];
    const read = await fixture.read(opened.id);
    expect([held(read), cash(read)]).toEqual([[['ABC', -10, -200]], -10 + 200]);
    // A read again says the same.
    expect(held(await fixture.read(opened.id))).toEqual(held(read));
  });

  it('and a split of three for two after it: a settlement into 150 shares, as an earlier version stored it, is redone', async () => {
    const days = ['2026-01-06', '2026-01-07', '2026-01-13', '2026-01-14', '2026-01-16'];
    const closes = [2, 40, 30, 20, 20];
    fixture = lifecycleFixture(Object.fromEntries(days.map((day, at) => [day, closes[at]!])));
    fixture.actions.announced = [split(20, 1), split(2, 3, '2026-01-14')];
    chainsAt(0.02);
    const opened = await fixture.open([leg(contract('P', 2), { price: fromDollars(0.1) })]);
    fixture.clock.set(AFTER_EXPIRY);
    chainsAt(0.2);
    const settled = await fixture.settle(await fixture.read(opened.id));
    // The strike of 2 is 1.33 after the split, paid 150 times. Of 7.5 shares half a one is paid at 20 dollars.
    expect([held(settled), cash(settled)]).toEqual([
      [['ABC', -7, -(199.5 - 10)]],
      -10 + 199.5 - 10,
    ]);
    const storedFill = (fill: Fill): Fill => {
      if (fill.symbol.startsWith('ABC2')) return { ...fill, deliverable: null } as Fill;
      if (fill.cause !== 'exercise') return fill;
      return { ...fill, quantity: -150, price: fromDollars(1.33) };
    };
    const steps = settled.steps.map((step) => ({
      ...step,
      fills: step.fills.filter(({ cause }) => cause !== 'cashPayment').map(storedFill),
    }));
    expect(held({ ...settled, steps })).toEqual([['ABC', -150, -199.5]]);
    await fixture.keep({ ...settled, steps });
    const read = await fixture.read(opened.id);
    expect([held(read), cash(read)]).toEqual([held(settled), cash(settled)]);
  });

  it('and a split of three for two after it: without the price of a half share nothing is settled, least of all into 150 shares', async () => {
    // 5 shares become 7.5; the close of the day before, January 13, is not known.
    fixture = lifecycleFixture({
      ...{ '2026-01-05': 2, '2026-01-06': 2, '2026-01-07': 40, '2026-01-16': 30 },
    });
    fixture.actions.announced = [split(20, 1), split(2, 3, '2026-01-14')];
    chainsAt(0.02);
    const sold = leg(contract('C', 2), { position: 'short', price: fromDollars(0.1) });
    const opened = await fixture.open([sold]);
    fixture.clock.set(AFTER_EXPIRY);
    chainsAt(0.4);
    const read = await fixture.read(opened.id);
    expect([held(read).length, profitOf(read)]).toEqual([1, null]);
    expect((await refusal(fixture.settle(read)))?.code).toBe('ACTION_UNBOOKABLE');
  });
});

describe('a merger', () => {
  const merger = (
    dollars: number,
    newSymbol: string | null,
    perShare: number,
  ): CorporateAction => ({
    ...{ ...of, kind: 'merger', cash: dollars, newSymbol, shares: perShare },
  });

  it('for shares and cash: half a share of XYZ and 10 dollars for each, the cost goes over', async () => {
    fixture.actions.announced = [merger(10, 'XYZ', 0.5)];
    const opened = await coveredCall();
    fixture.clock.set(morning(2));
    const read = await fixture.read(opened.id);
    expect(read.symbol).toBe('XYZ');
    expect(held(read)).toEqual([
      ['XYZ', 50, 40_000],
      [contract('C', 420, FRONT, 'XYZ1'), -1, -600],
    ]);
    expect(cash(read)).toBe(-40_000 + 600 + 1_000);
    expect(holdingsAfter(read.steps).held[1]).toMatchObject({
      deliverable: { shares: [{ symbol: 'XYZ', shares: 50 }], cash: fromDollars(1_000) },
    });
  });

  it('for cash alone closes the shares at it', async () => {
    fixture.actions.announced = [merger(412.5, null, 0)];
    const opened = await fixture.open([stock()]);
    fixture.clock.set(morning(2));
    const read = await fixture.read(opened.id);
    expect([read.status, held(read), cash(read)]).toEqual(['completed', [], 1_250]);
    expect(realised(holdingsAfter(read.steps))).toBe(fromDollars(1_250));
  });
});

describe('the result of the day', () => {
  const closesOn = (date: CalendarDate, dollars: Readonly<Record<string, number>>) => {
    for (const [symbol, spot] of Object.entries(dollars))
      fixture.previousCloses.set(symbol, {
        ...{ at: closeOf(date), spot: fromDollars(spot), marks: new Map() },
      });
  };

  it('counts from the price of the shares that were held before a merger', async () => {
    fixture.actions.announced = [
      { ...of, kind: 'merger', cash: 10, newSymbol: 'XYZ', shares: 0.5 },
    ];
    await fixture.open([stock()]);
    fixture.clock.set(morning(2));
    fixture.chains.relist('XYZ', [chainFixture('XYZ', FRONT, morning(2) - 60_000)]);
    closesOn('2026-01-06', { ABC: 402, XYZ: 790 });
    // 50 shares at 100 and 1,000 dollars for 100 shares at 402.
    const day = { dayPnL: fromDollars(6_000 - 40_200), dayUnvalued: 0 };
    expect(await fixture.summary()).toMatchObject(day);
    // The new symbol may have no past.
    fixture.previousCloses.delete('XYZ');
    expect(await fixture.summary()).toMatchObject(day);
    fixture.previousCloses.delete('ABC');
    expect(await fixture.summary()).toMatchObject({ dayPnL: null, dayUnvalued: 1 });
  });

  it('counts shares of another company at its own close, and leaves out what has none', async () => {
    fixture.actions.announced = [];
    const opened = await fixture.open([stock(100)]);
    const [step] = opened.steps;
    const fill = step!.fills[0]!;
    const sold = { ...fill, id: 'sold', quantity: -100 };
    const other = { ...fill, id: 'other', symbol: 'XYZ', quantity: 10 };
    const exchanged = { ...step!, id: 'exchanged', at: morning(1), fills: [sold, other] };
    await fixture.keep({ ...opened, steps: [step!, exchanged] });
    fixture.clock.set(morning(3));
    closesOn('2026-01-07', { ABC: 403, XYZ: 97 });
    expect(await fixture.summary()).toMatchObject({ dayPnL: fromDollars(30), dayUnvalued: 0 });
    fixture.previousCloses.delete('XYZ');
    expect(await fixture.summary()).toMatchObject({ dayPnL: null, dayUnvalued: 1 });
  });
});

describe('contracts of a company that is bought for cash', () => {
  /** A call of 400, bought for 6.00, which delivers 412.50 in cash for each share from January 7 on. */
  const bought = async (strike = 400) => {
    fixture.actions.announced = [
      { ...of, kind: 'merger', cash: 412.5, newSymbol: null, shares: 0 },
    ];
    const opened = await fixture.open([leg(contract('C', strike), { price: fromDollars(6) })]);
    fixture.clock.set(morning(2));
    fixture.chains.forget('ABC');
    return fixture.read(opened.id);
  };
  const adjusted = contract('C', 400, FRONT, 'ABC1');

  it('are exercised for it, although nothing of the company is quoted any more', async () => {
    const exercised = await fixture.assign(await bought(), adjusted, 1);
    expect([exercised.status, cash(exercised)]).toEqual(['completed', -600 + 1_250]);
  });

  it('are sold at a price that their owner states', async () => {
    const closed = await fixture.close(await bought(), [
      { symbol: adjusted, price: fromDollars(12.4), commission: 0 },
    ]);
    expect([closed.status, cash(closed)]).toEqual(['completed', -600 + 1_240]);
  });

  it('buy no shares any more', async () => {
    const position = await bought();
    expect(await refusal(fixture.adjust(position, [trade('ABC', 'buy', 100, 412)]))).toMatchObject({
      code: 'CONTRACT_UNKNOWN',
    });
  });

  it.each([
    ['exercise', 400, -600 + 1_250],
    ['expire', 420, -600],
  ])('%s at their expiry without a price of the company', async (outcome, strike, expected) => {
    const { id } = await bought(strike);
    fixture.clock.set(AFTER_EXPIRY);
    const settledAt = { symbol: 'ABC', date: FRONT, settlementTime: 'PM' } as const;
    fixture.settlementPrices.publish(settledAt, null);
    const due = await fixture.read(id);
    expect(due.due).toMatchObject([{ outcome, settlementPrice: null }]);
    expect(awaitsSettlementPrice(due)).toBe(false);
    const settled = await fixture.settle(due);
    expect([settled.status, cash(settled)]).toEqual(['completed', expected]);
  });
});

describe('a symbol change', () => {
  const change: CorporateAction = { ...of, kind: 'symbolChange', newSymbol: 'XYZ' };

  it.each([['ABC'], ['XYZ']])(
    'on the ex-date of a dividend that is listed under %s: the shares of before are paid',
    async (symbol) => {
      fixture.actions.announced = [change, { ...dividend(0.5), symbol }];
      const { id } = await fixture.open([stock()]);
      fixture.clock.set(morning(2));
      const read = await fixture.read(id);
      expect(kinds(read)).toEqual(['opened', 'dividend', 'corporateAction']);
      expect(cash(read)).toBe(-40_000 + 50);
    },
  );

  it('stays where the purchase of before it is taken back, and what was bought after it is held', async () => {
    fixture.actions.announced = [change];
    const { id } = await fixture.open([stock()]);
    fixture.clock.set(morning(2));
    const added = await fixture.adjust(await fixture.read(id), [trade('XYZ', 'buy', 50, 100)]);
    const left = await fixture.takeBack(added, added.steps[0]!.id);
    expect([left.symbol, held(left)]).toEqual(['XYZ', [['XYZ', 50, 5_000]]]);
    const sold = await fixture.adjust(left, [trade('XYZ', 'sell', 50, 101)]);
    expect([sold.status, cash(sold)]).toEqual(['completed', 50]);
  });

  it('before an expiry: the shares that a contract becomes receive later dividends before it is settled', async () => {
    const later: CalendarDate = '2026-01-20';
    fixture.actions.announced = [change, { ...dividend(0.5, later), symbol: 'XYZ' }];
    const { id } = await fixture.open([leg(contract('C', 380), { price: fromDollars(30) })]);
    const settledAt = { symbol: 'XYZ', date: FRONT, settlementTime: 'PM' } as const;
    fixture.clock.set(morning(15));
    fixture.settlementPrices.publish(settledAt, fromDollars(400));
    const read = await fixture.read(id);
    expect(kinds(read)).toEqual(['opened', 'corporateAction', 'dividend']);
    expect(cash(read)).toBe(-3_000 + 50);
  });
});

describe('the daily marks of a position', () => {
  /** Closes of shares by symbol, also of days on which the symbol was another company's. */
  const closesOf = (closes: Readonly<Record<string, Readonly<Record<string, number>>>>) => {
    const { market, clock } = fixture;
    market.bars = ({ symbol, from, to }) => {
      const value = Object.entries(closes[symbol] ?? {})
        .filter(([date]) => date >= from && date <= to)
        .map(([date, close]) => ({
          ...{ at: newYorkInstant(date as CalendarDate, 9, 30), volume: 1 },
          ...{ open: close, high: close, low: close, close },
        }));
      return Promise.resolve({ value, meta: { ...META, asOf: clock.now() } });
    };
  };
  /** Date, price of the underlying and profit in dollars, without the last mark, which is by quotes. */
  const marks = async (id: string) =>
    (await fixture.marks(id))
      .slice(0, -1)
      .map(({ date, price, pnl }) => [
        date,
        ...[price, pnl].map((each) => (each === null ? null : toDollars(each))),
      ]);

  it('ask the old symbol before a change of symbol and the new one after it', async () => {
    fixture.actions.announced = [{ ...of, kind: 'symbolChange', newSymbol: 'XYZ' }];
    const { id } = await fixture.open([stock()]);
    closesOf({
      ABC: { '2026-01-05': 401, '2026-01-06': 402, '2026-01-07': 70 },
      XYZ: { '2026-01-05': 50, '2026-01-06': 50, '2026-01-07': 403, '2026-01-08': 404 },
    });
    fixture.clock.set(morning(4));
    const expected = [
      ['2026-01-05', 401, 100],
      ['2026-01-06', 402, 200],
      ['2026-01-07', 403, 300],
    ];
    expect(await marks(id)).toEqual(expected);
    // The booked change is stored with the next trade.
    await fixture.adjust(await fixture.read(id), [trade('XYZ', 'buy', 1, 100)]);
    expect(await marks(id)).toEqual(expected);
  });

  it('are at the price of the other company after a merger for shares and cash', async () => {
    fixture.actions.announced = [
      { ...of, kind: 'merger', cash: 10, newSymbol: 'XYZ', shares: 0.5 },
    ];
    const { id } = await fixture.open([stock()]);
    closesOf({
      ABC: { '2026-01-05': 401, '2026-01-06': 402 },
      XYZ: { '2026-01-05': 780, '2026-01-06': 780, '2026-01-07': 790, '2026-01-08': 790 },
    });
    fixture.clock.set(morning(4));
    expect(await marks(id)).toEqual([
      ['2026-01-05', 401, 100],
      ['2026-01-06', 402, 200],
      // 50 shares at 790 and 1,000 dollars for 40,000.
      ['2026-01-07', 790, 500],
    ]);
  });

  it('value shares of another company at its closes, and not where it has none', async () => {
    fixture.actions.announced = [];
    const opened = await fixture.open([stock()]);
    const [step] = opened.steps;
    const fill = step!.fills[0]!;
    const sold = { ...fill, id: 'sold', quantity: -100, price: fromDollars(402) };
    const other = { ...fill, id: 'other', symbol: 'XYZ', quantity: 10, price: fromDollars(50) };
    const exchanged = { ...step!, id: 'exchanged', at: morning(1), fills: [sold, other] };
    await fixture.keep({ ...opened, steps: [step!, exchanged] });
    closesOf({
      ABC: { '2026-01-05': 401, '2026-01-06': 402, '2026-01-07': 403, '2026-01-08': 404 },
      XYZ: { '2026-01-05': 40, '2026-01-06': 55 },
    });
    fixture.clock.set(morning(4));
    expect(await marks(opened.id)).toEqual([
      ['2026-01-05', 401, 100],
      // 200 dollars on the shares that were sold, 5 dollars on each of ten.
      ['2026-01-06', 402, 250],
      ['2026-01-07', 403, null],
    ]);
  });
});
