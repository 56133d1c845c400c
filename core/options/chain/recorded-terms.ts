import type { CalendarDate, Instant, Money } from '../../shared/index.ts';
import { fromDollars, toDollars } from '../../shared/index.ts';
import { dividendsUntil, type ContractTerms } from '../contracts/index.ts';
import type { ChainSidecar } from './chain-sidecar.ts';
import type { ExpiryTerms } from './expiry-terms.ts';
import { forwardPrice, spotOfForward } from './forward-price.ts';
import type { ParityTerms } from './put-call-parity.ts';

/** One expiry of a recording and what parity says about it. */
export interface RecordedExpiry {
  readonly expiry: CalendarDate;
  readonly years: number;
  readonly parity: ParityTerms;
}

/**
 * The spot that put–call parity implies: the spot of the nearest expiry's forward and the dividends before it.
 *
 *     S = F·e^(−rT) + PV(dividends until T)
 *
 * Rounded to 1e-4 dollar; null when no expiry has a forward.
 */
export function impliedSpot(
  listed: readonly RecordedExpiry[],
  asOf: Instant,
  sidecar: ChainSidecar,
): Money | null {
  const nearest = listed.find(({ parity }) => parity.forward !== null);
  if (nearest === undefined) return null;
  const { expiry, parity, years } = nearest;
  const dividends = dividendsUntil(sidecar.dividends ?? [], asOf, expiry);
  const spot = fromDollars(spotOfForward(parity.forward!, asOf, years, parity.rate, dividends));
  return spot > 0 ? spot : null;
}

/**
 * Terms of one expiry: forward by parity; by the dividends where they are given, or at the bare rate where parity
 * says nothing,
 *
 *     F = (S − PV(dividends until T))·e^(rT),   q = r − ln(F/S)/T
 */
export function termsOf(
  one: RecordedExpiry,
  spot: Money,
  asOf: Instant,
  sidecar: ChainSidecar,
  contract: ContractTerms,
): ExpiryTerms {
  const { expiry, years, parity } = one;
  const dollars = toDollars(spot);
  const byParity = sidecar.dividends === null ? parity.forward : null;
  const dividends = dividendsUntil(sidecar.dividends ?? [], asOf, expiry);
  const carried = forwardPrice(dollars, asOf, years, parity.rate, dividends);
  const forward = byParity ?? Math.max(carried, 1e-4);
  return {
    expiry,
    years,
    forward,
    rate: parity.rate,
    dividendYield: parity.rate - Math.log(forward / dollars) / years,
    source: byParity === null ? 'given' : 'parity',
    contract,
    ...(sidecar.dividends !== null && { dividends }),
  };
}
