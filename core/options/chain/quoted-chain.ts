import { newYorkDate } from '../../calendar/index.ts';
import { fromDollars, toDollars } from '../../shared/index.ts';
import type { CalendarDate, Instant, Money } from '../../shared/index.ts';
import {
  dividendsUntil,
  withExpectedDividends,
  yearsToExpiry,
  type ContractTerms,
  type ListedDividend,
} from '../contracts/index.ts';
import { assembleChain } from './assemble-chain.ts';
import { withoutEarlyExercise } from './early-exercise.ts';
import type { ExpiryTerms } from './expiry-terms.ts';
import { forwardPrice, spotOfForward } from './forward-price.ts';
import type { OptionChain } from './option-chain.ts';
import type { ListedQuote } from './parity-pairs.ts';
import { isStaleQuote } from './quote-price.ts';
import { parityTerms, quotedForward, quotesNearTheMoney } from './put-call-parity.ts';

/** One expiry as a provider quotes it. */
export interface QuotedExpiry {
  readonly symbol: string;
  readonly expiry: CalendarDate;
  /** When the quotes were made, before the contracts are settled. */
  readonly asOf: Instant;
  /** Money per share; null where the provider does not tell it. */
  readonly spot: Money | null;
  /** Continuous, a fraction per year; null where only the quotes tell it. */
  readonly rate: number | null;
  /**
   * Those that are announced and, so that more can be expected, those that were paid; null where the provider has no list
   * of them.
   */
  readonly dividends: readonly ListedDividend[] | null;
  readonly contract: ContractTerms;
  readonly quotes: readonly ListedQuote[];
}

/** Spot and forward depend on the early-exercise premiums and these on them: both are found in turn. */
const ROUNDS = 12;
const SETTLED = 1e-6;

/**
 * Chain of one expiry of a provider. The forward of a share is that of spot, rate, announced and expected dividends where no
 * quotes near the money can be traded against it; else put–call parity gives it, so that what the market expects besides and
 * the cost of borrowing stand in the yield. An index has its forward by parity, since its dividends have no dates:
 *
 *     F = (S − PV(dividends until T))·e^(rT),   q = r − ln(F/S)/T
 *
 * Parity gives the spot too where the provider has none. Null where neither has one, or no time is left.
 *
 * @example
 * const quotes = [quote('call', 100, { bid: 60_000, ask: 60_000 }), quote('put', 100, { bid: 40_000, ask: 40_000 })];
 * const { contract, ...given } = { ...chainOf(100, []), contract: { exercise: 'european', settlement: 'cash', settlementTime: 'PM', multiplier: 100 } };
 * quotedChain({ ...given, contract, spot: null, rate: 0, dividends: [], quotes }).spot // 1_020_000: 100 + 6 − 4 dollars
 */
export function quotedChain(quoted: QuotedExpiry): OptionChain | null {
  const { symbol, expiry, asOf, quotes } = quoted;
  const found = findTerms(quoted);
  if (found === null) return null;
  return assembleChain({
    ...{ symbol, expiry, asOf, quotes, ...found },
    spotSource: quoted.spot === null ? 'implied' : 'quoted',
    spotOffParity: false,
  });
}

interface FoundTerms {
  readonly spot: Money;
  readonly terms: ExpiryTerms;
}

function findTerms(quoted: QuotedExpiry): FoundTerms | null {
  const { asOf, expiry, contract } = quoted;
  const quotes = quoted.quotes.filter(({ quotedAt }) => !isStaleQuote(quotedAt, asOf));
  const years = yearsToExpiry(asOf, expiry, contract.settlementTime);
  if (years === 0) return null;
  const parity = parityTerms([{ years, quotes }], quoted.rate)[0]!;
  const { rate } = parity;
  const dividends = dividendsUntil(
    withExpectedDividends(quoted.dividends ?? [], newYorkDate(asOf), expiry),
    asOf,
    expiry,
  );
  const carried =
    quoted.spot === null
      ? null
      : Math.max(forwardPrice(toDollars(quoted.spot), asOf, years, rate, dividends), 1e-4);
  const isKnown = contract.settlement === 'physical';
  const at = (forward: number): FoundTerms => {
    const spot = quoted.spot ?? fromDollars(spotOfForward(forward, asOf, years, rate, dividends));
    const dividendYield = rate - Math.log(forward / toDollars(spot)) / years;
    const source = forward === carried ? 'given' : 'parity';
    return {
      spot,
      terms: {
        ...{ expiry, years, forward, rate, dividendYield, source, contract },
        ...(quoted.dividends !== null && { dividends }),
      },
    };
  };
  const near = quotesNearTheMoney(quotes, years);
  const volatilities = new Map<ListedQuote, number | null>();
  let forward = carried ?? parity.forward;
  for (let round = 0; forward !== null && round < ROUNDS; round += 1) {
    const { spot, terms } = at(forward);
    const european = near.map((quote) => {
      const plain = withoutEarlyExercise(quote, spot, terms, volatilities.get(quote));
      volatilities.set(quote, plain.volatility);
      return plain.quote;
    });
    const expected = round === 0 && isKnown ? carried : null;
    const next = quotedForward({ years, quotes: european }, rate, expected) ?? forward;
    if (Math.abs(next - forward) <= SETTLED * forward) break;
    forward = next;
  }
  const found = forward === null ? null : at(forward);
  return found !== null && found.spot > 0 ? found : null;
}
