import type { OptionChain } from '@toolyard/core/options/chain';
import { fromDollars } from '@toolyard/core/shared';
import type { StrategyLegResponse, StrategyResponse } from '../../../../api/generated.ts';
import { nearestQuote, quotesOf } from '../../shared/chain/chain-quotes.ts';
import { netted, openingLine } from './adjust-trades.ts';
import { closingLine } from './closing-lines.ts';
import type { TicketLine } from './ticket-prices.ts';

/** Option legs that end on one day. */
export interface Spread {
  readonly expiry: string;
  readonly legs: readonly StrategyLegResponse[];
}

/** Where several legs end on one day they can be rolled together. */
export function spreadsOf(legs: readonly StrategyLegResponse[]): readonly Spread[] {
  const expiries = [...new Set(legs.map(({ expiration }) => expiration))];
  return expiries
    .filter((expiry) => expiry !== null)
    .map((expiry) => ({ expiry, legs: legs.filter((leg) => leg.expiration === expiry) }))
    .filter((spread) => spread.legs.length > 1);
}

/** The contract that replaces a leg: `shift` listed strikes above the strike nearest to its own. */
function openedAnew(leg: StrategyLegResponse, chain: OptionChain, shift: number) {
  const quotes = quotesOf(chain, leg.type ?? 'call');
  const near = nearestQuote(quotes, fromDollars(leg.strike ?? 0));
  const quote = near && quotes[quotes.indexOf(near) + shift];
  const side = leg.position === 'long' ? 'buy' : 'sell';
  return quote ? openingLine({ chain, quote }, side, leg.contracts) : null;
}

/**
 * Every leg is closed and reopened in the chain, `shift` listed strikes above its own; what one leg gives up and
 * another takes over is not traded. Null where two legs would meet in one contract, or one would lie outside of the
 * chain.
 */
export function rollTogether(
  position: StrategyResponse,
  { legs }: Spread,
  chain: OptionChain,
  shift: number,
): TicketLine[] | null {
  const opened = legs.map((leg) => openedAnew(leg, chain, shift)).filter((line) => line !== null);
  if (new Set(opened.map(({ key }) => key)).size < legs.length) return null;
  const lines = [...legs.map((leg) => closingLine(position, leg)), ...opened];
  return netted(lines.map(({ leg }) => leg)).flatMap((leg) => {
    const line = lines.find((line) => line.leg.symbol === leg.symbol);
    return line ? { ...line, leg } : [];
  });
}
