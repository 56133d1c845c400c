import { readFileSync } from 'node:fs';
import type { AnalysisInput } from '@toolyard/core/options/analysis';
import type { ExpiryTerms } from '@toolyard/core/options/chain';
import type { Leg } from '@toolyard/core/options/contracts';
import { addDays, fromDollars } from '@toolyard/core/shared';
import type { CalendarDate } from '@toolyard/core/shared';

interface CaseLeg {
  readonly kind: 'call' | 'put' | 'stock';
  readonly side: 'long' | 'short';
  readonly qty: number;
  readonly premium: number;
  readonly strike: number;
  readonly expiryDays: number;
  readonly iv?: number;
}

/** One case of strategies_expiry.json or strategies_mixed_expiry.json. */
export interface StrategyCase<Expected> {
  readonly template: string;
  readonly name: string;
  readonly market: {
    readonly spot: number;
    readonly r: number;
    readonly q: number;
    readonly vol: number;
  };
  readonly legs: readonly CaseLeg[];
  readonly expect: Expected;
}

export const readCases = <Expected>(path: string): readonly StrategyCase<Expected>[] =>
  (JSON.parse(readFileSync(path, 'utf8')) as { cases: readonly StrategyCase<Expected>[] }).cases;

/** A close of New York with no change of clocks in the following months, so that days are days. */
const TODAY: CalendarDate = '2026-04-01';
const CLOSE = Date.parse('2026-04-01T20:00:00Z');

function legOf(leg: CaseLeg): Leg {
  const premium = fromDollars(leg.premium);
  if (leg.kind === 'stock')
    return {
      kind: 'stock',
      symbol: 'X',
      position: leg.side,
      premium,
      quantity: leg.qty,
      multiplier: 1,
    };
  return {
    kind: 'option',
    symbol: 'X',
    type: leg.kind,
    position: leg.side,
    strike: fromDollars(leg.strike),
    expiry: addDays(TODAY, leg.expiryDays),
    premium,
    quantity: leg.qty,
    multiplier: 100,
    iv: leg.iv ?? null,
    delta: null,
  };
}

function termsOf(days: number, { spot, r, q }: StrategyCase<unknown>['market']): ExpiryTerms {
  const years = days / 365;
  return {
    expiry: addDays(TODAY, days),
    years,
    forward: spot * Math.exp((r - q) * years),
    rate: r,
    dividendYield: q,
    source: 'given',
  };
}

/** The case as the product's own question. */
export function inputOf({ market, legs }: StrategyCase<unknown>): AnalysisInput {
  const days = [...new Set(legs.filter(({ kind }) => kind !== 'stock').map((l) => l.expiryDays))];
  return {
    legs: legs.map(legOf),
    spot: fromDollars(market.spot),
    asOf: CLOSE,
    terms: days.map((each) => termsOf(each, market)),
    volatility: market.vol,
  };
}
