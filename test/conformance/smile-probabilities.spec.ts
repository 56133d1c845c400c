import { describe, expect, it } from '@jest/globals';
import { openChainFiles } from '@toolyard/chain-files';
import type { OptionChain, OptionChains } from '@toolyard/core/options/chain';
import { analyseStrategy } from '@toolyard/core/options/analysis';
import { isOptionLeg, type Leg, type OptionType } from '@toolyard/core/options/contracts';
import {
  intervalInDollars,
  probabilityOfLoss,
  probabilityOfProfit,
  probabilityOfZeroProfit,
  probabilityWithin,
  profitIntervals,
  profitLine,
  type PriceInterval,
} from '@toolyard/core/options/payoff';
import { optionPrice } from '@toolyard/core/options/pricing';
import { smilePrices, withSmile } from '@toolyard/core/options/surface';
import {
  addMoney,
  fromDollars,
  subtractMoney,
  toDollars,
  ZERO_MONEY,
  type Money,
} from '@toolyard/core/shared';
import { simulatedMarket } from '@toolyard/simulated-market';
import { chainFolder } from '../support/chain-file.ts';
import { longCall, longPut, shortCall, shortPut } from '../support/option-examples.ts';

const TRADES = 200;
const TOLERANCE = 0.015;
/** Width of the call spreads in standard deviations of the price at expiry. */
const SPREAD_WIDTH = 0.4;
/** Sum of both half distances of bid and ask, as a part of the spread's width, beyond which its quotes say too little. */
const WIDEST_QUOTES = 0.02;
/** Widest spread, as a part of that width; coarser strikes tell too little of the density between them. */
const WIDEST_SPREAD = 1.25;

/** The price of a call at the mid and half the distance of its bid and ask, both carried to the expiry; dollars. */
interface CallPrice {
  readonly strike: number;
  readonly mid: number;
  readonly half: number;
}

/**
 * Prices of calls from the quotes out of the money, without what early exercise adds to the mid: the European price at the
 * volatility of the quote. Those of puts by put–call parity C = P + F − K.
 */
function callPrices({ calls, puts, terms, spot }: OptionChain): CallPrice[] {
  const growth = Math.exp(terms.rate * terms.years);
  const quotes = [
    ...puts.filter(({ strike }) => toDollars(strike) < terms.forward),
    ...calls.filter(({ strike }) => toDollars(strike) >= terms.forward),
  ];
  return quotes.flatMap(({ type, strike, bid, ask, iv, flaw }) => {
    if (bid === null || ask === null || iv === null || flaw !== null) return [];
    const { years, rate, dividendYield } = terms;
    const market = { spot: toDollars(spot), years, rate, dividendYield, volatility: iv };
    const price = optionPrice({ type, strike: toDollars(strike), ...market });
    const parity = type === 'put' ? terms.forward - toDollars(strike) : 0;
    const mid = growth * price + parity;
    return [
      { strike: toDollars(strike), mid, half: (growth * toDollars(subtractMoney(ask, bid))) / 2 },
    ];
  });
}

/** What a call spread says: P(S > price) = (C(K₁) − C(K₂)) / (K₂ − K₁), with its middle as the price. */
interface Implied {
  readonly price: number;
  readonly above: number;
  readonly uncertainty: number;
}

const CERTAIN: Implied = { price: 0, above: 1, uncertainty: 0 };
const IMPOSSIBLE: Implied = { price: Infinity, above: 0, uncertainty: 0 };

function impliedBySpreads(chain: OptionChain): Implied[] {
  const prices = callPrices(chain);
  const width =
    SPREAD_WIDTH *
    toDollars(chain.spot) *
    (chain.volatilityAtForward ?? 0) *
    Math.sqrt(chain.terms.years);
  return prices.flatMap((low) => {
    const high = prices.find(({ strike }) => strike >= low.strike + width);
    if (!high || high.strike > low.strike + WIDEST_SPREAD * width) return [];
    const span = high.strike - low.strike;
    return [
      {
        price: (low.strike + high.strike) / 2,
        above: (low.mid - high.mid) / span,
        uncertainty: (low.half + high.half) / span,
      },
    ];
  });
}

/** P(S > price), linear between the two spreads around it; null where one is missing. */
function impliedAbove(spreads: readonly Implied[], price: number): Implied | null {
  const next = spreads.findIndex((each) => each.price >= price);
  const [before, after] = [spreads[next - 1], spreads[next]];
  if (!before || !after) return null;
  const part = (price - before.price) / (after.price - before.price);
  return {
    price,
    above: before.above + part * (after.above - before.above),
    uncertainty: Math.max(before.uncertainty, after.uncertainty),
  };
}

/** P(S within the intervals) by the spreads; null where one is missing or the quotes are too wide. */
function impliedWithin(
  spreads: readonly Implied[],
  intervals: readonly PriceInterval[],
): number | null {
  let [sum, uncertainty] = [0, 0];
  for (const { from, to } of intervals) {
    const above = from === 0 ? CERTAIN : impliedAbove(spreads, from);
    const beyond = to === 'unlimited' ? IMPOSSIBLE : impliedAbove(spreads, to);
    if (above === null || beyond === null) return null;
    sum += above.above - beyond.above;
    uncertainty += above.uncertainty + beyond.uncertainty;
  }
  return uncertainty > WIDEST_QUOTES ? null : sum;
}

/** Numbers from 0 to 1 that are the same in every run: the linear congruential generator of Numerical Recipes. */
function numbers(): () => number {
  let state = 20_211_122;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const LEGS = { longcall: longCall, shortcall: shortCall, longput: longPut, shortput: shortPut };

/** A vertical, a condor or a ratio of neighbouring strikes at their mid prices; null where one has no quote. */
function randomTrade(chain: OptionChain, next: () => number): Leg[] | null {
  const near: Money[] = chain.calls
    .map(({ strike }) => strike)
    .filter(
      (strike) => Math.abs(Math.log(strike / chain.spot)) < 2 * chain.terms.years ** 0.5 * 0.3,
    );
  const pick = (count: number): Money[] => {
    const from = Math.floor(next() * (near.length - count * 3));
    return Array.from(
      { length: count },
      (_, i) => near[from + i * (1 + Math.floor(next() * 3))] ?? ZERO_MONEY,
    );
  };
  const leg = (
    position: 'long' | 'short',
    type: OptionType,
    strike: Money,
    quantity = 1,
  ): Leg | null => {
    const side = type === 'call' ? chain.calls : chain.puts;
    const quote = side.find((each) => each.strike === strike);
    if (!quote || quote.bid === null || quote.ask === null || quote.flaw !== null) return null;
    const premium = toDollars(fromDollars(toDollars(addMoney(quote.bid, quote.ask)) / 2));
    return LEGS[`${position}${type}`](toDollars(strike), premium, { quantity });
  };
  const kind = Math.floor(next() * 4);
  const [a = ZERO_MONEY, b = ZERO_MONEY, c = ZERO_MONEY, d = ZERO_MONEY] = pick(4).toSorted(
    (x, y) => x - y,
  );
  const legs = [
    [leg('long', 'call', a), leg('short', 'call', b)],
    [leg('short', 'put', b), leg('long', 'put', a)],
    [
      leg('long', 'put', a),
      leg('short', 'put', b),
      leg('short', 'call', c),
      leg('long', 'call', d),
    ],
    [leg('long', 'call', a), leg('short', 'call', b, 2)],
  ][kind]!;
  const isDistinct = new Set([a, b, c, d]).size === 4;
  return isDistinct && legs.every((each) => each !== null) ? legs : null;
}

/** Quotes further in the money than this part of the forward are stale where a chain is recorded. */
const FAR_IN_THE_MONEY = 0.05;

const isFarInTheMoney = ({ terms }: OptionChain, legs: readonly Leg[]): boolean =>
  legs.some((leg) => {
    if (!isOptionLeg(leg)) return false;
    const above = toDollars(leg.strike) / terms.forward - 1;
    return (leg.type === 'put' ? above : -above) > FAR_IN_THE_MONEY;
  });

/**
 * Expected profit of a trade at its mid prices above what its cost earns at the rate, and half the spreads of its quotes,
 * in dollars. Quotes at which a model finds an edge beyond their spreads contradict the model.
 */
function edgeAtMid(chain: OptionChain, legs: readonly Leg[]) {
  const { terms, volatilityAtForward: volatility, spot, asOf, expiry } = chain;
  const own = legs.map((leg) => (isOptionLeg(leg) ? { ...leg, expiry } : leg));
  const { cost, expectedProfit } = analyseStrategy({
    legs: own,
    spot,
    asOf,
    terms: [terms],
    volatility,
  });
  const interest = toDollars(cost) * Math.expm1(terms.rate * terms.years);
  const halfSpreads = own.filter(isOptionLeg).reduce((sum, { type, strike, quantity }) => {
    const { bid, ask } = (type === 'call' ? chain.calls : chain.puts).find(
      (quote) => quote.strike === strike,
    )!;
    return sum + 50 * quantity * toDollars(subtractMoney(ask!, bid!));
  }, 0);
  return { profit: expectedProfit! - interest, halfSpreads };
}

function expectAgreement(chains: readonly OptionChain[]): void {
  const next = numbers();
  const measured = chains.map((chain) => {
    const { smile } = chain.terms;
    if (!smile) throw new Error(`${chain.expiry}: no smile`);
    return {
      chain,
      prices: smilePrices(chain.terms.forward, smile),
      spreads: impliedBySpreads(chain),
    };
  });
  const misses: string[] = [];
  let count = 0;
  for (let tries = 0; count < TRADES && tries < 100 * TRADES; tries++) {
    const { chain, prices, spreads } = measured[Math.floor(next() * measured.length)]!;
    const legs = randomTrade(chain, next);
    if (!legs) continue;
    const line = profitLine(legs);
    const implied = impliedWithin(spreads, profitIntervals(line).map(intervalInDollars));
    if (implied === null) continue;
    count++;
    const chance = probabilityOfProfit(line, prices);
    const others = probabilityOfLoss(line, prices) + probabilityOfZeroProfit(line, prices);
    expect(Math.abs(chance + others - 1)).toBeLessThanOrEqual(1e-9);
    if (Math.abs(chance - implied) > TOLERANCE)
      misses.push(`${chain.expiry} ${JSON.stringify(legs)}: ${chance} and ${implied}`);
    const edge = isFarInTheMoney(chain, legs)
      ? { profit: 0, halfSpreads: 0 }
      : edgeAtMid(chain, legs);
    if (Math.abs(edge.profit) > edge.halfSpreads)
      misses.push(`${chain.expiry} ${JSON.stringify(legs)}: earns ${edge.profit}`);
  }
  expect(misses).toEqual([]);
  expect(count).toBe(TRADES);
  for (const { chain, prices } of measured) {
    const strikes = chain.calls.map(({ strike }) => toDollars(strike));
    const ranges = [0, ...strikes].map((from, i) => ({
      from,
      to: strikes[i] ?? ('unlimited' as const),
    }));
    const sum = ranges.reduce((total, range) => total + probabilityWithin([range], prices), 0);
    expect(Math.abs(sum - 1)).toBeLessThanOrEqual(1e-9);
  }
}

async function chainsOf(chains: OptionChains, symbol: string, fewestDays: number) {
  const expiries = (await chains.expiries(symbol)).value;
  const found = expiries.filter(({ daysToExpiry }) => daysToExpiry >= fewestDays);
  return Promise.all(
    found.map(async ({ expiry }) => withSmile((await chains.chain(symbol, expiry)).value)),
  );
}

describe('chance of profit under the fitted smile, beside the call spreads of the quotes', () => {
  const folder = chainFolder();
  if (folder === null) console.log('skipped: the real chain, REFERENCE_DIR is not set');
  (folder === null ? it.skip : it)('agrees for 200 trades of the real MSFT chain', async () => {
    const { chains } = await openChainFiles(folder ?? '');
    expectAgreement(await chainsOf(chains, 'MSFT@2021-11-22', 4));
  });

  it.each(['SPY', 'AAPL', 'TSLA'])('agrees for 200 trades of the simulated %s', async (symbol) => {
    const clock = { now: () => Date.parse('2026-11-20T17:34:56Z') };
    const { chains } = simulatedMarket({ seed: 'smile', clock });
    expectAgreement(await chainsOf(chains, symbol, 4));
  });
});
