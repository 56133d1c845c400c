import { newYorkDate } from '../../calendar/index.ts';
import type { CalendarDate, Instant, Money } from '../../shared/index.ts';
import { fromDollars, toDollars } from '../../shared/index.ts';
import { yearsToExpiry } from '../contracts/index.ts';
import type { ChainSidecar } from './chain-sidecar.ts';
import type { ExpiryTerms } from './option-chain.ts';
import type { ParityTerms } from './put-call-parity.ts';

/** One expiry of a recording and what parity says about it. */
export interface RecordedExpiry {
  readonly expiry: CalendarDate;
  readonly years: number;
  readonly parity: ParityTerms;
}

/** Present value of the dividends with an ex-dividend date after today and up to an expiry, dollars. */
function dividendsUntil(
  { expiry, parity }: RecordedExpiry,
  asOf: Instant,
  { dividends }: ChainSidecar,
): number {
  const today = newYorkDate(asOf);
  return (dividends ?? [])
    .filter(({ exDate }) => exDate > today && exDate <= expiry)
    .reduce((sum, { exDate, amount }) => {
      const years = yearsToExpiry(asOf, exDate);
      return sum + amount * Math.exp(-parity.rate * years);
    }, 0);
}

/**
 * The spot that put–call parity implies: the nearest expiry's forward, discounted, and the dividends before it.
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
  const { parity, years } = nearest;
  const discounted = parity.forward! * Math.exp(-parity.rate * years);
  const spot = fromDollars(discounted + dividendsUntil(nearest, asOf, sidecar));
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
): ExpiryTerms {
  const { expiry, years, parity } = one;
  const dollars = toDollars(spot);
  const byParity = sidecar.dividends === null ? parity.forward : null;
  const carried = (dollars - dividendsUntil(one, asOf, sidecar)) * Math.exp(parity.rate * years);
  const forward = byParity ?? Math.max(carried, 1e-4);
  return {
    expiry,
    years,
    forward,
    rate: parity.rate,
    dividendYield: parity.rate - Math.log(forward / dollars) / years,
    source: byParity === null ? 'given' : 'parity',
  };
}
