import {
  CONTRACT_MULTIPLIER,
  rootOf,
  unknownDeliverable,
  type Deliverable,
  type DeliveredShares,
} from '@toolyard/core/options/contracts';
import { addMoney, fromDollars, ZERO_MONEY, type CalendarDate } from '@toolyard/core/shared';
import { contractName } from './option-snapshots.ts';
import type { PolygonCall } from './polygon-client.ts';
import { ifAnswered } from './provenance.ts';
import { toSymbol } from './tickers.ts';
import { ListedContract } from './wire.ts';

/** What the contracts of a root are. */
export interface RootTerms {
  /** Units of strikes and prices in a contract. */
  readonly multiplier: number;
  /** Null where `multiplier` shares of the underlying are delivered. */
  readonly deliverable: Deliverable | null;
  /** Whether the provider tells them. */
  readonly isKnown: boolean;
}

const LISTED_AT_ONCE = 1_000;
const MINI_SHARES = 10;
const IS_SETTLED_IN_CASH = /^.{4}C/;

/**
 * What a contract delivers: `shares_per_contract` shares of its underlying and, besides, shares of other companies and
 * dollars; null where that cannot be told. A split into more shares changes the units of the strike and a merger does not,
 * which the provider does not tell apart, so more than 100 shares are not known.
 *
 * Source: https://massive.com/docs/rest/options/contracts/contract-overview, `additional_underlyings`.
 */
function termsOf(contract: ListedContract, symbol: string): Omit<RootTerms, 'isKnown'> | null {
  const { shares_per_contract: own, additional_underlyings: others, cfi, ticker } = contract;
  if (own === MINI_SHARES && !others?.length && rootOf(contractName(ticker)).endsWith('7'))
    return { multiplier: MINI_SHARES, deliverable: null };
  if (own > CONTRACT_MULTIPLIER) return null;
  const shares: DeliveredShares[] = IS_SETTLED_IN_CASH.test(cfi ?? '')
    ? []
    : [{ symbol, shares: own }];
  let cash = ZERO_MONEY;
  for (const { type, underlying, amount } of others ?? []) {
    if (type === 'currency' && underlying === 'USD') cash = addMoney(cash, fromDollars(amount));
    else if (type === 'equity' && underlying !== symbol)
      shares.push({ symbol: underlying, shares: amount });
    else return null;
  }
  const areWhole = shares.every((each) => Number.isInteger(each.shares));
  return areWhole ? { multiplier: CONTRACT_MULTIPLIER, deliverable: { shares, cash } } : null;
}

/** Terms of the contracts of an adjusted root, if all of the expiry have the same. */
export async function readRootTerms(
  root: string,
  symbol: string,
  expiry: CalendarDate,
  call: PolygonCall,
): Promise<RootTerms> {
  const query = {
    underlying_ticker: symbol,
    expiration_date: expiry,
    expired: 'false',
    limit: LISTED_AT_ONCE,
  };
  const path = '/v3/reference/options/contracts';
  const listed = await ifAnswered(call.rows(path, query, ListedContract));
  const own = (listed?.rows ?? []).filter(
    (row) =>
      row.expiration_date === expiry &&
      toSymbol(row.underlying_ticker) === symbol &&
      rootOf(contractName(row.ticker)) === root,
  );
  const terms = own.map((row) => termsOf(row, symbol));
  const [first] = terms;
  const areAlike = new Set(terms.map((each) => JSON.stringify(each))).size === 1;
  if (first && areAlike) return { ...first, isKnown: true };
  return {
    multiplier: CONTRACT_MULTIPLIER,
    deliverable: unknownDeliverable(root),
    isKnown: false,
  };
}
