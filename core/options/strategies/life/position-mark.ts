import type { Sourced } from '../../../market/index.ts';
import type { CalendarDate, Instant, Money } from '../../../shared/index.ts';
import type { ExpiryTerms, OptionChain } from '../../chain/index.ts';
import { quoteIn, type ListedContracts } from '../listed-contracts.ts';
import type { Strategy } from '../strategy.ts';
import { orNull, type MarketBoard } from './market-board.ts';
import { holdingsAfter, type Holding } from './position.ts';
import { dueHoldings, exerciseValue, outcomeByRule, type DueContract } from './settlement.ts';

/** What is held of one instrument, at its quote. Prices in money a share. */
export interface MarkedHolding {
  readonly holding: Holding;
  readonly bid: Money | null;
  readonly ask: Money | null;
  /**
   * What it counts for: the middle of bid and ask, the spot for shares. A contract past its expiry counts for what
   * its outcome by rule has left, which may be below zero. Null = unknown.
   */
  readonly mark: Money | null;
  readonly iv: number | null;
  /** A bought contract's, a share. */
  readonly delta: number | null;
}

/** A position at the market. */
export interface PositionMark {
  /** When its quotes were made. */
  readonly at: Instant;
  /** The time that days and model times count from. */
  readonly now: Instant;
  readonly spot: Money;
  readonly stale: boolean;
  readonly legs: readonly MarkedHolding[];
  /** Of the expiries held. */
  readonly terms: readonly ExpiryTerms[];
  /** Of the front expiry's forward. */
  readonly volatility: number | null;
  /** Of everything held; null when one mark is unknown. */
  readonly value: Money | null;
}

/** A strategy beside the market of the moment. */
export interface MarkedStrategy extends Strategy {
  /** Null unless something is held and its underlying has a price. */
  readonly mark: PositionMark | null;
  /** Contracts past their expiry that are not settled yet, earliest first. */
  readonly due: readonly DueContract[];
}

type Chains = ReadonlyMap<CalendarDate, Sourced<OptionChain>>;

const middle = (bid: Money, ask: Money): Money => Math.round((bid + ask) / 2);

const ofShares = (holding: Holding, spot: Money): MarkedHolding => ({
  holding,
  ...{ bid: null, ask: null, mark: spot, iv: null, delta: null },
});

function ofContract(holding: Holding, chains: Chains): MarkedHolding {
  const chain = holding.expiry && chains.get(holding.expiry);
  const quote = chain ? quoteIn(chain.value, holding.symbol) : null;
  if (!quote) return { holding, bid: null, ask: null, mark: null, iv: null, delta: null };
  const { bid, ask, iv, delta } = quote;
  const mark = bid === null || ask === null ? null : middle(bid, ask);
  return { holding, bid, ask, mark, iv, delta };
}

function ofDue({ holding, outcome }: DueContract, spot: Money): MarkedHolding {
  const { type, strike } = holding;
  const left = outcome === 'expire' ? 0 : exerciseValue(type, strike, spot);
  const mark = outcome === null ? null : left;
  return { holding, bid: null, ask: null, mark, iv: null, delta: null };
}

/** Σ quantity · multiplier · mark; null when one is unknown. */
export const markedValue = (legs: readonly MarkedHolding[]): Money | null =>
  legs.reduce<Money | null>(
    (sum, { holding: { quantity, multiplier }, mark }) =>
      sum === null || mark === null ? null : sum + quantity * multiplier * mark,
    0,
  );

async function chainsOf(
  contracts: ListedContracts,
  live: readonly Holding[],
): Promise<Map<CalendarDate, Sourced<OptionChain>>> {
  const chains = new Map<CalendarDate, Sourced<OptionChain>>();
  for (const expiry of [...new Set(live.flatMap((holding) => holding.expiry ?? []))].sort()) {
    const chain = await orNull(contracts.chain(expiry));
    if (chain) chains.set(expiry, chain);
  }
  return chains;
}

async function dueOf(
  board: MarketBoard,
  symbol: string,
  held: readonly DueContract['holding'][],
): Promise<readonly DueContract[]> {
  const due: DueContract[] = [];
  for (const holding of held) {
    const price = holding.expiry && (await board.settlement(symbol, holding.expiry));
    const outcome = price === null ? null : outcomeByRule(holding, price);
    due.push({ holding, settlementPrice: price, outcome });
  }
  return due;
}

/** The strategy at the market of the moment. */
export async function marked(strategy: Strategy, board: MarketBoard): Promise<MarkedStrategy> {
  const { held } = holdingsAfter(strategy.steps);
  const contracts = held.length > 0 ? await board.contractsOrNull(strategy.symbol) : null;
  if (!contracts) return { ...strategy, mark: null, due: [] };
  const expired = dueHoldings(held, contracts.at);
  const due = await dueOf(board, strategy.symbol, expired);
  const live = held.filter(({ symbol }) => expired.every((each) => each.symbol !== symbol));
  const chains = await chainsOf(contracts, live);
  const front = chains.values().next().value ?? (await orNull(contracts.first()));
  if (!front) return { ...strategy, mark: null, due };
  const { spot, asOf, volatilityAtForward } = front.value;
  const legs = held.map((holding) => {
    const ended = due.find((each) => each.holding.symbol === holding.symbol);
    if (ended) return ofDue(ended, spot);
    return holding.kind === 'stock' ? ofShares(holding, spot) : ofContract(holding, chains);
  });
  const mark: PositionMark = {
    at: asOf,
    now: contracts.at,
    spot,
    stale: [front, ...chains.values()].some(({ meta }) => meta.stale),
    legs,
    terms: [...chains.values()].map(({ value }) => value.terms),
    volatility: volatilityAtForward,
    value: markedValue(legs),
  };
  return { ...strategy, mark, due };
}

/** Whether nothing of its market is missing: every holding has a value, and every due contract a settlement price. */
export const isFullyMarked = ({ steps, mark, due }: MarkedStrategy): boolean =>
  holdingsAfter(steps).held.length === 0 ||
  (typeof mark?.value === 'number' && due.every(({ settlementPrice }) => settlementPrice !== null));

/** Strategies at one market, each chain read once for all of them. */
export async function allMarked(
  strategies: readonly Strategy[],
  board: MarketBoard,
): Promise<MarkedStrategy[]> {
  const all: MarkedStrategy[] = [];
  for (const strategy of strategies) all.push(await marked(strategy, board));
  return all;
}
