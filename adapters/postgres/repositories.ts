import type { SessionRepository, UserRepository } from '@toolyard/core/accounts';
import type { StrategyRepository } from '@toolyard/core/options/strategies';
import type { IdempotencyStore } from '@toolyard/core/shared';
import { PostgresIdempotencyStore } from './postgres-idempotency-store.ts';
import { PostgresSessionRepository } from './postgres-session-repository.ts';
import { PostgresStrategyRepository } from './postgres-strategy-repository.ts';
import { PostgresUserRepository } from './postgres-user-repository.ts';
import type { Statements } from './statements.ts';

/** What a unit of work hands out. */
export interface Repositories {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly strategies: StrategyRepository;
  readonly idempotency: IdempotencyStore;
}

/** The same for reading, outside any unit of work. */
export interface Readers {
  readonly users: Pick<UserRepository, 'find' | 'findByEmail'>;
  readonly sessions: Pick<SessionRepository, 'find'>;
  readonly strategies: Pick<StrategyRepository, 'listOwned' | 'findOwned'>;
}

export const repositoriesOn = (statements: Statements): Repositories => ({
  users: new PostgresUserRepository(statements),
  sessions: new PostgresSessionRepository(statements),
  strategies: new PostgresStrategyRepository(statements),
  idempotency: new PostgresIdempotencyStore(statements),
});
