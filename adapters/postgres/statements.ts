import { UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityData, EntityName, FilterQuery, RequiredEntityData } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery } from 'kysely';
import { PREPARED } from './connection-pool.ts';

/** Database access of a repository: query by SQL, insert and update rows. */
export class Statements {
  constructor(private readonly manager: () => EntityManager) {}

  /** Rows of a select; `?` stands for each parameter. The server plans it for these parameters. */
  rows<Row extends object>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.sent(numbered(sql), parameters);
  }

  async row<Row extends object>(sql: string, parameters: readonly unknown[]): Promise<Row | null> {
    const [first] = await this.rows<Row>(sql, parameters);
    return first ?? null;
  }

  /**
   * The same for a select that calls send all the time: its text is parsed, and planned, once a connection. Not where
   * the best plan depends on the parameters: the server keeps one for all of them.
   */
  async prepared<Row extends object>(sql: string, parameters: readonly unknown[]): Promise<Row[]> {
    return this.sent(PREPARED + numbered(sql), parameters);
  }

  private async sent<Row extends object>(
    sql: string,
    parameters: readonly unknown[],
  ): Promise<Row[]> {
    const query = CompiledQuery.raw(sql, [...parameters]);
    return (await this.manager().getKysely().executeQuery<Row>(query)).rows;
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
    const columns = props.map(({ fieldNames }) => `"${fieldNames.join()}"`);
    const fields = props.map(({ name }) => `"${name}"`);
    const typed = props.map(({ name, columnTypes }) => `"${name}" ${columnTypes.join()}`);
    await this.rows(
      `insert into "${tableName}" (${columns.join(', ')}) select ${fields.join(', ')}
       from jsonb_to_recordset(?::jsonb) as added (${typed.join(', ')})`,
      [JSON.stringify(rows)],
    );
  }

  /** Adds a row, or changes the one of the same primary key to it. */
  async upsert<T extends object>(table: EntityName<T>, row: EntityData<T>): Promise<void> {
    await this.manager().upsert(table, row);
  }

  /** Deletes rows permanently. */
  async erase<T extends object>(table: EntityName<T>, where: FilterQuery<T>): Promise<void> {
    await this.manager().nativeDelete<T>(table, where as never);
  }

  /** How many rows it changed. */
  update<T extends object>(
    table: EntityName<T>,
    where: FilterQuery<T>,
    change: EntityData<T>,
  ): Promise<number> {
    return this.manager().nativeUpdate<T>(table, where as never, change);
  }
}

/** With `$1`, `$2` and so on for each `?`. */
function numbered(sql: string): string {
  let count = 0;
  return sql.replaceAll('?', () => `$${++count}`);
}

/** Whether the row would have been the second one under this unique index. */
export const isDuplicateOf = (error: unknown, index: string): boolean =>
  isDuplicate(error) && 'constraint' in error && error.constraint === index;

export const isDuplicate = (error: unknown): error is UniqueConstraintViolationException =>
  error instanceof UniqueConstraintViolationException;
