import type { EntityData, InferEntity } from '@mikro-orm/core';
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
  type Instant,
  formatCursor,
  parseCursor,
  type Page,
  type PageRequest,
} from '@toolyard/core/shared';
import { sql, type SelectQueryBuilder } from 'kysely';
import { anyId, builtOnce, db, float8, type Tables } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import {
  selectAllStrategies,
  selectStrategies,
  selectVersions,
  toFillRow,
  toJournalColumns,
  toLegRow,
  toStepRow,
  toStrategyRow,
} from './strategy-rows.ts';
import { StrategyFillTable } from './tables/strategy-fill.table.ts';
import { StrategyLegTable } from './tables/strategy-leg.table.ts';
import { StrategyStepTable } from './tables/strategy-step.table.ts';
import { StrategyTable } from './tables/strategy.table.ts';

type StrategySelect<Row> = SelectQueryBuilder<Tables, 'strategy', Row>;

const newestFirst = <Row>(select: StrategySelect<Row>): StrategySelect<Row> =>
  select.orderBy('updated_at', 'desc').orderBy('id', 'desc');

interface OwnedPage {
  readonly ownerId: string;
  /** One row more than the page shows. */
  readonly limit: number;
}

interface OwnedPageAfter extends OwnedPage {
  readonly at: Date;
  readonly id: string;
}

/** The first page of a list, and the pages after a position. */
const pagesOf = <Row>(select: (ownerId: string) => StrategySelect<Row>) => ({
  first: builtOnce(({ ownerId, limit }: OwnedPage) => newestFirst(select(ownerId)).limit(limit)),
  after: builtOnce(({ ownerId, limit, at, id }: OwnedPageAfter) =>
    newestFirst(select(ownerId))
      .where((eb) => eb(eb.refTuple('updated_at', 'id'), '<', eb.tuple(at, id)))
      .limit(limit),
  ),
});

const STRATEGY_PAGES = pagesOf(selectStrategies);
const VERSION_PAGES = pagesOf((ownerId) => selectVersions().where('owner_id', '=', ownerId));

const strategyById = builtOnce(
  ({ ownerId, id }: { readonly ownerId: string; readonly id: string }) =>
    selectStrategies(ownerId).where('id', '=', id),
);

const versionsById = builtOnce(({ ids }: { readonly ids: readonly string[] }) =>
  selectVersions().where('id', '=', anyId(ids)),
);

const versionOfAll = builtOnce(({ ownerId }: { readonly ownerId: string }) =>
  db
    .selectFrom('strategy')
    .select((eb) => [
      float8(eb.fn.countAll<number>()).as('count'),
      sql<string>`md5(coalesce(string_agg(id::text || ' ' || version, ',' order by id), ''))`.as(
        'version',
      ),
    ])
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null),
);

export class PostgresStrategyRepository implements StrategyRepository {
  constructor(private readonly statements: Statements) {}

  listOwned(ownerId: string, page: PageRequest): Promise<Page<Strategy>> {
    return this.page(STRATEGY_PAGES, ownerId, page);
  }

  listVersions(ownerId: string, page: PageRequest): Promise<Page<StrategyVersion>> {
    return this.page(VERSION_PAGES, ownerId, page);
  }

  private async page<Row extends StrategyVersion & Pick<Strategy, 'updatedAt'>>(
    pages: ReturnType<typeof pagesOf<Row>>,
    ownerId: string,
    { limit, cursor }: PageRequest,
  ): Promise<Page<Row>> {
    const own = { ownerId, limit: limit + 1 };
    const after = cursor === null ? null : parseCursor(cursor);
    const found = await this.statements.prepared(
      after ? pages.after({ ...own, at: toDate(after.at), id: after.id }) : pages.first(own),
    );
    const items = found.slice(0, limit);
    const last = found.length > limit ? items.at(-1) : undefined;
    return { items, nextCursor: last ? formatCursor({ at: last.updatedAt, id: last.id }) : null };
  }

  async listAll(ownerId: string): Promise<readonly Strategy[]> {
    return this.statements.rows(newestFirst(selectStrategies(ownerId)));
  }

  async versionOfAll(ownerId: string): Promise<OwnedVersion> {
    const [found] = await this.statements.prepared(versionOfAll({ ownerId }));
    return found!;
  }

  async countOwned(ownerId: string): Promise<number> {
    const row = await this.statements.row(
      db
        .selectFrom('strategy')
        .select((eb) => float8(eb.fn.countAll<number>()).as('count'))
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null),
    );
    return row?.count ?? 0;
  }

  async findOwned(ownerId: string, id: string): Promise<Strategy | null> {
    if (!isId(id)) return null;
    const [found] = await this.statements.prepared(strategyById({ ownerId, id }));
    return found ?? null;
  }

  async findVersion(ownerId: string, id: string): Promise<StrategyVersion | null> {
    const [found] = isId(id) ? await this.findVersions([id]) : [];
    return found?.ownerId === ownerId ? found : null;
  }

  /** Regardless of the owner. */
  findVersions(
    ids: readonly string[],
  ): Promise<readonly (StrategyVersion & Pick<Strategy, 'ownerId'>)[]> {
    return this.statements.prepared(versionsById({ ids }));
  }

  add(strategy: Strategy): Promise<void> {
    return this.addAll([strategy]);
  }

  async addAll(strategies: readonly Strategy[]): Promise<void> {
    const legs = strategies.flatMap((strategy) =>
      strategy.legs.map((leg, ordinal) => toLegRow(leg, ordinal, strategy)),
    );
    await this.statements.insertAll(StrategyTable, strategies.map(toStrategyRow));
    await this.statements.insertAll(StrategyLegTable, legs);
    await this.addSteps(strategies.map((strategy) => ({ strategy, from: 0 })));
  }

  /** Locks the owner's row instead of each strategy. Adding a strategy does not wait for this lock. */
  async lockOwned(ownerId: string): Promise<void> {
    await this.statements.lockAccount(ownerId);
  }

  async update(changed: Strategy): Promise<void> {
    const { ownerId, id, version, name, templateId, status, symbol } = changed;
    const { terms, corrections, journal } = changed;
    const stored = await this.storedSteps(id);
    const updatedAt = toDate(changed.updatedAt);
    const changes = {
      ...{ version, name, templateId, status, symbol, terms, corrections, updatedAt },
      ...toJournalColumns(journal),
      reviewAt: toDateOrNull(reviewDueAt(changed)),
    };
    await this.change(ownerId, id, version - 1, changes);
    // A correction changes stored steps, a booked step may come between them, and its terms follow its announcement.
    const replacesSteps =
      corrections.length > stored.corrections ||
      changed.steps.some(isBooked) ||
      stored.stepIds.some((stepId, place) => changed.steps[place]?.id !== stepId);
    if (replacesSteps) await this.statements.erase(StrategyStepTable, { strategy: id });
    await this.addSteps([{ strategy: changed, from: replacesSteps ? 0 : stored.stepIds.length }]);
  }

  async updatePlan(changed: Strategy): Promise<void> {
    const { ownerId, id, version, name, templateId, symbol, underlyingPrice } = changed;
    const { terms, legs, planAdjustments } = changed;
    await this.change(ownerId, id, version - 1, {
      ...{ version, name, templateId, symbol, underlyingPrice, terms, planAdjustments },
      updatedAt: toDate(changed.updatedAt),
    });
    await this.statements.erase(StrategyLegTable, { strategy: id });
    await this.statements.insertAll(
      StrategyLegTable,
      legs.map((leg, ordinal) => toLegRow(leg, ordinal, changed)),
    );
  }

  /** Ids of the stored steps and number of the corrections of a strategy. */
  private async storedSteps(
    id: string,
  ): Promise<{ stepIds: readonly string[]; corrections: number }> {
    if (!isId(id)) throw STRATEGY_UNKNOWN();
    const row = await this.statements.row(
      db
        .selectFrom('strategy')
        .select([
          sql<number>`jsonb_array_length(corrections)`.as('corrections'),
          sql<readonly string[]>`array(
            select id::text from strategy_step where strategy_id = strategy.id order by ordinal
          )`.as('stepIds'),
        ])
        .where('id', '=', id),
    );
    return row ?? { stepIds: [], corrections: 0 };
  }

  listReviewDueLocked(at: Instant, limit: number): Promise<readonly Strategy[]> {
    return this.statements.rows(
      selectAllStrategies()
        .where('review_at', '<=', toDate(at))
        .orderBy('review_at')
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    );
  }

  async scheduleReview({ id, version }: StrategyVersion, next: Instant | null): Promise<void> {
    const where = { id, version, deletedAt: null };
    await this.statements.update(StrategyTable, where, { reviewAt: toDateOrNull(next) });
  }

  async remove(
    { ownerId, id, version }: Pick<Strategy, 'ownerId' | 'id' | 'version'>,
    at: Instant,
  ): Promise<void> {
    await this.change(ownerId, id, version, {
      ...{ version: version + 1, deletedAt: toDate(at), reviewAt: null },
    });
  }

  async eraseOwned(owner: string): Promise<void> {
    await this.statements.erase(StrategyTable, { owner });
  }

  /** Adds the steps of each strategy from the index `from` on. */
  private async addSteps(
    added: readonly { readonly strategy: Strategy; readonly from: number }[],
  ): Promise<void> {
    const steps = added.flatMap(({ strategy, from }) =>
      strategy.steps.slice(from).map((step, index) => ({ step, ordinal: from + index, strategy })),
    );
    const fills = steps.flatMap(({ step, strategy }) =>
      step.fills.map((fill, ordinal) => toFillRow(fill, ordinal, step, strategy.ownerId)),
    );
    const rows = steps.map(({ step, ordinal, strategy }) => toStepRow(step, ordinal, strategy));
    await this.statements.insertAll(StrategyStepTable, rows);
    await this.statements.insertAll(StrategyFillTable, fills);
  }

  private async change(
    owner: string,
    id: string,
    version: number,
    changes: EntityData<InferEntity<typeof StrategyTable>>,
  ): Promise<void> {
    if (!isId(id)) throw STRATEGY_UNKNOWN();
    const where = { id, owner, version, deletedAt: null };
    if ((await this.statements.update(StrategyTable, where, changes)) > 0) return;
    const current = await this.findOwned(owner, id);
    throw current ? VERSION_CONFLICT({ details: { current } }) : STRATEGY_UNKNOWN();
  }
}
