import {
  asAdmin,
  asUser,
  type AdminRepository,
  type Principal,
  type User,
} from '../../accounts/index.ts';
import type { MailRepositories } from '../../mail/index.ts';
import {
  formatCursor,
  PAGE_LIMIT,
  parseCursor,
  type Clock,
  type Instant,
  type Language,
  type Page,
  type PageRequest,
} from '../../shared/index.ts';
import { demandRulesInAccord } from '../draw-record.ts';
import {
  changedEvent,
  checkReason,
  EVENT_ACTIONS,
  eventEntry,
  eventState,
  lockManaged,
} from '../event-changes.ts';
import { isWaiting, type Approval, type LotteryEvent } from '../lottery-event.ts';
import {
  LOTTERY_EVENT_NOT_WAITING,
  LOTTERY_EVENT_PUBLISHED,
  LOTTERY_EVENT_WAITING,
  LOTTERY_OPENS_TOO_EARLY,
  LOTTERY_ORGANISER_GONE,
  LOTTERY_ORGANISER_UNVERIFIED,
} from '../lottery.errors.ts';
import { lotteryMail, mayApprove, WAITING_MAIL_KIND } from '../mails.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import {
  organiserName,
  type EventPorts,
  type EventRepositories,
  type EventVersionInput,
} from './edit-event.ts';
import { publishDraft } from './publish-event.ts';

type ApprovalRepositories = EventRepositories & MailRepositories;

export interface SubmitEventInput extends EventVersionInput {
  /** Of the call, for the mail about the decision. */
  readonly language: Language;
}

interface SubmissionRepositories extends EventRepositories, MailRepositories {
  readonly admins: Pick<AdminRepository, 'find' | 'list' | 'listSuperadminsLocked'>;
}

const HOUR = 3_600_000;

/**
 * Queues a mail to every operator who may approve. It is due at the next full hour and counts the drafts when it is sent,
 * so that all submissions of an hour share it.
 */
async function notifyOperators(
  { admins, mails }: Pick<SubmissionRepositories, 'admins' | 'mails'>,
  { clock, ids }: Pick<EventPorts, 'clock' | 'ids'>,
): Promise<void> {
  const at = clock.now();
  // Submissions at the same moment wait for each other, so that one of them queues the mails.
  await admins.listSuperadminsLocked();
  for (const { email: address } of (await admins.list()).filter(mayApprove)) {
    const queued = await mails.listTo(address);
    if (queued.some(({ kind }) => kind === WAITING_MAIL_KIND)) continue;
    await mails.add({
      ...{ id: ids.next(), kind: WAITING_MAIL_KIND, accountId: null, subjectId: null, address },
      ...{ language: 'en', createdAt: at, dueAt: (Math.floor(at / HOUR) + 1) * HOUR },
      ...{ attempts: 0, enclosure: null },
    });
  }
}

/** Submits a draft of the caller for approval. Until it is decided or withdrawn nobody can change it. */
export class SubmitEvent {
  constructor(
    private readonly all: SubmissionRepositories,
    private readonly ports: Pick<EventPorts, 'clock' | 'ids'>,
  ) {}

  async execute(input: SubmitEventInput, principal: Principal): Promise<LotteryEvent> {
    const { userId } = asUser(principal);
    const draft = await lockManaged(this.all, input, principal);
    const user = await this.all.users.find(userId);
    if (!user || user.emailVerifiedAt === null) throw LOTTERY_ORGANISER_UNVERIFIED();
    if (draft.stage !== 'draft') throw LOTTERY_EVENT_PUBLISHED();
    if (isWaiting(draft)) throw LOTTERY_EVENT_WAITING();
    const at = this.ports.clock.now();
    if (draft.opensAt <= at) throw LOTTERY_OPENS_TOO_EARLY();
    await organiserName(this.all, userId);
    demandRulesInAccord(draft);
    const approval: Approval = {
      state: 'waiting',
      submittedAt: at,
      language: input.language,
      decidedAt: null,
      decidedBy: null,
      reason: '',
    };
    const event = changedEvent(draft, { approval }, at);
    await this.all.lotteryEvents.update(event);
    await notifyOperators(this.all, this.ports);
    const change = { action: EVENT_ACTIONS.submitted, event, after: eventState(event) };
    this.all.audit.record(eventEntry(change, principal, at));
    return event;
  }
}

/** The draft, locked, with its submission; refuses with LOTTERY_EVENT_NOT_WAITING what does not wait. */
async function lockWaiting(
  all: EventRepositories,
  input: EventVersionInput,
  principal: Principal,
): Promise<{ readonly draft: LotteryEvent; readonly submission: Approval }> {
  const draft = await lockManaged(all, input, principal);
  const { approval: submission } = draft;
  if (!isWaiting(draft) || submission === null) throw LOTTERY_EVENT_NOT_WAITING();
  return { draft, submission };
}

/** The public name that the organiser has chosen while the draft waited. */
async function renamed(
  { organisers }: Pick<EventRepositories, 'organisers'>,
  { organiser }: LotteryEvent,
): Promise<Pick<LotteryEvent, 'organiser'>> {
  const name = await organisers.nameOf(organiser.id);
  return { organiser: name === null ? organiser : { ...organiser, name } };
}

/** Takes the caller's submission back, so that the draft can be edited again. */
export class WithdrawSubmission {
  constructor(
    private readonly all: EventRepositories,
    private readonly clock: Clock,
  ) {}

  async execute(input: EventVersionInput, principal: Principal): Promise<LotteryEvent> {
    asUser(principal);
    const { draft, submission } = await lockWaiting(this.all, input, principal);
    const at = this.clock.now();
    const change: Partial<LotteryEvent> = { approval: { ...submission, state: 'withdrawn' } };
    const event = changedEvent(draft, { ...change, ...(await renamed(this.all, draft)) }, at);
    await this.all.lotteryEvents.update(event);
    this.all.audit.record(
      eventEntry({ action: EVENT_ACTIONS.submissionWithdrawn, event }, principal, at),
    );
    return event;
  }
}

/** The organiser of a submission while the account may run events; null when it may not any more. */
async function activeOrganiser(
  { users }: Pick<EventRepositories, 'users'>,
  { organiser }: LotteryEvent,
): Promise<User | null> {
  const user = await users.find(organiser.id);
  return user?.active && user.emailVerifiedAt !== null ? user : null;
}

/** Publishes a submitted draft, as its organiser would; the organiser is notified by mail. */
export class ApproveEvent {
  constructor(
    private readonly all: ApprovalRepositories,
    private readonly ports: EventPorts,
  ) {}

  async execute(input: EventVersionInput, principal: Principal): Promise<LotteryEvent> {
    const { adminId } = asAdmin(principal);
    const { draft, submission } = await lockWaiting(this.all, input, principal);
    const organiser = await activeOrganiser(this.all, draft);
    if (!organiser) throw LOTTERY_ORGANISER_GONE();
    const at = this.ports.clock.now();
    const event = await publishDraft(this.all, this.ports, draft, {
      ...submission,
      state: 'approved',
      decidedAt: at,
      decidedBy: adminId,
    });
    await this.all.mails.add(decisionMail('lottery-approved', event, organiser, this.ports));
    const change = { action: EVENT_ACTIONS.approved, event, after: eventState(event) };
    this.all.audit.record(eventEntry(change, principal, at));
    return event;
  }
}

export interface DeclineEventInput extends EventVersionInput {
  /** For the organiser. */
  readonly reason: string;
}

/** Gives a submitted draft back with a reason; the organiser is notified by mail, and can edit and submit it again. */
export class DeclineEvent {
  constructor(
    private readonly all: ApprovalRepositories,
    private readonly ports: EventPorts,
  ) {}

  async execute(input: DeclineEventInput, principal: Principal): Promise<LotteryEvent> {
    const { adminId } = asAdmin(principal);
    const { draft, submission } = await lockWaiting(this.all, input, principal);
    const reason = checkReason(input.reason);
    if (!reason.ok) throw reason.error;
    const at = this.ports.clock.now();
    const approval: Approval = {
      ...submission,
      state: 'declined',
      decidedAt: at,
      decidedBy: adminId,
      reason: reason.value,
    };
    const event = changedEvent(draft, { approval, ...(await renamed(this.all, draft)) }, at);
    await this.all.lotteryEvents.update(event);
    const organiser = await this.all.users.find(draft.organiser.id);
    if (organiser)
      await this.all.mails.add(decisionMail('lottery-declined', event, organiser, this.ports));
    const change = { action: EVENT_ACTIONS.declined, event, after: { reason: reason.value } };
    this.all.audit.record(eventEntry(change, principal, at));
    return event;
  }
}

const decisionMail = (
  kind: 'lottery-approved' | 'lottery-declined',
  { id: eventId, approval }: LotteryEvent,
  user: User,
  ports: EventPorts,
) => lotteryMail({ kind, eventId, user, language: approval?.language ?? 'en' }, ports);

interface WaitingPage extends Page<LotteryEvent> {
  readonly at: Instant;
}

/** Drafts that wait for approval, the oldest submission first; for operators. */
export class ListWaitingEvents {
  constructor(
    private readonly events: Pick<LotteryEventRepository, 'listWaiting'>,
    private readonly clock: Clock,
  ) {}

  async execute({ limit, cursor }: PageRequest, principal: Principal): Promise<WaitingPage> {
    asAdmin(principal);
    const most = Math.min(Math.max(1, Math.trunc(limit)), PAGE_LIMIT);
    const after = cursor === null ? null : parseCursor(cursor);
    const found = await this.events.listWaiting({ after, limit: most + 1 });
    const items = found.slice(0, most);
    const last = found.length > most ? items.at(-1) : undefined;
    return {
      at: this.clock.now(),
      items,
      nextCursor: last?.approval
        ? formatCursor({ at: last.approval.submittedAt, id: last.id })
        : null,
    };
  }
}
