import {
  PASSKEY_ALGORITHMS,
  type Passkey,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyVerifier,
} from '@toolyard/core/accounts';

/** The site to which passkeys belong. */
export interface RelyingParty {
  /** Its domain. */
  readonly id: string;
  isOwnOrigin(origin: string): boolean;
}

type ChallengeCheck = Parameters<PasskeyVerifier['verifyAssertion']>[2];

/** Verifies answers by `@simplewebauthn/server`, which is loaded with the first of them. */
export class WebauthnPasskeyVerifier implements PasskeyVerifier {
  constructor(private readonly site: RelyingParty) {}

  get relyingPartyId(): string {
    return this.site.id;
  }

  async verifyRegistration(answer: PasskeyAttestation, isExpected: ChallengeCheck) {
    const { library, helpers } = await webauthn();
    const { credentialId: id, clientDataJson: clientDataJSON, attestationObject } = answer;
    return soundOrNull(isExpected, async (expectedChallenge) => {
      if (hasCertificates(helpers.decodeAttestationObject(bytesOf(attestationObject)))) return null;
      const { verified, registrationInfo } = await library.verifyRegistrationResponse({
        response: {
          ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
          response: { clientDataJSON, attestationObject },
        },
        expectedChallenge,
        expectedOrigin: this.ownOrigins(helpers.decodeClientDataJSON(clientDataJSON)),
        expectedRPID: this.site.id,
        supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
      });
      if (!verified || registrationInfo.credential.id !== id) return null;
      const { publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
    });
  }

  async verifyAssertion(
    answer: PasskeyAssertion,
    passkey: Pick<Passkey, 'credentialId' | 'publicKey'>,
    isExpected: ChallengeCheck,
  ) {
    const { library, helpers } = await webauthn();
    const { credentialId: id, clientDataJson: clientDataJSON, ...signed } = answer;
    if (id !== passkey.credentialId) return null;
    return soundOrNull(isExpected, async (expectedChallenge) => {
      const { verified, authenticationInfo } = await library.verifyAuthenticationResponse({
        response: {
          ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
          response: { clientDataJSON, ...signed },
        },
        expectedChallenge,
        expectedOrigin: this.ownOrigins(helpers.decodeClientDataJSON(clientDataJSON)),
        expectedRPID: this.site.id,
        // The counter is judged by core, which tells a copied authenticator from an unsound answer.
        credential: { id, publicKey: bytesOf(passkey.publicKey), counter: 0 },
      });
      return verified ? { counter: authenticationInfo.newCounter } : null;
    });
  }

  /** None of a frame in a page of another origin. */
  private ownOrigins({ origin, crossOrigin }: ClientData): string[] {
    return this.site.isOwnOrigin(origin) && !crossOrigin ? [origin] : [];
  }
}

const webauthn = async () => ({
  library: await import('@simplewebauthn/server'),
  helpers: await import('@simplewebauthn/server/helpers'),
});

const bytesOf = (base64url: string) => Uint8Array.from(Buffer.from(base64url, 'base64url'));

type ClientData = ReturnType<
  Awaited<ReturnType<typeof webauthn>>['helpers']['decodeClientDataJSON']
>;

type AttestationObject = ReturnType<
  Awaited<ReturnType<typeof webauthn>>['helpers']['decodeAttestationObject']
>;

/** None are asked for. Checking one could fetch a revocation list from an address that the caller chose. */
const hasCertificates = (attestation: AttestationObject): boolean =>
  !['none', 'packed'].includes(attestation.get('fmt')) ||
  attestation.get('attStmt').get('x5c') !== undefined;

/** The library throws on every answer that is not sound. A failure to check the challenge is none of its. */
async function soundOrNull<T>(
  isExpected: ChallengeCheck,
  verify: (isExpected: ChallengeCheck) => Promise<T | null>,
): Promise<T | null> {
  const failures: unknown[] = [];
  const check: ChallengeCheck = (challenge) =>
    isExpected(challenge).catch((error: unknown) => {
      failures.push(error);
      return false;
    });
  const sound = await verify(check).catch(() => null);
  if (failures.length > 0) throw failures[0];
  return sound;
}
