/** Runs writes that belong together. */
export interface UnitOfWork<Repositories> {
  /**
   * Hands the transaction's repositories to `work` and keeps all it did, or nothing when it throws.
   * `work` may run again after a deadlock, so it has no effects outside the repositories,
   * and it asks no other repository and starts no other unit of work.
   */
  run<T>(work: (repositories: Repositories) => Promise<T>): Promise<T>;
}

/** Stores a change that was worked out before its unit of work began, and answers. It may run again as any work may. */
export type Commit<Repositories, Output> = (repositories: Repositories) => Promise<Output>;
