import { ADMIN_UNKNOWN, RecoverSuperadmin, type Admin } from '@toolyard/core/accounts';
import { DomainError } from '@toolyard/core/shared';
import { assertDatabaseExists, openDatabase } from '@toolyard/postgres';
import { Argon2PasswordHasher, SystemClock, UuidIds } from '@toolyard/security';
import { madeUpPassword } from './bootstrap-admin.ts';
import { SettingsError, type Environment } from './settings-readers.ts';
import { readPlaces } from './settings.ts';

/** `npm run recover-superadmin`: what it says when it is done, with the new password. */
export async function runRecovery(env: Environment, username: string): Promise<string> {
  const places = readPlaces(env);
  assertDatabaseExists(places);
  const database = await openDatabase(places);
  const password = madeUpPassword();
  try {
    const ports = { clock: new SystemClock(), ids: new UuidIds() };
    const recovery = new RecoverSuperadmin(database.unitOfWork, new Argon2PasswordHasher(), ports);
    await recovery.execute(username, password);
  } catch (fault) {
    const isUnknown = fault instanceof DomainError && fault.code === ADMIN_UNKNOWN.code;
    throw isUnknown ? whichSuperadmin(await database.readers.admins.list()) : fault;
  } finally {
    await database.close();
  }
  return `The superadmin ${username} now has the password ${password} (to be changed at the next sign-in) and no second factor.`;
}

function whichSuperadmin(admins: readonly Admin[]): SettingsError {
  const usernames = admins
    .filter(({ active, role }) => active && role === 'superadmin')
    .map(({ username }) => username);
  return new SettingsError(`which superadmin? The active ones are: ${usernames.join(', ')}`);
}
