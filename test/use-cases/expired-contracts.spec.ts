import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  analyseStrategy,
  assignmentsByDay,
  awaitsSettlement,
  earlyExerciseOfLegs,
  maxLoss,
  profitAtPrice,
  profitCurve,
  profitGrid,
  withoutExpired,
} from '@toolyard/core/options/analysis';
import { isOption, type SettlementTime } from '@toolyard/core/options/contracts';
import {
  currentAnalysisInput,
  currentHoldings,
  type LegDraft,
} from '@toolyard/core/options/strategies';
import { fromDollars, toDollars } from '@toolyard/core/shared';
import { lifecycleFixture } from './lifecycle-fixture.ts';
import { BACK, contract, FRONT, leg, NOW } from './strategies-fixture.ts';

/** Saturday after the expiry; the chains of the fixture quote every underlying at 100. */
const AFTER = NOW + 12 * 86_400_000;
const CALL = contract('C', 105, FRONT, 'XSP');
const BACK_CALL = contract('C', 105, BACK, 'XSP');
const STOCK_PUT = contract('P', 105);

let fixture: ReturnType<typeof lifecycleFixture>;
beforeEach(() => {
  fixture = lifecycleFixture();
});

const publish = (symbol: string, dollars: number, settlementTime: SettlementTime = 'PM') =>
  fixture.settlementPrices.publish({ symbol, date: FRONT, settlementTime }, fromDollars(dollars));

/** A position in these legs, read after the first expiry. */
async function expired(legs: readonly LegDraft[], symbol: string) {
  const { id } = await fixture.open(legs, symbol);
  fixture.clock.set(AFTER);
  return fixture.read(id);
}

const dollarsOf = (bound: unknown) => (typeof bound === 'number' ? bound / 10_000 : bound);

describe('the analysis of a position with an expired contract that is settled in cash', () => {
  it('counts what settlement pays, and nothing that the price could still change', async () => {
    publish('XSP', 110);
    const input = currentAnalysisInput(await expired([leg(CALL)], 'XSP'));
    const analysis = analyseStrategy(input);
    // It is realised once it is settled.
    expect([input.realised, input.expiredProfit]).toEqual([0, fromDollars(375)]);
    // Bought at 1.25, paid 110 − 105 = 5.
    expect(dollarsOf(analysis.maxProfit)).toBe(375);
    expect(dollarsOf(analysis.maxLoss)).toBe(-375);
    expect(analysis).toMatchObject({ probabilityOfProfit: null, measure: null, breakevens: [] });
    expect(analysis.greeks.net).toMatchObject({ delta: 0, gamma: 0, theta: 0, vega: 0, rho: 0 });
    expect(profitAtPrice(input, 200, 'expiry')).toBe(375);
  });

  it('has the greeks and the chances of the contracts that are left', async () => {
    publish('XSP', 103);
    const position = await expired([leg(CALL, { position: 'short' }), leg(BACK_CALL)], 'XSP');
    const input = currentAnalysisInput(position);
    expect(input.legs.map(({ symbol }) => symbol)).toEqual([BACK_CALL]);
    // Received and paid 1.25: the call that is left costs nothing together with the one that expired.
    expect(dollarsOf(maxLoss(input))).toBe(0);
    expect(profitAtPrice(input, 110, 'expiry')).toBe(500);
    // Only its premium is left of the contract that expired, and nothing is realised before it is settled.
    expect([input.realised, input.expiredProfit]).toEqual([0, fromDollars(125)]);
    const { expiredProfit, ...others } = input;
    const alone = analyseStrategy({ ...others, realised: expiredProfit! });
    expect(analyseStrategy(input).greeks).toEqual(alone.greeks);
    expect(analyseStrategy(input).probabilityOfProfit).toBe(alone.probabilityOfProfit);
  });

  it('knows no profit and no chance while the price is not official, but the greeks of what is left', async () => {
    const position = await expired([leg(CALL, { position: 'short' }), leg(BACK_CALL)], 'XSP');
    const input = currentAnalysisInput(position);
    const analysis = analyseStrategy(input);
    expect([input.realised, input.expiredProfit]).toEqual([0, undefined]);
    expect(analysis).toMatchObject({
      ...{ maxProfit: null, maxLoss: null, probabilityOfProfit: null, expectedProfit: null },
      ...{ curve: [], breakevens: [], missing: ['settlementPrice'] },
    });
    expect(analysis.greeks.net?.theta).toBeLessThan(0);
    expect(profitAtPrice(input, 100, 'expiry')).toBeNull();
    expect(profitCurve(input, { at: 'expiry', from: 90, to: 110, points: 5 })).toBeNull();
    expect(profitGrid(input, [90, 110], [input.asOf, 'expiry'])).toBeNull();
    expect(maxLoss(input)).toBeNull();
  });

  it('has no greeks of its own, no chance of assignment and no early exercise, with or without quotes', async () => {
    const sold = [leg(contract('P', 105, FRONT, 'OEX'), { position: 'short' })];
    const position = await expired(sold, 'OEX');
    fixture.chains.forget('OEX');
    for (const each of [position, await fixture.read(position.id)]) {
      const input = currentAnalysisInput(each);
      expect(analyseStrategy(input).greeks.net).toMatchObject({ delta: 0, theta: 0, vega: 0 });
      expect(assignmentsByDay(input)).toEqual([]);
      expect(earlyExerciseOfLegs(input)).toEqual([]);
      const [held] = currentHoldings(each).filter(isOption);
      expect(held).toMatchObject({ iv: null, delta: null });
    }
  });
});

describe('the analysis of a position with an expired contract for shares', () => {
  it('is that of the shares which its outcome by rule leaves', async () => {
    publish('ABC', 98);
    const position = await expired([leg(STOCK_PUT, { position: 'short' })], 'ABC');
    const input = currentAnalysisInput(position);
    // Assigned: 100 shares at 105, less the premium of 1.25.
    expect(input.legs).toMatchObject([
      { kind: 'stock', symbol: 'ABC', position: 'long', quantity: 100, premium: fromDollars(105) },
    ]);
    expect(analyseStrategy(input).greeks.net).toMatchObject({ delta: 100, theta: 0, vega: 0 });
    expect(profitAtPrice(input, 100, 'expiry')).toBe(125 - 500);
    const settled = await fixture.settle(position);
    const after = currentAnalysisInput(settled);
    for (const price of [50, 105, 160])
      expect(profitAtPrice(input, price, 'expiry')).toBe(profitAtPrice(after, price, 'expiry'));
  });

  it('has no greeks while it is not known whether shares are delivered', async () => {
    const position = await expired([leg(STOCK_PUT, { position: 'short' })], 'ABC');
    const analysis = analyseStrategy(currentAnalysisInput(position));
    expect(analysis).toMatchObject({ maxLoss: null, missing: ['settlementPrice'] });
    expect(analysis.greeks.net).toBeNull();
  });
});

it.each([
  ['that is exercised waits for its settlement: it delivers no 100 shares', 'exercise', undefined],
  ['that expires leaves what was paid for it', 'expire', fromDollars(-125)],
] as const)('an adjusted contract %s', async (_case, outcome, profit) => {
  const position = await fixture.open([leg(contract('C', 95))]);
  const { legs, ...input } = currentAnalysisInput(position);
  const symbol = contract('C', 95, FRONT, 'ABC1');
  const adjusted = { ...input, legs: legs.map((each) => ({ ...each, symbol })) };
  const expiry = { symbol, outcome, settlementPrice: fromDollars(100) };
  const settled = withoutExpired(adjusted, [expiry], 'ABC');
  expect([settled.legs, settled.realised, settled.expiredProfit]).toEqual([[], 0, profit]);
  expect(awaitsSettlement(settled)).toBe(profit === undefined);
});

it('the marks of past days wait for the official price as the position does', async () => {
  fixture = lifecycleFixture({ '2026-01-15': 99, '2026-01-16': 110, '2026-01-20': 111 });
  fixture.settlementPrices.isSilent = true;
  const { id } = await fixture.open([leg(contract('C', 105))]);
  fixture.clock.set(Date.UTC(2026, 0, 21, 15));
  const points = await fixture.marks(id);
  expect(points.map(({ date, value }) => [date, value === null])).toEqual([
    ['2026-01-15', false],
    ['2026-01-16', true],
    ['2026-01-20', true],
  ]);
});

it('the sum of an account counts no time value of an expired contract', async () => {
  publish('XSP', 110);
  await expired([leg(CALL)], 'XSP');
  expect(toDollars((await fixture.summary()).totalPnL)).toBe(375);
});
