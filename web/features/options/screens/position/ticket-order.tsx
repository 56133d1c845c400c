import type { QuotedLeg } from '@toolyard/core/options/analysis';
import { fromDollars, toDollars, type Money } from '@toolyard/core/shared';
import { naturalSource } from '../../shared/chain/chain-quotes.ts';
import { OrderPriceRow, ORDER_SOURCES } from '../../shared/legs/order-price-row.tsx';
import { writtenPrice, type PricedLine } from './ticket-prices.ts';
import type { Ticket } from './use-ticket.ts';

const moneyIn = (dollars: number | null | undefined): Money | null =>
  dollars === null || dollars === undefined ? null : fromDollars(dollars);

const quotedLeg = ({ leg, quote, price }: PricedLine): QuotedLeg => ({
  leg: { ...leg, premium: fromDollars(price ?? 0) },
  bid: moneyIn(quote?.bid),
  ask: moneyIn(quote?.ask),
});

/** One price for all trades of a ticket; nothing for a single trade or while one has no price. */
export function TicketOrder({ ticket: { lines, change } }: { readonly ticket: Ticket }) {
  if (lines.length < 2 || lines.some(({ price }) => price === null)) return null;
  const sourceIn = (each: (typeof ORDER_SOURCES)[number], { leg }: PricedLine) =>
    each === 'mid' ? 'mid' : naturalSource(leg.position);
  return (
    <OrderPriceRow
      quoted={lines.map(quotedLeg)}
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
