import type { Language } from '../../shared/index.ts';
import { identityOf } from '../email.ts';
import type { NewlySignedIn } from '../sessions/open-session.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../sessions/session.ts';
import {
  credentialsFault,
  adminCredentialsFault,
  type Credentials,
  type AdminCredentials,
} from '../sessions/credentials.ts';
import type { SigningIn } from '../sessions/sign-in.ts';
import type { User } from '../user.ts';
import { usernameIdentity, type Admin } from '../admin.ts';

export interface SignInInput extends Credentials {
  readonly remember: boolean;
  /** Of the second factor: the app's code, or a recovery code. */
  readonly code?: string;
  /** What the device kept of its last sign-in. */
  readonly deviceMark?: string | null;
  /** Of mails about this sign-in. */
  readonly language?: Language;
}

/** Opens a session for whoever knows an account's e-mail and password. */
export class SignInUser {
  constructor(private readonly signingIn: SigningIn<User>) {}

  async execute(
    { email, password, remember, code = '', deviceMark = null, language = 'en' }: SignInInput,
    origin: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<NewlySignedIn<User>> {
    const fault = credentialsFault({ email, password });
    if (fault) throw fault;
    const typed = { identity: identityOf(email), password, remember, code, deviceMark, language };
    return this.signingIn.signIn(typed, origin);
  }
}

export interface AdminSignInInput extends AdminCredentials {
  readonly code?: string;
  readonly deviceMark?: string | null;
  /** Of mails about this sign-in. */
  readonly language?: Language;
}

/** Opens a session for whoever knows an admin's username and password; it never outlives the browser. */
export class SignInAdmin {
  constructor(private readonly signingIn: SigningIn<Admin>) {}

  async execute(
    { username, password, code = '', deviceMark = null, language = 'en' }: AdminSignInInput,
    origin: SessionOrigin = UNKNOWN_ORIGIN,
  ): Promise<NewlySignedIn<Admin>> {
    const fault = adminCredentialsFault({ username, password });
    if (fault) throw fault;
    const identity = usernameIdentity(username);
    const typed = { identity, password, code, deviceMark, language, remember: false };
    return this.signingIn.signIn(typed, origin);
  }
}
