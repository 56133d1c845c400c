import type { Language, UnitOfWork } from '../../shared/index.ts';
import { accountEntry, ANONYMOUS } from '../account-audit.ts';
import { INVITATION_INVALID } from '../accounts.errors.ts';
import type { AttemptGuard } from '../login-attempts/attempt-guard.ts';
import { invitationFault } from '../passwords/invitation.ts';
import { hashChosenPassword } from '../passwords/hash-new-password.ts';
import type { PasswordRules } from '../passwords/password-rules.ts';
import { setPassword } from '../passwords/set-password.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { userRealm } from '../realm.ts';
import type { SessionPorts } from '../sessions/open-session.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../sessions/session.ts';

interface AcceptInvitationInput {
  readonly token: string;
  readonly password: string;
  readonly language: Language;
}

/** Chooses the first password of an account by the link of an invitation, which works once and proves the address. */
export class AcceptInvitation {
  constructor(
    private readonly work: UnitOfWork<AccountRepositories>,
    private readonly hasher: PasswordHasher,
    private readonly rules: PasswordRules,
    private readonly guard: AttemptGuard,
    private readonly ports: Pick<SessionPorts, 'clock' | 'ids' | 'secrets'>,
  ) {}

  async execute(
    { token, password, language }: AcceptInvitationInput,
    { address }: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<{ readonly deviceToken: string }> {
    const { clock, secrets } = this.ports;
    const tokenHash = secrets.hashOf(token);
    const { hasher, rules, guard } = this;
    const passwordHash = await hashChosenPassword(
      { password, address },
      { hasher, rules, guard },
      () =>
        this.work.run(async ({ invitations, users }) => {
          const known = await invitations.findByToken(tokenHash);
          const refusal = invitationFault(known, clock.now());
          if (refusal) throw refusal;
          const owner = known && (await users.find(known.userId));
          if (!owner) throw INVITATION_INVALID();
          return owner;
        }),
    );
    const { email } = await this.work.run(async (all) => {
      const at = clock.now();
      const invitation = await all.invitations.takeByToken(tokenHash);
      // Another call that was faster has left the invitation as used.
      const refusal = invitationFault(
        invitation ?? (await all.invitations.findByToken(tokenHash)),
        at,
      );
      if (refusal) throw refusal;
      const user = invitation && (await all.users.find(invitation.userId));
      if (!user) throw INVITATION_INVALID();
      const realm = userRealm(all);
      const account = { ...user, emailVerifiedAt: user.emailVerifiedAt ?? at };
      const setting = { account, passwordHash, language, exceptSessionId: null };
      await setPassword(setting, realm, this.ports);
      await all.invitations.put({ ...invitation, usedAt: at });
      const event = { at, account, actor: ANONYMOUS, address };
      realm.audit.record(accountEntry('invitation.accepted', realm, event));
      return account;
    });
    return { deviceToken: guard.deviceTokenFor(email, { passwordHash }, null) };
  }
}
