import { PROVIDER_RATE } from '@toolyard/core/market';
import type { Clock, DomainError } from '@toolyard/core/shared';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { currentCall, msLeft } from './upstream-guard.ts';

/** A request that has waited still needs so much of its call's time. */
const REQUEST_MS = 3_000;

/** Counts calls by key, in memory or in Redis; rejects with a `RateLimiterRes` where a key has none left. */
export interface CallLimiter {
  consume(key: string): Promise<unknown>;
  block(key: string, seconds: number): Promise<unknown>;
  /** What the key has left; null where it has not been used. */
  get(
    key: string,
  ): Promise<{ readonly remainingPoints: number; readonly msBeforeNext: number } | null>;
}

/** Slots of one API key, each with `points` calls per `duration` seconds. */
export interface BudgetRule {
  readonly slots: number;
  readonly points: number;
  readonly duration: number;
}

/**
 * Up to 60 calls a minute every call occupies a slot of its own until a minute and a second after its end, so that no
 * minute has more, wherever it begins, and however long a call travels. Larger quotas are counted by the second.
 *
 * @example budgetRule(5) // { slots: 5, points: 1, duration: 61 }
 */
export const budgetRule = (callsPerMinute: number): BudgetRule =>
  callsPerMinute <= 60
    ? { slots: callsPerMinute, points: 1, duration: 61 }
    : { slots: 1, points: Math.floor(callsPerMinute / 60), duration: 1 };

export interface BudgetStatus {
  /** Requests that this process has sent. */
  readonly sent: number;
  /** Calls that the key has left now, and has altogether, in `seconds`. */
  readonly left: number;
  readonly most: number;
  readonly seconds: number;
}

/** The calls that one API key may make, counted over all processes. */
export class CallBudget {
  private readonly refusals = new WeakSet<DomainError>();
  private sent = 0;

  constructor(
    private readonly limiter: CallLimiter,
    private readonly rule: BudgetRule,
    private readonly clock: Clock,
  ) {}

  async status(): Promise<BudgetStatus> {
    const { slots, points, duration } = this.rule;
    const keys = Array.from({ length: slots }, (_slot, slot) => `${slot}`);
    const used = await Promise.all(keys.map((key) => this.limiter.get(key)));
    const left = used.reduce((sum, slot) => sum + Math.max(0, slot?.remainingPoints ?? points), 0);
    return { sent: this.sent, left, most: slots * points, seconds: duration };
  }

  /**
   * To be awaited before every request: waits until the key has one, as long as the deadline of the current call allows. The
   * last slot is reserved for calls without a cached answer. Refuses with PROVIDER_RATE at once where the wait would be too
   * long; a refresh never waits. The result is to be called when the request has ended.
   */
  async take(): Promise<() => void> {
    const call = currentCall();
    for (;;) {
      const { slot, wait } = await this.occupy(call.isRefresh);
      if (slot !== null) {
        this.sent += 1;
        return () => void this.occupyOn(slot).catch(() => undefined);
      }
      if (call.isRefresh || wait + REQUEST_MS >= msLeft(call)) throw this.refusal(wait);
      await pause(wait, call.signal);
    }
  }

  /** After the provider's own refusal there are no calls until it allows them again. */
  async pauseAfter(fault: DomainError): Promise<void> {
    const wait = (fault.retryAt ?? 0) - this.clock.now();
    if (fault.code !== PROVIDER_RATE.code || wait <= 0 || this.refusals.has(fault)) return;
    const seconds = Math.ceil(wait / 1000);
    for (let slot = 0; slot < this.rule.slots; slot++) await this.limiter.block(`${slot}`, seconds);
  }

  private refusal(wait: number): DomainError {
    const refusal = PROVIDER_RATE({ retryAt: this.clock.now() + wait });
    this.refusals.add(refusal);
    return refusal;
  }

  /** A request may have arrived as late as its end: its slot is occupied from then on. A longer pause stays. */
  private async occupyOn(slot: number): Promise<void> {
    const { duration } = this.rule;
    const occupied = duration >= 60 ? await this.limiter.get(`${slot}`) : null;
    if (occupied && occupied.msBeforeNext < duration * 1_000)
      await this.limiter.block(`${slot}`, duration);
  }

  /** The slot that was free, else the milliseconds until one is. */
  private async occupy(
    isRefresh: boolean,
  ): Promise<{ readonly slot: number | null; readonly wait: number }> {
    const all = this.rule.slots;
    const slots = isRefresh && all > 1 ? all - 1 : all;
    let wait = Infinity;
    for (let slot = 0; slot < slots; slot++) {
      try {
        await this.limiter.consume(`${slot}`);
        return { slot, wait: 0 };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        wait = Math.min(wait, Math.max(1, refused.msBeforeNext));
      }
    }
    return { slot: null, wait };
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop, { once: true });
  });
