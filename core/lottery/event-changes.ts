import { actorOf, type Principal } from '../accounts/index.ts';
import { auditEntry, type AuditState, type NewAuditEntry } from '../audit/index.ts';
import {
  isStorable,
  isVisibleText,
  ok,
  refuse,
  VERSION_CONFLICT,
  type Instant,
  type Result,
} from '../shared/index.ts';
import { EVENT_LIMITS, type LotteryEvent } from './lottery-event.ts';
import {
  LOTTERY_EVENT_UNKNOWN,
  LOTTERY_ORGANISERS_ONLY,
  LOTTERY_REASON_NEEDED,
} from './lottery.errors.ts';
import type { LotteryEventRepository } from './ports/lottery-event-repository.ts';
import type { OrganiserRepository } from './ports/organiser-repository.ts';

export const EVENT_ACTIONS = {
  created: 'lottery.created',
  updated: 'lottery.updated',
  deleted: 'lottery.deleted',
  pictureAdded: 'lottery.pictureAdded',
  published: 'lottery.published',
  cancelled: 'lottery.cancelled',
  submitted: 'lottery.submitted',
  submissionWithdrawn: 'lottery.submissionWithdrawn',
  approved: 'lottery.approved',
  declined: 'lottery.declined',
  frozen: 'lottery.frozen',
  result: 'lottery.drawn',
  failed: 'lottery.failed',
  settled: 'lottery.settled',
  entered: 'lottery.entered',
  withdrawn: 'lottery.withdrawn',
  claimed: 'lottery.claimed',
  forfeited: 'lottery.forfeited',
  reminderSet: 'lottery.reminderSet',
  reminderRemoved: 'lottery.reminderRemoved',
  nameChanged: 'lottery.nameChanged',
  exported: 'lottery.exported',
  organiserGranted: 'lottery.organiserGranted',
  organiserRevoked: 'lottery.organiserRevoked',
  organiserNamed: 'lottery.organiserNamed',
} as const;
type EventAction = (typeof EVENT_ACTIONS)[keyof typeof EVENT_ACTIONS];

/** Refuses callers whose events need an approval with LOTTERY_ORGANISERS_ONLY. */
export async function demandTrusted(
  organisers: Pick<OrganiserRepository, 'has'>,
  principal: Principal,
): Promise<void> {
  if (principal.kind === 'admin') return;
  if (principal.kind !== 'user' || !(await organisers.has(principal.userId)))
    throw LOTTERY_ORGANISERS_ONLY();
}

/** Whether the caller runs this event: admins run all of them. */
export const runs = (principal: Principal, { organiser }: LotteryEvent): boolean =>
  principal.kind === 'admin' ||
  (principal.kind === 'user' && organiser.realm === 'user' && organiser.id === principal.userId);

interface Managed {
  readonly lotteryEvents: Pick<LotteryEventRepository, 'findLocked'>;
}

/**
 * The event, locked until the unit of work ends. Foreign events are unknown; where the caller names the version that it
 * has seen, another one is refused with the event as it stands.
 */
export async function lockManaged(
  { lotteryEvents }: Managed,
  { id, version }: { readonly id: string; readonly version: number | null },
  principal: Principal,
): Promise<LotteryEvent> {
  const event = await lotteryEvents.findLocked(id);
  if (!event || !runs(principal, event)) throw LOTTERY_EVENT_UNKNOWN();
  if (version !== null && version !== event.version)
    throw VERSION_CONFLICT({ details: { current: event } });
  return event;
}

/** The event with changes, one version on. */
export const changedEvent = (
  event: LotteryEvent,
  change: Partial<LotteryEvent>,
  at: Instant,
): LotteryEvent => ({
  ...event,
  ...change,
  version: event.version + 1,
  updatedAt: Math.max(at, event.updatedAt),
});

/** The audited fields of an event. */
export const eventState = ({
  id: _id,
  version: _version,
  participants: _participants,
  createdAt: _created,
  updatedAt: _updated,
  ...state
}: LotteryEvent): AuditState => state;

interface EventChange {
  readonly action: EventAction;
  readonly event: LotteryEvent;
  readonly before?: AuditState;
  readonly after?: AuditState;
}

/** The audit entry of a step of an event; `actor` defaults to the caller. */
export const eventEntry = (
  { action, event, before, after }: EventChange,
  principal: Principal | null,
  at: Instant,
): NewAuditEntry =>
  auditEntry({
    at,
    actor: principal === null ? { realm: 'system', id: null } : actorOf(principal),
    action,
    subject: { kind: 'lottery', id: event.id, name: event.title.en },
    before,
    after,
  });

/** The trimmed reason, or LOTTERY_REASON_NEEDED. */
export function checkReason(reason: string): Result<string> {
  const trimmed = reason.trim();
  const { length } = [...trimmed];
  const isSound =
    length > 0 && length <= EVENT_LIMITS.reason && isStorable(trimmed) && isVisibleText(trimmed);
  return isSound ? ok(trimmed) : refuse(LOTTERY_REASON_NEEDED());
}
