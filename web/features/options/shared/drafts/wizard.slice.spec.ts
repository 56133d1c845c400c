import type { OptionLeg } from '@toolyard/core/options/contracts';
import { describe, expect, it } from '@jest/globals';
import { moneyOf } from '@toolyard/core/shared';
import type { ChosenLeg } from '../legs/chosen-leg.ts';
import { EMPTY_WIZARD, type WizardState } from './wizard-state.ts';
import { chosenOptionLegs, wizardSlice } from './wizard.slice.ts';

const { actions, reducer } = wizardSlice;

const call = (id: string, strike: number): ChosenLeg => {
  const leg: OptionLeg = {
    kind: 'option',
    symbol: `AAPL261218C${strike}`,
    type: 'call',
    position: 'long',
    strike: moneyOf(strike * 10_000),
    expiry: '2026-12-18',
    premium: moneyOf(25_000),
    quantity: 1,
    multiplier: 100,
    iv: 0.3,
    delta: 0.5,
  };
  return { id, leg, priceSource: 'ask' };
};

const shares: ChosenLeg = {
  id: 's',
  leg: {
    kind: 'stock',
    symbol: 'AAPL',
    position: 'long',
    premium: moneyOf(2_000_000),
    quantity: 100,
    multiplier: 1,
  },
  priceSource: 'spot',
};

const play = (...steps: ReturnType<(typeof actions)[keyof typeof actions]>[]): WizardState =>
  steps.reduce<WizardState>(reducer, EMPTY_WIZARD);

const ids = (state: WizardState) => state.legs.map((chosen) => chosen.id);

describe('a trade against a chosen leg', () => {
  it('closes it contract by contract, one undo away', () => {
    const sold = { ...call('b', 200), leg: { ...call('b', 200).leg, position: 'short' as const } };
    const two = play(
      actions.legAdded(call('a', 200)),
      actions.quantityChanged({ id: 'a', signed: 2 }),
    );
    const one = reducer(two, actions.legAdded(sold));
    expect(one.legs.map(({ leg }) => leg.quantity)).toEqual([1]);
    const none = reducer(one, actions.legAdded(sold));
    expect(none.legs).toEqual([]);
    expect(reducer(none, actions.undone()).legs).toEqual(one.legs);
  });
});

it('a contract bought thirty times is one leg of thirty', () => {
  const thirty = Array.from({ length: 30 }, (_, i) => actions.legAdded(call(`${i}`, 200)));
  expect(play(...thirty).legs.map(({ leg }) => leg.quantity)).toEqual([30]);
});

describe('the wizard keeps what was chosen', () => {
  it('WZ-22 going back keeps stock, template, expiry and legs', () => {
    const there = play(
      actions.stockChosen({ symbol: 'AAPL', name: 'Apple', nameZh: null }),
      actions.templateChosen('vertical-spread'),
      actions.stepTaken(3),
      actions.expiryChosen('2026-12-18'),
      actions.legAdded(call('a', 200)),
    );
    const back = [actions.stepTaken(2), actions.stepTaken(1)].reduce<WizardState>(reducer, there);
    expect(back).toEqual({ ...there, step: 1 });
  });

  it('another stock drops expiry and legs, the same one drops nothing', () => {
    const there = play(
      actions.stockChosen({ symbol: 'AAPL', name: 'Apple', nameZh: null }),
      actions.legAdded(call('a', 200)),
    );
    expect(
      reducer(there, actions.stockChosen({ symbol: 'AAPL', name: 'Apple', nameZh: null })).legs,
    ).toHaveLength(1);
    expect(
      reducer(there, actions.stockChosen({ symbol: 'F', name: 'Ford', nameZh: null })).legs,
    ).toHaveLength(0);
  });

  it('CH-16 a leg can be removed, and the removal undone and redone', () => {
    const removed = play(
      actions.legAdded(call('a', 200)),
      actions.legAdded(call('b', 210)),
      actions.legRemoved('a'),
    );
    expect(ids(removed)).toEqual(['b']);
    const undone = reducer(removed, actions.undone());
    expect(ids(undone)).toEqual(['a', 'b']);
    expect(ids(reducer(undone, actions.redone()))).toEqual(['b']);
  });

  it('decision 5: legs that another template put aside come back by undo', () => {
    const state = play(
      actions.templateChosen('straddle'),
      actions.legAdded(call('a', 200)),
      actions.templateChosen('strangle'),
    );
    expect([state.templateId, ids(state)]).toEqual(['strangle', []]);
    expect(ids(reducer(state, actions.undone()))).toEqual(['a']);
  });

  it('legs can be reordered up to the ends', () => {
    const two = play(actions.legAdded(call('a', 200)), actions.legAdded(call('b', 210)));
    expect(ids(reducer(two, actions.legMoved({ id: 'b', by: -1 })))).toEqual(['b', 'a']);
    expect(reducer(two, actions.legMoved({ id: 'b', by: 1 }))).toBe(two);
  });

  it('a negative quantity turns the leg short and its delta round', () => {
    const state = play(
      actions.legAdded(call('a', 200)),
      actions.quantityChanged({ id: 'a', signed: -3 }),
    );
    expect(state.legs[0]!.leg).toMatchObject({ position: 'short', quantity: 3, delta: -0.5 });
  });

  it('a typed premium becomes the user’s own price', () => {
    const state = play(
      actions.legAdded(call('a', 200)),
      actions.premiumChanged({ id: 'a', premium: moneyOf(31_500) }),
    );
    expect(state.legs[0]).toMatchObject({ priceSource: 'own', leg: { premium: 31_500 } });
  });

  it('WZ-19 stock legs do not count as option legs', () =>
    expect(chosenOptionLegs([shares, call('a', 200)])).toBe(1));
});
