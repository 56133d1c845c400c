import { negateMoney } from '../../../shared/index.ts';
import { TRADE_CANCELLED } from '../records.errors.ts';
import { amountIn, lineRefusal, type BrokerFileReading, type BrokerFill } from './broker-rows.ts';

/** A trade, or what takes one back, as its line states it. */
export interface StatedTrade {
  readonly line: number;
  readonly symbol: string;
  readonly quantity: string;
  readonly amount: string;
  /** Equal for a trade and its cancellation; empty where the file has none. */
  readonly trade: string;
  /** Whether it takes a trade back. */
  readonly cancels: boolean;
}

/** Whether a trade is the one that a cancellation takes back. */
function isTakenBack(trade: StatedTrade, cancellation: StatedTrade): boolean {
  if (trade.cancels || trade.symbol !== cancellation.symbol) return false;
  if (trade.trade !== '' && cancellation.trade !== '') return trade.trade === cancellation.trade;
  const opposite = (a: string, b: string) => amountIn(a) === negateMoney(amountIn(b));
  return (
    opposite(trade.quantity, cancellation.quantity) && opposite(trade.amount, cancellation.amount)
  );
}

/** A reading without the trades that the file takes back: neither they nor their cancellations are fills. */
export function withoutCancelled(
  { fills, refusals, ...others }: BrokerFileReading,
  trades: readonly StatedTrade[],
): BrokerFileReading {
  const cancelled = new Map<number, BrokerFill>();
  const cancelling = new Set<number>();
  for (const cancellation of trades.filter(({ cancels }) => cancels)) {
    const trade = trades.findLast(
      (each) => !cancelled.has(each.line) && isTakenBack(each, cancellation),
    );
    const fill = fills.find(({ line }) => line === trade?.line);
    if (!fill) continue;
    cancelled.set(fill.line, fill);
    cancelling.add(cancellation.line);
  }
  return {
    fills: fills.filter(({ line }) => !cancelled.has(line)),
    refusals: [
      ...refusals.map((each) =>
        cancelling.has(each.line) ? lineRefusal(each.line, TRADE_CANCELLED, each.value) : each,
      ),
      ...[...cancelled.values()].map(({ line, instrument }) =>
        lineRefusal(line, TRADE_CANCELLED, instrument.symbol),
      ),
    ],
    cancelled: [...cancelled.values()],
    ...others,
  };
}
