import { ok, refuse, type Instant, type Language, type Result } from '../shared/index.ts';
import type { User } from '../accounts/index.ts';
import { DAY, entryLimit, eventPhase, type LotteryEvent } from './lottery-event.ts';
import {
  LOTTERY_ACCOUNT_TOO_NEW,
  LOTTERY_CLOSED,
  LOTTERY_EMAIL_UNVERIFIED,
  LOTTERY_FULL,
  LOTTERY_NOT_OPEN,
} from './lottery.errors.ts';

/** One account's place in an event. */
export interface LotteryEntry {
  /** Random UUID (version 4); published when the list is frozen, and says nothing about the account. */
  readonly id: string;
  readonly eventId: string;
  /** Null once the account is deleted. */
  readonly accountId: string | null;
  /** Chances of this entry. */
  readonly weight: number;
  readonly enteredAt: Instant;
  /** Language of mails about it. */
  readonly language: Language;
  /** Whether the owner's shortened name is left out of the list of winners. */
  readonly hidesName: boolean;
}

/** Full days that the account had existed when the event opened; 0 for a later one. */
export const accountAge = (
  { opensAt }: Pick<LotteryEvent, 'opensAt'>,
  { createdAt }: Pick<User, 'createdAt'>,
): number => Math.max(0, Math.floor((opensAt - createdAt) / DAY));

/** Chances that an account has earned: one, and one more per `daysPerChance` days of age, up to the limit. */
export const entryWeight = (
  event: Pick<LotteryEvent, 'opensAt' | 'maxWeight' | 'daysPerChance'>,
  user: Pick<User, 'createdAt'>,
): number =>
  Math.min(event.maxWeight, 1 + Math.floor(accountAge(event, user) / event.daysPerChance));

/** The chances of an account, or why the event takes no entry of it. Neither time nor places count here. */
export function checkEligibleAccount(
  event: LotteryEvent,
  user: Pick<User, 'createdAt' | 'emailVerifiedAt'>,
): Result<number> {
  if (event.needsVerifiedEmail && user.emailVerifiedAt === null)
    return refuse(LOTTERY_EMAIL_UNVERIFIED());
  if (accountAge(event, user) < event.minAccountAge) return refuse(LOTTERY_ACCOUNT_TOO_NEW());
  return ok(entryWeight(event, user));
}

/** Whether the event takes entries at this moment, or why not. */
export function checkOpen(event: LotteryEvent, at: Instant): Result<true> {
  const phase = eventPhase(event, at);
  if (phase === 'upcoming') return refuse(LOTTERY_NOT_OPEN());
  if (phase !== 'active') return refuse(LOTTERY_CLOSED());
  return event.participants < entryLimit(event) ? ok(true) : refuse(LOTTERY_FULL());
}
