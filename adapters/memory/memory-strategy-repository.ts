import {
  isBooked,
  reviewDueAt,
  STRATEGY_UNKNOWN,
  type OwnedVersion,
  type Strategy,
  type StrategyRepository,
  type StrategyVersion,
} from '@toolyard/core/options/strategies';
import {
  VERSION_CONFLICT,
  formatCursor,
  parseCursor,
  type Instant,
  type KeysetPosition,
  type Page,
  type PageRequest,
} from '@toolyard/core/shared';
import {
  copyOf,
  withEntry,
  withoutEntry,
  withoutOwned,
  type MemoryTables,
} from './memory-tables.ts';

const placeOf = ({ updatedAt, id }: Strategy): KeysetPosition => ({ at: updatedAt, id });

const newestFirst = (a: KeysetPosition, b: KeysetPosition): number =>
  b.at - a.at || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0);

export class MemoryStrategyRepository implements StrategyRepository {
  constructor(private readonly tables: MemoryTables) {}

  async listOwned(ownerId: string, { limit, cursor }: PageRequest): Promise<Page<Strategy>> {
    await Promise.resolve();
    const after = cursor === null ? null : parseCursor(cursor);
    const found = [...this.tables.strategies.values()]
      .filter((strategy) => strategy.ownerId === ownerId)
      .filter((strategy) => !after || newestFirst(after, placeOf(strategy)) < 0)
      .sort((a, b) => newestFirst(placeOf(a), placeOf(b)));
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items: structuredClone(items), nextCursor: last ? formatCursor(placeOf(last)) : null };
  }

  listVersions(ownerId: string, page: PageRequest): Promise<Page<StrategyVersion>> {
    return this.listOwned(ownerId, page);
  }

  async listAll(ownerId: string): Promise<readonly Strategy[]> {
    return (await this.listOwned(ownerId, { limit: Infinity, cursor: null })).items;
  }

  async versionOfAll(ownerId: string): Promise<OwnedVersion> {
    const all = await this.listAll(ownerId);
    const versions = all.map(({ id, version }) => `${id} ${version}`);
    return { version: versions.toSorted().join(), count: all.length };
  }

  async countOwned(ownerId: string): Promise<number> {
    return (await this.listAll(ownerId)).length;
  }

  findOwned(ownerId: string, id: string): Promise<Strategy | null> {
    const found = this.tables.strategies.get(id);
    return Promise.resolve(found?.ownerId === ownerId ? copyOf(found) : null);
  }

  findVersion(ownerId: string, id: string): Promise<StrategyVersion | null> {
    return this.findOwned(ownerId, id);
  }

  add(strategy: Strategy): Promise<void> {
    return this.addAll([strategy]);
  }

  async addAll(strategies: readonly Strategy[]): Promise<void> {
    await Promise.resolve();
    for (const strategy of strategies) this.put(strategy);
  }

  /** Units of work in memory run one after another. */
  lockOwned(): Promise<void> {
    return Promise.resolve();
  }

  async update(changed: Strategy): Promise<void> {
    const { name, templateId, status, symbol, terms, corrections, journal } = changed;
    const { version, updatedAt } = changed;
    const current = await this.atVersion(changed.ownerId, changed.id, version - 1);
    // A correction changes stored steps, a booked step may come between them, and its terms follow its announcement.
    const replacesSteps =
      corrections.length > current.corrections.length ||
      changed.steps.some(isBooked) ||
      current.steps.some((step, place) => changed.steps[place]?.id !== step.id);
    const added = changed.steps.slice(current.steps.length);
    const steps = replacesSteps ? changed.steps : [...current.steps, ...added];
    const stored = {
      ...current,
      ...{ name, templateId, status, symbol, terms, corrections, journal },
      ...{ steps, version, updatedAt },
    };
    this.put(stored);
  }

  private put(strategy: Strategy): void {
    this.tables.strategies = withEntry(this.tables.strategies, strategy.id, strategy);
    this.review(strategy.id, reviewDueAt(strategy));
  }

  private review(id: string, next: Instant | null): void {
    const { strategyReviews } = this.tables;
    this.tables.strategyReviews =
      next === null ? withoutEntry(strategyReviews, id) : withEntry(strategyReviews, id, next);
  }

  listReviewDueLocked(at: Instant, limit: number): Promise<readonly Strategy[]> {
    const due = [...this.tables.strategyReviews]
      .filter(([, next]) => next <= at)
      .sort(([a, from], [b, to]) => from - to || a.localeCompare(b))
      .flatMap(([id]) => this.tables.strategies.get(id) ?? []);
    return Promise.resolve(structuredClone(due.slice(0, limit)));
  }

  async scheduleReview({ id, version }: StrategyVersion, next: Instant | null): Promise<void> {
    await Promise.resolve();
    if (this.tables.strategies.get(id)?.version === version) this.review(id, next);
  }

  async updatePlan(changed: Strategy): Promise<void> {
    const { version, name, templateId, symbol, underlyingPrice, terms } = changed;
    const { legs, planAdjustments, updatedAt } = changed;
    const current = await this.atVersion(changed.ownerId, changed.id, version - 1);
    const stored = {
      ...current,
      ...{ version, name, templateId, symbol, underlyingPrice, terms },
      ...{ legs, planAdjustments, updatedAt },
    };
    this.tables.strategies = withEntry(this.tables.strategies, changed.id, stored);
  }

  async remove({
    ownerId,
    id,
    version,
  }: Pick<Strategy, 'ownerId' | 'id' | 'version'>): Promise<void> {
    await this.atVersion(ownerId, id, version);
    this.tables.strategies = withoutEntry(this.tables.strategies, id);
  }

  async eraseOwned(owner: string): Promise<void> {
    await Promise.resolve();
    this.tables.strategies = withoutOwned(
      this.tables.strategies,
      ({ ownerId }) => ownerId === owner,
    );
  }

  private async atVersion(ownerId: string, id: string, version: number): Promise<Strategy> {
    const current = await this.findOwned(ownerId, id);
    if (!current) throw STRATEGY_UNKNOWN();
    if (current.version !== version) throw VERSION_CONFLICT({ details: { current } });
    return current;
  }
}
