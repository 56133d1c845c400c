import type { Instant, Language, Texts } from '../shared/index.ts';

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

/** An uploaded picture of a prize. */
export interface PrizePicture {
  /** SHA-256 of the stored picture, in hexadecimal. */
  readonly hash: string;
  /** What it shows, for those who do not see it. */
  readonly alt: Texts;
}

/** Something to be won, `count` times. */
export interface Prize {
  readonly id: string;
  readonly name: Texts;
  readonly description: Texts;
  readonly count: number;
  readonly image: PrizeImage;
  /** Shown instead of the drawing; null where none is uploaded. */
  readonly picture: PrizePicture | null;
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

/** Who runs the events of operators in public: a username of the console is half of what signs in to it. */
export const SITE_ORGANISER = 'Toolyard';

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

/** Steps of the approval that users need whose events are not published at once. */
export const APPROVAL_STATES = ['waiting', 'withdrawn', 'approved', 'declined'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** The last submission of a draft, and what became of it. */
export interface Approval {
  readonly state: ApprovalState;
  readonly submittedAt: Instant;
  /** Of the call that submitted it. */
  readonly language: Language;
  readonly decidedAt: Instant | null;
  /** Id of the operator. */
  readonly decidedBy: string | null;
  /** Why it was declined; empty otherwise. */
  readonly reason: string;
}

/** A prize draw. */
export interface LotteryEvent extends EventTerms {
  readonly id: string;
  readonly version: number;
  readonly stage: EventStage;
  /** Why it was cancelled or failed; empty otherwise. */
  readonly reason: string;
  readonly organiser: Organiser;
  /** Null for an event that was never submitted. */
  readonly approval: Approval | null;
  /** Number of entries. It changes without the version. */
  readonly participants: number;
  /** Made up to show the section. */
  readonly sample: boolean;
  readonly publishedAt: Instant | null;
  /** Its frozen list names a round of the beacon, which nobody knew before the close. */
  readonly isDated: boolean;
  /** When a time-stamping authority saw its frozen list; null: none did. */
  readonly stampedAt: Instant | null;
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
  pictureAlt: 300,
  /** Pictures that are uploaded for one event and not removed yet. */
  pictures: 40,
  prizeCount: 10_000,
  alternates: 1000,
  capacity: 1_000_000,
  maxWeight: 100,
  accountAge: 3650,
  claimDays: 90,
  reason: 500,
  /** Drafts of one user whose events need an approval. */
  drafts: 5,
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

/** Milliseconds after which a step that is due and was not done is overdue. */
export const OVERDUE_AFTER = 5 * 60_000;

/** Whether an event waits for its freeze or its draw for longer than the work takes. */
export const isOverdue = (
  { stage, closesAt, drawAt }: Pick<LotteryEvent, 'stage' | 'closesAt' | 'drawAt'>,
  at: Instant,
): boolean =>
  (stage === 'published' && closesAt + OVERDUE_AFTER <= at) ||
  (stage === 'frozen' && drawAt + OVERDUE_AFTER <= at);

/** Number of prizes to be won. */
export const prizeTotal = ({
  prizes,
}: {
  readonly prizes: readonly Pick<Prize, 'count'>[];
}): number => prizes.reduce((sum, { count }) => sum + count, 0);

/** Whether the draft waits for the decision of an operator. */
export const isWaiting = ({ stage, approval }: Pick<LotteryEvent, 'stage' | 'approval'>): boolean =>
  stage === 'draft' && approval?.state === 'waiting';

/**
 * Whether the event can still be changed: a draft that does not wait, or published, not open yet and without entries. Its
 * log says the terms before it opens. What an operator approved stays as it was approved.
 */
export const isEditable = (event: LotteryEvent, at: Instant): boolean =>
  event.stage === 'draft'
    ? !isWaiting(event)
    : event.stage === 'published' &&
      event.approval?.state !== 'approved' &&
      event.participants === 0 &&
      at < event.opensAt;

/** Whether the event can be cancelled: published, and nobody can know its winners. */
export const isCancellable = (
  { stage, drawAt }: Pick<LotteryEvent, 'stage' | 'drawAt'>,
  at: Instant,
): boolean => (stage === 'published' || stage === 'frozen') && at < drawAt;
