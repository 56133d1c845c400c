import type { Instant } from '../shared/index.ts';
import { maskedName, type ForfeitReason } from './draw/index.ts';
import { DAY, type LotteryEvent, type Prize } from './lottery-event.ts';

/** Waiting for the claim, claimed, given up, or waiting for a place. */
export const WINNER_STATES = ['pending', 'claimed', 'forfeited', 'alternate'] as const;
export type WinnerState = (typeof WINNER_STATES)[number];

/** A drawn entry: the first ranks have prizes, the others are alternates in their order. */
export interface Winner {
  readonly eventId: string;
  readonly entryId: string;
  /** Counts from 1 in the order of the draw. */
  readonly rank: number;
  /** Null for an alternate that has not moved up. */
  readonly prizeId: string | null;
  readonly state: WinnerState;
  /** The shortened name that the account had at the draw; `*` where it was gone. */
  readonly publicName: string;
  /** End of the time to claim; null for alternates. */
  readonly claimBy: Instant | null;
  readonly claimedAt: Instant | null;
  readonly forfeitReason: ForfeitReason | null;
  /** Further words on the reason; empty where there are none. */
  readonly forfeitNote: string;
  readonly forfeitedAt: Instant | null;
  /** The rank whose prize this alternate took; null otherwise. */
  readonly movedUpFor: number | null;
}

/** The prize of each rank from 1 on: prizes in their order, each as often as it can be won. */
export const prizesByRank = (prizes: readonly Prize[]): string[] =>
  prizes.flatMap(({ id, count }) => Array.from({ length: count }, () => id));

const claimEnd = ({ claimDays }: Pick<LotteryEvent, 'claimDays'>, at: Instant): Instant =>
  at + claimDays * DAY;

/** Winners and alternates of an event, from the drawn entry ids in their order and the names of their accounts. */
export function winnersOf(
  event: LotteryEvent,
  entryIds: readonly string[],
  names: ReadonlyMap<string, string>,
  at: Instant,
): Winner[] {
  const prizes = prizesByRank(event.prizes);
  return entryIds.map((entryId, index) => {
    const prizeId = prizes[index] ?? null;
    return {
      eventId: event.id,
      entryId,
      rank: index + 1,
      prizeId,
      state: prizeId === null ? 'alternate' : 'pending',
      publicName: maskedName(names.get(entryId) ?? ''),
      claimBy: prizeId === null ? null : claimEnd(event, at),
      claimedAt: null,
      forfeitReason: null,
      forfeitNote: '',
      forfeitedAt: null,
      movedUpFor: null,
    };
  });
}

/** The winner without the prize. */
export const forfeitedWinner = (
  winner: Winner,
  { reason, text }: { readonly reason: ForfeitReason; readonly text: string },
  at: Instant,
): Winner => ({
  ...winner,
  state: 'forfeited',
  forfeitReason: reason,
  forfeitNote: text,
  forfeitedAt: at,
});

/** The alternate with the prize of a winner who lost it. */
export const movedUp = (
  alternate: Winner,
  { prizeId, rank }: Winner,
  event: LotteryEvent,
  at: Instant,
): Winner => ({
  ...alternate,
  prizeId,
  state: 'pending',
  claimBy: claimEnd(event, at),
  movedUpFor: rank,
});

/** Whether no prize waits for its claim any more. */
export const isSettled = (winners: readonly Winner[]): boolean =>
  winners.every(({ state }) => state !== 'pending');
