import {
  PROVIDER_GARBAGE,
  PROVIDER_OUTAGE,
  PROVIDER_RATE,
  PROVIDER_TIMEOUT,
} from '@toolyard/core/market';
import { randomNumbers, type Clock, type ErrorDefinition } from '@toolyard/core/shared';

/** What a provider does instead of answering: `half` leaves the second half of each list out and says so. */
export const PROVIDER_FAULTS = ['outage', 'rate', 'timeout', 'garbage', 'half'] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];

const REFUSALS: Record<Exclude<ProviderFault, 'half'>, ErrorDefinition> = {
  outage: PROVIDER_OUTAGE,
  rate: PROVIDER_RATE,
  timeout: PROVIDER_TIMEOUT,
  garbage: PROVIDER_GARBAGE,
};

/** When a provider that was called too often may be called again. */
const RATE_REST_MS = 2_000;

export interface ProviderTrouble {
  /** Share of the calls that meet a fault, 0 to 1. */
  readonly share: number;
  /** The faults, in equal parts; all of them unless given. */
  readonly faults?: readonly ProviderFault[];
  /** How long every call takes, milliseconds. */
  readonly lateMs?: number;
}

interface Behind<Port> {
  /** What the port refuses with; one of the market refuses by the fault. */
  readonly refuses?: ErrorDefinition;
  /** Calls that answer at once and call no provider. */
  readonly local?: readonly (keyof Port)[];
}

const HEALTHY: ProviderTrouble = { share: 0 };

/**
 * The one switch of every provider that stands behind it: market, brokers, beacon, mail. The same seed and the same calls
 * give the same faults.
 */
export class ProviderFaults {
  private trouble = HEALTHY;
  private readonly random: () => number;

  constructor(
    private readonly clock: Clock,
    seed = 1,
  ) {
    this.random = randomNumbers(seed);
  }

  begin(trouble: ProviderTrouble): void {
    this.trouble = trouble;
  }

  heal(): void {
    this.trouble = HEALTHY;
  }

  /** The same port, each of whose calls may be late and fail. A call that fails does nothing. */
  behind<Port extends object>(port: Port, { refuses, local = [] }: Behind<Port> = {}): Port {
    return new Proxy(port, {
      get: (target, name) => {
        const member = Reflect.get(target, name, target) as unknown;
        if (typeof member !== 'function') return member;
        const call = (parameters: unknown[]): unknown =>
          Reflect.apply(member, target, parameters) as unknown;
        return (local as readonly unknown[]).includes(name)
          ? (...parameters: unknown[]) => call(parameters)
          : (...parameters: unknown[]) => this.pass(() => call(parameters), refuses);
      },
    });
  }

  private async pass(call: () => unknown, refuses?: ErrorDefinition): Promise<unknown> {
    const { share, faults = PROVIDER_FAULTS, lateMs = 0 } = this.trouble;
    const fault = this.random() < share ? faults[Math.floor(this.random() * faults.length)]! : null;
    if (lateMs > 0) await new Promise((resolve) => setTimeout(resolve, lateMs));
    if (fault === null) return call();
    if (fault === 'half' && !refuses) {
      const answer = await call();
      if (isSourced(answer)) return halfOf(answer);
    }
    // What is no list of the market cannot come in half.
    const refuse = refuses ?? REFUSALS[fault === 'half' ? 'garbage' : fault];
    throw refuse(fault === 'rate' ? { retryAt: this.clock.now() + RATE_REST_MS } : {});
  }
}

interface AnyAnswer {
  readonly value: unknown;
  readonly meta: object;
}

const isSourced = (answer: unknown): answer is AnyAnswer =>
  typeof answer === 'object' && answer !== null && 'value' in answer && 'meta' in answer;

const half = (value: unknown): unknown =>
  Array.isArray(value) ? (value as unknown[]).slice(0, Math.ceil(value.length / 2)) : value;

/** The first half of a list, or of each list of an object such as a chain. */
function halfOf({ value, meta }: AnyAnswer): AnyAnswer {
  const rest =
    Array.isArray(value) || typeof value !== 'object' || value === null
      ? half(value)
      : Object.fromEntries(Object.entries(value).map(([name, each]) => [name, half(each)]));
  return { value: rest, meta: { ...meta, partial: true } };
}
