import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Instant } from '@toolyard/core/shared';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Expression,
  type RawBuilder,
} from 'kysely';
import type { ORM_SETTINGS } from './orm-settings.ts';

/** Columns of every table, inferred from the table definitions. */
export interface Tables extends InferKyselyDB<(typeof ORM_SETTINGS.entities)[number]> {
  /** Executed migrations; the ORM's migrator owns this table. */
  readonly mikro_orm_migrations: { readonly id: number; readonly name: string };
}

/** Builds typed queries without a connection; `Statements` sends them. */
export const db = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** An instant column as milliseconds since 1970, which both engines return as a number. */
export const millis = <T extends Date | null>(
  column: Expression<T>,
): RawBuilder<null extends T ? Instant | null : Instant> =>
  sql`(extract(epoch from ${column}) * 1000)::float8`;

/** A 64-bit column as a float, which both engines return as a number. */
export const float8 = <T extends number | null>(column: Expression<T>): RawBuilder<T> =>
  sql`${column}::float8`;

/** A value of a jsonb column. */
export const jsonb = <T>(value: T): RawBuilder<T> => sql`${JSON.stringify(value)}::jsonb`;

/** One array parameter, so that the text of a statement does not depend on the number of ids. */
export const anyId = (ids: readonly string[]): RawBuilder<string> => sql`any(${ids}::uuid[])`;
