import type { CalendarDate, Instant, Money, Result } from '../../shared/index.ts';
import { ok, refuse, toDollars } from '../../shared/index.ts';
import { contractTermsOf, dividendsUntil, yearsToExpiry } from '../contracts/index.ts';
import { assembleChain } from './assemble-chain.ts';
import { readChainRow, type ChainEntry, type ChainRow, type RowFault } from './chain-row.ts';
import { NO_SIDECAR, type ChainSidecar } from './chain-sidecar.ts';
import { withoutEarlyExercise } from './early-exercise.ts';
import { forwardPrice } from './forward-price.ts';
import { statedRoots, type OptionChain } from './option-chain.ts';
import { parityTerms, type ParityTerms } from './put-call-parity.ts';
import { impliedSpot, termsOf, type RecordedExpiry } from './recorded-terms.ts';

/** A recorded chain of one underlying, all expiries. */
export interface RecordedChain {
  readonly symbol: string;
  readonly asOf: Instant;
  readonly rows: readonly ChainRow[];
  /** Quoted beside the contracts, money per share; absent where parity tells the spot. */
  readonly spot?: Money | null;
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
  dividendsAboveSpot: 'the dividends of the sidecar exceed the price of the share',
  noSpot: 'no strike has both a call and a put with a bid, and no sidecar gives the spot',
} as const;
export interface RefusedImport {
  readonly fault: keyof typeof IMPORT_FAULTS;
  readonly refused: readonly RefusedRow[];
}

/** A given spot further than this from the implied one is marked. */
const PARITY_TOLERANCE = 0.001;

interface ReadEntry {
  readonly line: number;
  readonly entry: ChainEntry;
}

const isQuotedAlike = (a: ChainEntry, b: ChainEntry): boolean => a.bid === b.bid && a.ask === b.ask;

/**
 * The lines that can be used. Of lines with one contract and one quote the first stands; where the quotes differ none
 * does, since one of them may be of a root that the file does not name.
 */
function readRows({ symbol, rows, asOf }: RecordedChain) {
  const [underlying = symbol] = symbol.split('@');
  const byContract = new Map<string, ReadEntry[]>();
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const read = readChainRow(row, asOf, underlying);
    if (!read.ok) {
      refused.push({ line: row.line, fault: read.error });
      continue;
    }
    const { root, expiry, type, strike } = read.value;
    const key = `${root ?? ''} ${expiry} ${type} ${strike}`;
    const same = byContract.get(key) ?? [];
    byContract.set(key, [...same, { line: row.line, entry: read.value }]);
  }
  const read = [...byContract.values()].flatMap((same) => {
    const [first, ...others] = same as [ReadEntry, ...ReadEntry[]];
    const agree = others.every(({ entry }) => isQuotedAlike(entry, first.entry));
    for (const { line } of agree ? others : same)
      refused.push({ line, fault: agree ? 'duplicate' : 'conflict' });
    return agree ? [first] : [];
  });
  const first = firstRoots(underlying, read);
  const isFirst = ({ entry: { expiry, root } }: ReadEntry) => first.get(expiry) === (root ?? '');
  for (const { line } of read.filter((each) => !isFirst(each)))
    refused.push({ line, fault: 'otherRoot' });
  return { entries: read.filter(isFirst).map(({ entry }) => entry), refused };
}

/** The root of each day that a listing names first. */
function firstRoots(underlying: string, read: readonly ReadEntry[]): Map<CalendarDate, string> {
  const roots = new Map<CalendarDate, string[]>();
  for (const { entry } of read)
    roots.set(entry.expiry, [...(roots.get(entry.expiry) ?? []), entry.root ?? '']);
  return new Map(
    [...roots].map(([expiry, found]) => [
      expiry,
      statedRoots(underlying, found).roots?.[0] ?? found[0]!,
    ]),
  );
}

type ListedExpiry = RecordedExpiry & { readonly quotes: readonly ChainEntry[] };

/**
 * The premiums depend on rate and forward, and these on the premiums: both are found in turn. A round leaves about a third
 * of the error of the round before.
 */
const ROUNDS = 12;
const SETTLED = 1e-5;

/** Only strikes this near the forward tell of parity. */
const NEAR = 0.3;

/**
 * Forward and rate of each expiry, from what the quotes are without early exercise.
 *
 * @param volatilities of the quotes, by the round before; the round leaves its own there
 */
function withParity(
  listed: readonly ListedExpiry[],
  { symbol, asOf, sidecar = NO_SIDECAR }: RecordedChain,
  volatilities: Map<ChainEntry, number | null>,
): readonly ListedExpiry[] {
  const contract = contractTermsOf(symbol);
  const spot = sidecar.spot ?? impliedSpot(listed, asOf, sidecar);
  if (spot === null || contract.exercise === 'european') return listed;
  const european = listed.map((one) => {
    const terms = termsOf(one, spot, asOf, sidecar, contract);
    const quotes = one.quotes
      .filter(({ strike }) => Math.abs(toDollars(strike) / terms.forward - 1) <= NEAR)
      .map((quote) => {
        const plain = withoutEarlyExercise(quote, spot, terms, volatilities.get(quote));
        volatilities.set(quote, plain.volatility);
        return plain.quote;
      });
    const { years } = one;
    const stock =
      sidecar.dividends === null ? undefined : terms.forward * Math.exp(-terms.rate * years);
    return { years, quotes, stock };
  });
  const parity = parityTerms(european, sidecar.rate);
  return listed.map((one, i) => ({ ...one, parity: parity[i]! }));
}

const isSettled = (before: ParityTerms, after: ParityTerms): boolean =>
  Math.abs(after.rate - before.rate) < SETTLED &&
  Math.abs((after.forward ?? 0) - (before.forward ?? 0)) <= SETTLED * (before.forward ?? 0);

function listExpiries(
  entries: readonly ChainEntry[],
  recorded: RecordedChain,
): readonly ListedExpiry[] {
  const { asOf, sidecar = NO_SIDECAR } = recorded;
  const expiries = [...new Set(entries.map((entry) => entry.expiry))].sort();
  const groups = expiries.map((expiry) => ({
    expiry,
    years: yearsToExpiry(asOf, expiry),
    quotes: entries.filter((entry) => entry.expiry === expiry),
  }));
  const terms = parityTerms(groups, sidecar.rate);
  let listed: readonly ListedExpiry[] = groups.map((group, i) => ({ ...group, parity: terms[i]! }));
  const volatilities = new Map<ChainEntry, number | null>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = listed;
    listed = withParity(before, recorded, volatilities);
    if (listed.every((one, i) => isSettled(before[i]!.parity, one.parity))) break;
  }
  return listed;
}

/**
 * Chains of every expiry of a recording. Forward and discount come from put–call parity of the quotes without their
 * early-exercise premiums, the spot from the nearest
 * expiry's forward unless it is quoted; a sidecar's spot, rate and dividends override them. Lines that cannot be used are
 * refused one by one; the whole only when no line is left or the spot is unknown. A spot is money per share.
 *
 * @example
 * const row = { line: 1, strike: '100', expiration: '2027-05-21' };
 * const rows = [{ ...row, type: 'call', bid: '6', ask: '6' }, { ...row, type: 'put', bid: '4', ask: '4' }];
 * importChains({ symbol: 'XYZ', asOf: Date.parse('2026-05-21T20:00:00Z'), rows }).value.chains[0].spot // 1_020_000: 100 + 6 − 4 dollars, without a rate
 */
export function importChains(recorded: RecordedChain): Result<ImportedChains, RefusedImport> {
  const { symbol, asOf, spot: quoted = null, sidecar: given = NO_SIDECAR } = recorded;
  const sidecar = { ...given, spot: given.spot ?? quoted };
  const { entries, refused } = readRows(recorded);
  if (entries.length === 0) return refuse({ fault: 'noRows', refused });
  const listed = listExpiries(entries, { ...recorded, sidecar });
  const implied = impliedSpot(listed, asOf, sidecar);
  const spot = sidecar.spot ?? implied;
  if (spot === null) return refuse({ fault: 'noSpot', refused });
  const dividends = sidecar.dividends ?? [];
  const exceed = listed.some(({ expiry, years, parity }) => {
    const due = dividendsUntil(dividends, asOf, expiry);
    return due.length > 0 && forwardPrice(toDollars(spot), asOf, years, parity.rate, due) <= 0;
  });
  if (exceed) return refuse({ fault: 'dividendsAboveSpot', refused });
  const chains = listed.map((one) =>
    assembleChain({
      symbol,
      expiry: one.expiry,
      asOf,
      spot,
      spotSource: given.spot !== null ? 'given' : quoted !== null ? 'quoted' : 'implied',
      spotOffParity: implied !== null && Math.abs(spot / implied - 1) > PARITY_TOLERANCE,
      terms: termsOf(one, spot, asOf, sidecar, contractTermsOf(symbol)),
      quotes: one.quotes.map(({ type, strike, bid, ask }) => ({ type, strike, bid, ask })),
    }),
  );
  const [first, ...rest] = chains;
  return first === undefined
    ? refuse({ fault: 'noRows', refused })
    : ok({ chains: [first, ...rest], refused });
}
