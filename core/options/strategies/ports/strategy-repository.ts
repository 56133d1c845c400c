import type { OwnedRecords } from '../../../accounts/index.ts';
import type { Instant, Page, PageRequest } from '../../../shared/index.ts';
import type { Strategy } from '../strategy.ts';

/** Two of the same id and version have the same content. */
export type StrategyVersion = Pick<Strategy, 'id' | 'version'>;

/** Everything that an owner has. */
export interface OwnedVersion {
  /** Another one after every addition, change and removal. */
  readonly version: string;
  readonly count: number;
}

/**
 * Where strategies are kept. Adding and changing one schedules its next review by `reviewDueAt`.
 * test/conformance/strategy-repository states what every adapter must do.
 */
export interface StrategyRepository extends OwnedRecords {
  /** The owner's strategies, newest change first, ties by id descending. Refuses with CURSOR_INVALID. */
  listOwned(ownerId: string, page: PageRequest): Promise<Page<Strategy>>;
  /** The same page, without what the strategies hold. */
  listVersions(ownerId: string, page: PageRequest): Promise<Page<StrategyVersion>>;
  /** Everything that the owner has at one moment, in the same order. */
  listAll(ownerId: string): Promise<readonly Strategy[]>;
  /** The version of what `listAll` answers. */
  versionOfAll(ownerId: string): Promise<OwnedVersion>;
  /** How many strategies the owner has. */
  countOwned(ownerId: string): Promise<number>;
  /** Null for a foreign id as for an unknown one. */
  findOwned(ownerId: string, id: string): Promise<Strategy | null>;
  /** The version of what `findOwned` answers. */
  findVersion(ownerId: string, id: string): Promise<StrategyVersion | null>;
  add(strategy: Strategy): Promise<void>;
  /** Stores many, in as many statements as for one. */
  addAll(strategies: readonly Strategy[]): Promise<void>;
  /**
   * From here to its end, no other unit of work that calls this for the same owner goes on. Whoever adds strategies
   * by what the owner has already calls it first.
   */
  lockOwned(ownerId: string): Promise<void>;
  /**
   * Stores `changed` where the kept version is `changed.version - 1`; else refuses with VERSION_CONFLICT and the
   * present one, or with STRATEGY_UNKNOWN when it is gone. Legs stay as they are. With more corrections than
   * are kept, or other steps than the kept ones before the new ones, the steps replace the kept ones; else the kept
   * steps stay too, and those after them are added.
   */
  update(changed: Strategy): Promise<void>;
  /**
   * Strategies of all owners whose review is due, longest first. No other unit of work is given them before this one
   * ends.
   */
  listReviewDueLocked(at: Instant, limit: number): Promise<readonly Strategy[]>;
  /** Moves the next review of a strategy, null ends them. Nothing happens where its version is another one. */
  scheduleReview(of: StrategyVersion, next: Instant | null): Promise<void>;
  /**
   * Stores `changed` with its legs, its symbol and the market of its plan where the kept version is
   * `changed.version - 1`; refuses as `update` does. Steps stay as they are.
   */
  updatePlan(changed: Strategy): Promise<void>;
  /** Removes the strategy of that version; refuses as `update` does. */
  remove(removed: Pick<Strategy, 'ownerId' | 'id' | 'version'>, at: Instant): Promise<void>;
}

/** What reads use of it. */
export type StrategyReader = Pick<
  StrategyRepository,
  'listOwned' | 'listVersions' | 'listAll' | 'versionOfAll' | 'findOwned' | 'findVersion'
>;
