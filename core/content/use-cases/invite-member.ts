import {
  asUser,
  parseEmail,
  TOO_MANY_ATTEMPTS,
  type AttemptGuard,
  type Principal,
  type UserRepository,
} from '../../accounts/index.ts';
import type { AuditLog } from '../../audit/index.ts';
import type { MailOutbox } from '../../mail/index.ts';
import type { Clock, Commit, IdSource, Language } from '../../shared/index.ts';
import { INVITING_NEEDS_VERIFIED_EMAIL, MEMBERS_FULL } from '../content.errors.ts';
import { invitationMail } from '../invitation-mail.ts';
import type { SpaceRepository } from '../ports/space-repository.ts';
import { MAX_SPACE_MEMBERS } from '../space-members.ts';
import type { SpaceInvitation, SpaceRole } from '../space.ts';
import { spaceEntry } from './content-audit.ts';
import { demand, lockedMembershipOf, membershipOf } from './space-access.ts';

export interface InviteMemberInput {
  readonly spaceId: string;
  readonly email: string;
  readonly role: SpaceRole;
  /** Of the mail. */
  readonly language: Language;
}

interface InviteStore {
  readonly spaces: SpaceRepository;
  readonly mails: Pick<MailOutbox, 'add'>;
  readonly audit: AuditLog;
}

/**
 * Offers membership to whoever has verified the address, and mails a link to the offer. Neither the answer nor the mail
 * depends on whether an account has the address. Refuses with EMAIL_INVALID, INVITING_NEEDS_VERIFIED_EMAIL,
 * TOO_MANY_ATTEMPTS, SPACE_ROLE_NEEDED or MEMBERS_FULL.
 */
export class InviteMember {
  constructor(
    private readonly spaces: Pick<SpaceRepository, 'findOf' | 'findByHandle'>,
    private readonly users: Pick<UserRepository, 'find'>,
    private readonly guard: Pick<AttemptGuard, 'allowsInvitation'>,
    private readonly ports: { readonly clock: Clock; readonly ids: IdSource },
  ) {}

  async prepare(
    { spaceId, email, role, language }: InviteMemberInput,
    principal: Principal,
  ): Promise<Commit<InviteStore, SpaceInvitation>> {
    const { userId } = asUser(principal);
    // Whoever may not invite learns nothing of what an invitation needs, and uses up no attempt.
    demand(await membershipOf(this.spaces, spaceId, principal), 'manageMembers');
    const address = parseEmail(email);
    if (!address.ok) throw address.error;
    const user = await this.users.find(userId);
    if (!user || user.emailVerifiedAt === null) throw INVITING_NEEDS_VERIFIED_EMAIL();
    if (!(await this.guard.allowsInvitation(userId))) throw TOO_MANY_ATTEMPTS();
    return async ({ spaces, mails, audit }) => {
      const member = await lockedMembershipOf(spaces, spaceId, principal);
      demand(member, 'manageMembers');
      const others = (await spaces.invitations(spaceId)).filter(
        (each) => each.email !== address.value,
      );
      const members = await spaces.members(spaceId);
      if (others.length + members.length >= MAX_SPACE_MEMBERS) throw MEMBERS_FULL();
      const { clock, ids } = this.ports;
      const at = clock.now();
      const invitation = {
        id: ids.next(),
        spaceId: member.space.id,
        email: address.value,
        role,
        at,
      };
      await spaces.invite(invitation);
      await mails.add(invitationMail(invitation, { id: ids.next(), language }));
      const event = { action: 'space.memberInvited', after: { role } };
      audit.record(spaceEntry(member.space, event, principal, at));
      return invitation;
    };
  }
}
