import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityData, EntityName, FilterQuery, RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, sql } from 'kysely';
import { PREPARED } from './connection-pool.ts';
import { db, float8, type Query } from './query-builder.ts';

/** Database access of a repository: runs queries, inserts and updates rows. */
export class Statements {
  constructor(private readonly manager: () => EntityManager) {}

  /** Rows of a query. The server plans it for its parameters. */
  rows<Row>(query: Query<Row>): Promise<Row[]> {
    return this.send<Row>(query.compile(db));
  }

  async row<Row>(query: Query<Row>): Promise<Row | null> {
    const [first] = await this.rows(query);
    return first ?? null;
  }

  /**
   * Rows of a frequent query: each connection parses and plans its text once. Not for queries whose best plan depends on
   * the parameters, since the server uses one plan for all of them.
   */
  prepared<Row>(query: Query<Row>): Promise<Row[]> {
    const compiled = query.compile(db);
    return this.send<Row>({ ...compiled, sql: PREPARED + compiled.sql });
  }

  private async send<Row>(compiled: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<Row[]> {
    const query = CompiledQuery.raw(compiled.sql, [...compiled.parameters]);
    return (await this.manager().getKysely().executeQuery<Row>(query)).rows;
  }

  /** Locks the row of an account until the unit of work ends; nothing happens where there is none. */
  async lockAccount(id: string): Promise<void> {
    await this.rows(
      db.selectFrom('user_account').select('id').where('id', '=', id).forNoKeyUpdate(),
    );
  }

  /** Number of an account's rows. Whoever counts the same account's meanwhile waits until the unit of work ends. */
  async countOwnedLocked(
    table: 'alert_rule' | 'analysis' | 'code_recipe',
    ownerId: string,
  ): Promise<number> {
    await this.lockAccount(ownerId);
    const row = await this.row(
      db
        .selectFrom(table)
        .select((eb) => float8(eb.fn.countAll<number>()).as('count'))
        .where('owner_id', '=', ownerId),
    );
    return row?.count ?? 0;
  }

  async insert<T extends object>(table: EntityName<T>, row: RequiredEntityData<T>): Promise<void> {
    await this.manager().insert(table, row);
  }

  /** Adds rows in one statement with one parameter, however many there are. */
  async insertAll<T extends object>(
    table: EntityName<T>,
    rows: readonly RequiredEntityData<T>[],
  ): Promise<void> {
    if (rows.length === 0) return;
    const { tableName, props } = this.manager().getMetadata(table);
    const columns = props.map(({ fieldNames }) => sql.ref(fieldNames.join()));
    const fields = props.map(({ name }) => sql.ref(name));
    const typed = props.map(
      ({ name, columnTypes }) => sql`${sql.ref(name)} ${sql.raw(columnTypes.join())}`,
    );
    await this.rows(
      sql`insert into ${sql.table(tableName)} (${sql.join(columns)})
        select ${sql.join(fields)}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as added (${sql.join(typed)})`,
    );
  }

  /** Adds a row, or changes the one of the same primary key to it. */
  async upsert<T extends object>(table: EntityName<T>, row: EntityData<T>): Promise<void> {
    await this.manager().upsert(table, row);
  }

  /** Deletes rows permanently. */
  async erase<T extends object>(
    table: EntityName<T>,
    where: FilterQuery<NoInfer<T>>,
  ): Promise<void> {
    await this.manager().nativeDelete<T>(table, where);
  }

  /** Returns the number of changed rows. */
  update<T extends object>(
    table: EntityName<T>,
    where: FilterQuery<NoInfer<T>>,
    change: EntityData<T>,
  ): Promise<number> {
    return this.manager().nativeUpdate<T>(table, where, change);
  }
}

/** Whether the row would have been the second one under this unique index. */
export const isDuplicateOf = (error: unknown, index: string): boolean =>
  isDuplicate(error) && 'constraint' in error && error.constraint === index;

export const isDuplicate = (error: unknown): error is UniqueConstraintViolationException =>
  error instanceof UniqueConstraintViolationException;
