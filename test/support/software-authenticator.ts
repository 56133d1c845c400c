import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** Flags of authenticator data (WebAuthn Level 3, section 6.1). */
export const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 } as const;
const PRESENT_AND_VERIFIED = FLAGS.present | FLAGS.verified;

export interface Ceremony {
  readonly challenge: string;
  readonly rpId: string;
}

/** What a test may do otherwise than a sound authenticator in a sound browser. */
export interface Deviation {
  readonly origin?: string;
  readonly crossOrigin?: boolean;
  readonly rpId?: string;
  readonly flags?: number;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
}

/** An authenticator with one ES256 credential, which answers as a browser would pass it on. */
export class SoftwareAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly credentialId: string;
  counter = 0;
  private userHandle = '';

  constructor(
    private readonly origin: string,
    private readonly credential = randomBytes(32),
  ) {
    this.credentialId = base64url(credential);
  }

  /** Makes the credential: attestation `none`. */
  create(
    { challenge, rpId, user }: Ceremony & { readonly user: { readonly id: string } },
    change: Deviation = {},
  ) {
    this.userHandle = user.id;
    const flags = change.flags ?? PRESENT_AND_VERIFIED;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.credential.length);
    const data = Buffer.concat([
      this.head(change.rpId ?? rpId, flags | FLAGS.attested, change.counter),
      ...[Buffer.alloc(16), length, this.credential, coseKey(this.keys.publicKey)],
    ]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ]);
    return {
      credentialId: this.credentialId,
      clientDataJson: this.clientData('webauthn.create', challenge, change),
      attestationObject: base64url(attestation),
      transports: ['internal'],
    };
  }

  /** Signs a challenge. */
  get({ challenge, rpId }: Ceremony, change: Deviation = {}) {
    const flags = change.flags ?? PRESENT_AND_VERIFIED;
    const data = this.head(change.rpId ?? rpId, flags, change.counter);
    const clientDataJson = this.clientData('webauthn.get', challenge, change);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJson, 'base64url'))]);
    return {
      credentialId: this.credentialId,
      clientDataJson,
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', signed, this.keys.privateKey)),
      userHandle: change.userHandle ?? this.userHandle,
    };
  }

  private head(rpId: string, flags: number, counter = this.counter): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
  }

  private clientData(type: string, challenge: string, change: Deviation): string {
    const { origin = this.origin, crossOrigin = false } = change;
    return base64url(JSON.stringify({ type: change.type ?? type, challenge, origin, crossOrigin }));
  }
}

/** RFC 9053: an EC2 key of ES256 on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  ]);
}

/** The parts of CBOR (RFC 8949) that an attestation needs. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
