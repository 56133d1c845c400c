import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromDollars, toDollars, type CalendarDate } from '../../shared/index.ts';
import { contractTermsOf } from '../contracts/index.ts';
import { optionDate, optionDatePrice } from '../pricing/index.ts';
import {
  contractView,
  oneSigmaMove,
  quotedChain,
  straddleMove,
  type OptionQuote,
} from './index.ts';
import type { ListedQuote } from './parity-pairs.ts';
import { quotesOutOfOrder } from './quote-order.ts';
import { heldPrice, midPrice, priceFlaw } from './quote-price.ts';

type Row = readonly [strike: number, bid: number | null, ask: number | null];

const quotesOf = (type: 'call' | 'put', rows: readonly Row[]): ListedQuote[] =>
  rows.map(([strike, bid, ask]) => ({
    type,
    strike: fromDollars(strike),
    bid: bid === null ? null : fromDollars(bid),
    ask: ask === null ? null : fromDollars(ask),
  }));

const EXPIRY: CalendarDate = '2026-03-20';
/** A Friday at 11:00 in New York. */
const AS_OF = Date.parse('2026-02-20T16:00:00Z');

const chainOf = (quotes: readonly ListedQuote[]) =>
  quotedChain({
    ...{ symbol: 'NVDA', expiry: EXPIRY, asOf: AS_OF },
    ...{ spot: fromDollars(191), rate: 0.04, dividends: [], quotes },
    contract: contractTermsOf('NVDA'),
  })!;

/** The rows of the public case of odd quotes: reference, cases/chain-oddities.csv. */
const ODD: readonly Row[] = [
  [180, 12.4, 12.7],
  [185, 9.1, 8.95],
  [190, 0.05, 10],
  [195, 4.1, 4.4],
  [200, 40.95, 44.15],
  [205, 0.95, 1.05],
  [215, 0, 0.02],
  [220, 0, 0],
];

describe('the quotes of the public case', () => {
  const chain = chainOf([...quotesOf('call', ODD), ...quotesOf('put', [[190, 4.7, 4.9]])]);
  const call = (strike: number) => chain.calls.find((each) => each.strike === fromDollars(strike))!;
  const markOf = (quote: OptionQuote) => contractView(quote, chain, { trades: [], days: [] }).mark;

  it.each([
    [180, null, 12.55],
    [185, 'crossed', null],
    [190, 'wide', null],
    [195, null, 4.25],
    [200, 'outOfOrder', null],
    [205, null, 1],
    [215, 'zeroBid', null],
    [220, 'zeroBid', null],
  ])('the %d call is marked %s and has the mark %s', (strike, flaw, mark) => {
    const shown = markOf(call(strike));
    expect([call(strike).flaw, shown && toDollars(shown)]).toEqual([flaw, mark]);
    if (flaw !== null) expect([call(strike).iv, call(strike).delta]).toEqual([null, null]);
  });

  it('the strike that is missing stays missing, and the good put with a last price of zero is good', () => {
    expect(chain.calls.map(({ strike }) => toDollars(strike))).not.toContain(210);
    expect([chain.puts[0]!.flaw, markOf(chain.puts[0]!)]).toEqual([null, fromDollars(4.8)]);
  });
});

describe('a stub beside good quotes', () => {
  const years = 28 / 365;
  const market = {
    years,
    rate: 0.04,
    dividendYield: 0,
    volatility: 0.34,
    exercise: 'american' as const,
  };
  const strikes = Array.from({ length: 17 }, (_, i) => 170 + 2.5 * i);
  /** Each quote is four cents around its value by the model. */
  const side = (type: 'call' | 'put'): Row[] =>
    strikes.map((strike) => {
      const value = Math.round(100 * optionDatePrice(optionDate(type, strike, market), 191)) / 100;
      return [strike, Math.max(0.01, value - 0.02), value + 0.02];
    });
  const whole = chainOf([...quotesOf('call', side('call')), ...quotesOf('put', side('put'))]);
  const stubbed = chainOf([
    ...quotesOf(
      'call',
      side('call').map((row): Row => (row[0] === 190 ? [190, 0.05, 10] : row)),
    ),
    ...quotesOf('put', side('put')),
  ]);

  it('moves neither the volatility at the forward nor the expected moves', () => {
    expect(whole.volatilityAtForward).toBeCloseTo(0.34, 2);
    expect(stubbed.volatilityAtForward).toBeCloseTo(whole.volatilityAtForward!, 3);
    expect(oneSigmaMove(stubbed)!.move).toBeCloseTo(oneSigmaMove(whole)!.move, 1);
    expect(straddleMove(stubbed)).toBeNull();
    expect(stubbed.terms.forward).toBeCloseTo(whole.terms.forward, 2);
  });
});

describe('a quote that is too wide', () => {
  it.each([
    ['a far strike of a few cents', 0.05, 0.3, null],
    ['a deep one in the money', 60, 66, null],
    ['a far strike with three times its bid asked', 0.3, 0.95, null],
    ['a stub', 0.05, 10, 'wide'],
    ['an ask far above the bid', 1, 9.5, 'wide'],
  ])('%s', (_name, bid, ask, flaw) =>
    expect(priceFlaw(fromDollars(bid), fromDollars(ask))).toBe(flaw),
  );

  it('has no middle, nor has one with a side missing', () => {
    const of = (bid: number | null, ask: number | null) =>
      midPrice(quotesOf('call', [[100, bid, ask]])[0]!);
    expect([of(0.05, 10), of(9.1, 8.95), of(null, 5), of(5, null), of(4.1, 4.4)]).toEqual([
      null,
      null,
      null,
      null,
      fromDollars(4.25),
    ]);
  });
});

describe('the order of prices across strikes', () => {
  it('no quote around a value by the model is out of order, however wide it is', () => {
    const market = { years: 0.3, rate: 0.03, dividendYield: 0.01, exercise: 'american' as const };
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 30, maxLength: 30 }),
        fc.constantFrom<'call' | 'put'>('call', 'put'),
        (volatility, halves, type) => {
          const rows = halves.map((half, i): Row => {
            const strike = 70 + 2 * i;
            const option = optionDate(type, strike, { ...market, volatility });
            const cents = Math.round(100 * optionDatePrice(option, 100));
            return [strike, Math.max(0, cents - half) / 100, (cents + half) / 100];
          });
          expect(quotesOutOfOrder(quotesOf(type, rows)).size).toBe(0);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('a put above one with a higher strike is, and a vertical that pays more than its width', () => {
    const puts = quotesOf('put', [
      [90, 30, 31],
      [95, 2, 2.1],
      [100, 4, 4.2],
      [105, 7, 7.2],
    ]);
    expect([...quotesOutOfOrder(puts)]).toEqual([puts[0]]);
    const calls = quotesOf('call', [
      [90, 25, 26],
      [95, 7, 7.2],
      [100, 4, 4.2],
      [105, 2, 2.1],
    ]);
    expect([...quotesOutOfOrder(calls)]).toEqual([calls[0]]);
  });

  it('a butterfly that pays at bid and ask: the quote of most of them is out of order', () => {
    // Beside strikes whose prices are convex, 105 costs 11.50, where its neighbours allow 9.50 at most.
    const calls = quotesOf(
      'call',
      (
        [
          ...[
            [80, 32],
            [85, 27],
            [90, 22],
            [95, 17],
            [100, 12],
            [105, 11.5],
          ],
          ...[
            [110, 7],
            [115, 6],
            [120, 5],
            [125, 4],
          ],
        ] as [number, number][]
      ).map(([strike, mid]): Row => [strike, mid - 0.1, mid + 0.1]),
    );
    const odd = calls.find(({ strike }) => strike === fromDollars(105));
    expect([...quotesOutOfOrder(calls)]).toEqual([odd]);
  });

  it('three quotes whose butterfly pays are left alone, since it cannot be told which of them errs', () => {
    const calls = quotesOf('call', [
      [95, 7, 7.2],
      [100, 6.5, 6.7],
      [105, 2, 2.1],
    ]);
    expect(quotesOutOfOrder(calls).size).toBe(0);
  });
});

describe('a quote of an earlier session', () => {
  const THURSDAY = Date.parse('2026-02-19T20:59:00Z');
  const quotes = quotesOf('call', [
    [185, 9, 9.2],
    [190, 6, 6.2],
    [195, 4.1, 4.4],
  ]);
  const made = chainOf(
    quotes.map((quote, i) => ({ ...quote, quotedAt: i === 1 ? THURSDAY : AS_OF })),
  );

  it('beside newer ones is stale: it has no volatility and no mid, and nothing is held at it', () => {
    const [, stale] = made.calls;
    expect(made.calls.map(({ flaw }) => flaw)).toEqual([null, 'stale', null]);
    expect([stale!.iv, stale!.delta, midPrice(stale!), heldPrice(stale!)]).toEqual([
      ...[null, null, null, null],
    ]);
    const worthless = { ...stale!, bid: fromDollars(0), ask: fromDollars(0.05) };
    expect(heldPrice(worthless)).toBeNull();
  });

  it('where all are of that session none is stale, nor is one whose time is unknown', () => {
    const of = (at: number | null) =>
      chainOf(quotes.map((quote) => ({ ...quote, quotedAt: at }))).calls.map(({ flaw }) => flaw);
    expect(of(AS_OF)).toEqual([null, null, null]);
    expect(of(null)).toEqual([null, null, null]);
  });

  it('contradicts no other strike and moves no forward', () => {
    // A call at 195 for less than half of what it was worth on Thursday.
    const odd = { ...quotesOf('call', [[195, 40, 41]])[0]!, quotedAt: THURSDAY };
    const others = quotesOf('call', [
      [185, 9, 9.2],
      [190, 6, 6.2],
    ]);
    expect(chainOf([...others, odd]).calls.map(({ flaw }) => flaw)).toEqual([null, null, 'stale']);
  });
});
