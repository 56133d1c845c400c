import { beforeEach, describe, expect, it } from '@jest/globals';
import type { CorporateAction } from '@toolyard/core/market';
import { holdingsAfter, profitOf, type MarkedStrategy } from '@toolyard/core/options/strategies';
import { fromDollars, toDollars, type CalendarDate } from '@toolyard/core/shared';
import { lifecycleFixture, NEAR, refusal, trade } from './lifecycle-fixture.ts';
import { contract, FRONT, leg, NOW, shares } from './strategies-fixture.ts';

const DAY = 86_400_000;
/** 10:00 in New York, so many days after Monday, January 5. */
const morning = (day: number) => NOW + day * DAY;
const EX_DATE: CalendarDate = '2026-01-07';

const dividend = (amount: number, exDate = EX_DATE, isSpecial = false): CorporateAction => ({
  kind: 'dividend',
  symbol: 'ABC',
  exDate,
  amount,
  payDate: null,
  isSpecial,
});

const cash = ({ steps }: MarkedStrategy) => toDollars(holdingsAfter(steps).cash);
const kinds = ({ steps }: MarkedStrategy) => steps.map(({ kind }) => kind);
const booked = ({ steps }: MarkedStrategy) =>
  steps
    .filter(({ kind }) => kind === 'dividend')
    .flatMap(({ fills }) => fills.map(({ quantity, price }) => [quantity, toDollars(price)]));
const dividendStep = ({ steps }: MarkedStrategy) => steps.find(({ kind }) => kind === 'dividend')!;

let fixture: ReturnType<typeof lifecycleFixture>;
beforeEach(() => {
  const closes = { '2026-01-06': 100, '2026-01-07': 100, '2026-01-08': 100, '2026-01-16': 101 };
  fixture = lifecycleFixture(closes);
  fixture.actions.announced = [dividend(0.52)];
});

/** 100 shares bought at 100 dollars on Monday, read on Thursday after the ex-date. */
async function heldOverExDate() {
  const opened = await fixture.open([shares()]);
  fixture.clock.set(morning(3));
  return fixture.read(opened.id);
}

describe('a dividend of shares that are held over its ex-date', () => {
  it('short shares of an assigned call owe it: the bull call ends 52 dollars lower', async () => {
    const long = contract('C', 95);
    const short = contract('C', 100);
    const price = (dollars: number) => ({ price: fromDollars(dollars) });
    const opened = await fixture.open([
      leg(long, price(6)),
      leg(short, { position: 'short', ...price(2) }),
    ]);
    fixture.clock.set(morning(1));
    const assigned = await fixture.assign(opened, short, 1);
    fixture.clock.set(morning(3));
    const after = await fixture.read(assigned.id);
    expect(kinds(after)).toEqual(['opened', 'assigned', 'dividend']);
    expect(cash(after)).toBe(-400 + 10_000 - 52);
    // Whatever the price does, the shares are bought back at 95 or below: 500 − 400 − 52 at least.
    expect(dividendStep(after).atRisk).toBe(0);
    fixture.clock.set(morning(12));
    const settled = await fixture.settle(after);
    expect(settled.status).toBe('completed');
    expect(toDollars(profitOf(settled)!)).toBe(500 - 400 - 52);
    // As it is stored.
    expect(cash(await fixture.read(settled.id))).toBe(48);
  });

  it('long shares receive it on the ex-date, neither before nor twice', async () => {
    const opened = await fixture.open([shares({ quantity: 200 })]);
    fixture.clock.set(Date.UTC(2026, 0, 7, 14, 29));
    expect(booked(await fixture.read(opened.id))).toEqual([]);
    fixture.clock.set(Date.UTC(2026, 0, 7, 14, 30));
    const read = await fixture.read(opened.id);
    expect(booked(read)).toEqual([[200, 0.52]]);
    expect(cash(read)).toBe(-20_000 + 104);
    const sold = await fixture.adjust(read, [trade('ABC', 'sell', 100, 101)]);
    const again = await fixture.adjust(sold, [trade('ABC', 'sell', 50, 101)]);
    expect(booked(again)).toEqual([[200, 0.52]]);
    expect(cash(await fixture.read(again.id))).toBe(-20_000 + 104 + 15_150);
  });

  it('shares bought on the ex-date have no claim to it, shares sold on it have', async () => {
    fixture.clock.set(morning(2));
    const bought = await fixture.open([shares()]);
    expect(booked(bought)).toEqual([]);
    fixture.clock.set(NOW);
    const early = await fixture.open([shares()]);
    fixture.clock.set(morning(2));
    const closed = await fixture.close(early, [{ symbol: 'ABC', price: 1_000_000, commission: 0 }]);
    expect([closed.status, cash(closed)]).toEqual(['completed', 52]);
  });

  it('several of one day are one step, and one of every ex-date is booked', async () => {
    fixture.actions.announced = [
      ...[dividend(0.52), dividend(1, EX_DATE, true)],
      ...[dividend(0.25, '2026-01-08'), dividend(9, '2026-01-05'), dividend(9, '2026-02-05')],
    ];
    expect(booked(await heldOverExDate())).toEqual([
      [100, 1.52],
      [100, 0.25],
    ]);
  });

  it('counts in the marks of the days after it', async () => {
    const opened = await fixture.open([shares()]);
    fixture.clock.set(morning(3));
    const marks = await fixture.marks(opened.id);
    expect(marks.map(({ date, pnl }) => [date, pnl === null ? null : toDollars(pnl)])).toEqual([
      ['2026-01-06', 0],
      ['2026-01-07', 52],
    ]);
  });
});

describe('a source of dividends that does not answer', () => {
  it('is said, stores nothing wrong, and ends as if it had always answered', async () => {
    fixture.actions.isSilent = true;
    const waiting = await heldOverExDate();
    expect([waiting.corporateActionsKnown, booked(waiting)]).toEqual([false, []]);
    const sold = await fixture.adjust(waiting, [trade('ABC', 'sell', 40, 101)]);
    fixture.actions.isSilent = false;
    const healed = await fixture.read(sold.id);
    expect([healed.corporateActionsKnown, kinds(healed)]).toEqual([
      true,
      ['opened', 'dividend', 'stockTraded'],
    ]);
    const more = await fixture.adjust(healed, [trade('ABC', 'sell', 10, 101)]);
    expect(cash(more)).toBe(-10_000 + 52 + 50 * 101);
    fixture.actions.isSilent = true;
    expect(cash(await fixture.read(more.id))).toBe(-10_000 + 52 + 50 * 101);
  });

  it('is not missed where shares were never held over a night', async () => {
    const opened = await fixture.open([shares(), leg(contract('C', 105, NEAR))]);
    const sold = await fixture.adjust(opened, [trade('ABC', 'sell', 100, 100)]);
    fixture.clock.set(morning(1));
    const more = await fixture.adjust(sold, [trade(contract('C', 105, NEAR), 'sell', 1, 1)]);
    fixture.clock.set(morning(2));
    fixture.actions.isSilent = true;
    expect((await fixture.read(more.id)).corporateActionsKnown).toBe(true);
  });

  it('does not take away what is booked', async () => {
    const read = await heldOverExDate();
    const stored = await fixture.adjust(read, [trade('ABC', 'sell', 10, 101)]);
    fixture.actions.announced = [];
    expect(booked(await fixture.read(stored.id))).toEqual([[100, 0.52]]);
  });
});

describe('an amount that its source changes after the booking', () => {
  it('is followed, since a booked dividend is that of the company', async () => {
    const read = await heldOverExDate();
    const stored = await fixture.adjust(read, [trade('ABC', 'sell', 10, 101)]);
    fixture.actions.announced = [dividend(0.25)];
    const later = await fixture.read(stored.id);
    expect(booked(later)).toEqual([[100, 0.25]]);
    expect(cash(later)).toBe(-10_000 + 25 + 1_010);
    fixture.actions.isSilent = true;
    // As it was stored.
    expect(booked(await fixture.read(stored.id))).toEqual([[100, 0.52]]);
  });

  it('is not followed where the owner has corrected it, also after a time without shares', async () => {
    const read = await heldOverExDate();
    const { id: stepId, fills } = dividendStep(read);
    const change = { fillId: fills[0]!.id, price: fromDollars(0.5) };
    const corrected = await fixture.correct(read, { stepId, fills: [change] });
    fixture.actions.announced = [dividend(0.25)];
    const sold = await fixture.adjust(corrected, [trade('ABC', 'sell', 100, 100)], '', {
      at: morning(1),
    });
    expect(booked(sold)).toEqual([]);
    const again = await fixture.takeBack(sold, sold.steps.at(-1)!.id);
    expect(booked(again)).toEqual([[100, 0.5]]);
  });
});

describe('an expired contract that is not settled yet', () => {
  it('receives the dividends of the shares that it becomes, so that settling changes no profit', async () => {
    const call = contract('C', 95);
    const opened = await fixture.open([leg(call, { price: fromDollars(6) })]);
    fixture.actions.announced = [dividend(0.4, '2026-01-20')];
    // Wednesday after the Friday of the expiry, which closed at 101.
    fixture.clock.set(morning(16));
    const due = await fixture.read(opened.id);
    expect(booked(due)).toEqual([[100, 0.4]]);
    const settled = await fixture.settle(due);
    expect(booked(settled)).toEqual([[100, 0.4]]);
    expect(profitOf(settled)).toBe(profitOf(due));
    expect(cash(settled)).toBe(-600 - 9_500 + 40);
  });
});

describe('a correction', () => {
  it('of the amount stays, whatever the source says later', async () => {
    const read = await heldOverExDate();
    const { id: stepId, fills } = dividendStep(read);
    const change = { fillId: fills[0]!.id, price: fromDollars(0.5) };
    const corrected = await fixture.correct(read, { stepId, fills: [change] });
    expect(cash(corrected)).toBe(-10_000 + 50);
    expect(corrected.corrections).toMatchObject([
      { before: { id: stepId }, after: { id: stepId } },
    ]);
    expect(cash(await fixture.read(corrected.id))).toBe(-10_000 + 50);
  });

  it('of its shares or its time is refused: they follow from the trades', async () => {
    const read = await heldOverExDate();
    const { id: stepId, fills } = dividendStep(read);
    const fillId = fills[0]!.id;
    const more = fixture.correct(read, { stepId, fills: [{ fillId, contracts: 200 }] });
    expect((await refusal(more))?.fields).toEqual(['fills.0.contracts']);
    const later = fixture.correct(read, { stepId, at: morning(3) });
    expect((await refusal(later))?.fields).toEqual(['at']);
  });

  it('that takes it back keeps it away', async () => {
    const read = await heldOverExDate();
    const without = await fixture.takeBack(read, dividendStep(read).id);
    expect(cash(without)).toBe(-10_000);
    expect(booked(await fixture.read(without.id))).toEqual([]);
  });

  it('of the trade before it changes its shares', async () => {
    const read = await heldOverExDate();
    const [opened] = read.steps;
    const change = { fillId: opened!.fills[0]!.id, contracts: 300 };
    const corrected = await fixture.correct(read, { stepId: opened!.id, fills: [change] });
    expect(booked(corrected)).toEqual([[300, 0.52]]);
    expect(cash(corrected)).toBe(-30_000 + 156);
  });

  it('of an option before it changes its value, which is that of all holdings', async () => {
    const call = contract('C', 95);
    const opened = await fixture.open([shares(), leg(call, { price: fromDollars(6) })]);
    fixture.clock.set(morning(3));
    const read = await fixture.adjust(await fixture.read(opened.id), [
      trade('ABC', 'sell', 10, 100),
    ]);
    const before = dividendStep(read).value!;
    const [{ id: stepId, fills }] = read.steps as [MarkedStrategy['steps'][number]];
    const option = fills.find(({ kind }) => kind === 'option')!;
    const more = await fixture.correct(read, {
      stepId,
      fills: [{ fillId: option.id, contracts: 3 }],
    });
    // 100 shares at 100, and three calls instead of one.
    expect(dividendStep(more).value! - 100_000_000).toBe(3 * (before - 100_000_000));
  });

  it('that moves a trade over the ex-date books the dividend or takes it away', async () => {
    const opened = await fixture.open([shares()]);
    fixture.clock.set(morning(1));
    const more = await fixture.adjust(opened, [trade('ABC', 'buy', 100, 100)]);
    fixture.clock.set(morning(3));
    const { id: stepId } = more.steps.at(-1)!;
    const later = await fixture.correct(await fixture.read(more.id), { stepId, at: morning(2) });
    expect(booked(later)).toEqual([[100, 0.52]]);
    const earlier = await fixture.correct(later, { stepId, at: morning(1) });
    expect(booked(earlier)).toEqual([[200, 0.52]]);
  });
});

it('a trade of before the ex-date may still be recorded after it', async () => {
  const read = await heldOverExDate();
  const sold = await fixture.adjust(read, [trade('ABC', 'sell', 60, 100)], '', { at: morning(1) });
  expect(kinds(sold)).toEqual(['opened', 'stockTraded', 'dividend']);
  expect(cash(await fixture.read(sold.id))).toBe(-10_000 + 6_000 + 20.8);
});

it('a closed position that had only options reads no announcements, an open one does', async () => {
  fixture.actions.isSilent = true;
  const symbol = contract('C', 105, FRONT);
  const opened = await fixture.open([leg(symbol)]);
  fixture.clock.set(morning(3));
  expect((await fixture.read(opened.id)).corporateActionsKnown).toBe(false);
  fixture.actions.isSilent = false;
  const closed = await fixture.close(opened, [{ symbol, price: 10_000, commission: 0 }]);
  fixture.actions.isSilent = true;
  expect((await fixture.read(closed.id)).corporateActionsKnown).toBe(true);
});
