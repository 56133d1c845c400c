import { accountEntry, type AccountEvent } from '../account-audit.ts';
import { auditedFields } from './api-keys.ts';
import type { AccountRepositories } from '../ports/account-repositories.ts';
import type { User } from '../user.ts';

/**
 * Removes what signs in or calls for the user besides password and sessions: second factor, passkeys, API keys. Whoever
 * registered an address that was never verified may be somebody else.
 */
export async function removeAccess(
  user: User,
  all: Pick<AccountRepositories, 'secondFactors' | 'passkeys' | 'apiKeys' | 'audit'>,
  event: Pick<AccountEvent, 'at' | 'actor' | 'address'>,
): Promise<void> {
  await all.secondFactors.eraseOwned(user.id);
  for (const { id, name } of await all.passkeys.listLocked(user.id)) {
    await all.passkeys.remove(user.id, id);
    const removed = { ...event, account: user, before: { name } };
    all.audit.record(accountEntry('passkey.removed', { name: 'user' }, removed));
  }
  for (const key of await all.apiKeys.listLocked(user.id)) {
    await all.apiKeys.remove(user.id, key.id);
    const revoked = { ...event, account: user, before: auditedFields(key) };
    all.audit.record(accountEntry('apiKey.revoked', { name: 'user' }, revoked));
  }
}
