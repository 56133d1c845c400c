import { withUnits } from '@toolyard/core/options/capital';
import type { StrategyLegResponse, StrategyResponse } from '../../../../api/generated.ts';
import { legOf } from '../../shared/strategies/saved-legs.ts';
import type { Quote, TicketLine } from './ticket-prices.ts';

/** What the marks of a position say of a contract. */
function quoteIn({ mark }: StrategyResponse, symbol: string): Quote | null {
  const leg = mark?.legs.find((markedLeg) => markedLeg.symbol === symbol);
  if (!leg) return null;
  // Shares have one price, which the market gives as their mark.
  const { bid, ask, mid } = leg;
  return { bid: bid ?? leg.mark, ask: ask ?? leg.mark, mid: mid ?? leg.mark };
}

/** The trade that ends a holding, or a part of it. */
export function closingLine(
  position: StrategyResponse,
  held: StrategyLegResponse,
  contracts = held.contracts,
): TicketLine {
  const leg = legOf(held);
  return {
    key: held.symbol,
    leg: { ...leg, position: leg.position === 'long' ? 'short' : 'long', quantity: contracts },
    quote: quoteIn(position, held.symbol),
    planned: null,
    deliverable: held.deliverable,
  };
}

/** The trades that close so many units of a position. */
export function closingLines(position: StrategyResponse, units: number): TicketLine[] {
  const closed = withUnits(position.legs.map(legOf), units);
  return position.legs.map((held, i) => closingLine(position, held, closed[i]!.quantity));
}
