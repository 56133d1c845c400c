import type { Instant } from '../../../shared/index.ts';
import { isExpired, isOption, settlementInstant, termsOfContract } from '../../contracts/index.ts';
import type { MarketSnapshot } from './market-snapshot.ts';
import type { HeldContract, Holding, StrategyStep } from './position.ts';
import { dueAt, settlementFills, type DueContract } from './settlement.ts';

/** The held contracts that have expired by `at`, earliest expiry first. */
export const dueHoldings = (held: readonly Holding[], at: Instant): HeldContract[] =>
  held
    .filter(isOption)
    .filter(({ symbol, expiry }) => isExpired(at, expiry, termsOfContract(symbol).settlementTime))
    .sort((a, b) => a.expiry.localeCompare(b.expiry));

/** The expired contracts among the holdings, with settlement price and outcome. */
export async function dueContracts(
  symbol: string,
  held: readonly Holding[],
  at: Instant,
  market: MarketSnapshot,
): Promise<readonly DueContract[]> {
  const due: DueContract[] = [];
  for (const holding of dueHoldings(held, at)) {
    const { settlementTime } = termsOfContract(holding.symbol);
    const query = { symbol, date: holding.expiry, settlementTime };
    due.push(dueAt(holding, await market.settlementPrice(query)));
  }
  return due;
}

/** Steps that settle the expired contracts for shares as the exchange's rule does; those without a price are missing. */
export async function expectedSettlements(
  symbol: string,
  held: readonly Holding[],
  now: Instant,
  market: MarketSnapshot,
): Promise<readonly Pick<StrategyStep, 'at' | 'fills'>[]> {
  const due = await dueContracts(symbol, held, now, market);
  return due.flatMap(({ holding, outcome }) => {
    if (outcome === null || termsOfContract(holding.symbol).settlement === 'cash') return [];
    const underlying = { symbol, price: null };
    const fills = settlementFills(holding, holding.quantity, outcome, underlying, () => '');
    return [{ at: settlementInstant(holding), fills }];
  });
}
