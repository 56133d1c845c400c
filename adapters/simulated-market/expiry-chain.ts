import {
  stepSize,
  strikesBelow,
  type OptionChain,
  type OptionQuote,
} from '@toolyard/core/options/chain';
import { CONTRACT_MULTIPLIER } from '@toolyard/core/options/contracts';
import { fromDollars } from '@toolyard/core/shared';
import type { ExpiryBoard } from './expiry-board.ts';
import { expiryModel, type ExpiryModel } from './expiry-model.ts';
import { volatilityAtForward, withGreeks } from './quote-greeks.ts';
import { quoteRows } from './quote-rows.ts';
import type { LastPrice, StockTape } from './stock-tape.ts';

/** Strikes on either side of the forward that its volatility is read from. */
const AROUND_FORWARD = 3;

interface Quotes {
  readonly calls: readonly OptionQuote[];
  readonly puts: readonly OptionQuote[];
}

/** The whole chain of one expiry at the time of the last price. */
export function expiryChain(
  tape: StockTape,
  board: ExpiryBoard,
  last: LastPrice,
  daysToExpiry: number,
): OptionChain {
  const model = expiryModel(tape, last, board.listed);
  const { calls, puts } = quotes(board, model, last, 0, board.strikes.length);
  const spot = fromDollars(last.price);
  return {
    symbol: tape.stock.ticker,
    expiry: board.listed.expiry,
    asOf: last.at,
    daysToExpiry,
    spot,
    spotSource: 'quoted',
    spotOffParity: false,
    terms: model.terms,
    volatilityAtForward: volatilityAtForward(calls, puts, model.terms),
    stepSize: stepSize(board.strikes, spot),
    multiplier: CONTRACT_MULTIPLIER,
    calls,
    puts,
  };
}

/** What {@link expiryChain} would say of the volatility at the forward, without quoting all strikes. */
export function expiryVolatility(
  tape: StockTape,
  board: ExpiryBoard,
  last: LastPrice,
): number | null {
  const model = expiryModel(tape, last, board.listed);
  const middle = strikesBelow(board.strikes, fromDollars(model.terms.forward));
  const from = Math.max(middle - AROUND_FORWARD, 0);
  const to = Math.min(middle + AROUND_FORWARD, board.strikes.length);
  const { calls, puts } = quotes(board, model, last, from, to);
  return volatilityAtForward(calls, puts, model.terms);
}

function quotes(
  board: ExpiryBoard,
  model: ExpiryModel,
  last: LastPrice,
  from: number,
  to: number,
): Quotes {
  const { calls, puts } = quoteRows(board, model, last.passed, from, to);
  return {
    calls: calls.map((row) => withGreeks(row, model.terms, model.spot)),
    puts: puts.map((row) => withGreeks(row, model.terms, model.spot)),
  };
}
