import type { Language } from '../../shared/index.ts';
import { normalizeEmail } from '../email.ts';
import type { DeviceSignInResult } from '../sessions/open-session.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../sessions/session.ts';
import {
  credentialsFault,
  adminCredentialsFault,
  type Credentials,
  type AdminCredentials,
} from '../sessions/credentials.ts';
import type { PasswordSignIn } from '../sessions/sign-in.ts';
import type { User } from '../user.ts';
import { normalizeUsername, type Admin } from '../admin.ts';

export interface SignInInput extends Credentials {
  readonly remember: boolean;
  /** Code of the second factor: from the app, or a recovery code. */
  readonly code?: string;
  /** The password from now on, where another person knows the present one. */
  readonly newPassword?: string | null;
  /** The trusted-device token of the last sign-in on this device. */
  readonly deviceToken?: string | null;
  /** Language of mails about this sign-in. */
  readonly language?: Language;
}

/** Signs a user in by e-mail and password. */
export class SignInUser {
  constructor(private readonly signingIn: PasswordSignIn<User>) {}

  async execute(
    {
      email,
      password,
      remember,
      code = '',
      newPassword = null,
      deviceToken = null,
      language = 'en',
    }: SignInInput,
    origin: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<DeviceSignInResult<User>> {
    const fault = credentialsFault({ email, password });
    if (fault) throw fault;
    const typed = {
      identity: normalizeEmail(email),
      password,
      remember,
      code,
      newPassword,
      deviceToken,
      language,
    };
    return this.signingIn.signIn(typed, origin);
  }
}

export interface AdminSignInInput extends AdminCredentials {
  readonly code?: string;
  readonly deviceToken?: string | null;
  /** Language of mails about this sign-in. */
  readonly language?: Language;
}

/** Signs an admin in by username and password. The session ends with the browser. */
export class SignInAdmin {
  constructor(private readonly signingIn: PasswordSignIn<Admin>) {}

  async execute(
    { username, password, code = '', deviceToken = null, language = 'en' }: AdminSignInInput,
    origin: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<DeviceSignInResult<Admin>> {
    const fault = adminCredentialsFault({ username, password });
    if (fault) throw fault;
    const identity = normalizeUsername(username);
    const given = { identity, password, code, newPassword: null, deviceToken, language };
    const typed = { ...given, remember: false };
    return this.signingIn.signIn(typed, origin);
  }
}
