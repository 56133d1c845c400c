import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '@toolyard/core/shared';
import { repositoriesOn, type Repositories } from './repositories.ts';
import { Statements } from './statements.ts';

/**
 * Each statement sees what was committed before it began. What two units of work must not do at once is held by row
 * locks, versions and unique indexes, so none fails to serialise.
 */
const ISOLATION = IsolationLevel.READ_COMMITTED;
/** PostgreSQL's code of a deadlock: the same work may succeed when run again. */
const DEADLOCK = '40P01';
const TRIES = 5;
const LONGEST_FIRST_PAUSE_MS = 20;

/** Each unit of work in a transaction of its own. */
export class PostgresUnitOfWork implements UnitOfWork<Repositories> {
  private readonly open = new AsyncLocalStorage<true>();

  constructor(private readonly manager: EntityManager) {}

  async run<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    this.assertNoneOpen();
    for (let tries = 1; ; tries++) {
      try {
        return await this.open.run(true, () => this.attempt(work));
      } catch (error) {
        if (tries === TRIES || codeOf(error) !== DEADLOCK) throw error;
      }
      await pause(Math.random() * LONGEST_FIRST_PAUSE_MS * 2 ** tries);
    }
  }

  /**
   * Statements beside a unit of work; inside one they would wait for it for ever. One manager serves them all: they
   * leave no entity in it, and a fork for each would double what a short one costs.
   */
  beside(): Statements {
    const manager = this.manager.fork();
    return new Statements(() => {
      this.assertNoneOpen();
      return manager;
    });
  }

  private attempt<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    const whole = async (inside: EntityManager) => {
      const repositories = repositoriesOn(new Statements(() => inside));
      const result = await work(repositories);
      await repositories.audit.append();
      return result;
    };
    return this.manager.fork().transactional(whole, { isolationLevel: ISOLATION });
  }

  private assertNoneOpen(): void {
    if (this.open.getStore())
      throw new Error('a unit of work asks its own repositories only and starts no other');
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
