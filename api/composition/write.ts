import type { Principal } from '@toolyard/core/accounts';
import {
  DomainError,
  IDEMPOTENCY_IN_PROGRESS,
  type Clock,
  type IdempotencyRecord,
  type IdempotencyStore,
  type UnitOfWork,
} from '@toolyard/core/shared';
import { IDEMPOTENCY_KEY_REUSED } from '../http/http.errors.ts';

/** Who makes a write, and how a repetition of it is known. */
export interface Call {
  readonly principal: Principal;
  /** Null where the route takes no key. */
  readonly idempotencyKey: string | null;
  /** SHA-256 of method, path, version and body. */
  readonly requestHash: string;
  readonly route: string;
}

export interface WriteUseCase<Input, Output> {
  execute(input: Input, principal: Principal): Promise<Output>;
}

/** A write use case inside one unit of work; controllers inject it by the use case's class. */
export interface Write<UseCase> {
  execute: UseCase extends WriteUseCase<infer Input, infer Output>
    ? (input: Input, call: Call) => Promise<Output>
    : never;
}

interface WithIdempotency {
  readonly idempotency: IdempotencyStore;
}

/** How often a call looks again for the answer of the same call that finished beside it. */
const LOOKS = 3;

/**
 * The use case in one unit of work together with its idempotency key: the first answer is stored with
 * the effect, a repetition gets it back, and a refusal leaves nothing behind.
 */
export class TransactionalWrite<R extends WithIdempotency, Input, Output> {
  constructor(
    private readonly work: UnitOfWork<R>,
    private readonly clock: Clock,
    private readonly make: (repositories: R) => WriteUseCase<Input, Output>,
  ) {}

  async execute(input: Input, call: Call): Promise<Output> {
    for (let looks = 1; ; looks++) {
      try {
        return await this.work.run((repositories) => this.once(repositories, input, call));
      } catch (fault) {
        if (looks < LOOKS && isInProgress(fault)) continue;
        const kept = await this.finishedBeside(call, fault);
        if (!kept) throw fault;
        return kept.result as Output;
      }
    }
  }

  /** A refusal may come of the same call that has finished in the meantime: what it made is not taken for another's. */
  private async finishedBeside(call: Call, fault: unknown): Promise<IdempotencyRecord | null> {
    const { idempotencyKey: key, principal, requestHash, route } = call;
    if (key === null || !(fault instanceof DomainError)) return null;
    const kept = await this.work.run(({ idempotency }) =>
      idempotency.find(keyOf(principal), route, key),
    );
    return kept?.requestHash === requestHash ? kept : null;
  }

  private async once(repositories: R, input: Input, call: Call): Promise<Output> {
    const { idempotencyKey: key, principal, requestHash, route } = call;
    const useCase = this.make(repositories);
    if (key === null) return useCase.execute(input, principal);
    const principalKey = keyOf(principal);
    const kept = await repositories.idempotency.find(principalKey, route, key);
    if (kept && kept.requestHash !== requestHash) throw IDEMPOTENCY_KEY_REUSED();
    if (kept) return kept.result as Output;
    const result = await useCase.execute(input, principal);
    const createdAt = this.clock.now();
    const record = { principalKey, route, key, requestHash, result: result ?? null, createdAt };
    await repositories.idempotency.add(record);
    return result;
  }
}

const isInProgress = (fault: unknown): boolean =>
  fault instanceof DomainError && fault.code === IDEMPOTENCY_IN_PROGRESS.code;

/** Under which the answers of a user's calls are kept. */
export const userKey = (userId: string): string => `user:${userId}`;

function keyOf(principal: Principal): string {
  if (principal.kind === 'user') return userKey(principal.userId);
  return principal.kind === 'admin' ? `admin:${principal.adminId}` : principal.kind;
}
