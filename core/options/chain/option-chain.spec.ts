import { describe, expect, it } from '@jest/globals';
import { moneyOf, toDollars } from '../../shared/index.ts';
import { countedFrom, yearsToExpiry } from '../contracts/index.ts';
import { blackScholes } from '../pricing/index.ts';
import { assembleChain } from './assemble-chain.ts';
import { chainAt } from './option-chain.ts';

const FRIDAY_CLOSE = Date.parse('2026-11-20T21:00:00Z');
const SUNDAY = Date.parse('2026-11-22T17:00:00Z');
const QUOTES = [
  { type: 'call', strike: moneyOf(1_000_000), bid: moneyOf(29_000), ask: moneyOf(31_000) },
  { type: 'put', strike: moneyOf(1_000_000), bid: moneyOf(26_000), ask: moneyOf(28_000) },
] as const;

const chainOf = (symbol: string) =>
  assembleChain({
    symbol,
    expiry: '2026-12-18',
    asOf: FRIDAY_CLOSE,
    spot: moneyOf(1_000_000),
    spotSource: 'quoted',
    spotOffParity: false,
    terms: {
      expiry: '2026-12-18',
      years: yearsToExpiry(FRIDAY_CLOSE, '2026-12-18'),
      forward: 100.3,
      rate: 0.04,
      dividendYield: 0,
      source: 'given',
    },
    quotes: QUOTES,
  });

describe('a chain some time after its quotes', () => {
  const friday = chainOf('AAPL');
  const sunday = chainAt(friday, SUNDAY);

  it('days and years count from now', () => {
    expect([friday.daysToExpiry, sunday.daysToExpiry]).toEqual([28, 26]);
    expect(sunday.terms.years).toBe(yearsToExpiry(SUNDAY, '2026-12-18'));
    expect(sunday.now).toBe(SUNDAY);
  });

  it('implied volatilities stay those of the time of the quotes, deltas count from now', () => {
    const [before, after] = [friday.calls[0]!, sunday.calls[0]!];
    expect(after.iv).toBe(before.iv);
    expect(after.delta).not.toBe(before.delta);
    const { rate, dividendYield, years } = sunday.terms;
    const terms = { years, rate, dividendYield, volatility: after.iv! };
    const at = { spot: 100, strike: toDollars(after.strike), type: 'call' } as const;
    expect(after.delta).toBe(blackScholes({ ...at, ...terms }).delta);
  });

  it('quotes as new as now leave the chain as it is', () => {
    expect(chainAt(friday, FRIDAY_CLOSE)).toBe(friday);
    expect(chainAt(friday, FRIDAY_CLOSE - 1)).toBe(friday);
  });

  it('a chain file counts from its own time, whatever the time is now', () => {
    const file = chainOf('AAPL@2026-11-20');
    expect(chainAt(file, SUNDAY)).toBe(file);
    expect(countedFrom('AAPL@2026-11-20', FRIDAY_CLOSE, SUNDAY)).toBe(FRIDAY_CLOSE);
  });
});
