import { beforeEach, describe, expect, it } from '@jest/globals';
import { analyseStrategy, maxLoss, profitAtPrice } from '@toolyard/core/options/analysis';
import { adjustedChain } from '@toolyard/core/options/chain';
import { contractTermsOf, isOption, type Deliverable } from '@toolyard/core/options/contracts';
import {
  currentAnalysisInput,
  holdingsAfter,
  type Fill,
  type MarkedStrategy,
} from '@toolyard/core/options/strategies';
import { fromDollars, toDollars, ZERO_MONEY, type Money } from '@toolyard/core/shared';
import { chainFixture } from '@toolyard/memory';
import { lifecycleFixture, refusal, trade } from './lifecycle-fixture.ts';
import { BACK, contract, FRONT, leg, NOW } from './strategies-fixture.ts';

/** Saturday after the first expiry. */
const AFTER = NOW + 12 * 86_400_000;

let fixture: ReturnType<typeof lifecycleFixture>;
beforeEach(() => {
  fixture = lifecycleFixture();
});

const delivers = (shares: Readonly<Record<string, number>>, cash = 0): Deliverable => ({
  shares: Object.entries(shares).map(([symbol, number]) => ({ symbol, shares: number })),
  cash: fromDollars(cash),
});

interface Adjusted {
  readonly type: 'call' | 'put';
  readonly strike: number;
  /** Negative when short. */
  readonly quantity: number;
  readonly deliverable: Deliverable;
  readonly price?: number;
  readonly expiry?: typeof FRONT;
}

/** A position in one adjusted contract of root ABC1, which became what it is before it was looked at. */
async function holding(adjusted: Adjusted): Promise<MarkedStrategy> {
  const { type, strike, quantity, deliverable, price = 1, expiry = FRONT } = adjusted;
  const position = quantity > 0 ? 'long' : 'short';
  const listed = contract('C', 105, expiry);
  const opened = await fixture.open([leg(listed, { position, quantity: Math.abs(quantity) })]);
  const symbol = contract(type === 'call' ? 'C' : 'P', strike, expiry, 'ABC1');
  const terms = { symbol, type, strike: fromDollars(strike), deliverable };
  const steps = opened.steps.map((step) => ({
    ...step,
    id: `${step.id} adjusted`,
    fills: step.fills.map((fill): Fill =>
      isOption(fill) ? { ...fill, ...terms, quantity, price: fromDollars(price) } : fill,
    ),
  }));
  return fixture.keep({ ...opened, steps });
}

const publish = (symbol: string, dollars: number) =>
  fixture.settlementPrices.publish(
    { symbol, date: FRONT, settlementTime: 'PM' },
    fromDollars(dollars),
  );

/** The position after the first expiry, at a settlement price of ABC. */
async function expired(adjusted: Adjusted, dollars: number): Promise<MarkedStrategy> {
  const { id } = await holding(adjusted);
  publish('ABC', dollars);
  fixture.clock.set(AFTER);
  return fixture.read(id);
}

const heldBy = ({ steps }: MarkedStrategy) =>
  holdingsAfter(steps).held.map(({ symbol, quantity, cost }) => [
    symbol,
    quantity,
    toDollars(cost),
  ]);
const cashOf = ({ steps }: MarkedStrategy) => toDollars(holdingsAfter(steps).cash);

describe('the outcome of an expired adjusted contract', () => {
  const reverseSplit = { type: 'call', strike: 2, deliverable: delivers({ ABC: 5 }) } as const;

  it('follows from the value of what it delivers, not from the price against the strike', async () => {
    // 8 calls of 2: 5 · 35.50 = 177.50 is less than the 200 to pay, whatever (35.50 − 2) · 800 says.
    const due = await expired({ ...reverseSplit, quantity: 8 }, 35.5);
    expect(due.due.map(({ outcome }) => outcome)).toEqual(['expire']);
    expect(due.mark?.value).toBe(0);
    const settled = await fixture.settle(due);
    expect(settled.status).toBe('completed');
    expect(cashOf(settled)).toBe(-800);
  });

  it.each([
    [40.19, 'expire'],
    [40.2, 'exercise'],
  ] as const)(
    'needs a gain of a dollar per contract, 0.01 for each of its 100 units: at %d %s',
    async (dollars, outcome) => {
      const due = await expired({ ...reverseSplit, quantity: 1 }, dollars);
      expect(due.due.map((each) => each.outcome)).toEqual([outcome]);
    },
  );

  it('exercise buys the delivered shares for the strike', async () => {
    // 8 · 5 shares for 8 · 200 dollars; the premium of 800 was paid before.
    const settled = await fixture.settle(await expired({ ...reverseSplit, quantity: 8 }, 45));
    expect(heldBy(settled)).toEqual([['ABC', 40, 1_600]]);
    expect(cashOf(settled)).toBe(-2_400);
  });

  it('what is left until settlement is the value of the deliverable today less the strike', async () => {
    // The fixture quotes ABC at 100: 12 · 100 + 8.18 − 200.
    const adjusted = { type: 'call', strike: 2, deliverable: delivers({ ABC: 12 }, 8.18) } as const;
    const due = await expired({ ...adjusted, quantity: 1 }, 20);
    expect(toDollars(due.mark?.value ?? ZERO_MONEY)).toBe(1_008.18);
  });

  it('a stated price counts as the published one does', async () => {
    const { id } = await holding({ ...reverseSplit, quantity: 8 });
    fixture.clock.set(AFTER);
    const due = await fixture.read(id);
    expect(due.due.map(({ outcome }) => outcome)).toEqual([null]);
    const [{ holding: held } = { holding: null }] = due.due;
    const stated = [{ symbol: held!.symbol, price: fromDollars(35.5) }];
    expect(heldBy(await fixture.settle(due, [], stated))).toEqual([]);
  });
});

describe('the exercise of adjusted contracts', () => {
  const merged = { type: 'put', strike: 22, deliverable: delivers({ ABC: 11 }, 14.32) } as const;

  it('an assigned put buys 11 shares a contract for the strike, less the cash that comes with them', async () => {
    const before = await holding({ ...merged, quantity: -2, price: 5.6, expiry: BACK });
    const assigned = await fixture.assign(before, contract('P', 22, BACK, 'ABC1'), 2);
    // 22 · 200 − 2 · 14.32, after 1,120 of premium
    expect(heldBy(assigned)).toEqual([['ABC', 22, 4_371.36]]);
    expect(cashOf(assigned)).toBe(-3_251.36);
    expect(
      assigned.steps
        .at(-1)
        ?.fills.filter(({ kind, cause }) => kind === 'stock' && cause === 'assignment'),
    ).toMatchObject([{ symbol: 'ABC', quantity: 22, price: fromDollars(200) }]);
  });

  it('the payment is exact where no price per share of it is', async () => {
    const deliverable = delivers({ ABC: 7 });
    const before = await holding({
      type: 'call',
      strike: 3,
      quantity: 3,
      deliverable,
      expiry: BACK,
    });
    const exercised = await fixture.assign(before, contract('C', 3, BACK, 'ABC1'), 3);
    expect(heldBy(exercised)).toEqual([['ABC', 21, 900]]);
  });

  it('delivers shares of every company, at prices in proportion to their values', async () => {
    const deliverable = delivers({ ABC: 100, XYZ: 25 });
    const before = await holding({
      type: 'put',
      strike: 150,
      quantity: 1,
      deliverable,
      expiry: BACK,
    });
    const exercised = await fixture.assign(before, contract('P', 150, BACK, 'ABC1'), 1);
    // Both are quoted at 100: 15,000 for 125 shares.
    expect(heldBy(exercised)).toEqual([
      ['ABC', -100, -12_000],
      ['XYZ', -25, -3_000],
    ]);
    expect(cashOf(exercised)).toBe(15_000 - 100);
  });

  it('is refused while nobody has said what they deliver', async () => {
    const deliverable = delivers({ ABC1: 1 });
    const before = await holding({
      ...{ type: 'call', strike: 2, quantity: 1, deliverable, expiry: BACK },
    });
    const exercised = fixture.assign(before, contract('C', 2, BACK, 'ABC1'), 1);
    expect(await refusal(exercised)).toMatchObject({ code: 'CONTRACT_ADJUSTED' });
    expect(analyseStrategy(currentAnalysisInput(before)).missing).toEqual(['otherDeliverable']);
  });

  it('nothing but cash is paid at once', async () => {
    const deliverable = delivers({}, 5_420);
    const before = await holding({
      type: 'call',
      strike: 50,
      quantity: 2,
      deliverable,
      expiry: BACK,
    });
    const exercised = await fixture.assign(before, contract('C', 50, BACK, 'ABC1'), 2);
    expect(exercised.status).toBe('completed');
    expect(cashOf(exercised)).toBe(2 * 420 - 200);
  });
});

describe('the analysis of adjusted contracts', () => {
  const covered = { type: 'call', strike: 2, deliverable: delivers({ ABC: 12 }, 8.18) } as const;

  it('has the profit of the deliverable at every price', async () => {
    const input = currentAnalysisInput(await holding({ ...covered, quantity: 3, price: 0.25 }));
    // 3 · (12 · 20 + 8.18 − 200) − 75; it pays from (200 − 8.18) / 12 = 15.985.
    expect(profitAtPrice(input, 20, 'expiry')).toBeCloseTo(3 * 48.18 - 75, 9);
    expect(profitAtPrice(input, 15.985, 'expiry')).toBeCloseTo(-75, 9);
    expect(maxLoss(input)).toBe(fromDollars(75));
    expect(analyseStrategy(input).breakevens).toEqual([15.985 + 75 / 36]);
  });

  it('greeks are those of 12 shares a contract', async () => {
    const position = await holding({ ...covered, quantity: 3, expiry: BACK });
    const steps = position.steps.map((step) => ({
      ...step,
      id: `${step.id} quoted`,
      fills: step.fills.map((fill): Fill => (isOption(fill) ? { ...fill, iv: 0.4 } : fill)),
    }));
    const input = currentAnalysisInput(await fixture.keep({ ...position, steps }));
    const delta = analyseStrategy(input).greeks.net?.delta ?? 0;
    // Far in the money, 36 shares; 300 if each contract stood for 100.
    expect(delta).toBeGreaterThan(35.9);
    expect(delta).toBeLessThanOrEqual(36);
  });

  it('is unknown where shares of another company decide too, and says so', async () => {
    const deliverable = delivers({ ABC: 100, XYZ: 25 });
    const position = await holding({ type: 'put', strike: 150, quantity: 1, deliverable });
    const input = currentAnalysisInput(position);
    expect(input.legs).toEqual([]);
    expect(analyseStrategy(input)).toMatchObject({
      ...{ maxProfit: null, maxLoss: null, expectedProfit: null, missing: ['otherDeliverable'] },
      greeks: { net: null },
    });
    expect(profitAtPrice(input, 100, 'expiry')).toBeNull();
    expect(maxLoss(input)).toBeNull();
  });

  it('the outcome of such a contract follows from both settlement prices', async () => {
    const deliverable = delivers({ ABC: 100, XYZ: 25 });
    const { id } = await holding({ type: 'put', strike: 30, quantity: 1, deliverable });
    publish('ABC', 16.2);
    fixture.clock.set(AFTER);
    expect((await fixture.read(id)).due.map(({ outcome }) => outcome)).toEqual([null]);
    // 3,000 − 1,620 − 25 · 53 = 55
    publish('XYZ', 53);
    expect((await fixture.read(id)).due.map(({ outcome }) => outcome)).toEqual(['exercise']);
  });
});

describe('shares of another company', () => {
  it('are marked at their own price, and can be sold', async () => {
    const deliverable = delivers({ ABC: 100, XYZ: 25 });
    const before = await holding({
      type: 'call',
      strike: 50,
      quantity: 1,
      deliverable,
      expiry: BACK,
    });
    const exercised = await fixture.assign(before, contract('C', 50, BACK, 'ABC1'), 1);
    expect(toDollars(exercised.mark?.value ?? ZERO_MONEY)).toBe(12_500);
    const sold = await fixture.adjust(exercised, [trade('XYZ', 'sell', 25, 101)]);
    expect(heldBy(sold)).toEqual([['ABC', 100, 4_000]]);
    expect(await refusal(fixture.adjust(sold, [trade('XYZ', 'sell', 25, 101)]))).toMatchObject({
      code: 'CONTRACT_UNKNOWN',
    });
  });
});

describe('adjusted contracts that the market lists', () => {
  const FIVE = delivers({ ABC: 5 });
  const CALL = contract('C', 20, BACK, 'ABC1');

  /** Lists calls of 20 dollars of root ABC1, at 0.90 and 1.00, beside the other contracts. */
  const listAdjusted = (deliverable: Deliverable, quotes = [CALL]) => {
    const chain = chainFixture('ABC', BACK, NOW - 60_000);
    const { symbol, expiry, asOf, spot, terms } = chain;
    const adjusted = adjustedChain({
      ...{ symbol, expiry, asOf, spot, deliverable, rate: 0, dividends: [] },
      contract: contractTermsOf(symbol),
      quotes: quotes.map((name) => ({
        ...({ symbol: name, type: 'call', strike: fromDollars(20) } as const),
        ...{ bid: fromDollars(0.9), ask: fromDollars(1) },
      })),
    })!;
    fixture.chains.relist('ABC', [
      chainFixture('ABC', FRONT, NOW - 60_000),
      chain,
      { ...adjusted, terms: { ...terms, ...adjusted.terms } },
    ]);
  };

  it('a position has their marks, and the volatility and delta of what they deliver', async () => {
    const { id } = await holding({
      ...{ type: 'call', strike: 20, quantity: 8, deliverable: FIVE, expiry: BACK },
    });
    expect((await fixture.read(id)).mark?.value).toBeNull();
    listAdjusted(FIVE);
    const { mark } = await fixture.read(id);
    // 8 · 100 · 0.95
    expect(toDollars(mark!.value!)).toBe(760);
    const [{ iv, delta } = { iv: null, delta: null }] = mark!.legs;
    // 100 · 0.95 dollars for 5 shares are 19 each, for a call of 400 on a share of 100.
    expect(iv).toBeGreaterThan(1);
    expect(delta).toBeGreaterThan(0);
  });

  it('also where no other contract has their expiry', async () => {
    const { id } = await holding({
      ...{ type: 'call', strike: 20, quantity: 8, deliverable: FIVE, expiry: BACK },
    });
    listAdjusted(FIVE);
    const front = await fixture.chains.chain('ABC', FRONT);
    const adjusted = await fixture.chains.chain('ABC', BACK, 'ABC1');
    fixture.chains.relist('ABC', [front.value, adjusted.value]);
    expect(toDollars((await fixture.read(id)).mark!.value!)).toBe(760);
  });

  it('a new position knows what they deliver', async () => {
    listAdjusted(FIVE);
    const opened = await fixture.open([leg(CALL, { price: fromDollars(1), quantity: 2 })]);
    expect(opened.legs).toMatchObject([{ symbol: CALL, multiplier: 100, deliverable: FIVE }]);
    expect(toDollars(maxLoss(currentAnalysisInput(opened)) as Money)).toBe(200);
    // At 500 two contracts are worth 2 · (5 · 500 − 2,000) dollars, after 200 of premium.
    expect(profitAtPrice(currentAnalysisInput(opened), 500, 'expiry')).toBe(800);
  });

  it.each<[string, () => void]>([
    ['of which only the root is known', () => listAdjusted(delivers({ ABC1: 1 }))],
    ['which are not listed', () => undefined],
  ])('contracts %s cannot be opened', async (_name, list) => {
    list();
    expect(await refusal(fixture.open([leg(CALL)]))).toMatchObject({ code: 'CONTRACT_ADJUSTED' });
  });
});
