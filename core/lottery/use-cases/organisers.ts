import {
  asAdmin,
  asUser,
  USER_UNKNOWN,
  type Principal,
  type UserRepository,
} from '../../accounts/index.ts';
import { auditEntry, type AuditLog } from '../../audit/index.ts';
import type { Clock } from '../../shared/index.ts';
import { EVENT_ACTIONS } from '../event-changes.ts';
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

/** Whether the caller may run events. */
export class ReadOrganiserRole {
  constructor(private readonly organisers: Pick<OrganiserRepository, 'has'>) {}

  execute(principal: Principal): Promise<boolean> {
    return this.organisers.has(asUser(principal).userId);
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
