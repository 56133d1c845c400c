import {
  freshUntil,
  plausibleMeta,
  PROVIDER_BAD_KEY,
  PROVIDER_GARBAGE,
  PROVIDER_PLAN,
  PROVIDER_RATE,
  PROVIDER_REFUSED,
  PROVIDER_TIMEOUT,
  STALE_FOR,
  type DataClass,
  type Plausible,
  type PlausibilityTerms,
  type Sourced,
} from '@toolyard/core/market';
import { DomainError, type Instant } from '@toolyard/core/shared';
import { LRUCache } from 'lru-cache';
import { LastPrices } from './last-prices.ts';
import {
  answerKey,
  readAnswer,
  writeAnswer,
  type Answer,
  type SharedCache,
} from './stored-answer.ts';
import {
  msLeft,
  newFlight,
  UpstreamGuard,
  type EndpointStatus,
  type Flight,
  type GuardTerms,
  type UpstreamFault,
} from './upstream-guard.ts';

const SECOND = 1_000;
/** How long one server asks upstream for all. */
const CLAIM_MS = 8 * SECOND;
const POLL_MS = 100;
/** How long a caller waits for a refresh while a stale answer is at hand. */
const PATIENCE_MS = 750;
/** How long something that the provider does not know is not asked for again: it may err. */
const UNKNOWN_MS = 50 * SECOND;
/** What the same request would meet again. */
const LASTING: readonly string[] = [PROVIDER_BAD_KEY, PROVIDER_PLAN, PROVIDER_REFUSED].map(
  ({ code }) => code,
);
/** A new key or plan may end the wait for more calls. */
const LONGEST_REST_MS = 60 * SECOND;
/** Over which callers that wait come back. */
const SPREAD_MS = 20 * SECOND;
/** Characters of JSON, which stand for the memory that the answers take. */
const MOST_CHARACTERS = 64_000_000;
/** What an entry takes beside its answer. */
const ENTRY_SIZE = 1_000;

export interface RelayTerms extends GuardTerms {
  readonly provider: string;
  /** Null where this server caches by itself. */
  readonly shared: SharedCache | null;
}

/** What a relay has done since it was made. */
export interface RelayStatus {
  readonly provider: string;
  /** Calls that were answered from memory. */
  readonly hits: number;
  /** Calls that were not. */
  readonly misses: number;
  /** Answers that stood in for ones that could not be had. */
  readonly staleAnswers: number;
  readonly endpoints: readonly EndpointStatus[];
  /** The last ten failures of upstream calls, newest first. */
  readonly faults: readonly UpstreamFault[];
}

/** One call of a port. */
export interface RelayedCall<T> {
  /** The endpoint: calls of one endpoint fail together. */
  readonly name: string;
  /** Normalised; calls with the same parameters share one answer. */
  readonly parameters: readonly unknown[];
  /** How the answer ages; by its value where that decides. */
  readonly data: DataClass | ((value: T) => DataClass);
  readonly upstream: (flight: Flight) => Promise<Sourced<T>>;
  /** The answer as it may be shown; null where it must not be. */
  readonly check: (value: T, terms: PlausibilityTerms) => Plausible<T> | null;
  /** Whether the answer is without content, as one without rows is: it is soon asked for again. */
  readonly isEmpty: (value: T) => boolean;
  /** Whether a part of the answer is without content, though it may be right; false unless given. */
  readonly lacksPart?: (value: T) => boolean;
  /** Whether content may cease to be, so that an empty answer replaces a full one; false unless given. */
  readonly mayBeEmpty?: boolean;
}

/** What is cached: the last good answer, or why there is none, and when to ask upstream next. */
interface Cached {
  readonly answer: Answer | null;
  readonly fault: DomainError | null;
  readonly dueAt: Instant;
  /** Length of the answer as JSON. */
  readonly characters: number;
}

/** Asks for what is to follow the cached answer. */
type Renewal = (before: Cached | undefined) => Promise<Cached>;

/**
 * Answers calls from memory, else from the shared cache, else from upstream. Equal calls at once make one upstream call,
 * which goes on when its callers are gone. Stale answers stand in where upstream is slow or fails; a failed call is not
 * repeated for a while.
 */
export class Relay {
  private readonly guard: UpstreamGuard;
  private readonly lastPrices = new LastPrices();
  private readonly cache: LRUCache<string, Cached, Renewal>;
  private readonly counts = { hits: 0, misses: 0, staleAnswers: 0 };

  constructor(private readonly terms: RelayTerms) {
    this.guard = new UpstreamGuard(terms);
    this.cache = new LRUCache({
      maxSize: MOST_CHARACTERS,
      ignoreFetchAbort: true,
      fetchMethod: async (_key, before, { options, context }) => {
        const renewed = await context(before);
        options.size = ENTRY_SIZE + renewed.characters;
        return renewed;
      },
    });
  }

  get provider(): string {
    return this.terms.provider;
  }

  status(): RelayStatus {
    const { provider, guard, counts } = this;
    return { provider, ...counts, endpoints: guard.endpoints(), faults: guard.faults() };
  }

  /** The upstream function of a call: within deadline, circuit breaker and one retry. */
  guarded<T>(endpoint: string, call: () => Promise<T>): (flight: Flight) => Promise<T> {
    return (flight) => this.guard.run(endpoint, flight, call);
  }

  /** The freshest answer that can be had; rejects with a DomainError where there is none. */
  async read<T>(call: RelayedCall<T>): Promise<Sourced<T>> {
    const key = answerKey(this.terms.provider, call.name, call.parameters);
    const before = this.cache.get(key);
    const now = this.terms.clock.now();
    if (before && now < before.dueAt) {
      this.counts.hits += 1;
      return this.served(before);
    }
    this.counts.misses += 1;
    const context: Renewal = (cached) => this.renewed(key, call, cached);
    const renewed = this.cache.fetch(key, { context, forceRefresh: true });
    const standIn = before?.answer && now < before.answer.staleUntil ? before : null;
    const cached = await (standIn ? within(PATIENCE_MS, renewed, standIn) : renewed);
    return this.served(cached!);
  }

  /** The fault as a caller gets it: those that wait for one call come back one after another. */
  private faultFor(fault: DomainError, dueAt: Instant): DomainError {
    if (fault.code !== PROVIDER_RATE.code) return fault;
    return PROVIDER_RATE({ retryAt: dueAt + SPREAD_MS * this.terms.random(), cause: fault });
  }

  private served<T>({ answer, fault, dueAt }: Cached): Sourced<T> {
    const now = this.terms.clock.now();
    if (answer === null || now >= answer.staleUntil) throw this.faultFor(fault!, dueAt);
    const { value, meta } = answer.sourced as Sourced<T>;
    const stale = meta.stale || now >= answer.freshUntil;
    if (stale) this.counts.staleAnswers += 1;
    return { value, meta: { ...meta, stale, nextRefresh: Math.max(now, dueAt) } };
  }

  private async renewed<T>(
    key: string,
    call: RelayedCall<T>,
    before: Cached | undefined,
  ): Promise<Cached> {
    const { clock, shared } = this.terms;
    const text = await shared?.get(key);
    const known = newest(before?.answer ?? null, text ? this.stored(key, call, text) : null);
    const characters = text?.length ?? before?.characters ?? 0;
    const cached = { answer: known, fault: null, characters };
    if (known && clock.now() < known.freshUntil) return { ...cached, dueAt: known.freshUntil };
    const flight = newFlight(known !== null && clock.now() < known.staleUntil);
    try {
      if (shared && !(await shared.claim(key, CLAIM_MS))) {
        if (flight.isRefresh) return { ...cached, dueAt: clock.now() + SECOND };
        const other = await this.fromOtherServer(key, call, flight);
        if (other) return other;
      }
      return await this.fromUpstream(key, call, flight, cached);
    } catch (thrown) {
      const fault = thrown instanceof DomainError ? thrown : PROVIDER_GARBAGE({ cause: thrown });
      return { ...cached, fault, dueAt: clock.now() + this.restAfter(fault) };
    }
  }

  private async fromUpstream<T>(
    key: string,
    call: RelayedCall<T>,
    flight: Flight,
    known: Pick<Cached, 'answer' | 'characters'>,
  ): Promise<Cached> {
    const { clock, shared } = this.terms;
    try {
      const sourced = this.checked(call, await call.upstream(flight));
      const answer = this.aged(call, sourced);
      if (this.mustStand(call, known.answer, sourced))
        return { ...known, fault: PROVIDER_GARBAGE(), dueAt: answer.freshUntil };
      const written = writeAnswer(key, answer);
      await shared?.set(key, written, answer.staleUntil - clock.now());
      return { answer, fault: null, dueAt: answer.freshUntil, characters: written.length };
    } finally {
      void shared?.release(key);
    }
  }

  /** The answer that another server is waiting for; null where it failed and the call is ours now. */
  private async fromOtherServer<T>(
    key: string,
    call: RelayedCall<T>,
    flight: Flight,
  ): Promise<Cached | null> {
    const shared = this.terms.shared!;
    while (msLeft(flight) > 0) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      const text = await shared.get(key);
      const answer = text ? this.stored(key, call, text) : null;
      if (text && answer && this.terms.clock.now() < answer.freshUntil)
        return { answer, fault: null, dueAt: answer.freshUntil, characters: text.length };
      if (await shared.claim(key, CLAIM_MS)) return null;
    }
    throw PROVIDER_TIMEOUT();
  }

  /** The answer of the shared cache, checked as one from upstream; null where it must not be shown. */
  private stored<T>(key: string, call: RelayedCall<T>, text: string): Answer | null {
    const answer = readAnswer(key, text);
    if (answer === null) return null;
    try {
      const sourced = this.checked(call, answer.sourced as Sourced<T>);
      const latest = this.terms.clock.now() + STALE_FOR[classOf(call, sourced.value)];
      const isWithin = answer.freshUntil <= latest && answer.staleUntil <= latest;
      return isWithin ? { ...answer, sourced } : null;
    } catch {
      return null;
    }
  }

  private checked<T>(call: RelayedCall<T>, { value, meta }: Sourced<T>): Sourced<T> {
    const now = this.terms.clock.now();
    const accepts = (symbol: string, price: number) => this.lastPrices.accepts(symbol, price, now);
    const plausible = plausibleMeta(meta, { now, accepts }) && call.check(value, { now, accepts });
    if (!plausible) throw PROVIDER_GARBAGE();
    const { partial } = plausible;
    return {
      value: plausible.value,
      meta: { ...meta, asOf: Math.min(meta.asOf, now), partial: meta.partial || partial },
    };
  }

  /** Whether a full answer is better than the empty one that came after it: the provider may err. */
  private mustStand<T>(call: RelayedCall<T>, known: Answer | null, next: Sourced<T>): boolean {
    return (
      call.mayBeEmpty !== true &&
      known !== null &&
      this.terms.clock.now() < known.staleUntil &&
      call.isEmpty(next.value) &&
      !call.isEmpty((known.sourced as Sourced<T>).value)
    );
  }

  private aged<T>(call: RelayedCall<T>, sourced: Sourced<T>): Answer {
    const { clock, random } = this.terms;
    const now = clock.now();
    const { value, meta } = sourced;
    const data = classOf(call, value);
    return {
      sourced,
      freshUntil: freshUntil(data, now, {
        ...{ delayedMinutes: meta.delayedMinutes, asOf: meta.asOf, spread: random() },
        isEmpty: call.isEmpty(value),
        isPartial: meta.partial || call.lacksPart?.(value) === true,
      }),
      staleUntil: now + STALE_FOR[data],
    };
  }

  /** How long a failed call is not repeated. */
  private restAfter({ kind, code, retryAt }: DomainError): number {
    if (kind === 'notFound') return UNKNOWN_MS;
    if (code === PROVIDER_RATE.code) return this.restUntil(retryAt ?? 0);
    if (LASTING.includes(code)) return 60 * SECOND;
    return (5 + 5 * this.terms.random()) * SECOND;
  }

  /** Until there are calls again, and a little longer, so that not all answers are requested at once. */
  private restUntil(retryAt: Instant): number {
    const wait = Math.min(Math.max(0, retryAt - this.terms.clock.now()), LONGEST_REST_MS);
    return wait + this.terms.random() * SECOND;
  }
}

const classOf = <T>({ data }: RelayedCall<T>, value: T): DataClass =>
  typeof data === 'function' ? data(value) : data;

const newest = (a: Answer | null, b: Answer | null): Answer | null =>
  a === null || (b !== null && b.freshUntil > a.freshUntil) ? b : a;

/** The result, or the stand-in where it takes longer than this. */
async function within<T>(milliseconds: number, result: Promise<T>, standIn: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(resolve, milliseconds, standIn);
  });
  try {
    return await Promise.race([result, late]);
  } finally {
    clearTimeout(timer);
  }
}
