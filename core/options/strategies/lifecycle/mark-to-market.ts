import type { Sourced } from '../../../market/index.ts';
import { addMoney } from '../../../shared/index.ts';
import type { Instant, Money } from '../../../shared/index.ts';
import { withoutExpired, type AnalysisInput } from '../../analysis/index.ts';
import { heldPrice, type ExpiryTerms, type OptionChain } from '../../chain/index.ts';
import {
  costOf,
  isOption,
  isValuedBy,
  rootOf,
  seriesOf,
  settlementInstant,
  type PriceOf,
} from '../../contracts/index.ts';
import { analysisInputOf, type Strategy } from '../strategy.ts';
import { dueContracts, dueHoldings } from './expired-contracts.ts';
import { orNull, quoteIn, type ContractLookup, type MarketSnapshot } from './market-snapshot.ts';
import { holdingLeg, holdingsAfter, valueAt, type HeldContract, type Holding } from './position.ts';
import { expiredValue, type DueContract } from './settlement.ts';
import { isExposed, withBookedSteps, type ActionsKnown } from './with-booked-steps.ts';

/** A holding at its quote. Prices in money per share. */
export interface MarkedHolding {
  readonly holding: Holding;
  readonly bid: Money | null;
  readonly ask: Money | null;
  /**
   * Price that the holding is valued at: the middle of bid and ask, the spot for shares. An expired contract counts
   * what its outcome by rule leaves: the cash that the exchange pays at the settlement price, or the exercise value at
   * the spot, which may be negative. Null = unknown.
   */
  readonly mark: Money | null;
  readonly iv: number | null;
  /** Delta per share of a bought contract. */
  readonly delta: number | null;
}

/** A position marked to market. */
export interface PositionMark {
  /** Time of the quotes. */
  readonly at: Instant;
  /** Days and model times count from here. */
  readonly now: Instant;
  readonly spot: Money;
  readonly stale: boolean;
  readonly legs: readonly MarkedHolding[];
  /** Rates of the held expiries. */
  readonly terms: readonly ExpiryTerms[];
  /** Volatility at the forward of the front expiry. */
  readonly volatility: number | null;
  /** Value of all holdings; null when one mark is unknown. */
  readonly value: Money | null;
}

interface Marking {
  /** Null unless something is held and its underlying has a price of shares as they are now. */
  readonly mark: PositionMark | null;
  /** Expired contracts that are not settled yet, earliest first. */
  readonly due: readonly DueContract[];
}

/** A strategy marked to market, with its dividends and corporate actions among its steps. */
export type MarkedStrategy = Strategy & Marking & ActionsKnown;

/** Chains of the held contracts that are listed and not expired, and the one that gives the spot. */
export interface PositionChains {
  /** By root and expiry, {@link seriesOf}. */
  readonly bySeries: ReadonlyMap<string, Sourced<OptionChain>>;
  /** Chain of the first held expiry, or of the first listed one; null where none is known or nothing is held. */
  readonly front: Sourced<OptionChain> | null;
}

/** Reads the chains that value these holdings. */
export async function chainsOf(
  held: readonly Holding[],
  contracts: ContractLookup,
): Promise<PositionChains> {
  if (held.length === 0) return { bySeries: new Map(), front: null };
  const due = dueHoldings(held, contracts.at);
  const live = held.filter(({ symbol }) => due.every((each) => each.symbol !== symbol));
  const bySeries = new Map<string, Sourced<OptionChain>>();
  const options = live.filter(isOption).toSorted((a, b) => a.expiry.localeCompare(b.expiry));
  for (const { symbol, expiry } of options) {
    const series = seriesOf(symbol);
    const chain = bySeries.get(series) ?? (await orNull(contracts.chain(expiry, rootOf(symbol))));
    if (chain) bySeries.set(series, chain);
  }
  const front = bySeries.values().next().value ?? (await orNull(contracts.first()));
  return { bySeries, front };
}

/** The chains that were quoted after the shares were last split or merged: prices of before are those of other shares. */
function quotedSince(at: Instant | null, { bySeries, front }: PositionChains): PositionChains {
  const isQuoted = ({ value }: Sourced<OptionChain>): boolean => at === null || value.asOf >= at;
  return {
    bySeries: new Map([...bySeries].filter(([, chain]) => isQuoted(chain))),
    front: front && isQuoted(front) ? front : null,
  };
}

const unquoted = (holding: Holding, mark: Money | null): MarkedHolding => ({
  ...{ holding, mark },
  ...{ bid: null, ask: null, iv: null, delta: null },
});

function markContract(holding: HeldContract, { bySeries }: PositionChains): MarkedHolding {
  const chain = bySeries.get(seriesOf(holding.symbol));
  const quote = chain ? quoteIn(chain.value, holding.symbol) : null;
  if (!quote) return unquoted(holding, null);
  const { bid, ask, iv, delta } = quote;
  return { holding, bid, ask, mark: heldPrice(quote), iv, delta };
}

const markDue = (
  { holding, settlementPrice, outcome }: DueContract,
  priceNow: PriceOf,
): MarkedHolding =>
  unquoted(holding, expiredValue(holding, settlementPrice?.price ?? null, outcome, priceNow));

/** Prices now of the underlying and of other companies whose shares are held or delivered. */
async function pricesNow(
  symbol: string,
  spot: Money,
  held: readonly Holding[],
  market: MarketSnapshot,
): Promise<PriceOf> {
  const prices = new Map<string, Money | null>([[symbol, spot]]);
  const symbols = held.flatMap((each): readonly string[] =>
    isOption(each)
      ? (each.deliverable?.shares ?? []).map((delivered) => delivered.symbol)
      : [each.symbol],
  );
  for (const other of symbols)
    if (!prices.has(other)) prices.set(other, await market.spotOf(other));
  return (each) => prices.get(each) ?? null;
}

/**
 * Marks holdings of a strategy to the market. Shares, and contracts on them, have no value while it is not known whether a
 * corporate action has changed them, nor at quotes of before a split. The shares of a contract that expired before a split
 * are not those of the spot.
 */
export async function markHoldings(
  strategy: Pick<Strategy, 'symbol' | 'steps'> & ActionsKnown,
  held: readonly Holding[],
  market: MarketSnapshot,
): Promise<Marking> {
  if (held.length === 0) return { mark: null, due: [] };
  const { symbol, awaitsActions, exchangedAt } = strategy;
  const contracts = await market.contractsOrNull(symbol);
  const due = await dueContracts(strategy, held, await market.valuedAt(symbol), market);
  const isExchanged = (holding: HeldContract): boolean =>
    exchangedAt !== null && exchangedAt > settlementInstant(holding);
  if (!contracts) return { mark: null, due };
  const chains = quotedSince(exchangedAt, await chainsOf(held, contracts));
  const { bySeries, front } = chains;
  if (!front) return { mark: null, due };
  const { spot, asOf, volatilityAtForward } = front.value;
  const priceNow = await pricesNow(symbol, spot, held, market);
  const legs = held.map((holding) => {
    const expired = due.find((each) => each.holding.symbol === holding.symbol);
    if (expired) return markDue(expired, isExchanged(expired.holding) ? () => null : priceNow);
    if (awaitsActions && isExposed(holding)) return unquoted(holding, null);
    return isOption(holding)
      ? markContract(holding, chains)
      : unquoted(holding, priceNow(holding.symbol));
  });
  const mark: PositionMark = {
    at: asOf,
    now: contracts.at,
    spot,
    stale: [front, ...bySeries.values()].some(({ meta }) => meta.stale),
    legs,
    terms: [...bySeries.values()].map(({ value }) => value.terms),
    volatility: volatilityAtForward,
    value: valueAt(held, (holding) => legs.find((leg) => leg.holding === holding)!.mark),
  };
  return { mark, due };
}

/** The strategy with its holdings marked to the market. */
export async function markToMarket(
  strategy: Strategy,
  market: MarketSnapshot,
): Promise<MarkedStrategy> {
  const prices = market.of(strategy);
  const { strategy: booked, ...known } = await withBookedSteps(strategy, prices);
  const { held } = holdingsAfter(booked.steps);
  return { ...booked, ...known, ...(await markHoldings({ ...booked, ...known }, held, prices)) };
}

/** Strategies that wait for the market at a time. */
const MARKED_AT_ONCE = 4;

/** Marks strategies, a few at a time and in their order; each chain is read once for all of them. */
export async function markAllToMarket(
  strategies: readonly Strategy[],
  market: MarketSnapshot,
): Promise<MarkedStrategy[]> {
  const marked: MarkedStrategy[] = [];
  const waiting = strategies.entries();
  const work = async (): Promise<void> => {
    for (const [i, strategy] of waiting) marked[i] = await markToMarket(strategy, market);
  };
  await Promise.all(Array.from({ length: MARKED_AT_ONCE }, work));
  return marked;
}

/** Whether an expired contract cannot be settled yet, because its settlement price is not known. */
export const awaitsSettlementPrice = ({
  due = [],
}: Partial<Pick<MarkedStrategy, 'due'>>): boolean => due.some(({ outcome }) => outcome === null);

/**
 * Whether every holding has a value at quotes of now, every expired contract a settlement price, and all corporate actions
 * are booked.
 */
export const isFullyMarked = (strategy: MarkedStrategy): boolean =>
  strategy.corporateActionsKnown &&
  !strategy.awaitsActions &&
  !strategy.mark?.stale &&
  (holdingsAfter(strategy.steps).held.length === 0 ||
    (typeof strategy.mark?.value === 'number' && !awaitsSettlementPrice(strategy)));

type MaybeMarked = Strategy & Partial<Pick<MarkedStrategy, 'mark' | 'due'>>;

/**
 * The holdings, with the volatility and delta of their quotes where there are any; those of an expired contract are gone.
 */
export function currentHoldings({ steps, mark, due = [] }: MaybeMarked): readonly Holding[] {
  return holdingsAfter(steps).held.map((holding) => {
    const quoted = mark?.legs.find((leg) => leg.holding.symbol === holding.symbol);
    if (!isOption(holding)) return holding;
    const hasExpired = due.some((each) => each.holding.symbol === holding.symbol);
    if (hasExpired) return { ...holding, iv: null, delta: null };
    const { iv, delta } = holding;
    return { ...holding, iv: quoted?.iv ?? iv, delta: quoted?.delta ?? delta };
  });
}

const expiredContract = ({ holding, outcome, settlementPrice }: DueContract) => ({
  ...{ symbol: holding.symbol, outcome },
  settlementPrice: settlementPrice?.price ?? null,
});

/**
 * Analysis input of the strategy today: the holdings at the market, expired ones as settled, or the plan while nothing is
 * held.
 */
export function currentAnalysisInput(strategy: MaybeMarked): AnalysisInput {
  const held = currentHoldings(strategy);
  const valued = held.filter((holding) => isValuedBy(strategy.symbol, holding));
  const unvalued = held.filter((holding) => !valued.includes(holding));
  const legs = valued.map((holding) => holdingLeg(holding));
  const last = strategy.steps.findLast(({ spot }) => spot !== null);
  if (held.length === 0 || !last) return analysisInputOf(strategy);
  const { mark, due = [] } = strategy;
  const terms = new Map(
    [...strategy.terms, ...(mark?.terms ?? [])].map((each) => [each.expiry, each]),
  );
  const input = {
    legs,
    ...(unvalued.length > 0 && { unvalued: unvalued.map((holding) => holdingLeg(holding)) }),
    // Average costs are rounded per share; counting the same rounded costs keeps profits exact to the cent.
    realised: addMoney(holdingsAfter(strategy.steps).cash, costOf(legs)),
    spot: mark?.spot ?? last.spot ?? strategy.underlyingPrice,
    asOf: mark?.now ?? last.at,
    terms: [...terms.values()],
    volatility: mark?.volatility ?? strategy.volatility,
  };
  return withoutExpired(input, due.map(expiredContract), strategy.symbol);
}
