import type { Instant } from '../../../shared/index.ts';
import { isExpired, isOption, settlementInstant, termsOfContract } from '../../contracts/index.ts';
import type { MarketSnapshot } from './market-snapshot.ts';
import type { HeldContract, Holding, StrategyStep } from './position.ts';
import { dueAt, settlementFills, type DueContract } from './settlement.ts';
import type { Strategy } from '../strategy.ts';
import { symbolAt } from './with-steps.ts';

/** The settlement of an expired contract that is still to be recorded. */
export type ExpectedSettlement = Pick<StrategyStep, 'at' | 'fills'>;

/** The held contracts that have expired by `at`, earliest expiry first. */
export const dueHoldings = (held: readonly Holding[], at: Instant): HeldContract[] =>
  held
    .filter(isOption)
    .filter(({ symbol, expiry }) => isExpired(at, expiry, termsOfContract(symbol).settlementTime))
    .sort((a, b) => a.expiry.localeCompare(b.expiry));

/**
 * The expired contracts among the holdings, with settlement price and outcome. Those on shares wait while it is not known
 * whether a corporate action has adjusted them.
 */
export async function dueContracts(
  strategy: Pick<Strategy, 'symbol' | 'steps'> & { readonly awaitsActions: boolean },
  held: readonly Holding[],
  at: Instant,
  market: MarketSnapshot,
): Promise<readonly DueContract[]> {
  const due: DueContract[] = [];
  for (const holding of dueHoldings(held, at)) {
    const { settlement, settlementTime } = termsOfContract(holding.symbol);
    const symbol = symbolAt(strategy, settlementInstant(holding));
    const query = { symbol, date: holding.expiry, settlementTime };
    const waits = strategy.awaitsActions && settlement === 'physical';
    due.push(dueAt(holding, waits ? null : await market.settlementPrice(query)));
  }
  return due;
}

/** Steps that settle the expired contracts for shares as the exchange's rule does; those without a price are missing. */
export async function expectedSettlements(
  strategy: Pick<Strategy, 'symbol' | 'steps'>,
  held: readonly Holding[],
  now: Instant,
  market: MarketSnapshot,
): Promise<readonly ExpectedSettlement[]> {
  const due = await dueContracts({ ...strategy, awaitsActions: false }, held, now, market);
  return due.flatMap(({ holding, outcome }) => {
    if (outcome === null || termsOfContract(holding.symbol).settlement === 'cash') return [];
    const at = settlementInstant(holding);
    const underlying = { symbol: symbolAt(strategy, at), price: null };
    const fills = settlementFills(holding, holding.quantity, outcome, underlying, () => '');
    return [{ at, fills }];
  });
}
