/** A PostgreSQL server of our own. */
interface RunningPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

interface PostgresScript {
  findPostgres(this: void): string | null;
  startPostgres(this: void): Promise<RunningPostgres | null>;
}

const script = new URL('../../scripts/postgres.mjs', import.meta.url);

/** The script that also serves `npm test`. */
export const { findPostgres, startPostgres } = (await import(script.href)) as PostgresScript;
