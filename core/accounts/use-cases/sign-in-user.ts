import type { Language } from '../../shared/index.ts';
import { identityOf } from '../email.ts';
import type { NewlySignedIn } from '../session-opening.ts';
import { UNKNOWN_ORIGIN, type SessionOrigin } from '../session.ts';
import { credentialsFault, type Credentials } from '../sign-in.ts';
import type { SigningIn } from '../signing-in.ts';
import type { User } from '../user.ts';

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
