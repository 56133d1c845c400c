import type { Language } from '../../shared/index.ts';
import type { Admin } from '../admin.ts';
import type { NewlySignedIn } from '../session-opening.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../session.ts';
import { adminCredentialsFault, type AdminCredentials } from '../sign-in.ts';
import type { SigningIn } from '../signing-in.ts';
import { usernameIdentity } from '../username.ts';

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
