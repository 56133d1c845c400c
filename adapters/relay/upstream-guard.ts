import { AsyncLocalStorage } from 'node:async_hooks';
import { PROVIDER_GARBAGE, PROVIDER_OUTAGE, PROVIDER_TIMEOUT } from '@toolyard/core/market';
import { DomainError, type Clock, type ErrorDefinition, type Instant } from '@toolyard/core/shared';
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
/** Failures that are remembered. */
const MOST_FAULTS = 10;

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

/** What is known of the calls of one endpoint. */
export interface EndpointStatus {
  readonly name: string;
  readonly circuit: 'closed' | 'halfOpen' | 'open';
  /** When its last call succeeded; null = never. */
  readonly answeredAt: Instant | null;
  /** Code of its last call's failure; null where it succeeded. */
  readonly fault: string | null;
}

/** A call that failed. */
export interface UpstreamFault {
  readonly at: Instant;
  readonly endpoint: string;
  readonly code: string;
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

const CIRCUITS: Readonly<Record<CircuitState, EndpointStatus['circuit']>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'halfOpen',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
};

/** One endpoint of a provider. */
interface Endpoint {
  readonly breaker: CircuitBreakerPolicy;
  answeredAt: Instant | null;
  fault: string | null;
}

/** Runs calls of one provider: a circuit breaker by endpoint, one retry after an outage, a deadline. */
export class UpstreamGuard {
  private readonly known = new Map<string, Endpoint>();
  private readonly recent: UpstreamFault[] = [];

  constructor(private readonly terms: GuardTerms) {}

  /** By name. */
  endpoints(): readonly EndpointStatus[] {
    return [...this.known]
      .map(([name, { breaker, ...endpoint }]) => ({
        name,
        circuit: CIRCUITS[breaker.state],
        ...endpoint,
      }))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** The last failures, newest first. */
  faults(): readonly UpstreamFault[] {
    return this.recent.toReversed();
  }

  /** Rejects with a DomainError only. */
  async run<T>(name: string, flight: Flight, call: () => Promise<T>): Promise<T> {
    const endpoint = this.endpoint(name);
    const { breaker } = endpoint;
    try {
      // Half-open: one call tries the endpoint, the others do not wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw PROVIDER_OUTAGE();
      const answer = await breaker.execute(() => this.inTime(flight, call));
      endpoint.answeredAt = this.terms.clock.now();
      this.notice(name, endpoint, null);
      return answer;
    } catch (thrown) {
      const fault = faultOf(thrown);
      await this.terms.budget?.pauseAfter(fault);
      if (!isBrokenCircuitError(thrown)) this.remember(name, fault);
      this.notice(name, endpoint, fault);
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

  private endpoint(name: string): Endpoint {
    const known = this.known.get(name);
    if (known) return known;
    const breaker = circuitBreaker(countsAsFailure, {
      halfOpenAfter: HALF_OPEN_MS,
      breaker: failureCounts(),
    });
    const made = { breaker, answeredAt: null, fault: null };
    this.known.set(name, made);
    return made;
  }

  private remember(endpoint: string, { kind, code }: DomainError): void {
    if (kind === 'notFound') return;
    this.recent.push({ at: this.terms.clock.now(), endpoint, code });
    if (this.recent.length > MOST_FAULTS) this.recent.shift();
  }

  private notice(name: string, endpoint: Endpoint, fault: DomainError | null): void {
    const failing = fault === null || fault.kind === 'notFound' ? null : fault;
    const turned = (endpoint.fault === null) !== (failing === null);
    endpoint.fault = failing?.code ?? null;
    if (turned) this.terms.notified(name, failing);
  }
}

function faultOf(thrown: unknown): DomainError {
  if (thrown instanceof DomainError) return thrown;
  const cause = { cause: thrown };
  if (isTaskCancelledError(thrown)) return PROVIDER_TIMEOUT(cause);
  return isBrokenCircuitError(thrown) ? PROVIDER_OUTAGE(cause) : PROVIDER_GARBAGE(cause);
}
