import type { InferKyselyDB } from '@mikro-orm/postgresql';
import type { Instant } from '@toolyard/core/shared';
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Compilable,
  type CompiledQuery,
  type Expression,
  type RawBuilder,
} from 'kysely';
import type {
  ACCOUNT_TABLES,
  CONTENT_TABLES,
  LOTTERY_TABLES,
  PRODUCT_TABLES,
} from './orm-settings.ts';

/** Columns of every table, inferred from the table definitions. */
export interface Tables extends InferKyselyDB<
  | (typeof ACCOUNT_TABLES)[number]
  | (typeof CONTENT_TABLES)[number]
  | (typeof LOTTERY_TABLES)[number]
  | (typeof PRODUCT_TABLES)[number]
> {
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

/** A query of this builder, or one in SQL. */
export type Query<Row> = Compilable<Row> | RawBuilder<Row>;

/** Stands for a value while the text of a query is built. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * A query whose text is built once and then sent with other values each time: building it takes longer than a short
 * query runs.
 *
 * @example
 * const sessionById = builtOnce(({ id }: { id: string }) => db.selectFrom('session').where('id', '=', id));
 * await statements.prepared(sessionById({ id }));
 */
export function builtOnce<Values extends object, Row>(
  build: (values: Values) => Query<Row>,
): (values: Values) => Query<Row> {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });
  const built: CompiledQuery<Row> = build(placeholders as Values).compile(db);
  return (values) => {
    const valueOf = (parameter: unknown): unknown =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter;
    const query = { ...built, parameters: built.parameters.map(valueOf) };
    return { compile: () => query };
  };
}

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
