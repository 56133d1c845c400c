import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { IsolationLevel } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Repositories } from '@toolyard/core/repositories';
import type { UnitOfWork } from '@toolyard/core/shared';
import { repositoriesOn } from './repositories.ts';
import { Statements } from './statements.ts';

/**
 * Each statement sees what was committed before it began. Row locks, versions and unique indexes keep concurrent units
 * of work apart, so none of them fails with a serialisation error.
 */
const ISOLATION = IsolationLevel.READ_COMMITTED;
/** PostgreSQL's error code of a deadlock. A retry may succeed. */
const DEADLOCK = '40P01';
const MAX_TRIES = 5;
const MAX_FIRST_DELAY_MS = 20;

/** Runs each unit of work in its own transaction. */
export class PostgresUnitOfWork implements UnitOfWork<Repositories> {
  private readonly open = new AsyncLocalStorage<true>();
  private readonly listeners: (() => void)[] = [];

  constructor(private readonly manager: EntityManager) {}

  /** Calls the listener at the end of each unit of work, before its caller continues. */
  onEnd(listener: () => void): void {
    this.listeners.push(listener);
  }

  async run<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    this.assertNoneOpen();
    for (let tries = 1; ; tries++) {
      try {
        return await this.open.run(true, () => this.attempt(work));
      } catch (error) {
        if (tries === MAX_TRIES || codeOf(error) !== DEADLOCK) throw error;
      } finally {
        for (const listener of this.listeners) listener();
      }
      await delay(Math.random() * MAX_FIRST_DELAY_MS * 2 ** tries);
    }
  }

  /**
   * Statements outside any unit of work; inside one they would wait for it forever. All of them share one manager:
   * they leave no entity in it, and a fork for each would double the cost of a short one.
   */
  statementsOutside(): Statements {
    const manager = this.manager.fork();
    return new Statements(() => {
      this.assertNoneOpen();
      return manager;
    });
  }

  private attempt<T>(work: (repositories: Repositories) => Promise<T>): Promise<T> {
    const transaction = async (inside: EntityManager) => {
      const repositories = repositoriesOn(new Statements(() => inside));
      const result = await work(repositories);
      await repositories.audit.append();
      return result;
    };
    return this.manager.fork().transactional(transaction, { isolationLevel: ISOLATION });
  }

  private assertNoneOpen(): void {
    if (this.open.getStore())
      throw new Error('a unit of work asks its own repositories only and starts no other');
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';
