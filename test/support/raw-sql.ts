import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { MikroORM } from '@mikro-orm/postgresql';
import type { DatabaseSettings } from '@toolyard/postgres';

type Run = (statement: string) => Promise<unknown>;

/** Statements past our adapters, as somebody with a client of the database would send them. */
export const rawSql = (settings: DatabaseSettings, statements: readonly string[]): Promise<void> =>
  withClient(settings, async (run) => {
    for (const statement of statements) await run(statement);
  });

/** What the database says against each of the statements; null where it obeys. */
export const refusals = (
  settings: DatabaseSettings,
  statements: readonly string[],
): Promise<(string | null)[]> =>
  withClient(settings, async (run) => {
    const said: (string | null)[] = [];
    for (const statement of statements)
      said.push(
        await run(statement).then(
          () => null,
          (fault: unknown) => String(fault),
        ),
      );
    return said;
  });

/** Work on one connection, closed at its end. */
export async function withClient<T>(
  { databaseUrl, dataDir }: DatabaseSettings,
  work: (run: Run) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return onServer(databaseUrl, work);
  const engine = await PGlite.create(join(dataDir ?? '', 'postgres', 'cluster'));
  try {
    return await work((statement) => engine.exec(statement));
  } finally {
    await engine.close();
  }
}

async function onServer<T>(clientUrl: string, work: (run: Run) => Promise<T>): Promise<T> {
  const orm = await MikroORM.init({
    clientUrl,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    pool: { min: 1, max: 1 },
    logger: () => undefined,
  });
  try {
    const connection = orm.em.getConnection();
    return await work((statement) => connection.execute(statement));
  } finally {
    await orm.close();
  }
}
