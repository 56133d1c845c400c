import type { Language } from '../../shared/index.ts';
import { notifyOwner } from '../mails/account-mail.ts';
import { revokeSession } from '../sessions/session.ts';
import type { Account, Realm } from '../realm.ts';
import type { SessionPorts } from '../sessions/open-session.ts';

interface PasswordChange<A extends Account> {
  readonly account: A;
  readonly passwordHash: string;
  readonly language: Language;
  /** The session that stays active; null ends all. */
  readonly exceptSessionId: string | null;
}

/** Sets a new password, ends the other sessions, revokes mailed links and notifies the owner. */
export async function setPassword<A extends Account>(
  { account, passwordHash, language, exceptSessionId }: PasswordChange<A>,
  realm: Realm<A>,
  ports: Pick<SessionPorts, 'clock' | 'ids'>,
): Promise<void> {
  const at = ports.clock.now();
  await realm.accounts.update(realm.withPassword(account, passwordHash, at));
  for (const session of await realm.sessions.listLocked(account.id))
    if (session.id !== exceptSessionId) await realm.sessions.update(revokeSession(session, at));
  await realm.revokeMailedLinks(account.id);
  await notifyOwner('password-changed', account, language, realm, ports);
}
