import type { Language } from '../shared/index.ts';
import { accountMail } from './account-mail.ts';
import { revoked } from './own-sessions.ts';
import type { AccountRepositories } from './ports/account-repositories.ts';
import type { SessionPorts } from './session-opening.ts';
import type { User } from './user.ts';

interface Setting {
  readonly user: User;
  readonly passwordHash: string;
  readonly language: Language;
  /** The session that stays; null when none does. */
  readonly keptSessionId: string | null;
}

/** Gives `user` another password: other sessions and running resets end, and the owner is told. */
export async function setPassword(
  { user, passwordHash, language, keptSessionId }: Setting,
  { users, sessions, passwordResets, mails }: AccountRepositories,
  ports: Pick<SessionPorts, 'clock' | 'ids'>,
): Promise<void> {
  const at = ports.clock.now();
  await users.update({ ...user, version: user.version + 1, passwordHash, updatedAt: at });
  for (const session of await sessions.listLocked(user.id))
    if (session.id !== keptSessionId) await sessions.update(revoked(session, at));
  await passwordResets.eraseOwned(user.id);
  await mails.add(accountMail('password-changed', { address: user.email, language }, ports));
}
