import type { Principal } from '@toolyard/core/accounts';
import {
  DomainError,
  IDEMPOTENCY_IN_PROGRESS,
  VERSION_CONFLICT,
  type Clock,
  type Commit,
  type IdempotencyRecord,
  type IdempotencyStore,
  type RequestDigest,
  type UnitOfWork,
} from '@toolyard/core/shared';
import { IDEMPOTENCY_KEY_REUSED } from '../http/http.errors.ts';

/** Who makes a write, and how a repetition of it is known. */
export interface Call {
  readonly principal: Principal;
  /** Null where the route takes no key. */
  readonly idempotencyKey: string | null;
  /** SHA-256 of method, path, version and body: never stored as it is. */
  readonly requestHash: string;
  readonly route: string;
}

export interface WriteUseCase<Input, Output> {
  execute(input: Input, principal: Principal): Promise<Output>;
}

/** A write that takes its time: `prepare` works it out before the unit of work begins, and answers what stores it. */
export interface PreparedUseCase<Repositories, Input, Output> {
  prepare(
    input: Input,
    principal: Principal,
  ): Promise<Commit<Repositories, Output>> | Commit<Repositories, Output>;
}

/** A write use case inside one unit of work; controllers inject it by the use case's class. */
export interface Write<UseCase> {
  execute: UseCase extends WriteUseCase<infer Input, infer Output>
    ? (input: Input, call: Call) => Promise<Output>
    : UseCase extends PreparedUseCase<never, infer Input, infer Output>
      ? (input: Input, call: Call) => Promise<Output>
      : never;
}

interface WithIdempotency {
  readonly idempotency: IdempotencyStore;
}

/** How often a call looks again for the answer of the same call that finished beside it. */
const LOOKS = 3;
/** How often a change of any version is tried again when another change comes between reading and storing. */
const TRIES = 10;

/**
 * The use case in one unit of work together with its idempotency key: the first answer is stored with
 * the effect, a repetition gets it back, and a refusal leaves nothing behind.
 */
export class TransactionalWrite<R extends WithIdempotency, Input, Output> {
  constructor(
    private readonly work: UnitOfWork<R>,
    private readonly clock: Clock,
    private readonly digest: RequestDigest,
    private readonly make: (repositories: R) => WriteUseCase<Input, Output>,
  ) {}

  async execute(input: Input, call: Call): Promise<Output> {
    for (let looks = 1; ; looks++) {
      try {
        return await this.work.run((repositories) => this.once(repositories, input, call));
      } catch (fault) {
        if (looks < LOOKS && isInProgress(fault)) continue;
        if (looks < TRIES && isOvertaken(input, fault)) continue;
        const stored = await finishedBeside(this.work, this.digest, call, fault);
        if (!stored) throw fault;
        return stored.result as Output;
      }
    }
  }

  private async once(repositories: R, input: Input, call: Call): Promise<Output> {
    const { idempotencyKey: key, principal, route } = call;
    const useCase = this.make(repositories);
    if (key === null) return useCase.execute(input, principal);
    const principalKey = keyOf(principal);
    const stored = await repositories.idempotency.find(principalKey, route, key);
    if (stored && !this.digest.matches(stored.requestHash, call.requestHash))
      throw IDEMPOTENCY_KEY_REUSED();
    if (stored) return stored.result as Output;
    const result = await useCase.execute(input, principal);
    const createdAt = this.clock.now();
    const requestHash = this.digest.of(call.requestHash);
    const record = { principalKey, route, key, requestHash, result: result ?? null, createdAt };
    await repositories.idempotency.add(record);
    return result;
  }
}

/**
 * The use case with its market read before the unit of work, which holds a connection of the database. A repetition
 * gets its answer even where the market does not answer any more.
 */
export class PreparedWrite<R extends WithIdempotency, Input, Output> {
  constructor(
    private readonly work: UnitOfWork<R>,
    private readonly clock: Clock,
    private readonly digest: RequestDigest,
    private readonly useCase: PreparedUseCase<R, Input, Output>,
  ) {}

  async execute(input: Input, call: Call): Promise<Output> {
    const stored = await storedOf(this.work, call);
    if (stored && !this.digest.matches(stored.requestHash, call.requestHash))
      throw IDEMPOTENCY_KEY_REUSED();
    if (stored) return stored.result as Output;
    for (let tries = 1; ; tries++) {
      const commit = await this.prepare(input, call);
      const write = new TransactionalWrite<R, null, Output>(
        this.work,
        this.clock,
        this.digest,
        (repositories) => ({ execute: () => commit(repositories) }),
      );
      try {
        return await write.execute(null, call);
      } catch (fault) {
        if (tries >= TRIES || !isOvertaken(input, fault)) throw fault;
      }
    }
  }

  private async prepare(input: Input, call: Call): Promise<Commit<R, Output>> {
    try {
      return await this.useCase.prepare(input, call.principal);
    } catch (fault) {
      const stored = await finishedBeside(this.work, this.digest, call, fault);
      if (!stored) throw fault;
      return () => Promise.resolve(stored.result as Output);
    }
  }
}

async function storedOf(
  work: UnitOfWork<WithIdempotency>,
  { idempotencyKey: key, principal, route }: Call,
): Promise<IdempotencyRecord | null> {
  if (key === null) return null;
  return work.run(({ idempotency }) => idempotency.find(keyOf(principal), route, key));
}

/** A refusal may come of the same call that has finished in the meantime: what it made is not taken for another's. */
async function finishedBeside(
  work: UnitOfWork<WithIdempotency>,
  digest: RequestDigest,
  call: Call,
  fault: unknown,
): Promise<IdempotencyRecord | null> {
  if (!(fault instanceof DomainError)) return null;
  const stored = await storedOf(work, call);
  return stored && digest.matches(stored.requestHash, call.requestHash) ? stored : null;
}

/** Whether a change of any version (`If-Match: *`) met another change. */
const isOvertaken = (input: unknown, fault: unknown): boolean =>
  fault instanceof DomainError &&
  fault.code === VERSION_CONFLICT.code &&
  (input as { readonly version?: unknown } | null)?.version === null;

const isInProgress = (fault: unknown): boolean =>
  fault instanceof DomainError && fault.code === IDEMPOTENCY_IN_PROGRESS.code;

/** Key of the cached responses of a user. */
export const userKey = (userId: string): string => `user:${userId}`;

/** Key of a principal's quota and stored results. */
export function keyOf(principal: Principal): string {
  if (principal.kind === 'user') return userKey(principal.userId);
  return principal.kind === 'admin' ? `admin:${principal.adminId}` : principal.kind;
}
