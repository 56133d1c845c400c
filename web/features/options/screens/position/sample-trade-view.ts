import { strategyLegs } from '@toolyard/core/options/strategies';
import { historicalTrade } from '@toolyard/core/options/records';
import type { Leg } from '@toolyard/core/options/contracts';
import { toDollars, type Instant, type Language } from '@toolyard/core/shared';
import { sampleStrategy } from '../../shared/records/sample-records.ts';
import type { OverviewRow } from '../../shared/strategies/overview-row.ts';
import { sampleOverview } from '../../shared/strategies/sample-figures.ts';

/** A visitor's sample, of the overview or of the history, as its page shows it; dollars and fractions. */
export interface SampleTradeView extends Pick<
  OverviewRow,
  'name' | 'templateId' | 'structure' | 'status' | 'symbol' | 'returns' | 'pnl' | 'capital'
> {
  readonly opened: string;
  readonly closed: string | null;
  /** Of the underlying when it was saved or opened. */
  readonly spot: number;
  readonly legs: readonly Leg[];
}

/** The sample of this id; null where there is none. */
export function sampleTradeView(
  id: string,
  language: Language,
  now: Instant,
): SampleTradeView | null {
  const row = sampleOverview(language, now).rows.find((each) => each.id === id);
  if (row) return { ...row, opened: row.created, closed: null, spot: row.price ?? 0 };
  const strategy = sampleStrategy(id, now);
  const trade = strategy && historicalTrade(strategy);
  if (!trade) return null;
  const { type: templateId, startingCapital, returnPercentage } = trade;
  return {
    ...{ name: trade.name, templateId, structure: trade.structure, status: trade.status },
    symbol: trade.underlyingAsset,
    returns: returnPercentage === null ? null : returnPercentage / 100,
    pnl: toDollars(trade.returnAmount),
    capital: startingCapital === null ? null : toDollars(startingCapital),
    opened: trade.startDate,
    closed: trade.endDate,
    spot: toDollars(strategy.underlyingPrice),
    legs: strategyLegs(strategy),
  };
}
