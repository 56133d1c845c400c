import {
  CONTRACT_MULTIPLIER,
  rootOf,
  unknownDeliverable,
  type Deliverable,
  type DeliveredShares,
} from '@toolyard/core/options/contracts';
import { addMoney, fromDollars, ZERO_MONEY, type CalendarDate } from '@toolyard/core/shared';
import type { AlpacaCall } from './alpaca-client.ts';
import { ifAnswered } from './provenance.ts';
import { ListedContract } from './wire.ts';

const AT_ONCE = 10_000;

/**
 * What a contract delivers; null where that cannot be stated. An amount that is not settled yet is 0. A split into more shares
 * changes the units of the strike and a merger does not, which the provider does not tell apart, so more than 100 shares of
 * the underlying are not known.
 *
 * Source: https://docs.alpaca.markets/reference/get-options-contracts, `deliverables`, and the provider's changelog of
 * October 7, 2026 on `amount`.
 */
function deliverableOf({ deliverables }: ListedContract, symbol: string): Deliverable | null {
  if (!deliverables?.length) return null;
  const shares: DeliveredShares[] = [];
  let cash = ZERO_MONEY;
  for (const { type, symbol: of, amount, delayed_settlement: isDelayed } of deliverables) {
    if (isDelayed || amount === null) return null;
    if (type === 'cash' && (of ?? 'USD') === 'USD') cash = addMoney(cash, fromDollars(amount));
    else if (type === 'equity' && of !== null) shares.push({ symbol: of, shares: amount });
    else return null;
  }
  const areWhole = shares.every(
    (each) =>
      Number.isInteger(each.shares) &&
      each.shares > 0 &&
      (each.symbol !== symbol || each.shares <= CONTRACT_MULTIPLIER),
  );
  return areWhole ? { shares, cash } : null;
}

/** What each contract of an adjusted root delivers, if all of the expiry deliver the same; else an unknown deliverable. */
export async function readDeliverable(
  root: string,
  symbol: string,
  expiry: CalendarDate,
  call: AlpacaCall,
): Promise<Deliverable> {
  const query = {
    underlying_symbols: symbol,
    expiration_date: expiry,
    show_deliverables: 'true',
    limit: AT_ONCE,
  };
  const path = '/v2/options/contracts';
  const endpoint = { host: 'trading', path, query, field: 'option_contracts' } as const;
  const listed = await ifAnswered(call.rows(endpoint, ListedContract));
  const own = (listed?.rows ?? []).filter(({ row }) => rootOf(row.symbol) === root);
  const stated = own.map(({ row }) => deliverableOf(row, symbol));
  const areAlike = new Set(stated.map((each) => JSON.stringify(each))).size === 1;
  return (areAlike && stated[0]) || unknownDeliverable(root);
}
