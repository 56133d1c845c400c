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

/**
 * Stored step of an event's lifecycle: draft → published → frozen → drawn → settled, or cancelled or failed.
 * Whether a published event is upcoming, active or closed follows from the clock.
 */
export const EVENT_STAGES = [
  'draft',
  'published',
  'frozen',
  'drawn',
  'settled',
  'cancelled',
  'failed',
] as const;
export type EventStage = (typeof EVENT_STAGES)[number];

/** The stage with the clock: what a visitor is shown. */
export const EVENT_PHASES = [
  'draft',
  'upcoming',
  'active',
  'closed',
  'frozen',
  'drawn',
  'settled',
  'cancelled',
  'failed',
] as const;
export type EventPhase = (typeof EVENT_PHASES)[number];

/** Where the randomness comes from: a public beacon, or a seed that the organiser commits to. */
export const ENTROPY_MODES = ['beacon', 'commit'] as const;
export type EntropyMode = (typeof ENTROPY_MODES)[number];

/** Who runs an event. */
export interface Organiser {
  readonly realm: 'user' | 'admin';
  readonly id: string;
  /** Shown with the event. */
  readonly name: string;
}

/** Everything of an event that can be edited until somebody has entered. */
export interface EventTerms {
  readonly title: Texts;
  readonly description: Texts;
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  /** The list of entries is frozen before this moment, the winners are drawn after it. */
  readonly drawAt: Instant;
  /** Maximum number of entries; null = no limit of the event's own. */
  readonly capacity: number | null;
  /** The account needs a confirmed e-mail address. */
  readonly needsVerifiedEmail: boolean;
  /** Days that an account must exist when the event opens. */
  readonly minAccountAge: number;
  /** Maximum chances of one entry. */
  readonly maxWeight: number;
  /** Full days of account age per further chance; counts where `maxWeight` is above 1. */
  readonly daysPerChance: number;
  /** Whether an entry can be withdrawn while the event is active. */
  readonly isWithdrawable: boolean;
  /** How many further entries are drawn, who move up in their order. */
  readonly alternates: number;
  /** Days that a winner has to claim the prize. */
  readonly claimDays: number;
  readonly entropy: EntropyMode;
  /** The first prize first. */
  readonly prizes: readonly Prize[];
  readonly rules: readonly Texts[];
}

/** A prize draw. */
export interface LotteryEvent extends EventTerms {
  readonly id: string;
  readonly version: number;
  readonly stage: EventStage;
  /** Why it was cancelled or failed; empty otherwise. */
  readonly reason: string;
  readonly organiser: Organiser;
  /** Number of entries. It changes without the version. */
  readonly participants: number;
  /** Made up to show the section. */
  readonly sample: boolean;
  readonly publishedAt: Instant | null;
  /** When it became drawn. */
  readonly resultAt: Instant | null;
  readonly createdAt: Instant;
  readonly updatedAt: Instant;
}

const MINUTE = 60_000;
export const DAY = 86_400_000;

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
  alternates: 1000,
  capacity: 1_000_000,
  maxWeight: 100,
  accountAge: 3650,
  claimDays: 90,
  reason: 500,
  /** Milliseconds between close and draw: the list is published in between. */
  freezeTime: 10 * MINUTE,
  /** Milliseconds. */
  span: 366 * DAY,
  drawDelay: 90 * DAY,
  /** Of all entries of an event together. */
  totalWeight: 1_000_000,
} as const;

/** Every status, in the order of the list. */
export const EVENT_STATUSES = ['active', 'upcoming', 'ended'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

type Timed = Pick<LotteryEvent, 'opensAt' | 'closesAt' | 'stage'>;

/** Phase at an instant: active from opening (inclusive) to close (exclusive). */
export function eventPhase({ stage, opensAt, closesAt }: Timed, at: Instant): EventPhase {
  if (stage !== 'published') return stage;
  if (at < opensAt) return 'upcoming';
  return at < closesAt ? 'active' : 'closed';
}

/** Status of a published event at an instant; drafts have none and are listed to their organisers alone. */
export function eventStatus(event: Timed, at: Instant): EventStatus {
  const phase = eventPhase(event, at);
  return phase === 'active' || phase === 'upcoming' ? phase : 'ended';
}

/** Maximum number of entries, so that all chances together stay within the limit of a draw. */
export const entryLimit = ({ capacity, maxWeight }: EventTerms): number =>
  capacity ?? Math.floor(EVENT_LIMITS.totalWeight / maxWeight);

/** Number of prizes to be won. */
export const prizeTotal = ({ prizes }: Pick<EventTerms, 'prizes'>): number =>
  prizes.reduce((sum, { count }) => sum + count, 0);

/** Whether the event can still be changed: a draft, or published, not open yet and without entries. Its log says the terms before it opens. */
export const isEditable = (event: LotteryEvent, at: Instant): boolean =>
  event.stage === 'draft' ||
  (event.stage === 'published' && event.participants === 0 && at < event.opensAt);

/** Whether the event can be cancelled: published, and nobody can know its winners. */
export const isCancellable = (
  { stage, drawAt }: Pick<LotteryEvent, 'stage' | 'drawAt'>,
  at: Instant,
): boolean => (stage === 'published' || stage === 'frozen') && at < drawAt;
