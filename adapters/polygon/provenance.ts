import { PROVIDER_PLAN, SYMBOL_UNKNOWN, type Sourced } from '@toolyard/core/market';
import { DomainError, type Instant } from '@toolyard/core/shared';

/** Delay of plans without live data, and of those that have closes only. */
const DELAY_MINUTES = 15;
const DAY_MINUTES = 24 * 60;
export const DELAY_MS = DELAY_MINUTES * 60_000;
/** How long an empty answer serves the calls that come together: it may be a mistake. */
export const EMPTY_FOR = 5_000;

export interface Provenance {
  readonly asOf: Instant;
  readonly coveredUntil?: Instant;
  readonly partial?: boolean;
  readonly delayed?: boolean;
  /** Whether the plan has prices after the end of a session only. */
  readonly isEndOfDay?: boolean;
}

/** A value of the provider; when to ask again is decided by whoever caches it. */
export const sourced = <T>(
  value: T,
  { asOf, coveredUntil = asOf, partial = false, delayed = false, isEndOfDay = false }: Provenance,
): Sourced<T> => ({
  value,
  meta: {
    provider: 'polygon',
    asOf,
    coveredUntil,
    delayedMinutes: isEndOfDay ? DAY_MINUTES : delayed ? DELAY_MINUTES : 0,
    stale: false,
    simulated: false,
    partial,
    nextRefresh: null,
  },
});

/** Null where the provider refuses or does not answer: for what an answer can do without. */
export async function ifAnswered<T>(requested: Promise<T>): Promise<T | null> {
  try {
    return await requested;
  } catch (fault) {
    if (fault instanceof DomainError) return null;
    throw fault;
  }
}

const ABSENT = [PROVIDER_PLAN.code, SYMBOL_UNKNOWN.code];

/**
 * Null where the plan does not include what was requested or the provider has none of it. `onRefused` is called when
 * the plan is the reason.
 */
export async function ifIncluded<T>(
  requested: Promise<T>,
  onRefused?: () => void,
): Promise<T | null> {
  try {
    return await requested;
  } catch (fault) {
    if (!(fault instanceof DomainError) || !ABSENT.includes(fault.code)) throw fault;
    if (fault.code === PROVIDER_PLAN.code) onRefused?.();
    return null;
  }
}
