import type { Instant } from '../../../shared/index.ts';
import {
  isExpired,
  isOption,
  settlementInstant,
  termsOfContract,
  underlyingSymbol,
} from '../../contracts/index.ts';
import type { MarketSnapshot } from './market-snapshot.ts';
import type { HeldContract, Holding, StrategyStep } from './position.ts';
import { dueAt, settlementFills, type DueContract, type OtherPrice } from './settlement.ts';
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

/** Settlement prices of other companies whose shares a contract delivers, at the expiry of the contract. */
async function otherPrices(
  holding: HeldContract,
  market: MarketSnapshot,
): Promise<readonly OtherPrice[]> {
  const prices: OtherPrice[] = [];
  for (const { symbol } of holding.deliverable?.shares ?? []) {
    if (symbol === underlyingSymbol(holding)) continue;
    const query = { symbol, date: holding.expiry, settlementTime: 'PM' } as const;
    const found = await market.settlementPrice(query);
    if (found) prices.push({ symbol, price: found.price });
  }
  return prices;
}

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
    const others = await otherPrices(holding, market);
    due.push(dueAt(holding, waits ? null : await market.settlementPrice(query), others));
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
  return due.flatMap(({ holding, outcome, others }) => {
    if (outcome === null || termsOfContract(holding.symbol).settlement === 'cash') return [];
    const at = settlementInstant(holding);
    const underlying = { symbol: symbolAt(strategy, at), price: null, others };
    const fills = settlementFills(holding, holding.quantity, outcome, underlying, () => '');
    return [{ at, fills }];
  });
}
