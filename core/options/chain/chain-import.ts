import type { CalendarDate, Instant, Money, Result } from '../../shared/index.ts';
import { fromDollars, ok, refuse, toDollars } from '../../shared/index.ts';
import { yearsToExpiry } from '../contracts/index.ts';
import { assembleChain } from './assemble-chain.ts';
import { readChainRow, type ChainEntry, type ChainRow, type RowFault } from './chain-row.ts';
import { NO_SIDECAR, type ChainSidecar } from './chain-sidecar.ts';
import type { ExpiryTerms, OptionChain } from './option-chain.ts';
import { parityTerms, type ParityTerms } from './put-call-parity.ts';

/** A recorded chain of one underlying, all expiries. */
export interface RecordedChain {
  readonly symbol: string;
  readonly asOf: Instant;
  readonly rows: readonly ChainRow[];
  readonly sidecar?: ChainSidecar;
}

export interface RefusedRow {
  readonly line: number;
  readonly fault: RowFault;
}

export interface ImportedChains {
  /** Ascending by expiry, at least one. */
  readonly chains: readonly [OptionChain, ...OptionChain[]];
  readonly refused: readonly RefusedRow[];
}

/** Why no line of a recording can be used. */
export const IMPORT_FAULTS = {
  noRows: 'no line holds a contract that can be used',
  noSpot: 'no strike has both a call and a put with a bid, and no sidecar gives the spot',
} as const;
export interface RefusedImport {
  readonly fault: keyof typeof IMPORT_FAULTS;
  readonly refused: readonly RefusedRow[];
}

/** A given spot further than this from the implied one is marked. */
const PARITY_TOLERANCE = 0.001;

interface Listed {
  readonly expiry: CalendarDate;
  readonly years: number;
  readonly quotes: readonly ChainEntry[];
  readonly parity: ParityTerms;
}

function readRows({ rows, asOf }: RecordedChain) {
  const entries = new Map<string, ChainEntry>();
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const read = readChainRow(row, asOf);
    const key = read.ok ? `${read.value.expiry} ${read.value.type} ${read.value.strike}` : '';
    if (!read.ok) refused.push({ line: row.line, fault: read.error });
    else if (entries.has(key)) refused.push({ line: row.line, fault: 'duplicate' });
    else entries.set(key, read.value);
  }
  return { entries: [...entries.values()], refused };
}

function listExpiries(
  entries: readonly ChainEntry[],
  asOf: Instant,
  rate: number | null,
): Listed[] {
  const expiries = [...new Set(entries.map((entry) => entry.expiry))].sort();
  const groups = expiries.map((expiry) => ({
    expiry,
    years: yearsToExpiry(asOf, expiry),
    quotes: entries.filter((entry) => entry.expiry === expiry),
  }));
  const terms = parityTerms(groups, rate);
  return groups.map((group, i) => ({ ...group, parity: terms[i]! }));
}

/** Value today of the dividends that fall due up to an expiry, dollars. */
function dividendsUntil(
  { expiry, parity }: Listed,
  asOf: Instant,
  { dividends }: ChainSidecar,
): number {
  return (dividends ?? [])
    .map(({ exDate, amount }) => ({ amount, exDate, years: yearsToExpiry(asOf, exDate) }))
    .filter(({ exDate, years }) => years > 0 && exDate <= expiry)
    .reduce((sum, { amount, years }) => sum + amount * Math.exp(-parity.rate * years), 0);
}

/**
 * The spot that put–call parity implies: the nearest expiry's forward, discounted, and the dividends before it.
 *
 *     S = F·e^(−rT) + PV(dividends until T)
 *
 * Rounded to 1e-4 dollar; null when no expiry has a forward.
 */
function impliedSpot(
  listed: readonly Listed[],
  asOf: Instant,
  sidecar: ChainSidecar,
): Money | null {
  const nearest = listed.find(({ parity }) => parity.forward !== null);
  if (nearest === undefined) return null;
  const { parity, years } = nearest;
  const spot = parity.forward! * Math.exp(-parity.rate * years);
  return fromDollars(spot + dividendsUntil(nearest, asOf, sidecar));
}

/**
 * Terms of one expiry: forward by parity; by the dividends where they are given, or at the bare rate where parity
 * says nothing,
 *
 *     F = (S − PV(dividends until T))·e^(rT),   q = r − ln(F/S)/T
 */
function termsOf(one: Listed, spot: Money, asOf: Instant, sidecar: ChainSidecar): ExpiryTerms {
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

/**
 * Chains of every expiry of a recording. Forward and discount come from put–call parity, the spot from the nearest
 * expiry's forward; a sidecar's spot, rate and dividends override them. Lines that cannot be used are refused one
 * by one; the whole only when nothing is left or nothing tells the spot.
 */
export function importChains(recorded: RecordedChain): Result<ImportedChains, RefusedImport> {
  const { symbol, asOf, sidecar = NO_SIDECAR } = recorded;
  const { entries, refused } = readRows(recorded);
  if (entries.length === 0) return refuse({ fault: 'noRows', refused });
  const listed = listExpiries(entries, asOf, sidecar.rate);
  const implied = impliedSpot(listed, asOf, sidecar);
  const spot = sidecar.spot ?? implied;
  if (spot === null) return refuse({ fault: 'noSpot', refused });
  const chains = listed.map((one) =>
    assembleChain({
      symbol,
      expiry: one.expiry,
      asOf,
      spot,
      spotSource: sidecar.spot === null ? 'implied' : 'given',
      spotOffParity: implied !== null && Math.abs(spot / implied - 1) > PARITY_TOLERANCE,
      terms: termsOf(one, spot, asOf, sidecar),
      quotes: one.quotes.map(({ type, strike, bid, ask }) => ({ type, strike, bid, ask })),
    }),
  );
  const [first, ...rest] = chains;
  return first === undefined
    ? refuse({ fault: 'noRows', refused })
    : ok({ chains: [first, ...rest], refused });
}
