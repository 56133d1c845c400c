import { beforeEach, describe, expect, it } from '@jest/globals';
import { holdingsAfter, type MarkedStrategy } from '@toolyard/core/options/strategies';
import { fromDollars, moneyOf } from '@toolyard/core/shared';
import { lifecycleFixture, NEAR, refusal, trade } from './lifecycle-fixture.ts';
import { contract, FILE, FILE_EXPIRY, FRONT, leg, NOW } from './strategies-fixture.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CALL = contract('C', 105);
const PUT = contract('P', 95);
const shortPut = leg(PUT, { position: 'short', priceSource: 'bid' });
/** 10:00 in New York; NOW is Monday 2026-01-05. */
const morningOf = (day: number) => Date.UTC(2026, 0, day, 15);
const words = (work: Promise<unknown>) =>
  work.then(
    () => [],
    ({ details }: { details: readonly { field?: string; message: string }[] }) =>
      details.map(({ field, message }) => `${field ?? ''}: ${message}`),
  );
const held = ({ steps }: MarkedStrategy) =>
  holdingsAfter(steps).held.map(({ symbol, quantity }) => [symbol, quantity]);
const cash = ({ steps }: MarkedStrategy) => holdingsAfter(steps).cash / 10_000;

describe('fills of the past', () => {
  let fixture: ReturnType<typeof lifecycleFixture>;
  beforeEach(() => {
    fixture = lifecycleFixture({ '2025-12-31': 98.5, '2026-01-02': 99.25, '2026-01-08': 104 });
  });
  const openAt = async (at: number) => {
    const plan = await fixture.plan([shortPut, leg(CALL)]);
    const fills = plan.legs.map(({ id: legId }) => ({ legId, price: 12_500, commission: 0 }));
    return fixture.fill(plan.id, fills, 1, { at });
  };

  it('a position opens at the stated time, with the price of the underlying then', async () => {
    const [step] = (await openAt(morningOf(2))).steps;
    expect(step).toMatchObject({ at: morningOf(2), kind: 'opened', spot: fromDollars(99.25) });
  });

  it.each([
    ['in the future', NOW + HOUR, 'at: This time is in the future'],
    ['on a holiday', morningOf(1), "at: The market was closed on 2026-01-01: New Year's Day"],
    ['on a weekend', morningOf(4), 'at: The market was closed on 2026-01-04: weekend'],
    [
      'before the opening bell',
      Date.UTC(2026, 0, 5, 13),
      'at: The market was closed at that time: trading hours were 9:30 to 16:00 in New York',
    ],
    ['long ago', Date.UTC(1999, 0, 4, 15), 'at: The date must be 2000-01-01 or later'],
  ])('a fill %s is refused at its field', async (_case, at, text) => {
    expect(await words(openAt(at))).toEqual([text]);
  });

  it('a step cannot come before the one before it, and is allowed outside hours where that is said', async () => {
    const opened = await openAt(morningOf(2));
    const close = [trade(CALL, 'sell', 1, 2)];
    const earlier = fixture.adjust(opened, close, '', { at: morningOf(2) - HOUR / 6 });
    expect(await words(earlier)).toEqual([
      'at: The step before it was at 2026-01-02 10:00 New York time; this one cannot be earlier',
    ]);
    const at = morningOf(2) + 8 * HOUR;
    expect((await refusal(fixture.adjust(opened, close, '', { at })))?.fields).toEqual(['at']);
    const sold = await fixture.adjust(opened, close, '', { at, outsideHours: true });
    expect(sold.steps.at(-1)).toMatchObject({ at, kind: 'closedLeg' });
  });

  it('what expired since can be closed before its expiry, and not after it', async () => {
    const near = contract('C', 105, NEAR);
    const opened = await fixture.open([leg(near)]);
    fixture.clock.set(morningOf(12));
    expect((await fixture.read(opened.id)).due).toHaveLength(1);
    const sell = [trade(near, 'sell', 1, 2)];
    expect(await refusal(fixture.adjust(opened, sell))).toMatchObject({ code: 'POSITION_DUE' });
    const closed = await fixture.adjust(opened, sell, '', { at: morningOf(8) });
    expect(closed).toMatchObject({ status: 'completed', steps: [{}, { at: morningOf(8) }] });
  });

  it('a chain file has its own time', async () => {
    const plan = await fixture.plan([leg(contract('C', 105, FILE_EXPIRY, FILE))], FILE);
    const fills = plan.legs.map(({ id: legId }) => ({ legId, price: 1, commission: 0 }));
    const late = fixture.fill(plan.id, fills, 1, { at: NOW - DAY });
    expect((await refusal(late))?.fields).toEqual(['at']);
  });
});

describe('corrections of recorded steps', () => {
  let fixture: ReturnType<typeof lifecycleFixture>;
  let position: MarkedStrategy;
  const stepAt = (index: number) => position.steps[index]!;
  const fillAt = (step: number, fill: number) => stepAt(step).fills[fill]!.id;
  beforeEach(async () => {
    fixture = lifecycleFixture({ [FRONT]: 94, '2026-01-02': 99.25 });
    // −1 put at 1.25 and +1 call at 1.25, one more call at 2.00, one call sold at 3.00.
    position = await fixture.open([shortPut, leg(CALL)]);
    fixture.clock.set(morningOf(6));
    position = await fixture.adjust(position, [trade(CALL, 'buy', 1, 2)]);
    fixture.clock.set(morningOf(7));
    position = await fixture.adjust(position, [trade(CALL, 'sell', 2, 3)], 'half');
  });

  it('price, fee and contracts: cash follows to the cent, and both states are kept', async () => {
    expect(cash(position)).toBe(125 - 125 - 200 + 600);
    const fill = { fillId: fillAt(1, 0), price: fromDollars(2.5), commission: moneyOf(6_500) };
    const corrected = await fixture.correct(position, {
      ...{ stepId: stepAt(1).id, fills: [fill], reason: 'as on the confirmation' },
    });
    expect(cash(corrected)).toBe(125 - 125 - 250 - 0.65 + 600);
    expect(corrected).toMatchObject({
      version: position.version + 1,
      corrections: [
        {
          at: morningOf(7),
          reason: 'as on the confirmation',
          before: stepAt(1),
          after: corrected.steps[1],
        },
      ],
    });
    expect(corrected.steps[1]?.id).toBe(stepAt(1).id);
    const sold = await fixture.correct(corrected, {
      ...{ stepId: stepAt(2).id, fills: [{ fillId: fillAt(2, 0), contracts: 1 }] },
    });
    expect(held(sold)).toEqual([
      [PUT, -1],
      [CALL, 1],
    ]);
    expect(sold.steps[2]?.kind).toBe('closedLeg');
  });

  it('the daily marks and the result of all positions follow a corrected price', async () => {
    fixture = lifecycleFixture({ '2026-01-05': 100, '2026-01-06': 101, '2026-01-07': 102 });
    position = await fixture.open([leg(CALL)]);
    fixture.clock.set(morningOf(8));
    const before = await fixture.marks(position.id);
    const fill = { fillId: fillAt(0, 0), price: fromDollars(2) };
    await fixture.correct(position, { stepId: stepAt(0).id, fills: [fill] });
    const after = await fixture.marks(position.id);
    expect(before).toHaveLength(3);
    // 0.75 a share more was paid for 100 shares, on every day since.
    expect(after.map(({ pnl }) => pnl)).toEqual(before.map(({ pnl }) => pnl! - 750_000));
    expect(after.map(({ value }) => value)).toEqual(before.map(({ value }) => value));
    const [listed] = (await fixture.list()).items;
    expect(listed?.steps[0]?.fills[0]?.price).toBe(fromDollars(2));
  });

  it('type and name follow when a leg of a structure is closed, and when that is taken back', async () => {
    position = await fixture.open([
      leg(contract('P', 90)),
      shortPut,
      leg(CALL, { position: 'short' }),
      leg(contract('C', 110)),
    ]);
    expect(position).toMatchObject({ templateId: 'iron-condor', name: 'ABC 铁鹰式' });
    const closed = await fixture.adjust(position, [trade(CALL, 'buy', 1, 1)]);
    expect(closed.templateId).not.toBe('iron-condor');
    expect(closed.name).not.toBe('ABC 铁鹰式');
    const back = await fixture.takeBack(closed, closed.steps[1]!.id);
    expect(back).toMatchObject({ templateId: 'iron-condor', name: 'ABC 铁鹰式' });
  });

  it('a later step that would close more than is held is refused with its reason', async () => {
    const stepId = stepAt(1).id;
    expect(await refusal(fixture.takeBack(position, stepId))).toMatchObject({
      code: 'STEP_IMPOSSIBLE',
    });
    expect(await words(fixture.takeBack(position, stepId))).toEqual([
      `: Step 3 of 2026-01-07 closes 2 × 105 call of ${FRONT}, and only 1 would be held`,
    ]);
    const more = { stepId: stepAt(2).id, fills: [{ fillId: fillAt(2, 0), contracts: 3 }] };
    expect(await words(fixture.correct(position, more))).toEqual([
      `fills.0.contracts: Step 3 of 2026-01-07 closes 3 × 105 call of ${FRONT}, and only 2 would be held`,
    ]);
    expect(await fixture.read(position.id)).toEqual(position);
  });

  it('the last step is taken back, and without its only step the position is a plan again', async () => {
    let now = await fixture.takeBack(position, stepAt(2).id);
    expect(held(now)).toEqual([
      [PUT, -1],
      [CALL, 2],
    ]);
    now = await fixture.takeBack(now, stepAt(1).id);
    now = await fixture.takeBack(now, stepAt(0).id, 'never filled');
    expect(now).toMatchObject({ status: 'planning', steps: [], mark: null });
    expect(now.corrections.map(({ before, after }) => [before.id, after])).toEqual(
      [2, 1, 0].map((index) => [stepAt(index).id, null]),
    );
    expect(fixture.notes()).toHaveLength(7);
  });

  it('a time stays between its neighbours', async () => {
    const { id: stepId } = stepAt(1);
    const words_ = (at: number) => words(fixture.correct(position, { stepId, at }));
    expect(await words_(morningOf(8))).toEqual(['at: This time is in the future']);
    expect(await words_(morningOf(2))).toEqual([
      'at: The step before it was at 2026-01-05 10:00 New York time; this one cannot be earlier',
    ]);
    const first = { stepId: stepAt(0).id, at: morningOf(2) };
    const moved = await fixture.correct(position, first);
    expect(moved.steps[0]).toMatchObject({ at: morningOf(2), spot: fromDollars(99.25) });
    expect(cash(moved)).toBe(cash(position));
  });

  it('contracts at their expiry follow the quantity that is then held', async () => {
    fixture.clock.set(morningOf(20));
    const settled = await fixture.settle(position);
    // The put is 1 in the money at 94: 100 shares at 95.
    expect(held(settled)).toEqual([['ABC', 100]]);
    const two = { stepId: stepAt(0).id, fills: [{ fillId: fillAt(0, 0), contracts: 2 }] };
    const corrected = await fixture.correct(settled, two);
    expect(held(corrected)).toEqual([['ABC', 200]]);
    expect(cash(corrected)).toBe(cash(settled) + 125 - 9_500);
    const byRule = corrected.steps[3]!;
    const price = { fillId: byRule.fills[0]!.id, price: fromDollars(1) };
    const refused = await refusal(
      fixture.correct(corrected, { stepId: byRule.id, fills: [price], at: morningOf(16) }),
    );
    expect(refused).toEqual({ code: 'STRATEGY_INVALID', fields: ['fills.0.price'] });
    const back = await fixture.takeBack(corrected, byRule.id);
    expect(back).toMatchObject({ status: 'active', due: [{ holding: { quantity: -2 } }] });
  });

  it('what is not there, and what changes nothing, is refused', async () => {
    const { id: stepId } = stepAt(1);
    const fill = { fillId: fillAt(1, 0) };
    const tried = (change: Parameters<typeof fixture.correct>[1]) =>
      refusal(fixture.correct(position, change));
    expect(await tried({ stepId: 'none' })).toEqual({ code: 'STEP_UNKNOWN', fields: ['stepId'] });
    expect((await tried({ stepId }))?.fields).toEqual(['fills']);
    expect((await tried({ stepId, fills: [{ fillId: fillAt(0, 0) }] }))?.fields).toEqual([
      'fills.0.fillId',
    ]);
    expect((await tried({ stepId, fills: [fill, fill] }))?.fields).toEqual(['fills.1.fillId']);
    expect((await tried({ stepId, fills: [{ ...fill, price: moneyOf(-1) }] }))?.fields).toEqual([
      'fills.0.price',
    ]);
    expect((await tried({ stepId, reason: 'x'.repeat(501) }))?.fields).toEqual(['reason']);
    const stale = { ...position, version: position.version - 1 };
    expect((await refusal(fixture.takeBack(stale, stepId)))?.code).toBe('VERSION_CONFLICT');
  });
});
