/** A PostgreSQL server of our own. */
export interface RunningPostgres {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export function findPostgres(): string | null;
export function startPostgres(): Promise<RunningPostgres | null>;
