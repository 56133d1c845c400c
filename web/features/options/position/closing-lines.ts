import type { StrategyLegResponse } from '../../../api/generated.ts';
import { legOf } from '../saved-strategy.ts';
import type { PositionView } from './life-wire.ts';
import type { Quote, TicketLine } from './ticket.ts';

/** What the marks of a position say of a contract. */
export function quoteIn({ mark }: PositionView, symbol: string): Quote | null {
  const leg = mark?.legs.find((each) => each.symbol === symbol);
  return leg ? { bid: leg.bid, ask: leg.ask, mid: leg.mid } : null;
}

/** The trade that ends a holding, or a part of it. */
export function closingLine(
  position: PositionView,
  held: StrategyLegResponse,
  contracts = held.contracts,
): TicketLine {
  const leg = legOf(held);
  return {
    key: held.symbol,
    leg: { ...leg, position: leg.position === 'long' ? 'short' : 'long', quantity: contracts },
    quote: quoteIn(position, held.symbol),
    planned: null,
  };
}

export const closingLines = (position: PositionView): TicketLine[] =>
  position.legs.map((held) => closingLine(position, held));
