import type {
  OptionChainResponse,
  StrategyLegResponse,
  StrategyResponse,
} from '../../../../api/generated.ts';
import { netted, nearestStrike, openingLine, rowsOf } from './adjust-trades.ts';
import { closingLine } from './closing-lines.ts';
import type { TicketLine } from './ticket.ts';

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

/** The contract that takes a leg's place, so many listed strikes away from where the leg would come to lie. */
function openedAnew(leg: StrategyLegResponse, chain: OptionChainResponse, shift: number) {
  const type = leg.type ?? 'call';
  const near = nearestStrike(chain, type, leg.strike ?? 0);
  const strikes = rowsOf(chain, type).map(({ strike }) => strike);
  const strike = near === null ? undefined : strikes[strikes.indexOf(near) + shift];
  const side = leg.position === 'long' ? 'buy' : 'sell';
  return strike === undefined ? null : openingLine({ chain, type, strike }, side, leg.contracts);
}

/**
 * Every leg is closed and opened anew in the chain, `shift` listed strikes above its own; what one leg gives up and
 * another takes over is not traded. Null where two legs would meet in one contract, or one would lie outside of the
 * chain.
 */
export function rollTogether(
  position: StrategyResponse,
  { legs }: Spread,
  chain: OptionChainResponse,
  shift: number,
): TicketLine[] | null {
  const opened = legs.map((leg) => openedAnew(leg, chain, shift)).filter((line) => line !== null);
  if (new Set(opened.map(({ key }) => key)).size < legs.length) return null;
  const lines = [...legs.map((leg) => closingLine(position, leg)), ...opened];
  return netted(lines.map(({ leg }) => leg)).flatMap((leg) => {
    const line = lines.find((each) => each.leg.symbol === leg.symbol);
    return line ? { ...line, leg } : [];
  });
}
