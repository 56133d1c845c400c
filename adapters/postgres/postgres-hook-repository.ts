import type {
  ExpectedChange,
  HookDelivery,
  HookRepository,
  NotifiedPublication,
  WebHook,
} from '@toolyard/core/content';
import type { Instant } from '@toolyard/core/shared';
import { sql } from 'kysely';
import { db, millis } from './query-builder.ts';
import { isId, toDate, toDateOrNull } from './row-values.ts';
import type { Statements } from './statements.ts';
import {
  HookDeliveryTable,
  HookTable,
  NotifiedPublicationTable,
} from './tables/content-hook.table.ts';

const selectHooks = () =>
  db
    .selectFrom('content_hook')
    .select((eb) => [
      'id',
      'space_id as spaceId',
      'url',
      'sealed_secret as sealedSecret',
      millis(eb.ref('created_at')).as('createdAt'),
    ]);

const selectDeliveries = () =>
  db
    .selectFrom('content_hook_delivery')
    .select((eb) => [
      'id',
      'hook_id as hookId',
      'event',
      'body',
      millis(eb.ref('created_at')).as('createdAt'),
      millis(eb.ref('due_at')).as('dueAt'),
      'attempts',
      'status',
      'fault',
    ]);

const toRow = ({ hookId, createdAt, dueAt, ...rest }: HookDelivery) => ({
  ...rest,
  hook: hookId,
  createdAt: toDate(createdAt),
  dueAt: toDateOrNull(dueAt),
});

export class PostgresHookRepository implements HookRepository {
  constructor(private readonly statements: Statements) {}

  list(spaceId: string): Promise<readonly WebHook[]> {
    return this.statements.rows(
      selectHooks().where('space_id', '=', spaceId).orderBy('created_at').orderBy('id'),
    );
  }

  async find(id: string): Promise<WebHook | null> {
    return isId(id) ? this.statements.row(selectHooks().where('id', '=', id)) : null;
  }

  async add({ spaceId, createdAt, ...rest }: WebHook): Promise<void> {
    const row = { ...rest, space: spaceId, createdAt: toDate(createdAt) };
    await this.statements.insert(HookTable, row);
  }

  async remove(id: string): Promise<void> {
    await this.statements.erase(HookTable, { id });
  }

  async expect(changes: readonly ExpectedChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.statements.rows(
      db
        .insertInto('content_expected_change')
        .values(
          changes.map(({ articleId, spaceId, at }) => ({
            article_id: articleId,
            space_id: spaceId,
            at: toDate(at),
          })),
        )
        .onConflict((conflict) => conflict.doNothing()),
    );
  }

  findExpectedLocked(at: Instant): Promise<ExpectedChange | null> {
    return this.statements.row(
      db
        .selectFrom('content_expected_change as change')
        .select((eb) => [
          'change.article_id as articleId',
          'change.space_id as spaceId',
          millis(eb.ref('change.at')).as('at'),
        ])
        .where('change.at', '<=', toDate(at))
        .orderBy('change.at')
        .orderBy('change.article_id')
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    );
  }

  async removeExpected({ articleId, at }: ExpectedChange): Promise<void> {
    await this.statements.rows(
      db
        .deleteFrom('content_expected_change')
        .where('article_id', '=', articleId)
        .where('at', '=', toDate(at)),
    );
  }

  notified(articleId: string): Promise<NotifiedPublication | null> {
    return this.statements.row(
      db
        .selectFrom('content_notified_publication')
        .select([
          'article_id as articleId',
          'space_id as spaceId',
          'type',
          'locale',
          'slug',
          'revision',
        ])
        .where('article_id', '=', articleId),
    );
  }

  async setNotified({ spaceId, ...publication }: NotifiedPublication): Promise<void> {
    await this.statements.upsert(NotifiedPublicationTable, { ...publication, space: spaceId });
  }

  async removeNotified(articleId: string): Promise<void> {
    await this.statements.erase(NotifiedPublicationTable, { articleId });
  }

  async addDeliveries(deliveries: readonly HookDelivery[]): Promise<void> {
    for (const delivery of deliveries)
      await this.statements.insert(HookDeliveryTable, toRow(delivery));
  }

  findDueLocked(at: Instant): Promise<HookDelivery | null> {
    return this.statements.row(
      selectDeliveries()
        .where('due_at', '<=', toDate(at))
        .orderBy('due_at')
        .orderBy('id')
        .limit(sql.lit(1))
        .forUpdate()
        .skipLocked(),
    );
  }

  async updateDelivery(delivery: HookDelivery): Promise<void> {
    const { id, ...changed } = toRow(delivery);
    await this.statements.update(HookDeliveryTable, { id }, changed);
  }

  deliveries(hookId: string, limit: number): Promise<readonly HookDelivery[]> {
    return this.statements.rows(
      selectDeliveries()
        .where('hook_id', '=', hookId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(limit)),
    );
  }
}
