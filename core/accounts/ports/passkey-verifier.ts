import type { Passkey, PasskeyTransport } from '../passkeys/passkey.ts';

/** What an authenticator answers when it makes a passkey; base64url throughout. */
export interface PasskeyAttestation {
  readonly credentialId: string;
  readonly clientDataJson: string;
  readonly attestationObject: string;
  readonly transports: readonly PasskeyTransport[];
}

/** What an authenticator answers when a passkey is used; base64url throughout. */
export interface PasskeyAssertion {
  readonly credentialId: string;
  readonly clientDataJson: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /**
   * The id of the account, as it was given to the authenticator when the passkey was made. An authenticator that was
   * asked for certain passkeys may leave it out.
   */
  readonly userHandle?: string | undefined;
}

/** Whether a challenge is one that was issued for this purpose, asked once. */
type ChallengeCheck = (challenge: string) => Promise<boolean>;

/** Verifies answers of authenticators for this site (WebAuthn). The user must have been verified, by a PIN or biometrics. */
export interface PasskeyVerifier {
  /** The domain to which passkeys belong. */
  readonly relyingPartyId: string;
  /** The credential that was made; null where the answer is not sound. */
  verifyRegistration(
    answer: PasskeyAttestation,
    isExpected: ChallengeCheck,
  ): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> | null>;
  /** The signature counter; null where the answer is not sound or not signed by the passkey. */
  verifyAssertion(
    answer: PasskeyAssertion,
    passkey: Pick<Passkey, 'credentialId' | 'publicKey'>,
    isExpected: ChallengeCheck,
  ): Promise<{ readonly counter: number } | null>;
}
