import {
  newYorkDate,
  previousTradingDay,
  sessionOn,
  type TradingSession,
} from '@toolyard/core/calendar';
import { PROVIDER_PLAN, type Sourced } from '@toolyard/core/market';
import { DomainError, type Instant } from '@toolyard/core/shared';

const MINUTE = 60_000;
const DELAY_MINUTES = 15;

/** Free keys are refused where they ask for the last 15 minutes; a minute more, since clocks differ. */
export const lastOpenToAll = (now: Instant): Instant => now - (DELAY_MINUTES + 1) * MINUTE;

/** The session of the newest prices: the last one that had begun before the delay. */
export function delayedSession(now: Instant): TradingSession {
  const at = lastOpenToAll(now);
  const today = sessionOn(newYorkDate(at));
  return today !== null && today.open <= at
    ? today
    : sessionOn(previousTradingDay(newYorkDate(at)))!;
}

interface Provenance {
  readonly asOf: Instant;
  readonly coveredUntil?: Instant;
  readonly partial?: boolean;
  /** Whether it is of the feeds that are 15 minutes behind. */
  readonly delayed?: boolean;
}

/** A value of the provider; when to ask again is decided by whoever caches it. */
export const sourced = <T>(
  value: T,
  { asOf, coveredUntil = asOf, partial = false, delayed = false }: Provenance,
): Sourced<T> => {
  const delayedMinutes = delayed ? DELAY_MINUTES : 0;
  const flags = { stale: false, simulated: false, partial };
  return {
    value,
    meta: { provider: 'alpaca', asOf, coveredUntil, delayedMinutes, ...flags, nextRefresh: null },
  };
};

/** Null where the provider refuses or does not answer: for what an answer can do without. */
export async function ifAnswered<T>(requested: Promise<T>): Promise<T | null> {
  try {
    return await requested;
  } catch (fault) {
    if (fault instanceof DomainError) return null;
    throw fault;
  }
}

/** Null where the subscription does not include what was requested. */
export async function ifIncluded<T>(requested: Promise<T>): Promise<T | null> {
  try {
    return await requested;
  } catch (fault) {
    if (fault instanceof DomainError && fault.code === PROVIDER_PLAN.code) return null;
    throw fault;
  }
}
