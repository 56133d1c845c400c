import { newYorkDate } from '@toolyard/core/calendar';
import type { ChainRow, ListedQuote } from '@toolyard/core/options/chain';
import { parseOptionSymbol, type OptionSymbol } from '@toolyard/core/options/contracts';
import {
  fromDollars,
  toDollars,
  type CalendarDate,
  type Instant,
  type Money,
} from '@toolyard/core/shared';
import type { AlpacaCall, Endpoint } from './alpaca-client.ts';
import { Snapshot } from './wire.ts';

const AT_ONCE = 1_000;
const PATH = '/v1beta1/options/snapshots';

/** A contract and its newest quote, trade and daily bars. */
export interface ContractSnapshot extends Snapshot {
  readonly symbol: string;
  readonly contract: OptionSymbol;
}

export interface ReadContracts {
  /** Unadjusted ones. */
  readonly contracts: readonly ContractSnapshot[];
  /** Those of roots that deliver something else than 100 shares. */
  readonly adjusted: readonly ContractSnapshot[];
  readonly complete: boolean;
}

/** Which contracts of an underlying to read. */
export interface ContractFilter {
  readonly expiration_date?: CalendarDate;
  readonly expiration_date_gte?: CalendarDate;
  /** Dollars. */
  readonly strike_price_gte?: number;
  readonly strike_price_lte?: number;
}

/** The contracts of an underlying that pass the filter. */
export async function readContracts(
  underlying: string,
  filter: ContractFilter,
  call: AlpacaCall,
): Promise<ReadContracts> {
  const read = await readAll(`${PATH}/${underlying}`, { ...filter, limit: AT_ONCE }, call);
  const own = read.contracts.filter(({ contract }) => contract.underlying === underlying);
  const isStandard = ({ contract }: ContractSnapshot) => contract.contractClass === 'standard';
  return {
    contracts: own.filter(isStandard),
    adjusted: own.filter((each) => !isStandard(each)),
    complete: read.complete,
  };
}

/** One contract; null where it is not listed. */
export async function readContract(
  symbol: string,
  call: AlpacaCall,
): Promise<ContractSnapshot | null> {
  const { contracts } = await readAll(PATH, { symbols: symbol }, call);
  return contracts.find((each) => each.symbol === symbol) ?? null;
}

async function readAll(
  path: string,
  filter: Endpoint['query'],
  call: AlpacaCall,
): Promise<Omit<ReadContracts, 'adjusted'>> {
  const query = { ...filter, feed: 'indicative' };
  const endpoint = { host: 'data', path, query, field: 'snapshots' } as const;
  const { rows, complete } = await call.rows(endpoint, Snapshot);
  const contracts = rows.flatMap(({ name: symbol, row }) => {
    const contract = parseOptionSymbol(symbol);
    return contract.ok ? [{ ...row, symbol, contract: contract.value }] : [];
  });
  return { contracts, complete };
}

/** Bid and ask; unknown without a quote. */
const quotedPrices = ({
  latestQuote,
}: ContractSnapshot): { readonly bid: Money | null; readonly ask: Money | null } => ({
  bid: latestQuote && fromDollars(latestQuote.bp),
  ask: latestQuote && fromDollars(latestQuote.ap),
});

/** Whether a trade or bar is of the session of the newest prices. */
const isOf = (session: CalendarDate, at: Instant | undefined): boolean =>
  at !== undefined && newYorkDate(at) === session;

/** The last price of the session; null where nothing was traded in it. */
export const lastPriceOn = (
  session: CalendarDate,
  { latestTrade }: ContractSnapshot,
): Money | null =>
  latestTrade && isOf(session, latestTrade.t) ? fromDollars(latestTrade.p) : null;

/** Contracts traded in the session; unknown where the provider has a trade of it and no bar. */
function volumeOn(session: CalendarDate, snapshot: ContractSnapshot): number | null {
  const { dailyBar } = snapshot;
  if (dailyBar && isOf(session, dailyBar.t)) return dailyBar.v;
  return lastPriceOn(session, snapshot) === null ? 0 : null;
}

/** The contract as a chain lists it. */
export function listedQuote(
  snapshot: ContractSnapshot,
  session: CalendarDate,
  openInterest: number | null,
): ListedQuote {
  const { symbol, contract } = snapshot;
  return {
    symbol,
    type: contract.type,
    strike: contract.strike,
    ...quotedPrices(snapshot),
    quotedAt: snapshot.latestQuote?.t ?? null,
    last: lastPriceOn(session, snapshot),
    volume: volumeOn(session, snapshot),
    openInterest,
  };
}

/** The contract as a line of a recording. */
export function recordedRow(snapshot: ContractSnapshot, line: number): ChainRow {
  const { type, strike, expiry } = snapshot.contract;
  const { bid, ask } = quotedPrices(snapshot);
  const text = (price: Money | null): string => (price === null ? '' : String(toDollars(price)));
  return { line, type, strike: text(strike), bid: text(bid), ask: text(ask), expiration: expiry };
}
