import type { SessionRepository } from './session-repository.ts';
import type { UserRepository } from './user-repository.ts';

/** What a unit of work of the accounts hands out. */
export interface AccountRepositories {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
}
