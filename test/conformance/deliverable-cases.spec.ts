import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  deliverableValue,
  exerciseBreakeven,
  exerciseGain,
  exercisePayment,
  parseOptionSymbol,
  type Deliverable,
  type OptionType,
} from '@toolyard/core/options/contracts';
import {
  holdingsAfter,
  settlementFills,
  type HeldContract,
} from '@toolyard/core/options/strategies';
import { fromDollars, toDollars, ZERO_MONEY } from '@toolyard/core/shared';

const dir = process.env['REFERENCE_DIR'];
if (!dir) console.log('skipped: REFERENCE_DIR is not set');

/** What the cases of adjusted contracts say, each the fields that it has. */
interface Case {
  readonly id: number;
  readonly input: {
    readonly contracts: number;
    readonly spot: number;
    readonly deliverable_shares: number;
    readonly deliverable: { readonly shares: number; readonly cash: number };
    readonly rows: readonly (readonly [string, string, number])[];
    readonly a: {
      readonly deliverable: Readonly<Record<string, number>>;
      readonly MDU: number;
      readonly ECG: number;
    };
    readonly b: readonly [string, string];
  };
  readonly right: Readonly<Record<string, number>>;
}

const cases = dir
  ? (JSON.parse(readFileSync(join(dir, 'cases/options-cases.json'), 'utf8')) as readonly Case[])
  : [];
const caseOf = (id: number): Case => cases.find((each) => each.id === id)!;

const delivers = (shares: Readonly<Record<string, number>>, cash = 0): Deliverable => ({
  shares: Object.entries(shares).map(([symbol, number]) => ({ symbol, shares: number })),
  cash: fromDollars(cash),
});
const held = (
  symbol: string,
  type: OptionType,
  strike: number,
  quantity: number,
  deliverable: Deliverable,
): HeldContract => ({
  ...{ id: 'held', kind: 'option', symbol, type, strike: fromDollars(strike), quantity },
  ...{ expiry: '2025-01-17', multiplier: 100, cost: ZERO_MONEY, iv: null, delta: null },
  deliverable,
});

(dir ? describe : describe.skip)('cases of adjusted contracts', () => {
  it('7 a reverse split leaves the strike, and a twentieth is delivered', () => {
    const { input, right } = caseOf(7);
    const call = held(
      'TSDD1250117C00002000',
      'call',
      2,
      input.contracts,
      delivers({ TSDD: input.deliverable_shares }),
    );
    const value = deliverableValue(call.deliverable!, () => fromDollars(input.spot))!;
    expect(toDollars(exercisePayment(call))).toBe(right['exercise_cost_per_contract']);
    expect(toDollars(value)).toBe(right['shares_worth_per_contract']);
    expect(Math.max(0, exerciseGain(call, value))).toBe(right['intrinsic']);
    expect(toDollars(exerciseBreakeven(call, call.deliverable!)!)).toBe(
      right['underlying_price_where_it_pays'],
    );
  });

  it('8 shares and cash in lieu of a fraction', () => {
    const { input, right } = caseOf(8);
    const { shares, cash } = input.deliverable;
    const call = held('USO1200918C00002000', 'call', 2, 1, delivers({ USO: shares }, cash));
    const value = deliverableValue(call.deliverable!, () => fromDollars(input.spot))!;
    expect(toDollars(exerciseGain(call, value))).toBe(right['intrinsic_per_contract']);
  });

  it('9 an assigned put buys fewer shares at a huge price, and the cash in lieu lowers their cost', () => {
    const { input, right } = caseOf(9);
    const [, , [, , paid], [, , cash]] = input.rows as unknown as [
      never,
      never,
      [string, string, number],
      [string, string, number],
    ];
    const shares = right['shares_per_contract']!;
    const put = held(
      'GREE1210917P00022000',
      'put',
      22,
      -2,
      delivers({ GREE: shares }, right['cash_per_contract']),
    );
    const fills = settlementFills(put, -2, 'assign', { symbol: 'GREE', price: null }, () => 'new');
    const [, bought, inLieu] = fills;
    expect(bought).toMatchObject({ symbol: 'GREE', quantity: 2 * shares });
    expect(toDollars(bought!.price)).toBe(right['price_per_share']);
    expect(toDollars(bought!.price) * bought!.quantity).toBe(-paid);
    expect((toDollars(inLieu!.price) * inLieu!.quantity).toFixed(2)).toBe(cash.toFixed(2));
    const after = holdingsAfter([{ fills: fills.slice(1) }]);
    expect(toDollars(after.held[0]!.cost)).toBe(right['share_cost_after_cash']);
  });

  it('10 a contract on two companies has the value of both; AMD1 is not AMD', () => {
    const { input, right } = caseOf(10);
    const { deliverable, MDU, ECG } = input.a;
    const put = held('MDU1250117P00030000', 'put', 30, 1, delivers(deliverable));
    const prices: Readonly<Record<string, number>> = { MDU, ECG };
    const value = deliverableValue(put.deliverable!, (symbol) => fromDollars(prices[symbol]!))!;
    expect(toDollars(value)).toBe(right['a_value_of_deliverable']);
    expect(toDollars(exerciseGain(put, value))).toBe(right['a_exercise_value_put']);
    const [standard, adjusted] = input.b.map((symbol) => {
      const parsed = parseOptionSymbol(symbol);
      return parsed.ok ? parsed.value : null;
    });
    expect(standard).toMatchObject({ root: 'AMD', multiplier: 100 });
    expect(adjusted).toMatchObject({ root: 'AMD1', underlying: 'AMD', multiplier: null });
  });
});
