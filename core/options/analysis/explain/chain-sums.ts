import { toDollars } from '../../../shared/index.ts';
import {
  REVERSAL_DELTA,
  aroundDelta,
  chainActivity,
  oneSigmaMove,
  riskReversal,
  straddleMove,
} from '../../chain/index.ts';
import type { MeasuredQuote, OptionChain, OptionQuote, SideActivity } from '../../chain/index.ts';
import type { ChainFigure } from './asked.ts';
import { add, divide, multiply, sqrt, subtract } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Unit } from './explanation.ts';
import { yearsOf } from './leg-symbols.ts';
import { unknown } from './sum-answer.ts';
import type { SumAnswer } from './sum-answer.ts';
import { indexed } from './worksheet.ts';
import type { Worksheet } from './worksheet.ts';

/** A figure as the chain's own rule has it, and the formula that comes to it. */
interface ChainSum {
  readonly unit: Unit;
  readonly valueOf: (chain: OptionChain) => number | null;
  /** Asked for only where there is a value. */
  readonly formula: (sheet: Worksheet, chain: OptionChain) => Expression;
}

/** S · σ · √t */
function oneSigmaFormula(sheet: Worksheet, chain: OptionChain): Expression {
  const { spot, terms, volatilityAtForward } = chain;
  const price = sheet.input('S', 'spot', toDollars(spot), 'spotPrice');
  const known = volatilityAtForward ?? Number.NaN;
  const volatility = sheet.input('σ', 'measureVolatility', known, 'volatility');
  return multiply(price, volatility, sqrt(yearsOf(sheet, '', terms.years, terms.expiry)));
}

/** Between bid and ask: (b + a) / 2. */
function middle(sheet: Worksheet, { type, strike, ...quote }: OptionQuote, i: number): Expression {
  const of = { type, strike };
  const bid = toDollars(quote.bid ?? Number.NaN);
  const ask = toDollars(quote.ask ?? Number.NaN);
  const b = sheet.input(indexed('b', i), 'bid', bid, 'price', of);
  const a = sheet.input(indexed('a', i), 'ask', ask, 'price', of);
  return divide(add(b, a), 2);
}

/** The middles of the call and the put at the straddle's strike. */
function straddleFormula(sheet: Worksheet, chain: OptionChain): Expression {
  const strike = straddleMove(chain)?.strike;
  const quotes = [chain.calls, chain.puts].flatMap(
    (side) => side.find((quote) => toDollars(quote.strike) === strike) ?? [],
  );
  return add(...quotes.map((quote, i) => middle(sheet, quote, i + 1)));
}

function measured(sheet: Worksheet, { type, strike, iv, delta }: MeasuredQuote, i: number) {
  const of = { type, strike };
  return {
    volatility: sheet.input(indexed('σ', i), 'volatility', iv, 'volatility', of),
    delta: sheet.input(indexed('Δ', i), 'delta', delta, 'number', of),
  };
}

/** On the line between the two quotes around a delta: σ₁ + (σ₂ − σ₁) · (Δ − Δ₁) / (Δ₂ − Δ₁). */
function atDelta(
  sheet: Worksheet,
  quotes: readonly OptionQuote[],
  delta: number,
  first: number,
): Expression {
  const around = aroundDelta(quotes, delta);
  if (around === null) return Number.NaN;
  const before = measured(sheet, around[0], first);
  if (around[0].delta === around[1].delta) return before.volatility;
  const after = measured(sheet, around[1], first + 1);
  const risen = multiply(
    subtract(after.volatility, before.volatility),
    subtract(delta, before.delta),
  );
  return add(before.volatility, divide(risen, subtract(after.delta, before.delta)));
}

function reversalFormula(sheet: Worksheet, { calls, puts }: OptionChain): Expression {
  const call = atDelta(sheet, calls, REVERSAL_DELTA, 1);
  const put = atDelta(sheet, puts, -REVERSAL_DELTA, 3);
  return subtract(
    sheet.step('σ(C)', 'volatilityAtDelta', call, 'volatility'),
    sheet.step('σ(P)', 'volatilityAtDelta', put, 'volatility'),
  );
}

/** Puts / calls, by what is counted of either. */
const putCallFormula =
  (counted: keyof SideActivity) =>
  (sheet: Worksheet, chain: OptionChain): Expression => {
    const { calls, puts } = chainActivity(chain);
    return divide(
      sheet.input('P', 'puts', puts[counted] ?? Number.NaN, 'number'),
      sheet.input('C', 'calls', calls[counted] ?? Number.NaN, 'number'),
    );
  };

const CHAIN_SUMS: Record<ChainFigure, ChainSum> = {
  oneSigmaMove: {
    unit: 'move',
    valueOf: (chain) => oneSigmaMove(chain)?.move ?? null,
    formula: oneSigmaFormula,
  },
  straddleMove: {
    unit: 'move',
    valueOf: (chain) => straddleMove(chain)?.move ?? null,
    formula: straddleFormula,
  },
  riskReversal: { unit: 'signedFraction', valueOf: riskReversal, formula: reversalFormula },
  putCallVolume: {
    unit: 'ratio',
    valueOf: (chain) => chainActivity(chain).putCallVolume,
    formula: putCallFormula('volume'),
  },
  putCallOpenInterest: {
    unit: 'ratio',
    valueOf: (chain) => chainActivity(chain).putCallOpenInterest,
    formula: putCallFormula('openInterest'),
  },
};

/** Figures of a chain of one expiry. */
export function chainSum(sheet: Worksheet, chain: OptionChain, figure: ChainFigure): SumAnswer {
  const { unit, valueOf, formula } = CHAIN_SUMS[figure];
  const value = valueOf(chain);
  if (value === null) return unknown(unit, figure, ['noMarketData']);
  return { value, unit, formula: formula(sheet, chain), convention: figure, source: 'chain' };
}
