import { randomBytes } from 'node:crypto';
import { normalizeUsername, parseUsername } from '@toolyard/core/accounts';
import { SettingsError, text, type Environment } from './settings-readers.ts';

/** With what one signs in to a console of development for the first time. */
export const SAMPLE_ADMIN = { username: 'superadmin', password: 'toolyard-sample-1' } as const;

/** A password that only its reader knows; it must be changed at the first sign-in. */
export const madeUpPassword = (): string => randomBytes(18).toString('base64url');

/** The first superadmin; without a password production makes one up. */
export function readBootstrapAdmin(env: Environment, inProduction: boolean) {
  const name = text(env, 'BOOTSTRAP_ADMIN_USERNAME') ?? SAMPLE_ADMIN.username;
  if (!parseUsername(name).ok)
    throw new SettingsError(
      'BOOTSTRAP_ADMIN_USERNAME must be 2 to 50 letters, digits, dots, hyphens or underscores',
    );
  const password =
    text(env, 'BOOTSTRAP_ADMIN_PASSWORD') ?? (inProduction ? null : SAMPLE_ADMIN.password);
  if (password !== null && (password.length < 12 || password.length > 128))
    throw new SettingsError('BOOTSTRAP_ADMIN_PASSWORD must have 12 to 128 characters');
  return { username: normalizeUsername(name), password };
}
