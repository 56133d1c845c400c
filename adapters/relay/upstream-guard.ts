import { AsyncLocalStorage } from 'node:async_hooks';
import { PROVIDER_GARBAGE, PROVIDER_OUTAGE, PROVIDER_TIMEOUT } from '@toolyard/core/market';
import { DomainError, type Clock, type ErrorDefinition } from '@toolyard/core/shared';
import {
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  CountBreaker,
  DelegateBackoff,
  handleWhen,
  isBrokenCircuitError,
  isTaskCancelledError,
  retry,
  timeout,
  TimeoutStrategy,
  type CircuitBreakerPolicy,
  type IBreaker,
} from 'cockatiel';

/** Eight seconds less what the shared cache and the question whether a symbol is known may take. */
const DEADLINE_MS = 6_700;
const HALF_OPEN_MS = 15_000;
const LONGEST_BACKOFF_MS = 500;

/** One try to get an answer, for everybody who waits for it. */
export interface Flight {
  /** Whether a cached answer stands in meanwhile. */
  readonly isRefresh: boolean;
  /** The deadline, by `performance.now()`. */
  readonly endsAt: number;
}

/** A flight that begins now. */
export const newFlight = (isRefresh: boolean, milliseconds = DEADLINE_MS): Flight => ({
  isRefresh,
  endsAt: performance.now() + milliseconds,
});

/** Milliseconds until the deadline. */
export const msLeft = ({ endsAt }: Flight): number => Math.max(0, endsAt - performance.now());

/** The upstream call that runs. */
interface CurrentCall extends Flight {
  /** Aborted at the deadline. */
  readonly signal: AbortSignal;
}

const running = new AsyncLocalStorage<CurrentCall>();

/** The call that the code runs for; outside of one, a call that begins now. */
export const currentCall = (): CurrentCall =>
  running.getStore() ?? { ...newFlight(false), signal: AbortSignal.timeout(DEADLINE_MS) };

const is = (fault: unknown, ...errors: readonly ErrorDefinition[]): boolean =>
  fault instanceof DomainError && errors.some(({ code }) => code === fault.code);

const isOutage = handleWhen((fault) => is(fault, PROVIDER_OUTAGE));
const countsAsFailure = handleWhen(
  (fault) =>
    isTaskCancelledError(fault) || is(fault, PROVIDER_OUTAGE, PROVIDER_TIMEOUT, PROVIDER_GARBAGE),
);

/** Opens at five failures in a row or more than half of the last twenty calls. */
function failureCounts(): IBreaker {
  const breakers = [new ConsecutiveBreaker(5), new CountBreaker({ size: 20, threshold: 0.5 })];
  return {
    state: null,
    success: (state) => breakers.forEach((each) => each.success(state)),
    failure: (state) => breakers.map((each) => each.failure(state)).includes(true),
  };
}

export interface GuardTerms {
  readonly clock: Clock;
  /** At least 0 and less than 1. */
  readonly random: () => number;
  /** Called once when calls of an endpoint begin to fail, and once, with null, when one succeeds again. */
  readonly notified: (endpoint: string, fault: DomainError | null) => void;
  /** Learns of every failure; null where calls are not limited. */
  readonly budget: { pauseAfter(fault: DomainError): Promise<void> } | null;
}

/** Runs calls of one provider: a circuit breaker by endpoint, one retry after an outage, a deadline. */
export class UpstreamGuard {
  private readonly breakers = new Map<string, CircuitBreakerPolicy>();
  private readonly failing = new Set<string>();

  constructor(private readonly terms: GuardTerms) {}

  /** Rejects with a DomainError only. */
  async run<T>(endpoint: string, flight: Flight, call: () => Promise<T>): Promise<T> {
    const breaker = this.breakerOf(endpoint);
    try {
      // Half-open: one call tries the endpoint, the others do not wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw PROVIDER_OUTAGE();
      const answer = await breaker.execute(() => this.inTime(flight, call));
      this.notice(endpoint, null);
      return answer;
    } catch (thrown) {
      const fault = faultOf(thrown);
      await this.terms.budget?.pauseAfter(fault);
      this.notice(endpoint, fault);
      throw fault;
    }
  }

  private inTime<T>(flight: Flight, call: () => Promise<T>): Promise<T> {
    const again = retry(isOutage, {
      maxAttempts: 1,
      backoff: new DelegateBackoff(() => this.terms.random() * LONGEST_BACKOFF_MS),
    });
    return timeout(msLeft(flight), TimeoutStrategy.Aggressive).execute(({ signal }) =>
      running.run({ ...flight, signal }, () => again.execute(call, signal)),
    );
  }

  private breakerOf(endpoint: string): CircuitBreakerPolicy {
    const known = this.breakers.get(endpoint);
    if (known) return known;
    const made = circuitBreaker(countsAsFailure, {
      halfOpenAfter: HALF_OPEN_MS,
      breaker: failureCounts(),
    });
    this.breakers.set(endpoint, made);
    return made;
  }

  private notice(endpoint: string, fault: DomainError | null): void {
    const isFailing = fault !== null && fault.kind !== 'notFound';
    if (this.failing.has(endpoint) === isFailing) return;
    if (isFailing) this.failing.add(endpoint);
    else this.failing.delete(endpoint);
    this.terms.notified(endpoint, isFailing ? fault : null);
  }
}

function faultOf(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const cause = { cause: thrown };
  if (isTaskCancelledError(thrown)) return PROVIDER_TIMEOUT(cause);
  return isBrokenCircuitError(thrown) ? PROVIDER_OUTAGE(cause) : PROVIDER_GARBAGE(cause);
}
