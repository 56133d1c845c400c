import type { Instant, Texts } from '../shared/index.ts';

/** The drawn objects that stand for a prize. */
export const PRIZE_IMAGES = [
  'keyboard',
  'headphones',
  'notebook',
  'lamp',
  'mug',
  'screen',
] as const;
export type PrizeImage = (typeof PRIZE_IMAGES)[number];

/** Something to be won, `count` times. */
export interface Prize {
  readonly id: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly count: number;
  readonly image: PrizeImage;
}

/** A prize draw as its visitors see it: what can be won, when and under which rules. */
export interface LotteryEvent {
  readonly id: string;
  readonly version: number;
  readonly title: Texts;
  readonly description: Texts;
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  readonly participants: number;
  /** The first prize first. */
  readonly prizes: readonly Prize[];
  readonly rules: readonly Texts[];
  /** A sample event without participants. */
  readonly sample: boolean;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

/** Bounds of what an event holds; lengths in characters, of each language. */
export const EVENT_LIMITS = {
  title: 120,
  description: 1000,
  rules: 20,
  rule: 500,
  prizes: 20,
  prizeName: 120,
  prizeDescription: 500,
  prizeCount: 10_000,
} as const;

/** Every status, in the order of the list. */
export const EVENT_STATUSES = ['active', 'upcoming', 'ended'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** Status at an instant: active from opening (inclusive) to close (exclusive). */
export function eventStatus(
  { opensAt, closesAt }: Pick<LotteryEvent, 'opensAt' | 'closesAt'>,
  at: Instant,
): EventStatus {
  if (at < opensAt) return 'upcoming';
  return at < closesAt ? 'active' : 'ended';
}
