import { pseudonymOf, type AuditActor } from '../audit/index.ts';
import type { Language } from '../shared/index.ts';
import { accountEntry, type AccountAction } from './account-audit.ts';
import { accountMail } from './mails/account-mail.ts';
import type { AccountRepositories } from './ports/account-repositories.ts';
import type { OwnedRecords } from './ports/owned-records.ts';
import type { SessionPorts } from './sessions/open-session.ts';
import { mailLanguage, type User } from './user.ts';

export type ErasureRepositories = Pick<AccountRepositories, 'users' | 'audit' | 'mails'>;
export type ErasurePorts = Pick<SessionPorts, 'clock' | 'ids'>;

interface Erasure {
  readonly action: Extract<AccountAction, 'account.deleted' | 'user.erased'>;
  readonly user: User;
  /** Defaults to the owner. */
  readonly actor?: AuditActor;
  /** Of the call. */
  readonly language: Language;
}

/**
 * Ends an account for good: what it owns is deleted, what it says of a person is erased, also from the audit log, its
 * e-mail is free again, and a last mail says so.
 */
export async function eraseAccount(
  { action, user, actor, language: ofCall }: Erasure,
  all: ErasureRepositories,
  owned: readonly OwnedRecords[],
  ports: ErasurePorts,
): Promise<void> {
  const at = ports.clock.now();
  const { id, email } = user;
  // The account must be erased first: a concurrent sign-in waits for it, finds no account and leaves no session behind.
  await all.users.erase(user, at);
  for (const records of owned) await records.eraseOwned(id);
  const account = { id, name: pseudonymOf('user', id) };
  const note = accountEntry(action, { name: 'user' }, { at, account, ...(actor && { actor }) });
  all.audit.erase(note, { person: { kind: 'user', id, email } });
  const language = mailLanguage(user, ofCall);
  await all.mails.add(accountMail('account-deleted', { address: email, language }, ports));
}
