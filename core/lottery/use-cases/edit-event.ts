import {
  asUser,
  SESSION_INVALID,
  type AdminRepository,
  type Principal,
  type UserRepository,
} from '../../accounts/index.ts';
import { isSameState, type AuditLog } from '../../audit/index.ts';
import type { Clock, IdSource } from '../../shared/index.ts';
import {
  changedEvent,
  demandTrusted,
  EVENT_ACTIONS,
  eventEntry,
  eventState,
  lockManaged,
} from '../event-changes.ts';
import { checkEvent, type EventDraft } from '../event-draft.ts';
import {
  EVENT_LIMITS,
  isEditable,
  isWaiting,
  SITE_ORGANISER,
  type LotteryEvent,
  type Organiser,
} from '../lottery-event.ts';
import {
  LOTTERY_DRAFTS_FULL,
  LOTTERY_EVENT_LOCKED,
  LOTTERY_EVENT_PUBLISHED,
  LOTTERY_EVENT_WAITING,
  LOTTERY_OPENS_TOO_EARLY,
  LOTTERY_ORGANISER_NAME_NEEDED,
  LOTTERY_ORGANISER_UNVERIFIED,
} from '../lottery.errors.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import type { OrganiserRepository } from '../ports/organiser-repository.ts';
import type { PrizePictureRepository } from '../ports/prize-picture-repository.ts';
import { takePictures } from './prize-pictures.ts';
import { recordManifest, type DrawTools, type DrawRepositories } from '../draw-record.ts';

export interface EventRepositories extends DrawRepositories {
  readonly lotteryEvents: LotteryEventRepository;
  readonly organisers: Pick<OrganiserRepository, 'has' | 'nameOf'>;
  readonly prizePictures: Pick<PrizePictureRepository, 'listOf' | 'retain'>;
  readonly users: Pick<UserRepository, 'find'>;
  readonly admins: Pick<AdminRepository, 'find'>;
  readonly audit: AuditLog;
}

export interface EventPorts extends DrawTools {
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** The public name of a user, or LOTTERY_ORGANISER_NAME_NEEDED. */
export async function organiserName(
  { organisers }: Pick<EventRepositories, 'organisers'>,
  userId: string,
): Promise<string> {
  const name = await organisers.nameOf(userId);
  if (name === null) throw LOTTERY_ORGANISER_NAME_NEEDED();
  return name;
}

/** The caller as the public sees them: a user by the name they chose, an operator as the site. */
async function organiserOf(
  { organisers, users, admins }: Pick<EventRepositories, 'organisers' | 'users' | 'admins'>,
  principal: Principal,
): Promise<Organiser> {
  if (principal.kind === 'admin') {
    const admin = await admins.find(principal.adminId);
    if (!admin) throw SESSION_INVALID();
    return { realm: 'admin', id: admin.id, name: SITE_ORGANISER };
  }
  const user = await users.find(asUser(principal).userId);
  if (!user) throw SESSION_INVALID();
  return { realm: 'user', id: user.id, name: await organiserName({ organisers }, user.id) };
}

/** Refuses users who are not trusted and have no confirmed address, or as many drafts as they may have. */
async function demandDraft(
  { organisers, users, lotteryEvents }: EventRepositories,
  principal: Principal,
): Promise<void> {
  if (principal.kind === 'admin') return;
  const { userId } = asUser(principal);
  if (await organisers.has(userId)) return;
  const user = await users.find(userId);
  if (!user || user.emailVerifiedAt === null) throw LOTTERY_ORGANISER_UNVERIFIED();
  const drafts = await lotteryEvents.countDraftsLocked(userId);
  if (drafts >= EVENT_LIMITS.drafts) throw LOTTERY_DRAFTS_FULL();
}

/** Adds a draft, which only its organiser and operators see. */
export class CreateEvent {
  constructor(
    private readonly all: EventRepositories,
    private readonly ports: EventPorts,
  ) {}

  async execute(draft: EventDraft, principal: Principal): Promise<LotteryEvent> {
    await demandDraft(this.all, principal);
    const checked = checkEvent(draft, () => this.ports.ids.next());
    if (!checked.ok) throw checked.error;
    const at = this.ports.clock.now();
    const event: LotteryEvent = {
      ...checked.value,
      id: this.ports.ids.next(),
      version: 1,
      stage: 'draft',
      reason: '',
      organiser: await organiserOf(this.all, principal),
      approval: null,
      participants: 0,
      sample: false,
      publishedAt: null,
      isDated: false,
      stampedAt: null,
      resultAt: null,
      createdAt: at,
      updatedAt: at,
    };
    await takePictures(this.all.prizePictures, event);
    await this.all.lotteryEvents.addIfNew(event);
    const change = { action: EVENT_ACTIONS.created, event, after: eventState(event) };
    this.all.audit.record(eventEntry(change, principal, at));
    return event;
  }
}

export interface EditEventInput {
  readonly id: string;
  /** The version that the caller has seen; null changes whatever version there is. */
  readonly version: number | null;
  readonly draft: EventDraft;
}

/** Changes the terms of a draft, or of a published event before it opens: then a new manifest is published, under its rules. */
export class EditEvent {
  constructor(
    private readonly all: EventRepositories,
    private readonly ports: EventPorts,
  ) {}

  async execute(input: EditEventInput, principal: Principal): Promise<LotteryEvent> {
    const before = await lockManaged(this.all, input, principal);
    const at = this.ports.clock.now();
    if (isWaiting(before)) throw LOTTERY_EVENT_WAITING();
    if (!isEditable(before, at)) throw LOTTERY_EVENT_LOCKED();
    if (before.stage === 'published') await demandTrusted(this.all.organisers, principal);
    const checked = checkEvent(input.draft, () => this.ports.ids.next());
    if (!checked.ok) throw checked.error;
    if (before.stage === 'published' && checked.value.opensAt <= at)
      throw LOTTERY_OPENS_TOO_EARLY();
    const after = changedEvent(before, checked.value, at);
    const states = { before: eventState(before), after: eventState(after) };
    if (isSameState(withoutIds(states.before), withoutIds(states.after))) return before;
    await takePictures(this.all.prizePictures, after);
    await this.all.lotteryEvents.update(after);
    if (after.stage === 'published') await recordManifest(this.all, this.ports, after, at);
    const change = { action: EVENT_ACTIONS.updated, event: after, ...states };
    this.all.audit.record(eventEntry(change, principal, at));
    return after;
  }
}

/** Prizes get new ids with every change, which makes no difference by itself. */
const withoutIds = (state: Readonly<Record<string, unknown>>) => ({
  ...state,
  prizes: (state['prizes'] as readonly { readonly id: string }[]).map(
    ({ id: _id, ...prize }) => prize,
  ),
});

export interface EventVersionInput {
  readonly id: string;
  /** The version that the caller has seen; null is any. */
  readonly version: number | null;
}

/** Deletes a draft for good. */
export class DeleteDraft {
  constructor(
    private readonly all: EventRepositories,
    private readonly clock: Clock,
  ) {}

  async execute(input: EventVersionInput, principal: Principal): Promise<void> {
    const event = await lockManaged(this.all, input, principal);
    if (event.stage !== 'draft') throw LOTTERY_EVENT_PUBLISHED();
    if (isWaiting(event)) throw LOTTERY_EVENT_WAITING();
    await this.all.lotteryEvents.removeDraft(event.id);
    const change = { action: EVENT_ACTIONS.deleted, event, before: eventState(event) };
    this.all.audit.record(eventEntry(change, principal, this.clock.now()));
  }
}
