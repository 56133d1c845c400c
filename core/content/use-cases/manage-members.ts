import { asUser, type Principal, type UserRepository } from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { Clock, IdSource, Instant } from '../../shared/index.ts';
import type { NamedInvitation, NamedMember, SpaceRepository } from '../ports/space-repository.ts';
import { isInvitationOpen, type SpaceInvitation, type SpaceRole } from '../space.ts';
import { hasOwner } from '../space-members.ts';
import { MEMBER_UNKNOWN, SPACE_INVITATION_UNKNOWN, SPACE_NEEDS_OWNER } from '../content.errors.ts';
import { spaceEntry } from './content-audit.ts';
import { demand, lockedMembershipOf, membershipOf } from './space-access.ts';

export interface MemberStore {
  readonly spaces: SpaceRepository;
  readonly users: Pick<UserRepository, 'find'>;
  readonly audit: AuditLog;
}

interface MemberPorts {
  readonly clock: Clock;
  readonly ids: IdSource;
}

/** Who is in a space and who is invited. Invitations are shown to those who may invite; they hold addresses. */
export class ListMembers {
  constructor(
    private readonly spaces: Pick<
      SpaceRepository,
      'findOf' | 'findByHandle' | 'members' | 'invitations'
    >,
    private readonly clock: Clock,
  ) {}

  async execute(
    spaceId: string,
    principal: Principal,
  ): Promise<{
    readonly members: readonly NamedMember[];
    readonly invitations: readonly SpaceInvitation[];
  }> {
    const { space, role } = await membershipOf(this.spaces, spaceId, principal);
    const members = await this.spaces.members(space.id);
    const invitations = role === 'owner' ? await this.spaces.invitations(space.id) : [];
    const now = this.clock.now();
    return { members, invitations: invitations.filter((each) => isInvitationOpen(each, now)) };
  }
}

/** Takes an invitation back. Refuses with SPACE_ROLE_NEEDED or SPACE_INVITATION_UNKNOWN. */
export class WithdrawInvitation {
  constructor(
    private readonly all: Pick<MemberStore, 'spaces' | 'audit'>,
    private readonly ports: Pick<MemberPorts, 'clock'>,
  ) {}

  async execute(
    { spaceId, id }: { readonly spaceId: string; readonly id: string },
    principal: Principal,
  ): Promise<void> {
    const { spaces, audit } = this.all;
    const member = await lockedMembershipOf(spaces, spaceId, principal);
    demand(member, 'manageMembers');
    const found = (await spaces.invitations(spaceId)).find((each) => each.id === id);
    if (!found) throw SPACE_INVITATION_UNKNOWN();
    await spaces.removeInvitation(id);
    const event = { action: 'space.invitationWithdrawn', before: { role: found.role } };
    audit.record(spaceEntry(member.space, event, principal, this.ports.clock.now()));
  }
}

interface InvitationReaders {
  readonly spaces: Pick<SpaceRepository, 'invitationsTo'>;
  readonly users: MemberStore['users'];
}

/** Invitations that the account can accept: those to its address, once it is verified. */
async function invitationsOf(
  { spaces, users }: InvitationReaders,
  userId: string,
  now: Instant,
): Promise<readonly NamedInvitation[]> {
  const user = await users.find(userId);
  if (!user || user.emailVerifiedAt === null) return [];
  const all = await spaces.invitationsTo(user.email);
  return all.filter((each) => isInvitationOpen(each, now));
}

/** Invitations to the caller. */
export class ListOwnInvitations {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'invitationsTo'>,
    private readonly users: MemberStore['users'],
    private readonly clock: Clock,
  ) {}

  execute(principal: Principal): Promise<readonly NamedInvitation[]> {
    const { spaces, users, clock } = this;
    return invitationsOf({ spaces, users }, asUser(principal).userId, clock.now());
  }
}

/** Accepts or declines an invitation to the caller. Refuses with SPACE_INVITATION_UNKNOWN. */
export class AnswerInvitation {
  constructor(
    private readonly all: MemberStore,
    private readonly ports: Pick<MemberPorts, 'clock'>,
  ) {}

  async execute(
    { id, accepts }: { readonly id: string; readonly accepts: boolean },
    principal: Principal,
  ): Promise<void> {
    const { spaces, audit } = this.all;
    const { userId } = asUser(principal);
    const at = this.ports.clock.now();
    const offers = await invitationsOf(this.all, userId, at);
    const offer = offers.find((each) => each.id === id);
    if (!offer) throw SPACE_INVITATION_UNKNOWN();
    const { spaceId, role } = offer;
    await spaces.removeInvitation(id);
    const known = await spaces.findOfLocked(userId, spaceId);
    if (!accepts || known) return;
    await spaces.setMember({ spaceId, userId, role, since: at });
    const joined = await spaces.findOf(userId, spaceId);
    if (!joined) throw SPACE_INVITATION_UNKNOWN();
    const event = { action: 'space.memberJoined', after: { role } };
    audit.record(spaceEntry(joined.space, event, principal, at));
  }
}

/** Gives a member another role. Refuses with SPACE_ROLE_NEEDED, MEMBER_UNKNOWN or SPACE_NEEDS_OWNER. */
export class ChangeMemberRole {
  constructor(
    private readonly all: Pick<MemberStore, 'spaces' | 'audit'>,
    private readonly ports: Pick<MemberPorts, 'clock'>,
  ) {}

  async execute(
    { spaceId, userId, role }: { spaceId: string; userId: string; role: SpaceRole },
    principal: Principal,
  ): Promise<NamedMember> {
    const { spaces, audit } = this.all;
    const caller = await lockedMembershipOf(spaces, spaceId, principal);
    demand(caller, 'manageMembers');
    const members = await spaces.members(spaceId);
    const before = members.find((each) => each.userId === userId);
    if (!before) throw MEMBER_UNKNOWN();
    const after = { ...before, role };
    demandOwner(members.map((each) => (each === before ? after : each)));
    await spaces.setMember(after);
    const states = { before: { userId, role: before.role }, after: { userId, role } };
    const event = { action: 'space.roleChanged', ...states };
    audit.record(spaceEntry(caller.space, event, principal, this.ports.clock.now()));
    return after;
  }
}

/**
 * Takes a member out of a space: anybody himself, others an owner. What he wrote stays. Refuses with SPACE_ROLE_NEEDED,
 * MEMBER_UNKNOWN or SPACE_NEEDS_OWNER.
 */
export class RemoveMember {
  constructor(
    private readonly all: Pick<MemberStore, 'spaces' | 'audit'>,
    private readonly ports: Pick<MemberPorts, 'clock'>,
  ) {}

  async execute(
    { spaceId, userId }: { readonly spaceId: string; readonly userId: string },
    principal: Principal,
  ): Promise<void> {
    const { spaces, audit } = this.all;
    const caller = await lockedMembershipOf(spaces, spaceId, principal);
    if (userId !== caller.userId) demand(caller, 'manageMembers');
    const members = await spaces.members(spaceId);
    const gone = members.find((each) => each.userId === userId);
    if (!gone) throw MEMBER_UNKNOWN();
    demandOwner(members.filter((each) => each !== gone));
    await spaces.removeMember(spaceId, userId);
    const event = { action: 'space.memberRemoved', before: { userId, role: gone.role } };
    audit.record(spaceEntry(caller.space, event, principal, this.ports.clock.now()));
  }
}

function demandOwner(members: readonly NamedMember[]): void {
  if (!hasOwner(members)) throw SPACE_NEEDS_OWNER();
}
