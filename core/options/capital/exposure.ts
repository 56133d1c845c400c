import type { Money } from '../../shared/index.ts';
import { addMoney, ZERO_MONEY } from '../../shared/index.ts';

/** A part of what open trades have at risk. */
export interface ExposurePart {
  /** An underlying, an expiry or a direction. */
  readonly key: string;
  readonly trades: number;
  /** Σ at risk of the trades that have a bound. */
  readonly atRisk: Money;
  /** Trades whose loss is unlimited or unknown; they are not in the sum. */
  readonly unbounded: number;
}

/** What open trades have at risk, grouped by a key. */
export function exposureBy<Trade extends { readonly atRisk: Money | null }>(
  trades: readonly Trade[],
  keyOf: (trade: Trade) => string,
): readonly ExposurePart[] {
  const parts = new Map<string, ExposurePart>();
  for (const trade of trades) {
    const key = keyOf(trade);
    const before = parts.get(key) ?? { key, trades: 0, atRisk: ZERO_MONEY, unbounded: 0 };
    parts.set(key, {
      key,
      trades: before.trades + 1,
      atRisk: addMoney(before.atRisk, trade.atRisk ?? ZERO_MONEY),
      unbounded: before.unbounded + (trade.atRisk === null ? 1 : 0),
    });
  }
  return [...parts.values()];
}
