import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  stepSize,
  strikesBelow,
  volatilityAtForward,
  type OptionChain,
  type OptionQuote,
} from '@toolyard/core/options/chain';
import { CONTRACT_MULTIPLIER } from '@toolyard/core/options/contracts';
import { fromDollars } from '@toolyard/core/shared';
import type { ContractListing } from './contract-listing.ts';
import { expiryModel } from './expiry-model.ts';
import { optionQuotes } from './option-quotes.ts';
import type { LastPrice, StockTape } from './stock-tape.ts';

/** Strikes on either side of the forward that its volatility is read from. */
const AROUND_FORWARD = 2;

/** Strikes that are quoted in one turn of the event loop: a few milliseconds. */
const STRIKES_PER_TURN = 24;

/** The whole chain of one expiry at the time of the last price. Other work of the thread goes on between its strikes. */
export async function expiryChain(
  tape: StockTape,
  listing: ContractListing,
  last: LastPrice,
  daysToExpiry: number,
): Promise<OptionChain> {
  const model = expiryModel(tape, last, listing.listed);
  const calls: OptionQuote[] = [];
  const puts: OptionQuote[] = [];
  for (let from = 0; from < listing.strikes.length; from += STRIKES_PER_TURN) {
    const to = Math.min(from + STRIKES_PER_TURN, listing.strikes.length);
    const quotes = optionQuotes(listing, model, last.passed, from, to);
    calls.push(...quotes.calls);
    puts.push(...quotes.puts);
    await nextTurn();
  }
  const spot = fromDollars(last.price);
  return {
    symbol: tape.stock.ticker,
    expiry: listing.listed.expiry,
    asOf: last.at,
    now: last.at,
    daysToExpiry,
    spot,
    spotSource: 'quoted',
    spotOffParity: false,
    terms: model.terms,
    volatilityAtForward: volatilityAtForward(calls, puts, model.terms.forward),
    stepSize: stepSize(listing.strikes, spot),
    multiplier: CONTRACT_MULTIPLIER,
    calls,
    puts,
  };
}

/**
 * The volatility at the forward that {@link expiryChain} has, from the strikes around it alone; null
 * when only the whole chain can tell.
 */
export function nearbyVolatility(
  tape: StockTape,
  listing: ContractListing,
  last: LastPrice,
): number | null {
  const model = expiryModel(tape, last, listing.listed);
  const { forward } = model.terms;
  const middle = strikesBelow(listing.strikes, fromDollars(forward));
  const from = Math.max(middle - AROUND_FORWARD, 0);
  const to = Math.min(middle + AROUND_FORWARD, listing.strikes.length);
  const { calls, puts } = optionQuotes(listing, model, last.passed, from, to);
  const enclosed = [calls, puts].every((side) => volatilityAtForward(side, [], forward) !== null);
  return enclosed ? volatilityAtForward(calls, puts, forward) : null;
}
