import {
  DomainError,
  VERSION_CONFLICT,
  type CalendarDate,
  type Instant,
  type UnitOfWork,
} from '../../../shared/index.ts';
import { termsOfContract } from '../../contracts/index.ts';
import { isBooked } from '../lifecycle/booked-steps.ts';
import { dueContracts } from '../lifecycle/expired-contracts.ts';
import { MarketSnapshot } from '../lifecycle/market-snapshot.ts';
import type { StrategyStep } from '../lifecycle/position.ts';
import {
  positionIn,
  settledPosition,
  strategyOf,
  type LifecyclePorts,
} from '../lifecycle/prepare-step.ts';
import { nextReview, reviewDueAt } from '../lifecycle/review.ts';
import type { DueContract } from '../lifecycle/settlement.ts';
import { withBookedSteps } from '../lifecycle/with-booked-steps.ts';
import { withSteps } from '../lifecycle/with-steps.ts';
import { SETTLEMENT_PRICE_UNKNOWN, STRATEGY_UNKNOWN } from '../strategies.errors.ts';
import { strategyEntry, type LifecycleAction, type StrategyStore } from '../strategy-store.ts';
import type { Strategy } from '../strategy.ts';
import { settlementSteps } from './settle-strategy.ts';

const BATCH = 100;
/** Refusals that mean that somebody else has changed the strategy since it was read. */
const OVERTAKEN: readonly string[] = [VERSION_CONFLICT.code, STRATEGY_UNKNOWN.code];

/** What one run has stored. */
export interface ReviewResult {
  /** Positions whose expired contracts were settled. */
  readonly settled: number;
  /** Ended trades whose dividends were booked. */
  readonly booked: number;
}

const inCash = ({ holding }: DueContract): boolean =>
  termsOfContract(holding.symbol).settlement === 'cash';

/** Whether the user has taken back a settlement of the contract, and so settles it himself. */
const isTakenBack = ({ corrections }: Strategy, { holding }: DueContract): boolean =>
  corrections.some(
    ({ before, after }) =>
      after === null &&
      before.fills.some(({ symbol, cause }) => symbol === holding.symbol && cause !== 'trade'),
  );

/** What tells whether booked steps have changed: which ones there are, and their fills. */
const bookedIn = (steps: readonly StrategyStep[]): string =>
  JSON.stringify(
    steps
      .filter(isBooked)
      .map(({ id, fills }) => [
        id,
        fills.map(({ symbol, quantity, price }) => [symbol, quantity, price]),
      ]),
  );

/** The owner of contracts for shares that have expired: he alone knows whether they were exercised or assigned. */
export interface AwaitedOwner<Work> {
  /** Tells him in the unit of work that puts the strategy aside, once per expiry. */
  tell(
    all: Work,
    strategy: Strategy,
    expiries: readonly CalendarDate[],
    at: Instant,
  ): Promise<void>;
}

/**
 * Does the work of strategies that no user has to ask for. Several servers may run it at once:
 *
 * - Contracts that are settled in cash have one outcome. They are settled once their official price is known, unless the
 *   user has taken such a settlement back. Contracts for shares wait for their owner, since they may be assigned or not; the
 *   owner is told once per expiry.
 * - The dividends of a trade that ended while their source was away are booked once it answers.
 *
 * One unit of work takes strategies that are due and moves their next review, so that no other server takes them. The
 * market is read without a unit of work, and each result is stored at the version that was read: a change since then
 * overtakes it. A server that is killed in between has stored nothing, and the strategies are due again.
 */
export class ReviewStrategies<Work extends StrategyStore = StrategyStore> {
  constructor(
    private readonly work: UnitOfWork<Work>,
    private readonly ports: LifecyclePorts,
    private readonly owner: AwaitedOwner<Work>,
  ) {}

  /** What cannot be read rejects after the other strategies were served. */
  async execute(): Promise<ReviewResult> {
    const faults: unknown[] = [];
    for (let [settled, booked] = [0, 0]; ;) {
      const at = this.ports.clock.now();
      const taken = await this.work.run((all) => this.take(all, at));
      const market = new MarketSnapshot(this.ports);
      for (const strategy of taken)
        try {
          const action = await this.review(strategy, market.of(strategy), at);
          if (action === 'strategy.settled') settled += 1;
          if (action === 'strategy.dividendsBooked') booked += 1;
        } catch (fault) {
          const isOvertaken = fault instanceof DomainError && OVERTAKEN.includes(fault.code);
          if (!isOvertaken) faults.push(fault);
        }
      if (taken.length < BATCH) {
        if (faults.length > 0) throw faults[0];
        return { settled, booked };
      }
    }
  }

  private async take({ strategies }: StrategyStore, at: Instant): Promise<readonly Strategy[]> {
    const due = await strategies.listReviewDueLocked(at, BATCH);
    for (const strategy of due) {
      const since = reviewDueAt(strategy) ?? at;
      await strategies.scheduleReview(strategy, nextReview(Math.min(since, at), at));
    }
    return due;
  }

  /** What was stored; null where nothing was. */
  private review(
    strategy: Strategy,
    market: MarketSnapshot,
    at: Instant,
  ): Promise<LifecycleAction | null> {
    return strategy.status === 'active'
      ? this.settle(strategy, market)
      : this.bookDividends(strategy, market, at);
  }

  private async settle(
    strategy: Strategy,
    market: MarketSnapshot,
  ): Promise<LifecycleAction | null> {
    const position = await positionIn(strategy, market, this.ports);
    const { strategy: booked, holdings } = position;
    const valuedAt = await market.valuedAt(booked.symbol);
    const due = await dueContracts(booked, holdings.held, valuedAt, market);
    if (due.length === 0) return this.finish(strategy, reviewDueAt(strategy));
    if (!due.every(inCash) || due.some((each) => isTakenBack(strategy, each)))
      return this.awaitOwner(strategy, booked, due);
    try {
      const stated = { outcomes: [], settlementPrices: [] };
      const steps = settlementSteps(stated, position, due);
      const after = await settledPosition(position, steps, '');
      return await this.store(strategy, strategyOf(after), 'strategy.settled');
    } catch (error) {
      const isAwaited =
        error instanceof DomainError && error.code === SETTLEMENT_PRICE_UNKNOWN.code;
      if (isAwaited) return null;
      throw error;
    }
  }

  private async bookDividends(
    strategy: Strategy,
    market: MarketSnapshot,
    at: Instant,
  ): Promise<LifecycleAction | null> {
    const { strategy: after, corporateActionsKnown } = await withBookedSteps(strategy, market);
    if (!corporateActionsKnown) return null;
    const { steps } = after;
    if (bookedIn(steps) === bookedIn(strategy.steps)) return this.finish(strategy, null);
    return this.store(strategy, withSteps(strategy, steps, at), 'strategy.dividendsBooked');
  }

  private async awaitOwner(
    strategy: Strategy,
    booked: Strategy,
    due: readonly DueContract[],
  ): Promise<null> {
    const inShares = due.filter((each) => !inCash(each)).map(({ holding }) => holding.expiry);
    await this.work.run(async (all) => {
      await all.strategies.scheduleReview(strategy, null);
      await this.owner.tell(all, booked, [...new Set(inShares)], this.ports.clock.now());
    });
    return null;
  }

  /** Nothing is left to do until then. */
  private async finish(strategy: Strategy, next: Instant | null): Promise<null> {
    await this.work.run(({ strategies }) => strategies.scheduleReview(strategy, next));
    return null;
  }

  private async store(
    before: Strategy,
    after: Strategy,
    action: LifecycleAction,
  ): Promise<LifecycleAction> {
    await this.work.run(async ({ strategies, audit }) => {
      await strategies.update(after);
      audit.record(strategyEntry({ action, before, after }, 'system', after.updatedAt));
    });
    return action;
  }
}
