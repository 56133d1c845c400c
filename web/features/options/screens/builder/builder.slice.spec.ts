import { describe, expect, it } from '@jest/globals';
import { fromDollars, moneyOf } from '@toolyard/core/shared';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { RootState } from '../../../../app/store.ts';
import { selectPins } from './builder-selectors.ts';
import { EMPTY_BUILDER, type BuilderLeg, type BuilderState } from './builder-state.ts';
import { builderSlice } from './builder.slice.ts';

const { actions, reducer } = builderSlice;
const AAPL = { symbol: 'AAPL', name: 'Apple Inc.', nameZh: '苹果' };
const SPY = { symbol: 'SPY', name: 'SPDR S&P 500', nameZh: null };

const leg = (id: string, strike: number, more: Partial<BuilderLeg> = {}): BuilderLeg => ({
  id,
  enabled: true,
  priceSource: 'ask',
  leg: {
    kind: 'option',
    symbol: `AAPL261218C00${strike}000`,
    type: 'call',
    position: 'long',
    strike: fromDollars(strike),
    expiry: '2026-12-18',
    premium: fromDollars(5),
    quantity: 2,
    multiplier: 100,
    iv: 0.3,
    delta: 0.4,
  },
  ...more,
});

const after = (...steps: UnknownAction[]): BuilderState => steps.reduce(reducer, EMPTY_BUILDER);
const begun = [actions.stockChosen(AAPL), actions.legAdded(leg('a', 200))] as const;
const strikes = ({ plan }: BuilderState) =>
  plan.legs.map((builderLeg) => builderLeg.leg.kind === 'option' && builderLeg.leg.strike / 1e4);

describe('the plans to compare with', () => {
  const pinsIn = (builder: BuilderState) =>
    selectPins({ builder } as RootState).map(({ id, plan }) => [id, plan]);

  it('are several, each as it was when it was pinned; one is opened again by an undoable step', () => {
    const one = after(...begun, actions.planPinned('one'));
    const two = [actions.legAdded(leg('b', 210)), actions.planPinned('two')].reduce(reducer, one);
    expect(pinsIn(two)).toEqual([
      ['one', one.plan],
      ['two', two.plan],
    ]);
    const opened = reducer(two, actions.planOpened(one.plan));
    expect(opened.plan).toEqual(one.plan);
    expect(reducer(opened, actions.undone()).plan).toEqual(two.plan);
    expect(pinsIn(reducer(opened, actions.pinRemoved('one')))).toEqual([['two', two.plan]]);
  });

  it('are hidden on another stock and back with their own', () => {
    const pinned = after(...begun, actions.planPinned('one'));
    const moved = reducer(pinned, actions.stockChosen(SPY));
    expect(pinsIn(moved)).toEqual([]);
    expect(pinsIn(reducer(moved, actions.undone()))).toEqual([['one', pinned.plan]]);
  });
});

describe('the scenarios', () => {
  it('stay when another stock is chosen and when the plan is saved', () => {
    const crash = { id: 's', name: 'Crash', move: -0.2, ivShift: 0.5, days: 5 };
    const state = after(...begun, actions.scenarioAdded(crash), actions.stockChosen(SPY));
    expect(reducer(state, actions.finished()).scenarios).toEqual([crash]);
    expect(reducer(state, actions.finished()).plan.legs).toEqual([]);
  });
});

describe('the plan of the builder', () => {
  it('every change of the plan is one undo away, and redo brings it back', () => {
    const changes = [
      actions.legAdded(leg('b', 210)),
      actions.legRemoved('a'),
      actions.quantityChanged({ id: 'a', signed: -3 }),
      actions.priceChanged({ id: 'a', price: moneyOf(1), source: 'own' }),
      actions.legSwitched('a'),
      actions.commissionChanged({ perContract: moneyOf(6500), perTrade: moneyOf(0) }),
      actions.legsCleared(),
      actions.stockChosen(SPY),
      actions.legsReplaced([leg('a', 220)]),
    ];
    const before = after(...begun);
    for (const change of changes) {
      const changed = reducer(before, change);
      const undone = reducer(changed, actions.undone());
      expect(undone.plan).toEqual(before.plan);
      expect(reducer(undone, actions.redone()).plan).toEqual(changed.plan);
    }
  });

  it('another stock begins without legs; the same one goes on', () => {
    expect(after(...begun, actions.stockChosen(SPY)).plan.legs).toEqual([]);
    expect(after(...begun, actions.stockChosen(AAPL)).plan.legs).toHaveLength(1);
  });

  it('a leg on its way is kept by one step of undo once it is dropped', () => {
    const moving = after(
      ...begun,
      actions.legMoving(leg('a', 205)),
      actions.legMoving(leg('a', 210)),
    );
    expect(strikes(moving)).toEqual([200]);
    const dropped = reducer(moving, actions.legDropped());
    expect(strikes(dropped)).toEqual([210]);
    expect(strikes(reducer(dropped, actions.undone()))).toEqual([200]);
  });

  it('undo takes back a movement under way before anything else', () => {
    const moving = after(...begun, actions.legMoving(leg('a', 205)));
    const undone = reducer(moving, actions.undone());
    expect(undone.moving).toBeNull();
    expect(strikes(undone)).toEqual([200]);
  });

  it('a leg that is dropped where it began leaves no step behind', () => {
    const before = after(...begun);
    const dropped = [actions.legMoving(before.plan.legs[0]!), actions.legDropped()].reduce(
      reducer,
      before,
    );
    expect(dropped.undoable).toEqual(before.undoable);
  });

  it('a negative quantity sells, and the delta turns with the leg', () => {
    const sold = after(...begun, actions.quantityChanged({ id: 'a', signed: -3 }));
    expect(sold.plan.legs[0]!.leg).toMatchObject({ position: 'short', quantity: 3, delta: -0.4 });
  });
});

it('the limit of legs holds for every way of adding one', () => {
  const many = Array.from({ length: 25 }, (_, i) => actions.legAdded(leg(`${i}`, 100 + i)));
  const full = many.reduce(reducer, reducer(undefined, actions.stockChosen(AAPL)));
  expect(full.plan.legs).toHaveLength(20);
});
