import {
  asAdmin,
  asUser,
  SESSION_INVALID,
  USER_UNKNOWN,
  type Principal,
  type UserRepository,
} from '../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import { EVENT_ACTIONS } from '../event-changes.ts';
import { LOTTERY_ORGANISER_NAME_INVALID } from '../lottery.errors.ts';
import { organiserNameFault, storedOrganiserName } from '../organiser-name.ts';
import type { LotteryEventRepository } from '../ports/lottery-event-repository.ts';
import type { NamedOrganiser, OrganiserRepository } from '../ports/organiser-repository.ts';

interface OrganiserRepositories {
  readonly organisers: OrganiserRepository;
  readonly users: Pick<UserRepository, 'find'>;
  readonly audit: AuditLog;
}

/** Users who may run events. */
export class ListOrganisers {
  constructor(private readonly organisers: Pick<OrganiserRepository, 'list'>) {}

  execute(): Promise<readonly NamedOrganiser[]> {
    return this.organisers.list();
  }
}

/** The caller as an organiser. */
export interface OwnOrganiser {
  /** Whether the caller publishes without an approval. */
  readonly isTrusted: boolean;
  /** Null until it is chosen. */
  readonly name: string | null;
}

export class ReadOrganiser {
  constructor(private readonly organisers: Pick<OrganiserRepository, 'has' | 'nameOf'>) {}

  async execute(principal: Principal): Promise<OwnOrganiser> {
    const { userId } = asUser(principal);
    const [isTrusted, name] = await Promise.all([
      this.organisers.has(userId),
      this.organisers.nameOf(userId),
    ]);
    return { isTrusted, name };
  }
}

export interface OrganiserNameInput {
  readonly name: string;
}

/**
 * Chooses the caller's public name, or another one. Drafts take it; events that are published or wait for approval keep
 * the name that they were submitted with.
 */
export class ChooseOrganiserName {
  constructor(
    private readonly all: OrganiserRepositories & {
      readonly lotteryEvents: Pick<LotteryEventRepository, 'renameDrafts'>;
    },
    private readonly clock: Clock,
  ) {}

  async execute(input: OrganiserNameInput, principal: Principal): Promise<string> {
    const { userId } = asUser(principal);
    const fault = organiserNameFault(input.name);
    if (fault) throw LOTTERY_ORGANISER_NAME_INVALID({ details: [fault] });
    const user = await this.all.users.find(userId);
    if (!user) throw SESSION_INVALID();
    const name = storedOrganiserName(input.name);
    const before = await this.all.organisers.nameOf(userId);
    if (before === name) return name;
    const at = this.clock.now();
    await this.all.organisers.setName({ userId, name, chosenAt: at });
    await this.all.lotteryEvents.renameDrafts(userId, name, at);
    this.all.audit.record(
      auditEntry({
        at,
        actor: { realm: 'user', id: userId },
        action: EVENT_ACTIONS.organiserNamed,
        subject: { kind: 'user', id: user.id, name: user.name },
        before: before === null ? undefined : { name: before },
        after: { name },
      }),
    );
    return name;
  }
}

export interface OrganiserInput {
  readonly userId: string;
}

/** Lets a user run events. */
export class GrantOrganiser {
  constructor(
    private readonly all: OrganiserRepositories,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: OrganiserInput, principal: Principal): Promise<void> {
    const { adminId } = asAdmin(principal);
    const user = await this.all.users.find(userId);
    if (!user) throw USER_UNKNOWN();
    const at = this.clock.now();
    await this.all.organisers.add({ userId, grantedBy: adminId, grantedAt: at });
    this.all.audit.record(
      auditEntry({
        at,
        actor: { realm: 'admin', id: adminId },
        action: EVENT_ACTIONS.organiserGranted,
        subject: { kind: 'user', id: user.id, name: user.name },
      }),
    );
  }
}

/** Takes the role back. Events that the user has published go on; operators can cancel them. */
export class RevokeOrganiser {
  constructor(
    private readonly all: OrganiserRepositories,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: OrganiserInput, principal: Principal): Promise<void> {
    const { adminId } = asAdmin(principal);
    const user = await this.all.users.find(userId);
    if (!user || !(await this.all.organisers.remove(userId))) throw USER_UNKNOWN();
    this.all.audit.record(
      auditEntry({
        at: this.clock.now(),
        actor: { realm: 'admin', id: adminId },
        action: EVENT_ACTIONS.organiserRevoked,
        subject: { kind: 'user', id: user.id, name: user.name },
      }),
    );
  }
}
