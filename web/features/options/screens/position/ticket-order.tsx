import { toDollars } from '@toolyard/core/shared';
import { naturalSource } from '../../shared/chain/chain-quotes.ts';
import { OrderPriceRow, ORDER_SOURCES } from '../../shared/legs/order-price-row.tsx';
import { quotedLine, writtenPrice, type PricedLine } from './ticket-prices.ts';
import type { Ticket } from './use-ticket.ts';

/** One price for all trades of a ticket; nothing for a single trade or while one has no price. */
export function TicketOrder({ ticket: { lines, change } }: { readonly ticket: Ticket }) {
  if (lines.length < 2 || lines.some(({ price }) => price === null)) return null;
  const sourceIn = (each: (typeof ORDER_SOURCES)[number], { leg }: PricedLine) =>
    each === 'mid' ? 'mid' : naturalSource(leg.position);
  return (
    <OrderPriceRow
      quoted={lines.map(quotedLine)}
      source={
        ORDER_SOURCES.find((each) =>
          lines.every((line) => line.entry.source === sourceIn(each, line)),
        ) ?? null
      }
      onSource={(each) =>
        lines.forEach((line) => change(line.key, { source: sourceIn(each, line) }))
      }
      onPrices={(legs) =>
        legs.forEach(({ premium }, i) =>
          change(lines[i]!.key, { source: 'own', typed: writtenPrice(toDollars(premium)) }),
        )
      }
    />
  );
}
